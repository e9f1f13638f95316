import { toRecord, view, type CardCode, type DealState } from "../../../rules/index.js";
import { cards } from "../deals.js";

const VALUES: Readonly<Record<string, number>> = { T1: 5, T21: 5, E: 5, K: 5, Q: 4, N: 3, J: 2 };

export function valueOf(card: CardCode): number {
  return VALUES[card] ?? VALUES[card.slice(1)] ?? 1;
}

/** The points of both sides, counted from who won which trick, as one would count two piles at a real table. */
export function recount(end: DealState): [number, number] {
  const piles: [CardCode[], CardCode[]] = [[], []];
  const { tricks } = view(end, 0);
  for (const { leader, cards: played, winner } of tricks) {
    played.forEach((card, place) => piles[(card === "E" ? leader + place : winner!) % 2]!.push(card));
  }
  const [discard = ""] = toRecord(end).actions;
  piles[end.dealer % 2]!.push(...cards(discard.replace(/^\d discard /, "")));

  const winners = new Set(tricks.map(({ winner }) => winner! % 2));
  if (winners.size === 1) return winners.has(0) ? [114, 0] : [0, 114];
  const [first, second] = piles.map((pile) => pile.reduce((sum, card) => sum + valueOf(card), 0));
  return [first!, second!];
}
