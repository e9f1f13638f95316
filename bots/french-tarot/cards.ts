import { cardPoints, type CardCode } from "../../rules/index.js";

/** The four suits, the trumps, and the Excuse on its own. */
export type Suit = PlainSuit | "T" | "E";
export type PlainSuit = "S" | "H" | "D" | "C";

export const plainSuits: readonly PlainSuit[] = ["S", "H", "D", "C"];

export const jack = 11;
export const knight = 12;
export const queen = 13;
export const king = 14;
const letters: Readonly<Record<number, string>> = { [jack]: "J", [knight]: "N", [queen]: "Q", [king]: "K" };
const ranks: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at + 1, at + 1])),
  ...Object.fromEntries(Object.entries(letters).map(([rank, letter]) => [letter, Number(rank)])),
};

export function cardOf(suit: Suit, rank: number): CardCode {
  if (suit === "E") return "E";
  return suit === "T" ? `T${rank}` : `${suit}${letters[rank] ?? rank}`;
}

export function suitOf(card: CardCode): Suit {
  return card.charAt(0) as Suit;
}

/** Strength within the suit, aces lowest; 0 for the Excuse. */
export function rankOf(card: CardCode): number {
  return ranks[card.slice(1)] ?? 0;
}

export function pointsOf(card: CardCode): number {
  return cardPoints("french-tarot", card);
}

/** What the card counts beyond the half point of any card. */
export function honourPoints(card: CardCode): number {
  return pointsOf(card) - 0.5;
}

export function pointsIn(cards: readonly CardCode[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0);
}

export function ofSuit(cards: readonly CardCode[], suit: Suit): CardCode[] {
  return cards.filter((card) => suitOf(card) === suit);
}

/** The trumps of a hand as ranks, highest first; the Excuse is none. */
export function trumpsOf(hand: readonly CardCode[]): number[] {
  return ofSuit(hand, "T").map(rankOf).sort((a, b) => b - a);
}

/** The suit that a trick asks for: that of its first card that is not the Excuse. */
export function suitLed(trick: readonly CardCode[]): Suit | null {
  const first = trick[0] === "E" ? trick[1] : trick[0];
  return first === undefined ? null : suitOf(first);
}
