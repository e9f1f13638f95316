import type { CardCode } from "../contract.js";
import { makeDeck } from "../cards.js";
import { TAROTS, worth } from "../tarots.js";

const SUIT_RANKS = "K Q N J 10 9 8 7 6 5 4 3 2 1";

/** 78 cards; the ace is the lowest of its suit (FFT R-RO 2012-06). */
export const deck = makeDeck([
  ...TAROTS,
  ["S", SUIT_RANKS],
  ["H", SUIT_RANKS],
  ["C", SUIT_RANKS],
  ["D", SUIT_RANKS],
]);

/** Half a point less than a card is worth where each is counted for itself; in half points, so that sums stay whole numbers. */
export function halfPoints(card: CardCode): number {
  return byCard.get(card) ?? 0;
}

const byCard: ReadonlyMap<CardCode, number> = new Map(deck.cards.map((card) => [card, 2 * worth(card) - 1]));

export function sumHalfPoints(cards: readonly CardCode[]): number {
  let sum = 0;
  for (const card of cards) sum += halfPoints(card);
  return sum;
}
