import { hash } from "../shuffle.js";
import type { Place, Words } from "./words.js";

/**
 * Two words of state, changed with every number drawn: xoroshiro64* by Blackman and Vigna (public domain).
 * Never both 0, which would stay 0 for ever.
 */
export type Random = Words;

const FIRST = 0 as Place;
const SECOND = 1 as Place;

export function randomFrom(seed: string): Random {
  const [a, b] = hash(seed);
  return Int32Array.of(a, b | 1) as Random;
}

/** 32 bits, of which the upper ones are the better ones. */
function next(random: Random): number {
  const a = random[FIRST];
  const b = random[SECOND] ^ a;
  random[FIRST] = (a << 26 | a >>> 6) ^ b ^ b << 9;
  random[SECOND] = b << 13 | b >>> 19;
  return Math.imul(a, 0x9e3779bb);
}

/** A whole number from 0 to below `limit`, which is at most 2^15; one in a thousand of a pack's cards is off by that much. */
export function below(random: Random, limit: number): number {
  return Math.imul(next(random) >>> 16, limit) >>> 16;
}
