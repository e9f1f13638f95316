import { EXCUSE } from "../cards.js";
import { deck } from "../french-tarot/cards.js";
import { TRUMPS, worth } from "../tarots.js";
import { CARDS, packOf, type Card } from "./cards.js";
import type { Bytes } from "./words.js";

/** By card: what it is worth in points, each card counted for itself; 0 for the fool, which does not go with its trick. */
export const WORTHS = new Uint8Array(CARDS) as Bytes;

const pack = packOf(deck, TRUMPS);
for (const code of deck.cards) WORTHS[pack.cardOf(code)] = code === EXCUSE ? 0 : worth(code);

/** Of all cards of a word. */
export function worthIn(bits: number, word: number): number {
  let worth = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const card: Card = word * 32 + 31 - Math.clz32(rest & -rest);
    worth += WORTHS[card];
  }
  return worth;
}
