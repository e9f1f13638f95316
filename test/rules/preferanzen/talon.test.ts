import { expect } from "chai";
import { check, choices, view } from "../../../rules/index.js";
import { act, cards } from "../deals.js";
import { preferanzen } from "./deals.js";

const HAND = "H1 HK HQ HJ H10 S1 SK SQ SJ S10";
const taken = act(preferanzen({ hands: [HAND], talon: "D7 C9" }), "0 bid clubs", "1 bid spades", "2 bid pass", "0 bid diamonds", "1 bid pass");

const discard = (text: string) => ({ seat: 0, type: "discard" as const, cards: cards(text) });

describe("the talon", () => {
  it("goes into the declarer's hand, who may lay any two cards aside", () => {
    expect(view(taken, 0).hand).to.have.members(cards(`${HAND} D7 C9`));
    const open = choices(taken);
    expect(open).to.deep.include({ phase: "discard", seat: 0, count: 2, must: [] });
    expect(open).to.have.property("from").that.has.members(cards(`${HAND} D7 C9`));
    for (const two of ["D7 C9", "H1 C9", "S10 SJ"]) expect(check(taken, discard(two)), two).to.equal(null);
  });

  it("is seen by nobody else, nor is the discard", () => {
    const aside = act(taken, "0 discard D7 S10");
    for (const state of [taken, aside]) {
      for (const seat of [1, 2]) {
        const { hand, choices: open, ...seen } = view(state, seat);
        expect(JSON.stringify(seen)).to.not.match(/"(?:[SHDC](?:\d+|[JQK]))"/);
        expect(hand).to.have.length(10).and.not.include("D7");
        expect(open).to.have.property("phase", "wait");
      }
    }
    expect(view(aside, 0).discard).to.have.members(["D7", "S10"]);
    expect(view(aside, 1)).to.not.have.any.keys("discard", "dog");
  });

  it("leaves the declarer with ten cards again", () => {
    expect(view(taken, 2).counts).to.deep.equal([12, 10, 10]);
    const aside = act(taken, "0 discard D7 S10");
    expect(view(aside, 2).counts).to.deep.equal([10, 10, 10]);
    expect(view(aside, 0).hand).to.have.members(cards("H1 HK HQ HJ H10 S1 SK SQ SJ C9"));
  });

  it("is left alone in geschäft and herzprämie, which are played as they were bid", () => {
    for (const contract of ["geschaeft-clubs", "herzpraemie"]) {
      const state = act(preferanzen({ hands: [HAND], talon: "D7 C9" }), `0 bid ${contract}`, "1 bid pass", "2 bid pass");
      expect(view(state, 0)).to.deep.include({ taker: 0, contract, counts: [10, 10, 10] });
      expect(view(state, 0).hand).to.have.members(cards(HAND));
      expect(choices(state)).to.deep.equal({ phase: "defend", seat: 1, options: ["join", "drop"] });
    }
  });

  const refusals: readonly [title: string, text: string, refusal: object][] = [
    ["one card", "D7", { reason: "discard-count", facts: { count: 2, given: 1 } }],
    ["three cards, before anything else", "D7 C9 D1", { reason: "discard-count", facts: { count: 2, given: 3 } }],
    ["a card that another holds", "D7 D1", { reason: "card-not-held", facts: { card: "D1" } }],
    ["a card named twice", "D7 D7", { reason: "card-not-held", facts: { card: "D7" } }],
  ];

  for (const [title, text, refusal] of refusals) {
    it(`cannot be exchanged for ${title}`, () => {
      expect(check(taken, discard(text))).to.deep.equal(refusal);
    });
  }
});

describe("the announcement", () => {
  const aside = act(taken, "0 discard D7 C9");
  const allowed = ["diamonds", "hearts", "bettler", "sans-atout", "bettler-ouvert", "durchmarsch"];

  it("is any ordinary contract at least as high as the bid", () => {
    expect(choices(aside)).to.deep.equal({ phase: "announce", seat: 0, options: allowed });
    expect(view(act(aside, "0 announce hearts"), 2)).to.include({ taker: 0, contract: "hearts" });
  });

  it("is not lower than the bid: contract-below-bid", () => {
    for (const what of ["clubs", "spades"]) {
      expect(check(aside, { seat: 0, type: "announce", what })).to.deep.equal({ reason: "contract-below-bid", allowed, facts: { bid: "diamonds" } });
    }
  });

  it("is no geschäft and no herzprämie, nor a word of another game: unknown-action", () => {
    for (const what of ["geschaeft-hearts", "herzpraemie", "slam", "pass"]) {
      expect(check(aside, { seat: 0, type: "announce", what }), what).to.deep.equal({ reason: "unknown-action" });
    }
  });

  it("comes after the discard: wrong-phase", () => {
    expect(check(taken, { seat: 0, type: "announce", what: "hearts" })).to.deep.equal({ reason: "wrong-phase" });
    expect(check(aside, discard("S10 SJ"))).to.deep.equal({ reason: "wrong-phase" });
  });

  it("is the declarer's: not-your-turn", () => {
    expect(check(aside, { seat: 1, type: "announce", what: "hearts" })).to.deep.equal({ reason: "not-your-turn" });
  });
});
