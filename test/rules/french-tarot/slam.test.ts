import { expect } from "chai";
import { check, choices, view } from "../../../rules/index.js";
import { act, dealOf } from "../deals.js";

const options = { given: { taker: 2, contract: "garde-sans" } };

describe("the slam announcement", () => {
  it("is asked of the taker before any card is played", () => {
    expect(choices(dealOf({ options }))).to.deep.equal({ phase: "announce", seat: 2, options: ["none", "slam"] });
    expect(view(dealOf({ options }), 0)).to.not.have.property("slamAnnounced");
  });

  it("takes the first lead", () => {
    const state = act(dealOf({ options }), "2 announce slam");
    expect(choices(state)).to.include({ phase: "play", seat: 2 });
    expect(view(state, 0)).to.include({ slamAnnounced: true });
  });

  it("leaves the lead to the seat after the dealer where it is not made", () => {
    const state = act(dealOf({ options }), "2 announce none");
    expect(choices(state)).to.include({ phase: "play", seat: 0 });
    expect(view(state, 0)).to.include({ slamAnnounced: false });
  });

  it("comes after the discard", () => {
    const state = dealOf({ options: { given: { taker: 2, contract: "prise" } } });
    expect(choices(state)).to.include({ phase: "discard" });
    expect(check(state, { seat: 2, type: "announce", what: "none" })).to.deep.equal({ reason: "wrong-phase" });
  });

  it("needs no 21, unless the house wants it", () => {
    const strict = { ...options, slamNeeds21: true };
    expect(check(dealOf({ options, hands: ["T21"] }), { seat: 2, type: "announce", what: "slam" })).to.equal(null);
    const without = dealOf({ options: strict, hands: ["T21"] });
    expect(choices(without)).to.deep.include({ options: ["none"] });
    expect(check(without, { seat: 2, type: "announce", what: "slam" })).to.deep.equal({ reason: "slam-not-allowed", allowed: ["none"] });
    expect(choices(dealOf({ options: strict, hands: ["", "", "T21"] }))).to.deep.include({ options: ["none", "slam"] });
  });
});
