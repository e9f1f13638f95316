import { ONES, runningCounts } from "./bits.js";
import type { Card } from "./cards.js";
import { LEGAL, LEGAL_TAROTS, LEGAL_UPPER, type Position } from "./position.js";
import { below, type Random } from "./random.js";
import type { Bytes, Place } from "./words.js";

/** The place of the nth bit within six, n and the six put together as n << 6 | six. */
const BIT_PLACES = new Uint8Array(6 << 6) as Bytes;
for (let six = 0; six < 64; six++) {
  for (let bit = 0, n = 0; bit < 6; bit++) if ((six >> bit & 1) === 1) BIT_PLACES[n++ << 6 | six] = bit;
}

/** The highest bit of every field of six bits, which no number of cards reaches. */
const GUARDS = ONES << 5;

/** A policy: any card in LEGAL, each as likely as the others. */
export const randomCard = (position: Position, random: Random): Card => {
  const lower = position[LEGAL];
  const upper = position[LEGAL_UPPER];
  const tarots = position[LEGAL_TAROTS];
  const lowerCounts = runningCounts(lower);
  const upperCounts = runningCounts(upper);
  const tarotCounts = runningCounts(tarots);
  const inLower = lowerCounts >>> 24 & 63;
  const inPlain = inLower + (upperCounts >>> 24 & 63);
  const drawn = below(random, inPlain + (tarotCounts >>> 24 & 63));

  // All ones where the card lies beyond the first word, beyond the second.
  const beyondLower = inLower - 1 - drawn >> 31;
  const beyondPlain = inPlain - 1 - drawn >> 31;
  const word = lower ^ (lower ^ upper) & beyondLower ^ (upper ^ tarots) & beyondPlain;
  const counts = lowerCounts ^ (lowerCounts ^ upperCounts) & beyondLower ^ (upperCounts ^ tarotCounts) & beyondPlain;
  const n = drawn - (inLower & beyondLower) - (inPlain - inLower & beyondPlain);

  // The guard of a field stays where the nth bit lies beyond it.
  const passed = (Math.imul(n, ONES) | GUARDS) - counts & GUARDS;
  const shift = 32 - Math.clz32(passed);
  const before = counts << 6 >>> shift & 63;
  const inSix: Place = n - before << 6 | word >>> shift & 63;
  return BIT_PLACES[inSix] + shift - 32 * (beyondLower + beyondPlain);
};

/** Any card of three words, which are put into LEGAL to that end. */
export const anyCardOf = (position: Position, lower: number, upper: number, tarots: number, random: Random): Card => {
  position[LEGAL] = lower;
  position[LEGAL_UPPER] = upper;
  position[LEGAL_TAROTS] = tarots;
  return randomCard(position, random);
};
