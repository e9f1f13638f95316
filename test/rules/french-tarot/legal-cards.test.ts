import { expect } from "chai";
import { choices, check } from "../../../rules/index.js";
import { breachOf } from "../../../rules/duties.js";
import { deck } from "../../../rules/french-tarot/cards.js";
import { dutyOf } from "../../../rules/french-tarot/legal-cards.js";
import { act, cards, dealOf, isTurnOf, playUntil, trumps } from "../deals.js";

/** What may be played from a hand to a trick. */
function legal(trick: string, hand: string): string[] {
  const duty = dutyOf(cards(hand), cards(trick));
  return cards(hand).filter((card) => breachOf(duty, card, deck) === null);
}

/** From the rules page, with plain cards added where they tell something. */
const EXAMPLES: readonly [title: string, trick: string, hand: string, legal: string][] = [
  ["void in the suit led: any trump, or the Excuse", "SQ S3 S6", "T11 T3 E", "T11 T3 E"],
  ["void in the suit led: no other plain suit", "SQ S3 S6", "T11 T3 E HK", "T11 T3 E"],
  ["trumps led: one that beats the best", "T5 T6 T7", "T11 T3", "T11"],
  ["the 21 led: still a trump, no plain card", "T21", "T18 T17 HK", "T18 T17"],
  ["trumps led and only the Excuse in hand: any card", "T5", "E HK S2", "E HK S2"],
  ["a trumped suit: overtrump, or the Excuse", "D1 D7 T3 D3", "E T21 T12 T6 T2 T1 HK", "E T21 T12 T6"],
  ["the suit after a led Excuse binds everyone after", "E D9", "D1 DK T21 HK", "D1 DK"],
  ["only the Excuse on the table: any card", "E", "D1 T21 HK", "D1 T21 HK"],
  ["nothing on the table: any card", "", "D1 T21 HK E", "D1 T21 HK E"],
  ["the suit led: no duty to beat", "H9", "HK H1 T21", "HK H1"],
  ["the suit led and trumped: follow all the same", "H9 T5", "HK H1 T21", "HK H1"],
  ["neither suit nor trump: any card", "H9", "S1 DK", "S1 DK"],
  ["no higher trump: any trump", "H9 T20", "T19 T1 S5", "T19 T1"],
  ["the Excuse beside the suit led", "H9", "H1 E S5", "H1 E"],
  ["the Excuse in the middle does not set a suit", "S5 E", "S9 H3", "S9"],
  ["trumps after the Excuse: overtrump", "E T9", "T10 T8 HK", "T10"],
];

describe("legal cards", () => {
  for (const [title, trick, hand, expected] of EXAMPLES) {
    it(title, () => {
      expect(legal(trick, hand)).to.deep.equal(cards(expected));
    });
  }

  it("binds the third player to the second card's suit when the Excuse was led", () => {
    const state = act(dealOf({ players: 3, options: given("garde-contre"), hands: ["E", "D9", "D3 D5 HK T21"] }), "0 announce none", "0 play E", "1 play D9");
    expect(choices(state)).to.have.property("cards").that.satisfies((open: string[]) => open.every((card) => card.startsWith("D")));
  });
});

describe("the first lead with five players", () => {
  const hearts = { players: 5, options: given("garde-sans", 2), hands: ["HK H9 H2 E", "S1 H3"], actions: ["2 call HK", "2 announce none"] };

  it("may be the called king, but no other card of its suit", () => {
    const state = dealOf(hearts);
    expect(check(state, { seat: 0, type: "play", card: "HK" })).to.equal(null);
    expect(check(state, { seat: 0, type: "play", card: "H9" })).to.deep.include({ reason: "called-suit-lead", facts: { called: "HK" } });
    expect(choices(state)).to.have.property("cards").that.includes("HK").and.not.includes.members(["H9"]);
  });

  it("binds nobody after an Excuse that was led", () => {
    expect(check(act(dealOf(hearts), "0 play E"), { seat: 1, type: "play", card: "H3" })).to.equal(null);
  });

  it("binds the card after the Excuse too, where the house wants it", () => {
    const state = act(dealOf({ ...hearts, options: { ...hearts.options, calledSuitBanAfterExcuse: true } }), "0 play E");
    expect(check(state, { seat: 1, type: "play", card: "H3" })).to.deep.include({ reason: "called-suit-lead" });
    const next = act(state, "1 play S1");
    expect(choices(next), "only the first card that is not the Excuse is bound").to.have.property("cards").that.is.not.empty;
  });

  it("is bound only once: the second lead may be of the called suit", () => {
    const led = act(dealOf({ ...hearts, hands: [`HK H9 ${trumps(15, 21)}`] }), "0 play T21");
    expect(check(playUntil(led, isTurnOf(0)), { seat: 0, type: "play", card: "H9" })).to.equal(null);
  });
});

function given(contract: string, taker = 0) {
  return { given: { taker, contract } };
}
