import { expect } from "chai";
import { check, choices, type DealState } from "../../../rules/index.js";
import { breachOf } from "../../../rules/duties.js";
import { deck } from "../../../rules/preferanzen/cards.js";
import { dutyOf } from "../../../rules/preferanzen/legal-cards.js";
import { act, cards } from "../deals.js";
import { announced } from "./deals.js";

/** What may be played from a hand to a trick, with a suit of trumps or none. */
function legal(trick: string, hand: string, trumps?: string): string[] {
  const duty = dutyOf(cards(hand), cards(trick), trumps);
  return cards(hand).filter((card) => breachOf(duty, card, deck) === null);
}

const EXAMPLES: readonly [title: string, trumps: string | undefined, trick: string, hand: string, legal: string][] = [
  ["nothing on the table: any card", "H", "", "S1 H7 D9", "S1 H7 D9"],
  ["a higher card of the suit led", "H", "SQ", "S1 SJ H7 D9", "S1"],
  ["any of the higher cards", "H", "S9", "S1 S7 S10 HK", "S1 S10"],
  ["a card of the suit where none is higher, and no trump", "H", "SK", "SQ S7 H1", "SQ S7"],
  ["higher than the card that is winning, not only than the one led", "H", "S8 SJ", "S10 SQ H1", "SQ"],
  ["the ace beats the king, the ten is below the jack", undefined, "SJ", "S10 S9 S1", "S1"],
  ["any card of the suit once it has been trumped", "H", "S8 H7", "S1 S7 H1", "S1 S7"],
  ["void: a trump, and no other suit", "H", "S8", "H7 H1 D1", "H7 H1"],
  ["void and trumped: a higher trump", "H", "S8 H9", "H7 H1 D1", "H1"],
  ["void and trumped too high: any trump all the same", "H", "S8 HK", "H7 HQ D1", "H7 HQ"],
  ["neither the suit nor a trump: anything", "H", "S8 HK", "D1 C7", "D1 C7"],
  ["trumps led: a higher trump", "H", "HQ", "HK H7 S1", "HK"],
  ["trumps led and none higher: any trump", "H", "H1", "HK H7 S1", "HK H7"],
  ["trumps led, and none held: anything", "H", "H9", "S1 D7", "S1 D7"],
  ["a card thrown off wins nothing: beat the suit led", "H", "S8 D1", "S9 S7", "S9"],
  ["without trumps: a higher card of the suit", undefined, "S8", "S9 S7 H1", "S9"],
  ["without trumps and void: anything", undefined, "S8", "H1 D7", "H1 D7"],
];

describe("legal cards in Preferanzen", () => {
  for (const [title, trumps, trick, hand, expected] of EXAMPLES) {
    it(title, () => {
      expect(legal(trick, hand, trumps)).to.deep.equal(cards(expected));
    });
  }
});

/** Hearts are trumps, seat 0 leads, and seat 1 has no spades. */
const playing = act(
  announced("hearts", { hands: ["SQ S9 S8 HJ H8 DJ C1 CK CJ C10", "HQ H9 H7 DK D10 D9 D8 D7 CQ C9", "S1 SK SJ S10 S7 H1 HK H10 D1 DQ"] }),
  "1 join", "2 join",
);
/** The same, but all spades are with seat 0. */
const spadeless = act(
  announced("hearts", { hands: ["S1 SK SQ SJ S10 S9 S8 S7 H7 D7", "H1 HQ HJ H10 H9 CK CQ CJ C10 C9", "HK H8 D1 DK DQ DJ D10 D9 D8 C1"] }),
  "1 join", "2 join",
);

function refusalOf(state: DealState, seat: number, card: string) {
  return check(state, { seat, type: "play", card });
}

describe("the duty to beat", () => {
  const hands = ["SQ S9 S8 HJ H8 DJ C1 CK CJ C10", "HQ H9 H7 DK D10 D9 D8 D7 CQ C9", "S1 SK SJ S10 S7 H1 HK H10 D1 DQ"];

  for (const contract of ["bettler", "bettler-ouvert", "durchmarsch"]) {
    it(`binds defenders and declarer in ${contract}`, () => {
      const led = act(announced(contract, { hands }), "0 play DJ");
      expect(refusalOf(led, 1, "D9")).to.deep.equal({ reason: "must-beat", allowed: ["DK"], facts: { led: "D", beat: "DJ" } });
      const back = act(led, "1 play DK", "2 play D1", "2 play S10");
      expect(refusalOf(back, 0, "S8")).to.deep.equal({ reason: "must-beat", allowed: ["SQ"], facts: { led: "S", beat: "S10" } });
    });
  }

  it("binds the declarer, who plays second, in sans-atout", () => {
    const led = act(announced("sans-atout", { hands }), "2 play S10");
    expect(refusalOf(led, 0, "S9")).to.deep.equal({ reason: "must-beat", allowed: ["SQ"], facts: { led: "S", beat: "S10" } });
  });
});

describe("a refused card in Preferanzen comes with the reason and the cards that would do", () => {
  it("must-follow", () => {
    expect(refusalOf(act(playing, "0 play DJ"), 1, "CQ")).to.deep.equal({ reason: "must-follow", allowed: ["DK"], facts: { led: "D" } });
  });

  it("must-follow for a plain card when trumps are led", () => {
    expect(refusalOf(act(playing, "0 play HJ"), 1, "DK")).to.deep.equal({ reason: "must-follow", allowed: ["HQ"], facts: { led: "H" } });
  });

  it("must-beat, in the suit led", () => {
    expect(refusalOf(act(playing, "0 play DJ"), 1, "D9")).to.deep.equal({ reason: "must-beat", allowed: ["DK"], facts: { led: "D", beat: "DJ" } });
  });

  it("must-trump", () => {
    expect(refusalOf(act(playing, "0 play SQ"), 1, "DK")).to.deep.equal({ reason: "must-trump", allowed: ["HQ", "H9", "H7"], facts: { led: "S" } });
  });

  it("must-beat, when trumps are led", () => {
    expect(refusalOf(act(playing, "0 play HJ"), 1, "H9")).to.deep.equal({ reason: "must-beat", allowed: ["HQ"], facts: { led: "H", beat: "HJ" } });
  });

  it("must-beat, over another's trump in a plain suit", () => {
    expect(refusalOf(act(spadeless, "0 play S9", "1 play H9"), 2, "H8")).to.deep.equal({ reason: "must-beat", allowed: ["HK"], facts: { led: "S", beat: "H9" } });
  });

  it("card-not-held before any of these", () => {
    expect(refusalOf(act(playing, "0 play DJ"), 1, "SK")).to.deep.equal({ reason: "card-not-held", allowed: ["DK"], facts: { card: "SK" } });
    expect(refusalOf(playing, 0, "T21"), "a card of another deck").to.include({ reason: "card-not-held" });
  });

  it("lets the third player throw any card of a suit that has been trumped", () => {
    expect(choices(act(playing, "0 play SQ", "1 play H9"))).to.have.property("cards").that.has.members(["S1", "SK", "SJ", "S10", "S7"]);
  });
});
