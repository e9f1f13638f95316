import type { PiedicavalloResult } from "../contract.js";
import type { Deal } from "../deal.js";
import { seatsFrom } from "../seats.js";
import type { PlayedTrick } from "../tricks.js";
import { deck, sumPoints } from "./cards.js";
import { keepsItsOwn, otherSide, sideOf, type Side } from "./sides.js";
import { PLAYERS } from "./table.js";
import { tally } from "./tally.js";

/** At half of all points, 57 to 57, the game is a draw. */
const HALF = sumPoints(deck.cards) / 2;

/** What a deal comes to that was played to the end: each side counts its tricks, its Matto and, on the dealer's side, the discard. */
export function settle({ table, discard }: Deal, tricks: readonly PlayedTrick[]): PiedicavalloResult {
  const { dealer, announcedTrumps = 0 } = table;
  const { seats } = tally({ tricks });
  const dealers = sideOf(dealer);
  const discardGoesTo = keepsItsOwn(dealer, tricks) ? dealers : otherSide(dealers);
  const pointsOf = (side: Side): number => {
    const inTricks = seats.reduce((sum, { points }, seat) => sum + (sideOf(seat) === side ? points : 0), 0);
    return inTricks + (side === discardGoesTo ? sumPoints(discard) : 0);
  };
  return {
    kind: "piedicavallo",
    winners: tricks.flatMap(({ winner }) => winner ?? []),
    points: [pointsOf(0), pointsOf(1)],
    announcedTrumps,
    scores: seatsFrom(0, PLAYERS).map((seat) => pointsOf(sideOf(seat)) - HALF),
  };
}
