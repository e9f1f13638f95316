import { countIn, nthBit, runningCounts } from "./bits.js";
import type { Card } from "./cards.js";
import { LEGAL, LEGAL_TAROTS, LEGAL_UPPER, type Position } from "./position.js";
import { below, type Random } from "./random.js";

/** A policy: any legal card, each as likely as the others. */
export function randomCard(position: Position, random: Random): Card {
  return anyCardOf(position[LEGAL], position[LEGAL_UPPER], position[LEGAL_TAROTS], random);
}

/** Any card of three words that are not all empty. */
export function anyCardOf(lower: number, upper: number, tarots: number, random: Random): Card {
  const lowerCounts = runningCounts(lower);
  const upperCounts = runningCounts(upper);
  const tarotCounts = runningCounts(tarots);
  const inLower = countIn(lowerCounts);
  const inPlain = inLower + countIn(upperCounts);
  const n = below(random, inPlain + countIn(tarotCounts));

  // All ones where n lies beyond the first word, beyond the second.
  const beyondLower = inLower - 1 - n >> 31;
  const beyondPlain = inPlain - 1 - n >> 31;
  const isUpper = beyondLower & ~beyondPlain;
  const word = lower & ~beyondLower | upper & isUpper | tarots & beyondPlain;
  const counts = lowerCounts & ~beyondLower | upperCounts & isUpper | tarotCounts & beyondPlain;
  const before = inLower & isUpper | inPlain & beyondPlain;
  return (-beyondLower - beyondPlain) * 32 + nthBit(word, counts, n - before);
}
