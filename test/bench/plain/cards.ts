/** Cards as most programs have them: one object a card, hands and tricks as arrays of these. What the engine on masks is measured against. */
export interface Card {
  code: string;
  /** S, H, D, C; T for trumps, E for the Excuse. */
  suit: string;
  /** The higher, the stronger within its suit. */
  rank: number;
  points: number;
}

const COURT_POINTS: Record<string, number> = { K: 5, Q: 4, N: 3, J: 2 };

function suit(letter: string, ranks: string): Card[] {
  return ranks.split(" ").map((rank, i) => ({ code: letter + rank, suit: letter, rank: i + 1, points: COURT_POINTS[rank] ?? 1 }));
}

function tarots(): Card[] {
  const trumps = Array.from({ length: 21 }, (_, i) => ({ code: `T${i + 1}`, suit: "T", rank: i + 1, points: i === 0 || i === 20 ? 5 : 1 }));
  return [...trumps, { code: "E", suit: "E", rank: 0, points: 5 }];
}

/** Counted in halves of a point less than each card for itself. */
export const frenchTarotDeck: readonly Card[] = [
  ...["S", "H", "D", "C"].flatMap((letter) => suit(letter, "1 2 3 4 5 6 7 8 9 10 J N Q K")), ...tarots(),
].map((card) => ({ ...card, points: card.points - 0.5 }));

export const piedicavalloDeck: readonly Card[] = [
  ...["S", "C"].flatMap((letter) => suit(letter, "5 6 7 8 9 10 J N Q K")),
  ...["H", "D"].flatMap((letter) => suit(letter, "6 5 4 3 2 1 J N Q K")),
  ...tarots(),
];

export const preferanzenDeck: readonly Card[] = ["S", "H", "D", "C"].flatMap((letter) => suit(letter, "7 8 9 10 J Q K 1"));

export function isBout(card: Card): boolean {
  return card.code === "T1" || card.code === "T21" || card.code === "E";
}

export function isKing(card: Card): boolean {
  return card.code.endsWith("K");
}

export function isPlain(card: Card): boolean {
  return card.suit !== "T" && card.suit !== "E";
}

const HAND = ["E", "T", "S", "H", "C", "D"];

/** As a hand is held: suit by suit, highest first. */
export function sortHand(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => HAND.indexOf(one.suit) - HAND.indexOf(other.suit) || other.rank - one.rank);
}

export function sumPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.points, 0);
}
