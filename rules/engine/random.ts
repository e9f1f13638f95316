import { hash } from "../shuffle.js";
import type { Place, Words } from "./words.js";

/**
 * Two words of state, changed with every number drawn: xoroshiro64* by Blackman and Vigna (public domain).
 * Never both 0, which would stay 0 for ever.
 */
export type Random = Words;

export function randomFrom(seed: string): Random {
  const [a, b] = hash(seed);
  return Int32Array.of(a, b | 1) as Random;
}

/**
 * A whole number from 0 to below `limit`, which is at most 2^15; one in a thousand of a pack's cards is off by that much. Made of
 * the upper half of 32 bits, which is the better one.
 */
export const below = (random: Random, limit: number): number => {
  const a = random[0 as Place];
  const b = random[1 as Place] ^ a;
  random[0 as Place] = (a << 26 | a >>> 6) ^ b ^ b << 9;
  random[1 as Place] = b << 13 | b >>> 19;
  return Math.imul(Math.imul(a, 0x9e3779bb) >>> 16, limit) >>> 16;
};
