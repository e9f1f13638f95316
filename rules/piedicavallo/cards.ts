import type { CardCode } from "../contract.js";
import { makeDeck } from "../cards.js";
import { TAROTS, worth } from "../tarots.js";

/** Swords and batons. */
const LONG = "K Q N J 10 9 8 7 6 5";
/** Cups and coins: the ace is the highest of the pips, the six the lowest. */
const ROUND = "K Q N J 1 2 3 4 5 6";

/** 62 cards: the four lowest of each suit are left out. */
export const deck = makeDeck([...TAROTS, ["S", LONG], ["H", ROUND], ["C", LONG], ["D", ROUND]]);

/** Each card for itself, as nothing is grouped here: 114 in all. */
export function sumPoints(cards: readonly CardCode[]): number {
  return cards.reduce((sum, card) => sum + worth(card), 0);
}
