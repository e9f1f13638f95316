import { RecordError } from "./errors.js";

/**
 * Shuffling from a seed. The same seed gives the same order for ever: changing anything here
 * changes every seeded deal, so it waits for a major version.
 */

/** Whole numbers from 0 to below `limit` (1 to 2^32), each as likely as the others. */
export type Dice = (limit: number) => number;

const TWO_32 = 2 ** 32;
/** But for its highest bit, 2^88. */
const FNV_PRIME = 0x13b;

/** A Fisher–Yates shuffle of a copy. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const dice = diceFrom(seed);
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(dice(rest.length), 1));
  return shuffled;
}

/** Seeded dice: the same seed throws the same numbers for ever. Numbers that would favour the low results are thrown again. Throws RecordError "wrong-type" for what is no text. */
export function diceFrom(seed: string): Dice {
  if (typeof seed !== "string") throw new RecordError("wrong-type", "seed");
  const next = sfc32(hash(seed));
  return (limit) => {
    const fair = TWO_32 - (TWO_32 % limit);
    let number = next();
    while (number >= fair) number = next();
    return number % limit;
  };
}

/**
 * Four 32-bit words from any text: its UTF-16 units, the lower byte of each first, hashed by FNV-1a with 128 bits
 * (Fowler, Noll and Vo), and then each word in turn, twice round, mixed with the one before it by the finisher of
 * MurmurHash3 (Appleby), so that every bit of the hash stirs all words. The mixing can be undone: no two hashes become one.
 */
export function hash(text: string): readonly [number, number, number, number] {
  let [a, b, c, d] = fnv1a(text);
  for (let round = 0; round < 2; round++) {
    a = finish(a ^ d);
    b = finish(b ^ a);
    c = finish(c ^ b);
    d = finish(d ^ c);
  }
  return [a, b, c, d];
}

/** The lowest word first. */
function fnv1a(text: string): readonly [number, number, number, number] {
  let [a, b, c, d] = [0x6295c58d, 0x62b82175, 0x07bb0142, 0x6c62272e];
  for (let byte = 0; byte < 2 * text.length; byte++) {
    a = (a ^ (text.charCodeAt(byte >> 1) >> 8 * (byte & 1) & 0xff)) >>> 0;
    // Times 2^88 + 315: the shift by 88 bits takes the two lower words into the two upper ones.
    const [lowest, low] = [a, b];
    a *= FNV_PRIME;
    b = b * FNV_PRIME + carryOf(a);
    c = c * FNV_PRIME + carryOf(b) + (lowest << 24 >>> 0);
    d = d * FNV_PRIME + carryOf(c) + (low << 24 >>> 0) + (lowest >>> 8);
    [a, b, c, d] = [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
  }
  return [a, b, c, d];
}

function carryOf(word: number): number {
  return Math.floor(word / TWO_32);
}

function finish(word: number): number {
  word = Math.imul(word ^ word >>> 16, 0x85ebca6b);
  word = Math.imul(word ^ word >>> 13, 0xc2b2ae35);
  return word ^ word >>> 16;
}

/** The "small fast counter" of Chris Doty-Humphrey's PractRand: 128 bits of state, unsigned 32-bit numbers out. */
function sfc32([a, b, c, counter]: readonly [number, number, number, number]): () => number {
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}
