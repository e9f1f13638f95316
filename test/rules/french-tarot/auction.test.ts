import { expect } from "chai";
import { bidsAbove, check, choices, frenchTarotBids, frenchTarotContracts, highestBid, refuseBidAbove, result, view } from "../../../rules/index.js";
import { act, dealOf } from "../deals.js";

describe("the auction", () => {
  it("starts after the dealer and offers pass and every bid", () => {
    expect(choices(dealOf({ dealer: 1 }))).to.deep.equal({ phase: "bid", seat: 2, bids: ["pass", "prise", "garde", "garde-sans", "garde-contre"] });
  });

  it("offers only what is above the highest bid so far", () => {
    const state = act(dealOf({}), "0 bid garde", "1 bid pass");
    expect(choices(state)).to.deep.include({ bids: ["pass", "garde-sans", "garde-contre"] });
  });

  it("refuses a bid that is not higher, and says which would do", () => {
    const state = act(dealOf({}), "0 bid garde");
    const refusal = { reason: "bid-too-low", allowed: ["pass", "garde-sans", "garde-contre"], facts: { bid: "garde" } };
    expect(check(state, { seat: 1, type: "bid", bid: "garde" })).to.deep.equal(refusal);
    expect(check(state, { seat: 1, type: "bid", bid: "prise" })).to.deep.equal(refusal);
  });

  it("asks everybody, even when only passing is left", () => {
    const state = act(dealOf({}), "0 bid garde-contre");
    expect(choices(state)).to.deep.equal({ phase: "bid", seat: 1, bids: ["pass"] });
    expect(choices(act(state, "1 bid pass", "2 bid pass"))).to.deep.equal({ phase: "bid", seat: 3, bids: ["pass"] });
  });

  it("gives the contract to the highest bidder once all four have been asked", () => {
    const state = act(dealOf({}), "0 bid prise", "1 bid garde", "2 bid pass");
    expect(view(state, 0)).to.not.have.any.keys("taker", "contract", "multiplier");
    expect(view(act(state, "3 bid pass"), 0)).to.include({ taker: 1, contract: "garde", multiplier: 2 });
  });

  it("voids the deal when all pass", () => {
    const state = act(dealOf({}), "0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass");
    expect(result(state)).to.deep.equal({ kind: "void", void: "all-pass", scores: [0, 0, 0, 0] });
    expect(choices(state)).to.deep.equal({ phase: "done" });
    expect(check(state, { seat: 0, type: "bid", bid: "prise" })).to.deep.equal({ reason: "deal-over" });
  });

  it("is left out where taker and contract are given, as in duplicate", () => {
    const state = dealOf({ options: { given: { taker: 2, contract: "garde-sans" } } });
    expect(choices(state)).to.deep.include({ phase: "announce", seat: 2 });
    expect(view(state, 0)).to.deep.include({ taker: 2, contract: "garde-sans", multiplier: 4, bids: [] });
  });
});

describe("the auction without a deal, as a page asks it", () => {
  it("knows the contracts with what they multiply, lowest first, and every bid", () => {
    expect(frenchTarotContracts.map(({ name, multiplier }) => [name, multiplier])).to.deep.equal([["prise", 1], ["garde", 2], ["garde-sans", 4], ["garde-contre", 6]]);
    expect(frenchTarotBids).to.deep.equal(["pass", "prise", "garde", "garde-sans", "garde-contre"]);
  });

  it("tells the highest bid so far, and what stands above it", () => {
    const bids = [{ seat: 1, bid: "prise" }, { seat: 2, bid: "garde" }, { seat: 3, bid: "pass" }];
    expect(highestBid(bids)).to.equal("garde");
    expect(highestBid(bids.slice(2))).to.equal(null);
    expect(bidsAbove("garde")).to.deep.equal(["pass", "garde-sans", "garde-contre"]);
    expect(bidsAbove("garde-contre")).to.deep.equal(["pass"]);
    expect(bidsAbove(null)).to.deep.equal(frenchTarotBids);
  });

  it("refuses a bid as the deal does", () => {
    const state = act(dealOf({}), "0 bid garde");
    for (const bid of frenchTarotBids) expect(refuseBidAbove("garde", bid), bid).to.deep.equal(check(state, { seat: 1, type: "bid", bid }));
  });
});

describe("petit sec", () => {
  const dry = { hands: ["", "T1 SK S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ H1 H2 H3 H4"] };

  it("voids the deal before any bid and names the seat", () => {
    const state = dealOf(dry);
    expect(result(state)).to.deep.equal({ kind: "void", void: "petit-sec", seat: 1, scores: [0, 0, 0, 0] });
    expect(choices(state)).to.deep.equal({ phase: "done" });
  });

  it("voids a deal with a given contract too", () => {
    expect(result(dealOf({ ...dry, options: { given: { taker: 0, contract: "garde" } } }))).to.include({ void: "petit-sec" });
  });

  const withExcuse = { hands: ["", "T1 E SK S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ H1 H2 H3"] };

  it("is none where the Excuse is beside the Petit", () => {
    expect(result(dealOf(withExcuse))).to.equal(null);
  });

  it("is one all the same, where the house wants it", () => {
    expect(result(dealOf({ ...withExcuse, options: { petitSecIgnoresExcuse: true } }))).to.include({ void: "petit-sec", seat: 1 });
  });

  it("is none with a second trump", () => {
    expect(result(dealOf({ hands: ["", "T1 T2 SK S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ H1 H2 H3"] }))).to.equal(null);
  });
});
