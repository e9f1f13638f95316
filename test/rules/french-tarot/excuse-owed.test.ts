import { expect } from "chai";
import { tally, view, type DealState } from "../../../rules/index.js";
import { act, dealOf, isTurnOf, playOut, playUntil, trumps } from "../deals.js";

function three(...hands: string[]): DealState {
  return act(dealOf({ players: 3, options: { given: { taker: 0, contract: "garde-sans" } }, hands }), "0 announce none");
}

function owed(state: DealState): unknown {
  return [0, 1, 2].map((seat) => view(state, seat).excuse?.owed);
}

describe("the half point owed for the Excuse", () => {
  const led = act(three("E T21", "S9", "S10 T5"), "0 play E", "1 play S9");

  it("is told once the trick is over", () => {
    expect(view(led, 0)).to.not.have.property("excuse");
    expect(view(act(led, "2 play S10"), 1).excuse).to.deep.equal({ owner: 0, owed: true });
  });

  it("is paid as soon as its side has won a card of half a point", () => {
    const state = act(led, "2 play S10", "2 play T5", "0 play T21");
    expect(owed(state)).to.deep.equal([true, true, true]);
    expect(owed(playUntil(state, isTurnOf(0)))).to.deep.equal([false, false, false]);
  });

  it("waits while its side has won nothing but cards that count more", () => {
    const state = act(three(`E ${trumps(1, 21)}`, "S9 HQ", "S10 HK H2"), "0 play E", "1 play S9", "2 play S10", "2 play HK", "0 play T21", "1 play HQ");
    expect(owed(state)).to.deep.equal([true, true, true]);
    expect(owed(playUntil(act(state, "0 play T2"), isTurnOf(0)))).to.deep.equal([false, false, false]);
  });

  it("is none where the trick went to the Excuse's own side", () => {
    const state = act(three("S1", "E", "SK"), "0 play S1", "1 play E", "2 play SK");
    expect(view(state, 0).excuse).to.deep.equal({ owner: 1, owed: false });
  });

  it("is settled when the deal is over", () => {
    expect(view(playOut(three("E")), 0).excuse).to.deep.equal({ owner: 0, owed: false });
  });

  it("is not told with five players before the called card has fallen, as it would tell the sides", () => {
    const five = dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-sans" } }, hands: ["S1 S2", "E", "SK HK", "S3", "S4"] });
    const first = act(five, "0 call HK", "0 announce none", "0 play S1", "1 play E", "2 play SK", "3 play S3", "4 play S4");
    for (const seat of [0, 1, 2, 3, 4]) expect(view(first, seat)).to.not.have.property("excuse");
    const fallen = act(first, "2 play HK");
    for (const seat of [0, 1, 2, 3, 4]) expect(view(fallen, seat).excuse).to.deep.equal({ owner: 1, owed: true });
  });
});

describe("the tally", () => {
  it("gives the Excuse to its player and half a point to whoever won the trick from him", () => {
    const state = act(three("E T21", "S9", "S10 T5"), "0 play E", "1 play S9", "2 play S10");
    expect(tally(view(state, 1))).to.deep.equal({ seats: [{ tricks: 0, points: 4 }, { tricks: 0, points: 0 }, { tricks: 1, points: 1.5 }] });
  });

  it("moves no half point between players of one side", () => {
    const state = act(three("S1", "E", "SK"), "0 play S1", "1 play E", "2 play SK");
    expect(tally(view(state, 1))).to.deep.equal({ seats: [{ tricks: 0, points: 0 }, { tricks: 0, points: 4.5 }, { tricks: 1, points: 5 }] });
  });

  it("waits with the half point until this view can tell the sides", () => {
    const five = dealOf({ players: 5, options: { given: { taker: 0, contract: "garde-sans" } }, hands: ["S1 S2", "E", "SK HK", "S3", "S4"] });
    const state = act(five, "0 call HK", "0 announce none", "0 play S1", "1 play E", "2 play SK", "3 play S3", "4 play S4");
    const points = (seat: number) => tally(view(state, seat)).seats.map((one) => one.points);
    expect(points(3)).to.deep.equal([0, 4.5, 6, 0, 0]);
    expect(points(2), "the partner knows").to.deep.equal([0, 4, 6.5, 0, 0]);
  });
});
