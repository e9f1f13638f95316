import type { CardCode } from "../contract.js";
import { EXCUSE, suitOf, type Deck } from "../cards.js";
import type { Bytes, Place, Words } from "./words.js";

/**
 * A card as a number: 32 times the word it lies in, plus its bit there. Words 0 and 1 hold two plain suits
 * each, 14 bits wide, the king highest; word 2 the trumps from the 1 on and, above them, the fool (Excuse, Matto).
 * So any trump is greater than any plain card, and within a suit the higher card is the greater number.
 */
export type Card = Place;

export const WORDS = 3;
export const CARDS = WORDS * 32;
const SUIT_BITS = 14;
const PLAIN = (1 << SUIT_BITS) - 1;
/** The word of trumps and fool. */
export const TAROTS = 2;
/** The lowest trump. */
export const PETIT = TAROTS * 32;
export const TRUMP_21 = PETIT + 20;
export const FOOL = PETIT + 21;
/** In word 2. */
export const FOOL_BIT = 1 << 21;
export const TRUMP_BITS = FOOL_BIT - 1;

export const wordOf = (card: Card): number => card >>> 5;

/** Within its word. */
export const bitOf = (card: Card): number => 1 << card;

/** By card: all cards of its suit, within its word; of trumps without the fool. */
export const SUITS = Int32Array.from({ length: CARDS }, (_, card) => {
  if (wordOf(card) === TAROTS) return TRUMP_BITS;
  return PLAIN << ((card & 31) < SUIT_BITS ? 0 : SUIT_BITS);
}) as Words;

const SUIT_CODES = "SHDC";
export const PLAIN_SUITS = SUIT_CODES.length;

/** @param suit 0 to 3, in the order of SUIT_CODES */
export function kingOf(suit: number): Card {
  return (suit >> 1) * 32 + (suit & 1) * SUIT_BITS + SUIT_BITS - 1;
}

/** In a word of two plain suits. */
export const KINGS = bitOf(kingOf(0)) | bitOf(kingOf(1));
/** In the word of trumps. */
export const BOUTS = bitOf(PETIT) | bitOf(TRUMP_21) | FOOL_BIT;

/** Between the codes of a game's cards and their numbers. */
export interface Pack {
  /** In the deck's order, and so are the cards. */
  readonly codes: readonly CardCode[];
  readonly cards: Bytes;
  /** Nothing where the pack has no such card. */
  find(code: CardCode): Card | undefined;
  cardOf(code: CardCode): Card;
  codeOf(card: Card): CardCode;
}

/** @param trumps the suit that lies in the word of trumps; with none all suits are plain */
export function packOf(deck: Deck, trumps?: string): Pack {
  const numbers = new Map(deck.cards.map((code) => [code, numberOf(code, deck, trumps)]));
  const codes = new Map([...numbers].map(([code, card]) => [card, code]));
  return {
    codes: deck.cards,
    cards: Uint8Array.from(numbers.values()) as Bytes,
    find: (code) => numbers.get(code),
    cardOf: (code) => known(numbers.get(code), code),
    codeOf: (card) => known(codes.get(card), card),
  };
}

/** Plain suits end with their highest card, so that a king is a king in every game; trumps begin with their lowest. */
function numberOf(code: CardCode, deck: Deck, trumps: string | undefined): Card {
  if (code === EXCUSE) return FOOL;
  const suit = suitOf(code);
  const higher = deck.cards.filter((other) => suitOf(other) === suit && deck.isHigher(other, code)).length;
  if (suit === trumps) return PETIT + deck.cards.filter((other) => suitOf(other) === suit).length - 1 - higher;
  return kingOf(SUIT_CODES.indexOf(suit)) - higher;
}

function known<T>(found: T | undefined, asked: unknown): T {
  if (found === undefined) throw new RangeError(`no card ${String(asked)} in this pack`);
  return found;
}
