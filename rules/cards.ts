import type { CardCode } from "./contract.js";
import { RecordError } from "./errors.js";

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
  has(card: CardCode): boolean;
  /** A sorted copy. */
  sort(hand: readonly CardCode[]): CardCode[];
  /** Whether the first is the stronger of two cards of one suit. */
  isHigher(card: CardCode, other: CardCode): boolean;
}

/** @param suits each suit with its ranks, highest first, separated by one space ("" for a card without rank) */
export function makeDeck(suits: readonly (readonly [suit: string, ranks: string])[]): Deck {
  const cards = Object.freeze(suits.flatMap(([suit, ranks]) => ranks.split(" ").map((rank) => suit + rank)));
  const places = new Map(cards.map((card, place) => [card, place]));

  const placeOf = (card: CardCode): number => places.get(card) ?? -1;

  const sort = (hand: readonly CardCode[]): CardCode[] => {
    // Numbers sort themselves, without being compared by a function.
    const held = new Uint8Array(hand.length);
    for (const [i, card] of hand.entries()) {
      const place = placeOf(card);
      if (place === -1) throw new RecordError("unknown-card", "");
      held[i] = place;
    }
    held.sort();
    const sorted: CardCode[] = [];
    for (const place of held) sorted.push(cards[place] ?? "");
    return sorted;
  };

  return { cards, placeOf, sort, has: (card) => places.has(card), isHigher: (card, other) => placeOf(card) < placeOf(other) };
}
