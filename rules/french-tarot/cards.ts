import type { CardCode } from "../contract.js";
import { makeDeck, rankOf } from "../cards.js";
import { isBout } from "../tarots.js";

const SUIT_RANKS = "K Q N J 10 9 8 7 6 5 4 3 2 1";

/** 78 cards; the ace is the lowest of its suit (FFT R-RO 2012-06). */
export const deck = makeDeck([
  ["E", ""],
  ["T", "21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"],
  ["S", SUIT_RANKS],
  ["H", SUIT_RANKS],
  ["C", SUIT_RANKS],
  ["D", SUIT_RANKS],
]);

/** Ranks that count, in half points; any other card counts one half. */
const HALF_POINTS: ReadonlyMap<string, number> = new Map([["K", 9], ["Q", 7], ["N", 5], ["J", 3]]);
const BOUT_HALF_POINTS = 9;

/** Counted in half points, so that sums stay whole numbers. */
export function halfPoints(card: CardCode): number {
  return isBout(card) ? BOUT_HALF_POINTS : (HALF_POINTS.get(rankOf(card)) ?? 1);
}

export function sumHalfPoints(cards: readonly CardCode[]): number {
  return cards.reduce((sum, card) => sum + halfPoints(card), 0);
}
