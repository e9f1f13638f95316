import type { CardCode } from "./contract.js";
import { RecordError } from "./errors.js";
import { placeReader } from "./place-reader.js";
import { ownCode } from "./read-once.js";

/** One of the codes that any game knows; whether a game's deck has the card is the deck's business. */
const CARD = /^(?:[SHDC](?:[1-9]|10|[JNQK])|T(?:[1-9]|1\d|2[01])|E)$/;

/** Neither suit nor trump, played to any trick, the highest of none; Piedicavallo's Matto. */
export const EXCUSE = "E";

export function isCardCode(value: unknown): value is CardCode {
  return typeof value === "string" && CARD.test(value);
}

/** `S H D C`, `T` for trumps, `E` for the Excuse, which is neither. */
export function suitOf(card: CardCode): string {
  return card.charAt(0);
}

export function rankOf(card: CardCode): string {
  return card.slice(1);
}

/** Cards of the first list that are not in the second. */
export function without(cards: readonly CardCode[], gone: readonly CardCode[]): CardCode[] {
  return cards.filter((card) => !gone.includes(card));
}

/** Codes separated by one space; none at all is the empty text. */
export function splitCards(text: string): CardCode[] {
  return text === "" ? [] : text.split(" ");
}

/** The cards of a game in one order that serves for strength and for holding a hand. */
export interface Deck {
  /** Highest first within a suit; suits in the order in which a hand is held. */
  readonly cards: readonly CardCode[];
  /** Its place among the cards, −1 where the deck has no such card. */
  placeOf(card: CardCode): number;
  /** The places of codes that are separated by one space, none of the empty text; −1 for what is no card of the deck. */
  placesIn(text: string): number[];
  has(card: CardCode): boolean;
  /** A sorted copy. Throws RecordError "unknown-card". */
  sort(hand: readonly CardCode[]): CardCode[];
  /** Whether the first is the stronger of two cards of one suit. */
  isHigher(card: CardCode, other: CardCode): boolean;
}

/** @param suits each suit with its ranks, highest first, separated by one space ("" for a card without rank) */
export function makeDeck(suits: readonly (readonly [suit: string, ranks: string])[]): Deck {
  const cards = Object.freeze(suits.flatMap(([suit, ranks]) => ranks.split(" ").map((rank) => ownCode(suit + rank))));
  const places = new Map(cards.map((card, place) => [card, place]));

  const placeOf = (card: CardCode): number => places.get(card) ?? -1;

  /** How many of each card, while a hand is being sorted. */
  const held = new Int32Array(cards.length);
  const sort = (hand: readonly CardCode[]): CardCode[] => {
    held.fill(0);
    for (const card of hand) {
      const place = placeOf(card);
      if (place === -1) throw new RecordError("unknown-card", "");
      held[place] = (held[place] ?? 0) + 1;
    }
    const sorted: CardCode[] = [];
    for (let place = 0; sorted.length < hand.length; place++) for (let count = held[place] ?? 0; count > 0; count--) sorted.push(cards[place] ?? "");
    return sorted;
  };

  return { cards, placeOf, placesIn: placeReader(cards, placeOf), sort, has: (card) => places.has(card), isHigher: (card, other) => placeOf(card) < placeOf(other) };
}
