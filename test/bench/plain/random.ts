import type { Card } from "./cards.js";

/** A number from 0 up to 1. */
export type Random = () => number;

/** Marsaglia's xorshift with 32 bits of state, which is never 0. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function anyOf<T>(list: readonly T[], random: Random): T {
  return list[below(random, list.length)]!;
}

export function shuffle(deck: readonly Card[], random: Random): Card[] {
  const cards = [...deck];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}

/** Removes some cards, chosen at random, from a list. */
export function drawFrom(cards: Card[], count: number, random: Random): Card[] {
  return Array.from({ length: count }, () => cards.splice(below(random, cards.length), 1)[0]!);
}
