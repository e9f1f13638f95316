import type { Card } from "./cards.js";
import { LEGAL, LEGAL_TAROTS, LEGAL_UPPER, type Position } from "./position.js";
import { below, type Random } from "./random.js";
import type { Bytes, Place } from "./words.js";

/** The place of the nth bit within a byte, n and byte put together as n << 8 | byte. */
const BIT_PLACES = new Uint8Array(8 << 8) as Bytes;
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0, n = 0; bit < 8; bit++) if ((byte >> bit & 1) === 1) BIT_PLACES[n++ << 8 | byte] = bit;
}

/**
 * A policy: any card in LEGAL, each as likely as the others. Written out where functions would do, so that it is too long for
 * compilers to copy into playOut(): they would stop short of play(), which gains far more by being copied.
 */
export function randomCard(position: Position, random: Random): Card {
  const lower = position[LEGAL];
  const upper = position[LEGAL_UPPER];
  const tarots = position[LEGAL_TAROTS];

  // Counts in pairs and fours of bits, then how many lie up to the end of each byte, the last being all.
  const lowerPairs = lower - (lower >>> 1 & 0x55555555);
  const upperPairs = upper - (upper >>> 1 & 0x55555555);
  const tarotPairs = tarots - (tarots >>> 1 & 0x55555555);
  const lowerFours = (lowerPairs & 0x33333333) + (lowerPairs >>> 2 & 0x33333333);
  const upperFours = (upperPairs & 0x33333333) + (upperPairs >>> 2 & 0x33333333);
  const tarotFours = (tarotPairs & 0x33333333) + (tarotPairs >>> 2 & 0x33333333);
  const lowerCounts = Math.imul(lowerFours + (lowerFours >>> 4) & 0x0f0f0f0f, 0x01010101);
  const upperCounts = Math.imul(upperFours + (upperFours >>> 4) & 0x0f0f0f0f, 0x01010101);
  const tarotCounts = Math.imul(tarotFours + (tarotFours >>> 4) & 0x0f0f0f0f, 0x01010101);
  const inLower = lowerCounts >>> 24;
  const inPlain = inLower + (upperCounts >>> 24);
  const drawn = below(random, inPlain + (tarotCounts >>> 24));

  // All ones where the card lies beyond the first word, beyond the second.
  const beyondLower = inLower - 1 - drawn >> 31;
  const beyondPlain = inPlain - 1 - drawn >> 31;
  const isUpper = beyondLower & ~beyondPlain;
  const word = lower & ~beyondLower | upper & isUpper | tarots & beyondPlain;
  const counts = lowerCounts & ~beyondLower | upperCounts & isUpper | tarotCounts & beyondPlain;
  const n = drawn - (inLower & isUpper | inPlain & beyondPlain);

  // Each byte of the difference has its highest bit set where the nth bit lies beyond the bytes counted there.
  const passed = (Math.imul(n, 0x01010101) | 0x80808080) - counts >>> 7 & 0x01010101;
  const shift = Math.imul(passed, 0x01010101) >>> 24 << 3;
  const before = counts << 8 >>> shift & 0xff;
  const inByte: Place = n - before << 8 | word >>> shift & 0xff;
  return (beyondLower & 32) + (beyondPlain & 32) + shift + BIT_PLACES[inByte];
}

/** Any card of three words, which are put into LEGAL to that end. */
export function anyCardOf(position: Position, lower: number, upper: number, tarots: number, random: Random): Card {
  position[LEGAL] = lower;
  position[LEGAL_UPPER] = upper;
  position[LEGAL_TAROTS] = tarots;
  return randomCard(position, random);
}
