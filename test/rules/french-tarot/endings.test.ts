import { expect } from "chai";
import { result, type DealState, type FrenchTarotResult } from "../../../rules/index.js";
import { act, dealOf, holdBack, playOut, trumps, type Pick } from "../deals.js";

/** The dog of every deal here unless told otherwise: three points, no bout. */
const LOW_DOG = "S2 S3 S4 S5 S6 S7";

interface House { contract: string; talon?: string; dealer?: number; options?: Record<string, unknown>; announce?: "none" | "slam" }

/** Three players; seat 0 has the contract and leads where the dealer is not told. */
function three(hands: string[], { contract, talon = LOW_DOG, dealer = 2, options, announce = "none" }: House): DealState {
  return act(dealOf({ players: 3, dealer, options: { given: { taker: 0, contract }, ...options }, hands, talon }), `0 announce ${announce}`);
}

function ending(state: DealState, pick?: Pick): FrenchTarotResult {
  const end = result(playOut(state, pick));
  if (end?.kind !== "french-tarot") throw new Error("the deal did not end");
  return end;
}

describe("a slam of the taker", () => {
  // All 21 trumps and three kings: nobody else wins a trick. Trumps are played from the top, then the kings.
  const hands = [`${trumps(1, 21)} SK HK CK`, "E"];

  it("leaves the defender's Excuse with the defence: 87 points and two bouts", () => {
    expect(ending(three(hands, { contract: "garde-sans" }))).to.deep.include({
      takerPoints: 87, bouts: 2, slam: "taker", petitAuBout: null,
      excuse: { owner: 1, changedSides: false, halfPointTo: "taker" },
      perDefender: (25 + 46) * 4 + 200,
    });
  });

  it("takes an Excuse in the last trick along", () => {
    expect(ending(three(hands, { contract: "garde-sans" }), holdBack("E", "T1"))).to.deep.include({
      takerPoints: 91, bouts: 3, slam: "taker", petitAuBout: "taker",
      excuse: { owner: 1, changedSides: true, halfPointTo: null },
      perDefender: (25 + 55) * 4 + 40 + 200,
    });
  });

  it("counts in garde contre although the dog is not the taker's", () => {
    expect(ending(three(hands, { contract: "garde-contre" }))).to.deep.include({
      takerPoints: 91 - 3 - 4, bouts: 2, slam: "taker", perDefender: (25 + 43) * 6 + 200,
    });
  });

  it("counts 400 if announced", () => {
    expect(ending(three(hands, { contract: "garde-sans", announce: "slam" })).parts.slam).to.equal(400);
  });
});

describe("the Excuse led to the last trick by a taker who won all others", () => {
  const hands = [`E ${trumps(1, 21)} SK HK`];

  for (const excuseLastTrick of ["changes-sides", "trick-winner"]) {
    it(`wins it and stays, and the Petit in the trick before is au bout (${excuseLastTrick})`, () => {
      const end = ending(three(hands, { contract: "garde-sans", options: { excuseLastTrick }, announce: "slam" }), holdBack("E", "T1"));
      expect(end).to.deep.include({
        takerPoints: 91, bouts: 3, slam: "taker", petitAuBout: "taker",
        excuse: { owner: 0, changedSides: false, halfPointTo: null },
        perDefender: (25 + 55) * 4 + 40 + 400,
      });
      expect(end.winners).to.deep.equal(Array(24).fill(0));
    });
  }

  it("makes no Petit au bout of one played earlier", () => {
    expect(ending(three(hands, { contract: "garde-sans" }), holdBack("E"))).to.include({ slam: "taker", petitAuBout: null });
  });

  it("wins nothing when a trick was lost before", () => {
    const lost = three([`E ${trumps(1, 20)} SK HK CK`, "T21"], { contract: "garde-sans" });
    const end = ending(act(lost, "0 play T1", "1 play T21"), holdBack("E"));
    expect(end.winners.at(-1)).to.not.equal(0);
    expect(end).to.deep.include({ slam: null, excuse: { owner: 0, changedSides: true, halfPointTo: null } });
  });
});

describe("a slam of the defence", () => {
  const hands = ["E", `${trumps(1, 21)} SK HK CK`];

  it("leaves a taker without a trick the four points of his Excuse", () => {
    expect(ending(three(hands, { contract: "garde-contre", dealer: 0 }))).to.deep.include({
      takerPoints: 4, bouts: 1, slam: "defence", made: false,
      excuse: { owner: 0, changedSides: false, halfPointTo: "defence" },
      perDefender: -(25 + 47) * 6 - 200, scores: [-1264, 632, 632],
    });
  });

  it("costs an announced slam as well", () => {
    expect(ending(three(hands, { contract: "garde-contre", announce: "slam" })).parts.slam).to.equal(-400);
  });

  for (const excuseLastTrick of ["changes-sides", "trick-winner"]) {
    it(`keeps an Excuse that a defender adds to a fellow defender's last trick (${excuseLastTrick})`, () => {
      const state = three(["", "E", `${trumps(1, 21)} SK HK CK`], { contract: "garde-contre", dealer: 1, options: { excuseLastTrick } });
      expect(ending(state, holdBack("E"))).to.deep.include({
        takerPoints: 0, bouts: 0, slam: "defence", excuse: { owner: 1, changedSides: false, halfPointTo: null },
      });
    });
  }
});

describe("the Excuse in the last trick", () => {
  // The taker wins the first trick only: the 21, a trump and the spade queen of seat 1, in all 8½ points.
  const taken = 4.5 + 0.5 + 3.5;
  const strong = `${trumps(1, 20)} SK HK CK DK`;

  it("goes over when its own side wins, against half a point", () => {
    expect(ending(three(["T21", "E", strong], { contract: "garde-contre" }), holdBack("E"))).to.deep.include({
      takerPoints: taken + 4, bouts: 2, excuse: { owner: 1, changedSides: true, halfPointTo: "defence" },
    });
  });

  it("goes to the trick's winner where the house wants it", () => {
    const state = three(["T21", "E", strong], { contract: "garde-contre", options: { excuseLastTrick: "trick-winner" } });
    expect(ending(state, holdBack("E"))).to.deep.include({ takerPoints: taken, bouts: 1, excuse: { owner: 1, changedSides: false, halfPointTo: null } });
  });

  it("goes along when the other side wins", () => {
    expect(ending(three(["T21 E", "", strong], { contract: "garde-contre" }), holdBack("E"))).to.deep.include({
      takerPoints: taken, bouts: 1, excuse: { owner: 0, changedSides: true, halfPointTo: null },
    });
  });

  it("does not keep the Petit au bout from the side that wins the trick", () => {
    expect(ending(three(["T21", "E", strong], { contract: "garde-contre" }), holdBack("E", "T1"))).to.include({ made: false, petitAuBout: "defence" });
  });
});

describe("bouts", () => {
  it("that lie in the dog of a garde contre count for the defence", () => {
    const state = three([`${trumps(1, 20)} SK HK CK DK`], { contract: "garde-contre", talon: "E T21 S2 S3 S4 S5" });
    expect(ending(state)).to.deep.include({ takerPoints: 91 - 4.5 - 4.5 - 2, bouts: 1, excuse: null, slam: "taker" });
  });

  it("that lie in the dog of a garde sans count for the taker", () => {
    const state = three([`${trumps(1, 20)} SK HK CK DK`], { contract: "garde-sans", talon: "E T21 S2 S3 S4 S5" });
    expect(ending(state)).to.deep.include({ takerPoints: 91, bouts: 3, excuse: null });
  });

  it("are two when the 21 takes the Petit", () => {
    const state = three(["T21 SK HK CK", "T1 T2", `E ${trumps(3, 20)}`], { contract: "garde-sans" });
    expect(ending(act(state, "0 play T21", "1 play T1", "2 play E"))).to.deep.include({ bouts: 2, excuse: { owner: 2, changedSides: false, halfPointTo: "taker" } });
  });
});
