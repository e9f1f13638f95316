import { expect } from "chai";
import { newDeal, result, tally, view, type DealState, type PiedicavalloResult } from "../../../rules/index.js";
import { act, dealOf, playOut, trumps } from "../deals.js";
import { recount } from "./recount.js";

function resultOf(state: DealState): PiedicavalloResult {
  const end = result(state);
  if (end?.kind !== "piedicavallo") throw new Error("the deal did not end");
  return end;
}

/** Names the cards that matter; the dealer has laid two aside. */
function dealing(dealer: number, hands: string[], discard: string): DealState {
  return act(dealOf({ game: "piedicavallo", dealer, hands: hands.with(dealer, `${hands[dealer] ?? ""} ${discard}`.trim()) }), `${dealer} discard ${discard}`);
}

/** Whoever leads the 21 wins fifteen tricks with these. */
const ALL_HIGH = trumps(7, 21);

describe("a side without a trick", () => {
  const state = dealing(3, [ALL_HIGH, "E", "C9", "T1"], "SQ HQ");

  it("gives up its Matto and the discard: 114 to 0", () => {
    expect(resultOf(playOut(state))).to.deep.equal({
      kind: "piedicavallo", winners: Array(15).fill(0), points: [114, 0], announcedTrumps: 0, scores: [57, -57, 57, -57],
    });
  });

  it("gives up its Matto to the dealer's side as well", () => {
    const other = act(dealing(3, ["S5 E", "", "", ALL_HIGH], "HQ DQ"), "0 play S5");
    expect(resultOf(playOut(other))).to.deep.include({ winners: Array(15).fill(3), points: [0, 114], scores: [-57, 57, -57, 57] });
  });

  it("keeps the Matto in the tally until all is over", () => {
    const first = act(state, "0 play T21", "1 play E", "2 play C9", "3 play T1");
    expect(tally(view(first, 2)).seats).to.deep.equal([{ tricks: 1, points: 11 }, { tricks: 0, points: 5 }, { tricks: 0, points: 0 }, { tricks: 0, points: 0 }]);
    // All but the two queens that were laid aside.
    const none = { tricks: 0, points: 0 };
    expect(tally(view(playOut(first), 2)).seats).to.deep.equal([{ tricks: 15, points: 114 - 8 }, none, none, none]);
  });
});

describe("the points of a deal", () => {
  const leader = `S5 ${trumps(8, 21)}`;
  const winner = "SK E T7 S6 S7 HK HQ HN HJ H1 H2 H3 H4 H5 H6";
  const partner = "S8 S9 S10 SJ SN CK CQ CN CJ C10 C9 C8 C7 C6 C5";
  const dealer = `SQ ${trumps(1, 6)} DK DN DJ D1 D2 D3 D4 D5`;

  // The king wins the first trick (1 + 5 + 1 + 4 points); the rest is trumped by the leader, who plays his trumps from the top.
  const seated = dealing(3, [leader, winner, partner, dealer], "DQ D6");
  const played = act(seated, "0 play S5", "1 play SK", "2 play S8", "3 play SQ", "1 play HK", "2 play C5", "3 play T1", "0 play T8");

  it("are those of tricks, Matto and, on the dealer's side, the discard", () => {
    const ownTrick = 11, matto = 5, discard = 4 + 1;
    const other = ownTrick + matto + discard;
    expect(resultOf(playOut(played))).to.deep.equal({
      kind: "piedicavallo", winners: [1, ...Array<number>(14).fill(0)], points: [114 - other, other], announcedTrumps: 0, scores: [36, -36, 36, -36],
    });
  });

  it("go to seats 0 and 2 where these deal", () => {
    const turned = dealing(0, [dealer, leader, winner, partner], "DQ D6");
    const end = playOut(act(turned, "1 play S5", "2 play SK", "3 play S8", "0 play SQ", "2 play HK", "3 play C5", "0 play T1", "1 play T8"));
    expect(resultOf(end)).to.deep.include({ points: [21, 93], scores: [-36, 36, -36, 36] });
  });

  it("are tallied by seat, without the discard", () => {
    const none = { tricks: 0, points: 0 };
    // King of cups, 1 of trumps, and two cards that count one.
    expect(tally(view(played, 2)).seats).to.deep.equal([{ tricks: 1, points: 12 }, { tricks: 1, points: 11 }, none, none]);
    expect(tally(view(playOut(played), 2)).seats).to.deep.equal([{ tricks: 14, points: 93 }, { tricks: 1, points: 16 }, none, none]);
  });

  it("make a draw at 57 to 57", () => {
    const end = playOut(newDeal({ game: "piedicavallo", seed: "deal 335" }));
    expect(recount(end)).to.deep.equal([57, 57]);
    expect(resultOf(end)).to.deep.include({ points: [57, 57], scores: [0, 0, 0, 0] });
  });

  it("tell how many trumps were laid aside", () => {
    const state = dealing(3, ["", "", "", `SK HK CK DK E T1 T21 ${trumps(4, 11)}`], "T2 T3");
    expect(resultOf(playOut(state))).to.include({ announcedTrumps: 2 });
  });
});
