import type { CardCode, Refusal } from "./contract.js";
import { EXCUSE, rankOf, suitOf } from "./cards.js";

/** What French Tarot and Piedicavallo have in common: the cards of the pack that the rules name, and what they are worth. */

/** The Excuse and the trumps, highest first, as makeDeck() takes them. */
export const TAROTS = [["E", ""], ["T", "21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"]] as const;

export const TRUMPS = "T";
export const PETIT = "T1";
const BOUTS: readonly CardCode[] = [PETIT, "T21", EXCUSE];

/** In points, each card counted for itself. */
const WORTH: ReadonlyMap<string, number> = new Map([["K", 5], ["Q", 4], ["N", 3], ["J", 2]]);
const WORTH_OF_BOUT = 5;

/** One of the 21 trumps; the Excuse is none (FFT R-RO 2012-06). */
export function isTrump(card: CardCode): boolean {
  return typeof card === "string" && suitOf(card) === TRUMPS;
}

/** The 1, the 21 and the Excuse, which set the target in French Tarot (FFT R-RO 2012-06). */
export function isBout(card: CardCode): boolean {
  return BOUTS.includes(card);
}

export function isKing(card: CardCode): boolean {
  return card.endsWith("K");
}

/** Of one of the four suits, i.e. neither trump nor Excuse. */
export function isPlain(card: CardCode): boolean {
  return !isTrump(card) && card !== EXCUSE;
}

/** In points, each card counted for itself: Piedicavallo's count, from which French Tarot takes half a point a card. */
export function worth(card: CardCode): number {
  return isBout(card) ? WORTH_OF_BOUT : (WORTH.get(rankOf(card)) ?? 1);
}

/** Neither a king nor a bout is ever laid aside. */
export function refuseHonours(cards: readonly CardCode[], allowed: CardCode[]): Refusal | null {
  const king = cards.find(isKing);
  if (king !== undefined) return { reason: "discard-king", allowed, facts: { card: king } };
  const bout = cards.find(isBout);
  return bout === undefined ? null : { reason: "discard-bout", allowed, facts: { card: bout } };
}
