import { expect } from "chai";
import { replay, standing, view, type DealState } from "../../../rules/index.js";
import { loadVectors } from "../vectors.js";
import { act, dealOf, isTurnOf, playUntil } from "../deals.js";

function four(contract: string, ...hands: string[]): DealState {
  return act(dealOf({ options: { given: { taker: 0, contract } }, hands }), "0 announce none");
}

/** Every seat's view. */
function stands(state: DealState): unknown[] {
  return Array.from({ length: state.players }, (_, seat) => standing(view(state, seat)));
}

describe("how a contract stands", () => {
  it("is not told before there is one, nor of a deal that is not played", () => {
    const bidding = dealOf({});
    expect(stands(bidding)).to.deep.equal([null, null, null, null]);
    const passed = act(bidding, "0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass");
    expect(stands(passed)).to.deep.equal([null, null, null, null]);
    expect(standing(view(dealOf({ game: "piedicavallo" }), 0))).to.equal(null);
  });

  it("counts the tricks of the taker's side, with the target of their bouts", () => {
    // 21 and three cards of half a point: 4.5 + 1.5.
    const state = act(four("garde-contre", "T21 H9", "T2", "T3", "T4"), "0 play T21", "1 play T2", "2 play T3", "3 play T4");
    expect(stands(state)).to.deep.equal(Array.from({ length: 4 }, () => ({ points: 6, bouts: 1, target: 51, complete: true })));
  });

  it("leaves out what the seat cannot see: the dog of garde sans, and another's discard", () => {
    const sans = four("garde-sans", "S5");
    for (const stand of stands(sans)) expect(stand).to.deep.equal({ points: 0, bouts: 0, target: 56, complete: false });

    const shown = dealOf({ options: { given: { taker: 0, contract: "garde" } }, hands: ["SQ S9 S8 S7 S6 S5"] });
    // A queen and five cards of half a point: 3.5 + 2.5.
    const laid = act(shown, "0 discard SQ S9 S8 S7 S6 S5", "0 announce none");
    const hidden = { points: 0, bouts: 0, target: 56, complete: false };
    expect(stands(laid)).to.deep.equal([{ points: 6, bouts: 0, target: 56, complete: true }, hidden, hidden, hidden]);
  });

  it("counts a bout that stays with the side that played it, and the half point that it costs", () => {
    const state = act(four("garde-contre", "E S5", "SK", "S9", "S10"), "0 play E", "1 play SK", "2 play S9", "3 play S10");
    expect(standing(view(state, 2))).to.deep.equal({ points: 4, bouts: 1, target: 51, complete: true });
  });

  it("waits, five players, until the seat knows who plays with the taker", () => {
    const five = dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-contre" } }, hands: ["S1 S2", "S5", "SK HK", "S3", "S4"] });
    const first = act(five, "0 call HK", "0 announce none", "0 play S1", "1 play S5", "2 play SK", "3 play S3", "4 play S4");
    // A king and four cards of half a point, for the partner.
    const known = { points: 6.5, bouts: 0, target: 56, complete: true };
    expect(stands(first)).to.deep.equal([null, null, known, null, null]);
    const fallen = playUntil(act(first, "2 play HK"), isTurnOf(3));
    expect(stands(fallen)).to.deep.equal([known, known, known, known, known]);
  });

  it("comes to what the deal is settled by", async () => {
    for (const name of ["french-tarot-3", "french-tarot-4", "french-tarot-5"]) {
      for (const { record, expect: expected } of await loadVectors(name)) {
        const { takerPoints: points, bouts, target } = expected;
        if (points === null || points === undefined) continue;
        for (const stand of stands(replay(record))) expect(stand).to.deep.include({ points, bouts, complete: true, ...(target !== undefined && { target }) });
      }
    }
  });
});
