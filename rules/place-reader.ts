import type { CardCode } from "./contract.js";

const SPACE = " ".charCodeAt(0);
/** In no code. */
const STRANGE = 1;

/** A code as a number, a byte a letter; a number for itself where the text is not longer than a code. */
function keyWith(key: number, unit: number): number {
  return key << 8 | (unit > SPACE && unit < 128 ? unit : STRANGE);
}

const SLOTS = 256;

/** Where to begin to look for a key. */
function slotOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> 24;
}

function slotAfter(slot: number): number {
  return (slot + 1) % SLOTS;
}

/** The place that belongs to a key, −1 where none does: lists of numbers are read much faster than a Map. */
function placesBy(keys: readonly number[], placeOf: (index: number) => number): (key: number) => number {
  const taken = new Int32Array(SLOTS);
  const places = new Int8Array(SLOTS).fill(-1);
  keys.forEach((key, index) => {
    let slot = slotOf(key);
    while (taken[slot] !== 0) slot = slotAfter(slot);
    taken[slot] = key;
    places[slot] = placeOf(index);
  });
  return (key) => {
    let slot = slotOf(key);
    while (taken[slot] !== key && taken[slot] !== 0) slot = slotAfter(slot);
    return taken[slot] === key ? places[slot] ?? -1 : -1;
  };
}

/**
 * Reads the places of codes that are separated by one space, none of the empty text; −1 for what is no card of the deck.
 * @param cards of the deck
 */
export function placeReader(cards: readonly CardCode[], placeOf: (card: CardCode) => number): (text: string) => number[] {
  const keys = cards.map((card) => [...card].reduce((key, letter) => keyWith(key, letter.charCodeAt(0)), 0));
  const placeBy = placesBy(keys, (index) => placeOf(cards[index] ?? ""));
  /** Kept, as a list that grows takes much more than its cards. */
  const found: number[] = [];
  return (text) => {
    if (text === "") return [];
    let count = 0;
    let key = 0;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit === SPACE) {
        found[count++] = placeBy(key);
        key = 0;
      } else {
        key = keyWith(key, unit);
      }
    }
    found[count++] = placeBy(key);
    return found.slice(0, count);
  };
}
