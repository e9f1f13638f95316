import type { CardCode } from "../../rules/index.js";
import { jack, king, knight, ofSuit, plainSuits, queen, rankOf, trumpsOf } from "./cards.js";

/**
 * The worth of a hand on the scale that French players bid by (Chavey's): bouts, length and height of the trumps,
 * court cards, long suits.
 */
export function handPoints(hand: readonly CardCode[]): number {
  return trumpPoints(hand) + plainSuits.reduce((sum, suit) => sum + suitPoints(ofSuit(hand, suit).map(rankOf)), 0);
}

/** What short suits add where the dog does not come into the hand: a void 6, a singleton 3. */
export function shortSuitPoints(hand: readonly CardCode[]): number {
  return plainSuits.reduce((sum, suit) => sum + ([6, 3][ofSuit(hand, suit).length] ?? 0), 0);
}

function trumpPoints(hand: readonly CardCode[]): number {
  const trumps = trumpsOf(hand);
  const excuse = hand.includes("E");
  const length = trumps.length + (excuse ? 1 : 0);
  const high = trumps.filter((rank) => rank >= 16);
  const inRun = high.filter((rank) => high.includes(rank + 1) || high.includes(rank - 1));
  return (
    (trumps.includes(21) ? 10 : 0) +
    (excuse ? 8 : 0) +
    (trumps.includes(1) ? petitPoints(length) : 0) +
    (length > 4 ? 2 * length : 0) +
    2 * high.length +
    inRun.length
  );
}

/** The Petit is worth what guards it. */
function petitPoints(length: number): number {
  if (length < 5) return 0;
  return [5, 7][length - 5] ?? 9;
}

function suitPoints(ranks: readonly number[]): number {
  const honours = (ranks.includes(king) ? 6 : 0) + (ranks.includes(queen) ? 3 : 0) + (ranks.includes(knight) ? 2 : 0) + (ranks.includes(jack) ? 1 : 0);
  const marriage = ranks.includes(king) && ranks.includes(queen) ? 1 : 0;
  const length = ranks.length < 5 ? 0 : ([5, 7][ranks.length - 5] ?? 9);
  return honours + marriage + length;
}
