/**
 * Shuffling from a seed. The same seed gives the same order for ever: changing anything here
 * changes every seeded deal, so it waits for a major version.
 */

/** Whole numbers from 0 to below `limit`, each as likely as the others. */
export type Dice = (limit: number) => number;

const TWO_32 = 2 ** 32;

/** A Fisher–Yates shuffle of a copy. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const dice = diceFrom(seed);
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(dice(rest.length), 1));
  return shuffled;
}

/** Numbers that would favour the low results are thrown again. */
export function diceFrom(seed: string): Dice {
  const next = sfc32(hash(seed));
  return (limit) => {
    const fair = TWO_32 - (TWO_32 % limit);
    let number = next();
    while (number >= fair) number = next();
    return number % limit;
  };
}

/** Four 32-bit words from a text, every UTF-16 unit stirring all of them (cyrb128, public domain). */
export function hash(text: string): readonly [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a, b ^ a, c ^ a, d ^ a];
}

/** Chris Doty-Humphrey's "small fast counter": 128 bits of state, unsigned 32-bit numbers out. */
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
