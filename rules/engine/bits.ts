/**
 * Sets of cards within one 32-bit word, asked without branches: what cards will be there cannot be foreseen, and a wrong guess
 * costs more than a sum. Here, as wherever a card's way leads through, functions are constants: V8 looks up declared ones
 * again at every call, in case they were replaced.
 */

/** All ones where the word has any bit, else 0. */
export const anyOf = (word: number): number => (word | -word) >> 31;

/** A one in each of five fields of six bits: enough for the cards of a word, which are 28 at most, and for their number in each field. */
export const ONES = 0o0101010101;

/** In each field, how many bits there are up to its end. */
export const runningCounts = (word: number): number => {
  const threes = word - (word >>> 1 & 0o3333333333) - (word >>> 2 & 0o1111111111);
  return Math.imul(threes + (threes >>> 3) & 0o0707070707, ONES);
};

/** Of a word of cards, or of tricks. */
export const countOf = (word: number): number => runningCounts(word) >>> 24 & 63;
