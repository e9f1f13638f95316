/** Sets of cards within one 32-bit word, asked without branches: what cards will be there cannot be foreseen, and a wrong guess costs more than a sum. */

/** All ones where the word has any bit, else 0. */
export function anyOf(word: number): number {
  return (word | -word) >> 31;
}

export function countOf(word: number): number {
  const pairs = word - (word >>> 1 & 0x55555555);
  const fours = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
  return Math.imul(fours + (fours >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
