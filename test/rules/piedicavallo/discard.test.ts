import { expect } from "chai";
import { check, choices, view, type DealState } from "../../../rules/index.js";
import { act, cards, dealOf, trumps } from "../deals.js";

/** Seat 3 deals and is to lay two of these 17 cards aside. */
function discarding(hand: string): DealState {
  expect(cards(hand), "the dealer's hand").to.have.length(17);
  return dealOf({ game: "piedicavallo", hands: ["", "", "", hand] });
}

const discard = (text: string) => ({ seat: 3, type: "discard" as const, cards: cards(text) });

const PLAIN = "S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5";
/** Four trumps that could never all go. */
const RICH = discarding(`SK E T1 T5 T6 T7 ${PLAIN}`);

describe("the dealer's discard", () => {
  it("comes from the plain cards below the kings where trumps stay in any case", () => {
    expect(choices(RICH)).to.deep.include({ phase: "discard", seat: 3, count: 2, must: [] });
    expect(choices(RICH)).to.have.property("from").that.has.members(cards(PLAIN));
    expect(check(RICH, discard("S5 H1"))).to.equal(null);
  });

  const cases: readonly [title: string, hand: string, open: { from: string; must?: string }, legal: string[], illegal: string[]][] = [
    [
      "may be the only trump, with any plain card",
      "SK HK E T9 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 C5",
      { from: "T9 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 C5" }, ["T9 S5", "C5 T9", "S5 S6"], [],
    ],
    [
      "may be both of two trumps, never one of them",
      "SK E T2 T20 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 C5",
      { from: "T2 T20 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 C5" }, ["T2 T20", "S5 C5"], ["T2 S5", "C5 T20"],
    ],
    [
      "may be no trump beside a 1 or 21, which stay",
      "SK E T2 T21 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 C5",
      { from: "S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 C5" }, ["S5 C5"], ["T2 S5", "S5 T2"],
    ],
    [
      "may be any two trumps where the rest is trumps, kings and Matto",
      `SK HK CK DK E T1 T21 ${trumps(2, 11)}`,
      { from: trumps(2, 11) }, ["T2 T11", "T5 T6"], [],
    ],
    [
      "has to be the only plain card, and a trump with it",
      `SK HK CK DK E T1 T21 S5 ${trumps(2, 10)}`,
      { from: `S5 ${trumps(2, 10)}`, must: "S5" }, ["S5 T2", "T10 S5"], ["T2 T3"],
    ],
    [
      "has to be the last two plain cards",
      `SK HK CK DK E T1 T21 S5 SQ ${trumps(2, 9)}`,
      { from: "S5 SQ", must: "S5 SQ" }, ["S5 SQ"], ["S5 T2", "T2 T3"],
    ],
    [
      "may be no trump while more than one plain card is left, whatever else the hand holds",
      `SK HK CK T1 S5 S6 S7 ${trumps(2, 11)}`,
      { from: "S5 S6 S7" }, ["S5 S7"], ["S5 T2", "T2 T11"],
    ],
  ];

  for (const [title, hand, { from, must = "" }, legal, illegal] of cases) {
    it(title, () => {
      const state = discarding(hand);
      const open = choices(state);
      expect(open).to.have.property("from").that.has.members(cards(from));
      expect(open).to.have.property("must").that.has.members(cards(must));
      for (const text of legal) expect(check(state, discard(text)), text).to.equal(null);
      for (const text of illegal) expect(check(state, discard(text)), text).to.have.property("reason").that.is.oneOf(["discard-trump", "discard-plain-first"]);
    });
  }

  const refusals: readonly [title: string, text: string, refusal: object][] = [
    ["one card", "S5", { reason: "discard-count", facts: { count: 2, given: 1 } }],
    ["three cards, before anything else", "SK DK S5", { reason: "discard-count", facts: { count: 2, given: 3 } }],
    ["a card that is not there, before the rule", "SK DK", { reason: "card-not-held", facts: { card: "DK" } }],
    ["a card that is in no deck here", "S5 S1", { reason: "card-not-held", facts: { card: "S1" } }],
    ["a card named twice", "S5 S5", { reason: "card-not-held", facts: { card: "S5" } }],
    ["a king", "T5 SK", { reason: "discard-king", facts: { card: "SK" } }],
    ["the 1", "S5 T1", { reason: "discard-bout", facts: { card: "T1" } }],
    ["the Matto", "E T5", { reason: "discard-bout", facts: { card: "E" } }],
    ["a trump while others stay", "S5 T6", { reason: "discard-trump", facts: { card: "T6" } }],
    ["two trumps while others stay", "T7 T6", { reason: "discard-trump", facts: { card: "T7" } }],
  ];

  for (const [title, text, refusal] of refusals) {
    it(`refuses ${title}`, () => {
      expect(check(RICH, discard(text))).to.deep.include(refusal);
    });
  }

  it("refuses the 21", () => {
    const state = discarding(`T21 T5 ${PLAIN} C5 C6 C7 C8`);
    expect(check(state, discard("T21 T5"))).to.deep.include({ reason: "discard-bout", facts: { card: "T21" } });
  });

  it("says which cards would do", () => {
    for (const text of ["SK S5", "T1 S5", "T5 S5"]) expect(check(RICH, discard(text))?.allowed, text).to.have.members(cards(PLAIN));
  });

  it("says that the only plain card has to go before a trump", () => {
    const state = discarding(`SK HK CK DK E T1 T21 S5 ${trumps(2, 10)}`);
    expect(check(state, discard("T2 T3"))).to.deep.equal({ reason: "discard-plain-first", allowed: ["S5"], facts: { card: "T2" } });
  });

  it("does not promise that a trump could follow where the plain cards are just enough", () => {
    const state = discarding(`SK HK CK DK E T1 T21 SQ S5 ${trumps(2, 9)}`);
    expect(check(state, discard("S5 T2"))).to.deep.equal({ reason: "discard-trump", allowed: ["SQ", "S5"], facts: { card: "T2" } });
  });

  it("is the dealer's alone", () => {
    expect(check(RICH, { seat: 0, type: "discard", cards: ["S5", "S6"] })).to.deep.equal({ reason: "not-your-turn" });
    expect(choices(view(RICH, 0))).to.deep.equal({ phase: "wait", seat: 3, for: "discard" });
  });
});

describe("after the discard", () => {
  const hidden = act(RICH, "3 discard H1 S5");
  const twoTrumps = act(discarding(`SK HK CK DK E T1 T21 ${trumps(2, 11)}`), "3 discard T2 T11");
  const oneTrump = act(discarding(`SK HK CK DK E T1 T21 S5 ${trumps(2, 10)}`), "3 discard T2 S5");

  it("only the dealer's view holds the cards", () => {
    expect(view(hidden, 3).discard).to.deep.equal(["S5", "H1"]);
    expect(view(hidden, 3).hand).to.have.members(cards(`SK E T1 T5 T6 T7 ${PLAIN}`).filter((card) => card !== "S5" && card !== "H1"));
    for (const seat of [0, 1, 2]) expect(JSON.stringify(view(hidden, seat))).to.not.match(/"discard"|"S5"|"H1"/);
  });

  it("everybody is told how many of them are trumps", () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(view(RICH, seat)).to.not.have.property("announcedTrumps");
      expect([hidden, oneTrump, twoTrumps].map((state) => view(state, seat).announcedTrumps)).to.deep.equal([0, 1, 2]);
    }
  });

  it("each player holds 15 cards and the seat after the dealer leads", () => {
    expect(view(hidden, 1).counts).to.deep.equal([15, 15, 15, 15]);
    expect(choices(hidden)).to.include({ phase: "play", seat: 0 });
    expect(check(hidden, { seat: 0, type: "discard", cards: ["D5", "D6"] })).to.deep.equal({ reason: "wrong-phase" });
  });

  it("a view holds nothing that is French Tarot's or Preferanzen's", () => {
    expect(view(hidden, 3)).to.have.all.keys(
      "game", "players", "dealer", "options", "seat", "hand", "choices", "bids", "discard", "announcedTrumps", "handfuls", "tricks", "trick", "counts", "result",
    );
  });
});
