import { expect } from "chai";
import { check, choices, view } from "../../../rules/index.js";
import { act, cards, dealOf, trumps } from "../deals.js";

/** Seat 0 has taken the dog of a garde and is to discard six cards. */
function discarding(hand: string, talon: string) {
  return dealOf({ options: { given: { taker: 0, contract: "garde" } }, hands: [hand], talon });
}

const discard = (text: string) => ({ seat: 0, type: "discard" as const, cards: cards(text) });

/** Ten plain cards below the kings, and a card of every kind that may not go. */
const RICH = discarding(`SK HK ${trumps(8, 12)} T21 T1 E S2 S3 S4 S5 S6 S7 S8 S9`, "H2 H3 CK T2 T3 T4");
/** Four plain cards below the kings and six to lay aside: two trumps have to go. */
const POOR = discarding(`SK HK CK DK ${trumps(8, 19)} S2 S3`, "S4 S5 T20 T21 T1 E");

describe("the dog", () => {
  it("is shown to all and joins the taker's hand", () => {
    expect(view(RICH, 3).dog).to.have.members(cards("H2 H3 CK T2 T3 T4"));
    expect(view(RICH, 0).hand).to.have.length(24).and.include("CK");
    expect(view(RICH, 3).counts).to.deep.equal([24, 18, 18, 18]);
  });

  it("stays hidden in garde sans and garde contre", () => {
    for (const contract of ["garde-sans", "garde-contre"]) {
      const state = dealOf({ options: { given: { taker: 0, contract } } });
      expect(choices(state)).to.include({ phase: "announce" });
      expect(view(state, 0)).to.not.have.any.keys("dog", "discard", "publicDiscards");
    }
  });
});

describe("the discard", () => {
  it("comes from the plain cards below the kings where there are enough", () => {
    const open = choices(RICH);
    expect(open).to.deep.include({ phase: "discard", seat: 0, count: 6, must: [] });
    expect(open).to.have.property("from").that.has.members(cards("S2 S3 S4 S5 S6 S7 S8 S9 H2 H3"));
    expect(check(RICH, discard("S2 S3 S4 S5 H2 H3"))).to.equal(null);
  });

  it("is face down: only the taker's view holds it", () => {
    const state = act(RICH, "0 discard S2 S3 S4 S5 H2 H3");
    expect(view(state, 0).discard).to.have.members(cards("S2 S3 S4 S5 H2 H3"));
    expect(view(state, 0).counts).to.deep.equal([18, 18, 18, 18]);
    expect(view(state, 1)).to.not.have.property("discard");
    expect(view(state, 1).publicDiscards).to.deep.equal([]);
  });

  it("takes every plain card and then trumps, which are shown to all, where plain cards are too few", () => {
    const open = choices(POOR);
    expect(open).to.have.property("must").that.has.members(cards("S2 S3 S4 S5"));
    expect(open).to.have.property("from").that.has.members(cards(`S2 S3 S4 S5 ${trumps(8, 20)}`));
    const state = act(POOR, "0 discard S2 S3 S4 S5 T8 T20");
    expect(view(state, 3).publicDiscards).to.have.members(["T8", "T20"]);
    expect(JSON.stringify(view(state, 3).publicDiscards)).to.not.contain("S2");
  });

  it("leaves no choice where the plain cards are just enough", () => {
    const state = discarding(`SK HK CK DK ${trumps(8, 19)} S2 S3`, "S4 S5 S6 S7 T21 T1");
    expect(choices(state)).to.have.property("must").that.has.members(cards("S2 S3 S4 S5 S6 S7"));
    expect(check(state, discard("S2 S3 S4 S5 S6 T8"))).to.deep.include({ reason: "discard-trump" });
  });

  const refusals: readonly [title: string, state: typeof RICH, text: string, refusal: object][] = [
    ["too few cards", RICH, "S2 S3", { reason: "discard-count", facts: { count: 6, given: 2 } }],
    ["too many cards, before anything else", RICH, "SK S2 S3 S4 S5 S6 S7", { reason: "discard-count", facts: { count: 6, given: 7 } }],
    ["a card that is not there", RICH, "S2 S3 S4 S5 H2 D1", { reason: "card-not-held", facts: { card: "D1" } }],
    ["a card named twice", RICH, "S2 S3 S4 S5 H2 S2", { reason: "card-not-held", facts: { card: "S2" } }],
    ["a king", RICH, "S2 S3 S4 S5 H2 CK", { reason: "discard-king", facts: { card: "CK" } }],
    ["the Excuse", RICH, "S2 S3 S4 S5 H2 E", { reason: "discard-bout", facts: { card: "E" } }],
    ["the Petit, where trumps have to go", POOR, "S2 S3 S4 S5 T8 T1", { reason: "discard-bout", facts: { card: "T1" } }],
    ["the 21, where trumps have to go", POOR, "S2 S3 S4 S5 T8 T21", { reason: "discard-bout", facts: { card: "T21" } }],
    ["a trump where plain cards suffice", RICH, "S2 S3 S4 S5 H2 T8", { reason: "discard-trump", facts: { card: "T8" } }],
  ];

  for (const [title, state, text, refusal] of refusals) {
    it(`refuses ${title}`, () => {
      expect(check(state, discard(text))).to.deep.include(refusal);
    });
  }

  it("refuses a trump while a plain card is kept, and says which have to go", () => {
    const refusal = check(POOR, discard("S2 S3 S4 T8 T9 T10"));
    expect(refusal).to.deep.include({ reason: "discard-plain-first", facts: { card: "T8" } });
    expect(refusal?.allowed).to.have.members(cards("S2 S3 S4 S5"));
  });
});
