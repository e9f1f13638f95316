import { expect } from "chai";
import { check, choices, view } from "../../../rules/index.js";
import { act, dealOf, isTurnOf, playUntil } from "../deals.js";

const KINGS = ["SK", "HK", "CK", "DK"];

/** Seat 0 has a contract and is to call. */
function calling(hand: string, contract = "garde") {
  return dealOf({ players: 5, options: { given: { taker: 0, contract } }, hands: [hand] });
}

describe("the call, with five players", () => {
  it("comes after the auction and before the dog is turned", () => {
    const state = act(dealOf({ players: 5 }), "0 bid pass", "1 bid garde", "2 bid pass", "3 bid pass", "4 bid pass");
    expect(choices(state)).to.include({ phase: "call", seat: 1 });
    expect(view(state, 1)).to.not.have.any.keys("dog", "called", "partner");
    expect(view(act(state, "1 call HK"), 2)).to.have.property("dog").with.length(3);
  });

  it("comes before the slam announcement in garde sans and garde contre", () => {
    expect(choices(act(calling("", "garde-sans"), "0 call DK"))).to.include({ phase: "announce", seat: 0 });
    expect(choices(act(calling("", "garde-contre"), "0 call DK"))).to.include({ phase: "announce", seat: 0 });
  });

  it("may name any king, one's own included", () => {
    const state = calling("SK HK");
    expect(choices(state)).to.have.property("cards").that.has.members(KINGS);
    expect(check(state, { seat: 0, type: "call", card: "SK" })).to.equal(null);
  });

  it("may name a queen only with four kings in hand, and says what may be called", () => {
    const refusal = check(calling("SK HK CK"), { seat: 0, type: "call", card: "SQ" });
    expect(refusal).to.deep.include({ reason: "call-rank-not-allowed", facts: { called: "SQ" } });
    expect(refusal?.allowed).to.have.members(KINGS);
    expect(check(calling("SK HK CK DK"), { seat: 0, type: "call", card: "SQ" })).to.equal(null);
  });

  it("may name a knight with four kings and four queens, a jack with the knights as well", () => {
    const eight = "SK HK CK DK SQ HQ CQ DQ";
    expect(choices(calling("SK HK CK DK SQ HQ CQ"))).to.have.property("cards").with.length(8);
    expect(choices(calling(eight))).to.have.property("cards").with.length(12);
    expect(choices(calling(`${eight} SN HN CN DN`))).to.have.property("cards").with.length(16);
  });

  it("may name no other card", () => {
    for (const card of ["T21", "E", "H10", "S1"]) {
      expect(check(calling("SK HK CK DK"), { seat: 0, type: "call", card })).to.deep.include({ reason: "call-rank-not-allowed" });
    }
  });

  it("leaves the taker alone against four when the called king lies in the dog", () => {
    const state = act(dealOf({ players: 5, options: { given: { taker: 0, contract: "garde" } }, talon: "HK" }), "0 call HK");
    for (const seat of [0, 1, 2, 3, 4]) expect(view(state, seat).partner).to.deep.equal({ known: "alone" });
  });

  it("lets a called queen that came with the dog be laid aside", () => {
    const state = act(dealOf({ players: 5, options: { given: { taker: 0, contract: "garde" } }, hands: ["SK HK CK DK"], talon: "HQ S1 S2" }), "0 call HQ");
    expect(check(state, { seat: 0, type: "discard", cards: ["HQ", "S1", "S2"] })).to.equal(null);
  });
});

describe("the secret partner", () => {
  const state = act(dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-sans" } }, hands: ["", "", "HK"] }), "0 call HK", "0 announce none");

  it("knows alone", () => {
    expect(view(state, 2).partner).to.deep.equal({ known: "partner", seat: 2 });
    for (const seat of [0, 1, 3, 4]) expect(view(state, seat).partner).to.deep.equal({ known: "unknown" });
  });

  it("is known to all once the called card has been played", () => {
    const fallen = playUntil(state, () => false, ({ cards }) => (cards.includes("HK") ? "HK" : cards[0]!));
    expect(view(fallen, 4).partner).to.deep.equal({ known: "partner", seat: 2 });
    const inPlay = playUntil(act(dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-sans" } }, hands: ["HK"] }), "0 call HK", "0 announce none"), isTurnOf(0));
    expect(view(act(inPlay, "0 play HK"), 3).partner).to.deep.equal({ known: "alone" });
  });

  it("is nobody, as only the taker knows, when he called his own king", () => {
    const own = act(dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-sans" } }, hands: ["HK"] }), "0 call HK");
    expect(view(own, 0).partner).to.deep.equal({ known: "alone" });
    expect(view(own, 1).partner).to.deep.equal({ known: "unknown" });
  });

  it("stays unknown while the called card lies in a hidden dog, to the taker too", () => {
    const hidden = act(dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-contre" } }, talon: "HK" }), "0 call HK", "0 announce none");
    for (const seat of [0, 1, 2, 3, 4]) expect(view(hidden, seat).partner).to.deep.equal({ known: "unknown" });
    expect(view(playUntil(hidden, () => false), 1).partner).to.deep.equal({ known: "alone" });
  });
});
