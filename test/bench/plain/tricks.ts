import type { Card } from "./cards.js";

export interface Trick { leader: number; cards: Card[]; seats: number[]; winner: number }

/** What a game asks of those who cannot do as they like. */
export interface Duties { trumps: string | null; overtrump: boolean; beat: boolean }

/** The card that is winning, if any. */
export function bestCard(trick: readonly Card[], trumps: string | null): Card | null {
  let best: Card | null = null;
  for (const card of trick) {
    if (card.suit === "E") continue;
    if (best === null || (card.suit === best.suit ? card.rank > best.rank : card.suit === trumps)) best = card;
  }
  return best;
}

export function legalCards(hand: readonly Card[], trick: readonly Card[], { trumps, overtrump, beat }: Duties): readonly Card[] {
  const led = trick.find((card) => card.suit !== "E");
  if (led === undefined) return hand;
  const best = bestCard(trick, trumps)!;
  let due = hand.filter((card) => card.suit === led.suit);
  if (due.length === 0) due = hand.filter((card) => card.suit === trumps);
  if (due.length === 0) return hand;
  if (due[0]!.suit === best.suit && (best.suit === trumps ? overtrump : beat)) {
    const higher = due.filter((card) => card.rank > best.rank);
    if (higher.length > 0) due = higher;
  }
  const excuse = hand.find((card) => card.suit === "E");
  return excuse === undefined ? due : [...due, excuse];
}

export function winnerOf({ cards, seats }: Trick, trumps: string | null): number {
  return seats[cards.indexOf(bestCard(cards, trumps)!)]!;
}

export function removeCard(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}

/**
 * Plays all tricks.
 * @param active who plays, in order of seats
 * @param choose one of the legal cards
 */
export function playTricks(hands: Card[][], active: readonly number[], leader: number, count: number, duties: Duties, choose: (legal: readonly Card[], trick: Trick, number: number) => Card): Trick[] {
  const tricks: Trick[] = [];
  for (let number = 0; number < count; number++) {
    const trick: Trick = { leader, cards: [], seats: [], winner: -1 };
    for (let i = 0; i < active.length; i++) {
      const seat = active[(active.indexOf(leader) + i) % active.length]!;
      const hand = hands[seat]!;
      const card = choose(legalCards(hand, trick.cards, duties), trick, number);
      removeCard(hand, card);
      trick.cards.push(card);
      trick.seats.push(seat);
    }
    trick.winner = winnerOf(trick, duties.trumps);
    leader = trick.winner;
    tricks.push(trick);
  }
  return tricks;
}
