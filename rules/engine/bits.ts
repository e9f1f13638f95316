import type { Bytes, Place } from "./words.js";

/** Sets of cards within one 32-bit word, asked without branches: what a random card will be cannot be foreseen, so a guess would cost more than the sum. */

/** All ones where the word has any bit, else 0. */
export function anyOf(word: number): number {
  return (word | -word) >> 31;
}

/** How many bits lie in the lowest byte, the lowest two, three and four, one number a byte; the last is the count of all, see countIn(). */
export function runningCounts(word: number): number {
  const pairs = word - (word >>> 1 & 0x55555555);
  const fours = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
  return Math.imul(fours + (fours >>> 4) & 0x0f0f0f0f, 0x01010101);
}

export function countIn(counts: number): number {
  return counts >>> 24;
}

export function countOf(word: number): number {
  return countIn(runningCounts(word));
}

/** The place of the nth bit within a byte, n and byte put together as n << 8 | byte. */
const PLACES = new Uint8Array(8 << 8) as Bytes;
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0, n = 0; bit < 8; bit++) if ((byte >> bit & 1) === 1) PLACES[n++ << 8 | byte] = bit;
}

/**
 * The place of the nth bit set, the lowest being n = 0.
 * @param counts runningCounts(word)
 */
export function nthBit(word: number, counts: number, n: number): number {
  // Each byte of the sum has its highest bit set where n lies beyond the bytes counted there.
  const passed = (Math.imul(n, 0x01010101) | 0x80808080) - counts >>> 7 & 0x01010101;
  const shift = Math.imul(passed, 0x01010101) >>> 24 << 3;
  const before = counts << 8 >>> shift & 0xff;
  const inByte: Place = n - before << 8 | word >>> shift & 0xff;
  return shift + PLACES[inByte];
}
