import type { CardCode } from "./contract.js";

const SPACE = " ".charCodeAt(0);
/** In no code. */
const STRANGE = 1;

/** A code as a number, a byte a letter; a number for itself where the text is not longer than a code. */
function keyWith(key: number, unit: number): number {
  return key << 8 | (unit > SPACE && unit < 128 ? unit : STRANGE);
}

/**
 * Reads the places of codes that are separated by one space, none of the empty text; −1 for what is no card of the deck.
 * @param cards of the deck
 */
export function placeReader(cards: readonly CardCode[], placeOf: (card: CardCode) => number): (text: string) => number[] {
  const placesByKey = new Map(cards.map((card) => [[...card].reduce((key, letter) => keyWith(key, letter.charCodeAt(0)), 0), placeOf(card)]));
  /** Kept, as a list that grows takes much more than its cards. */
  const found: number[] = [];
  return (text) => {
    if (text === "") return [];
    let count = 0;
    let key = 0;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit === SPACE) {
        found[count++] = placesByKey.get(key) ?? -1;
        key = 0;
      } else {
        key = keyWith(key, unit);
      }
    }
    found[count++] = placesByKey.get(key) ?? -1;
    return found.slice(0, count);
  };
}
