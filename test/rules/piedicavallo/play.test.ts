import { expect } from "chai";
import { check, choices, view, type CardCode, type DealState } from "../../../rules/index.js";
import { deck } from "../../../rules/piedicavallo/cards.js";
import { TRUMPS } from "../../../rules/tarots.js";
import { trickWinner } from "../../../rules/tricks.js";
import { act, cards, dealOf } from "../deals.js";

/** Seat 3 deals and has laid aside two cards that nobody needs here; seat 0 leads. */
function table(hands: string[], ...plays: string[]): DealState {
  const dealt = [0, 1, 2].map((seat) => hands[seat] ?? "");
  return act(dealOf({ game: "piedicavallo", hands: [...dealt, `C5 C6 ${hands[3] ?? ""}`.trim()] }), "3 discard C5 C6", ...plays);
}

function open(state: DealState): CardCode[] {
  const now = choices(state);
  return now.phase === "play" ? now.cards : [];
}

/** Of the cards named, those that may be played. */
function openOf(state: DealState, text: string): CardCode[] {
  return cards(text).filter((card) => open(state).includes(card));
}

/** Seat 2 holds no spades and no hearts. */
const VOID = "T3 T20 E D1 D2 D3 D4 D5 D6 C7 C8 C9 C10 CJ CN";

describe("legal cards in Piedicavallo", () => {
  it("are all to lead with", () => {
    expect(open(table(["SK T5 E"]))).to.have.length(15).and.include.members(cards("SK T5 E"));
  });

  it("follow suit where the suit is held, with no duty to beat", () => {
    const state = table(["S9", "S5 SK T21 E H1"], "0 play S9");
    expect(openOf(state, "S5 SK T21 E H1")).to.deep.equal(cards("S5 SK E"));
    expect(open(state).every((card) => card.startsWith("S") || card === "E")).to.equal(true);
  });

  it("are trumps and the Matto where the suit is not held", () => {
    expect(open(table(["S9", "S5", VOID], "0 play S9", "1 play S5"))).to.have.members(cards("T3 T20 E"));
  });

  it("may be lower than a trump on the table", () => {
    const hands = ["S9", "T10 H1 H2 H3 H4 H5 H6 HJ HN HQ HK C7 C8 C9 C10", "T3 T20 D1 D2 D3 D4 D5 D6 DJ DN DQ DK CJ CN CQ"];
    expect(open(table(hands, "0 play S9", "1 play T10"))).to.have.members(cards("T3 T20"));
  });

  it("are any trump when trumps are led", () => {
    expect(open(table(["T10", "T3 T20 E H1 H2 H3 H4 H5 H6 HJ HN HQ HK C7 C8"], "0 play T10"))).to.have.members(cards("T3 T20 E"));
  });

  it("are all where neither suit nor trump is held", () => {
    const hand = "H1 H2 H3 H4 H5 H6 HJ HN HQ HK C7 C8 C9 C10 E";
    expect(open(table(["S9", hand], "0 play S9"))).to.have.members(cards(hand));
    expect(open(table(["T9", hand], "0 play T9")), "the Matto is no trump").to.have.members(cards(hand));
  });

  it("follow the second card where the Matto was led", () => {
    const state = table(["E", "S9", "S5 T2 H1", "S6"], "0 play E");
    expect(open(state), "nothing binds the second player").to.have.length(15);
    expect(openOf(act(state, "1 play S9"), "S5 T2 H1")).to.deep.equal(["S5"]);
  });
});

describe("a refused card in Piedicavallo", () => {
  const state = table(["S9 T10", "S5 HK", VOID], "0 play S9");
  const refusalOf = (now: DealState, seat: number, card: string) => check(now, { seat, type: "play", card });

  it("must-follow", () => {
    expect(refusalOf(state, 1, "HK")).to.deep.include({ reason: "must-follow", facts: { led: "S" } });
    expect(refusalOf(state, 1, "HK")?.allowed).to.include("S5").and.satisfy((all: string[]) => all.every((card) => card.startsWith("S")));
  });

  it("must-trump", () => {
    expect(refusalOf(act(state, "1 play S5"), 2, "D1")).to.deep.equal({ reason: "must-trump", allowed: cards("E T20 T3"), facts: { led: "S" } });
  });

  it("must-follow when trumps are led", () => {
    const trumped = table(["T10", "T3 T20 H1 H2 H3 H4 H5 H6 HJ HN HQ HK C7 C8 C9"], "0 play T10");
    expect(refusalOf(trumped, 1, "HK")).to.deep.equal({ reason: "must-follow", allowed: cards("T20 T3"), facts: { led: "T" } });
  });

  it("card-not-held, also for a card that is in no deck here", () => {
    expect(refusalOf(state, 1, "S9")).to.deep.include({ reason: "card-not-held", facts: { card: "S9" } });
    expect(refusalOf(state, 1, "S1")).to.deep.include({ reason: "card-not-held", facts: { card: "S1" } });
  });

  it("is no matter of bids, calls and announcements, which the game does not have", () => {
    expect(check(state, { seat: 1, type: "bid", bid: "pass" })).to.deep.equal({ reason: "unknown-action" });
    expect(check(state, { seat: 1, type: "announce", what: "none" })).to.deep.equal({ reason: "unknown-action" });
    expect(check(state, { seat: 1, type: "call", card: "HK" })).to.deep.equal({ reason: "wrong-phase" });
    expect(check(state, { seat: 1, type: "handful", cards: ["T1"] })).to.deep.equal({ reason: "wrong-phase" });
    expect(check(state, { seat: 1, type: "join" })).to.deep.equal({ reason: "wrong-phase" });
  });
});

describe("a trick in Piedicavallo", () => {
  const tricks: readonly [title: string, played: string[], winner: number][] = [
    ["goes to the highest of swords by number", ["S5", "S9", "S10", "S6"], 2],
    ["goes to the lowest of the pips of cups", ["H6", "H2", "H4", "H5"], 1],
    ["goes to the ace before the two", ["D2", "D6", "D1", "D3"], 2],
    ["goes to the jack before the ace", ["D2", "DJ", "D1", "D3"], 1],
    ["goes to king before queen before knight", ["CN", "CQ", "CK", "C10"], 2],
    ["goes to the suit led, whatever is thrown on it", ["S5", "HK", "S6", "DK"], 2],
    ["goes to the highest trump", ["S5", "T3", "T12", "T11"], 2],
    ["goes to the 21 before the 20", ["T20", "T21", "T1", "T2"], 1],
    ["is never the Matto's", ["S5", "E", "S6", "S7"], 3],
    ["goes by the second card where the Matto was led", ["E", "S5", "S6", "HK"], 2],
  ];

  for (const [title, played, winner] of tricks) {
    it(`${title}: ${played.join(" ")}`, () => {
      expect(trickWinner({ leader: 0, cards: played }, 4, TRUMPS, deck)).to.equal(winner);
    });
  }

  it("has no winner while it holds the Matto alone", () => {
    const state = table(["E"], "0 play E");
    expect(view(state, 2).trick).to.deep.equal({ leader: 0, cards: ["E"], winner: null });
    expect(choices(state)).to.include({ phase: "play", seat: 1 });
  });

  it("is followed by the winner's lead", () => {
    const state = table(["S5", "S9", "S10", "S6"], "0 play S5", "1 play S9", "2 play S10", "3 play S6");
    expect(choices(state)).to.include({ phase: "play", seat: 2 });
    expect(view(state, 1)).to.deep.include({ tricks: [{ leader: 0, cards: cards("S5 S9 S10 S6"), winner: 2 }], trick: { leader: 2, cards: [], winner: null } });
  });
});
