import type { CardCode } from "./contract.js";
import { EXCUSE, rankOf, suitOf } from "./cards.js";

/** The cards of a tarot pack that the rules name, alike in French Tarot and Piedicavallo. */

export const TRUMPS = "T";
export const PETIT = "T1";
const BOUTS: readonly CardCode[] = [PETIT, "T21", EXCUSE];

/** The Excuse is none. */
export function isTrump(card: CardCode): boolean {
  return suitOf(card) === TRUMPS;
}

export function isBout(card: CardCode): boolean {
  return BOUTS.includes(card);
}

export function isKing(card: CardCode): boolean {
  return rankOf(card) === "K";
}

/** Of one of the four suits, i.e. neither trump nor Excuse. */
export function isPlain(card: CardCode): boolean {
  return !isTrump(card) && card !== EXCUSE;
}
