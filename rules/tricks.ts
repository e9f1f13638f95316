import type { CardCode, Seat } from "./contract.js";
import { EXCUSE, suitOf, without, type Deck } from "./cards.js";
import { handOf, withHand, type Deal, type Table } from "./deal.js";
import { seatAfter } from "./seats.js";

export type PlayedTrick = Table["tricks"][number];
/** A trick before anybody has said who is winning it. */
export type LaidCards = Pick<PlayedTrick, "leader" | "cards">;

/** Set by the first card that is not the Excuse. */
export function suitLed(cards: readonly CardCode[]): string | undefined {
  const first = cards.find((card) => card !== EXCUSE);
  return first === undefined ? undefined : suitOf(first);
}

/** The highest card of one suit. */
export function highestOf(suit: string | undefined, cards: readonly CardCode[], deck: Deck): CardCode | undefined {
  const ofSuit = cards.filter((card) => suitOf(card) === suit);
  return ofSuit.reduce<CardCode | undefined>((best, card) => (best === undefined || deck.isHigher(card, best) ? card : best), undefined);
}

/** The highest trump, else the highest card of the suit led. None while a trick is empty or holds the Excuse alone. */
export function bestCard(cards: readonly CardCode[], trumps: string | undefined, deck: Deck): CardCode | undefined {
  return highestOf(trumps, cards, deck) ?? highestOf(suitLed(cards), cards, deck);
}

/** Who wins a trick so far, where everybody plays to it; null where there is no best card. */
export function trickWinner(trick: LaidCards, players: number, trumps: string | undefined, deck: Deck): Seat | null {
  const best = bestCard(trick.cards, trumps, deck);
  return best === undefined ? null : playerOf(best, trick, players);
}

/** Who played a card to a trick, where everybody plays to it; null where it is not in it. */
export function playerOf(card: CardCode, { leader, cards }: LaidCards, players: number): Seat | null {
  const place = cards.indexOf(card);
  return place === -1 ? null : seatAfter(leader, place, players);
}

/** A card from a hand to the trick on the table. */
export function layCard(deal: Deal, seat: Seat, card: CardCode, winnerOf: (trick: LaidCards) => Seat | null): { hands: Deal["hands"]; trick: PlayedTrick } {
  const { leader, cards } = deal.table.trick;
  const trick = { leader, cards: [...cards, card] };
  return { hands: withHand(deal, seat, without(handOf(deal, seat), [card])), trick: { ...trick, winner: winnerOf(trick) } };
}

/** A complete trick to its winner, who leads the next. */
export function takeTrick({ tricks }: Table, trick: PlayedTrick): Pick<Table, "tricks" | "trick"> {
  return { tricks: [...tricks, trick], trick: { leader: trick.winner ?? trick.leader, cards: [], winner: null } };
}

/** The cards of some tricks but for the Excuse, which goes its own way. */
export function pileOf(tricks: readonly PlayedTrick[]): CardCode[] {
  return tricks.flatMap(({ cards }) => without(cards, [EXCUSE]));
}

export function isPlayedOut(hands: Deal["hands"]): boolean {
  return hands.every((hand) => hand.length === 0);
}
