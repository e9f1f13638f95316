import type { CardCode, Refusal, Seat } from "./contract.js";
import { without, type Deck } from "./cards.js";
import { handOf, withHand, type Deal } from "./deal.js";

/** Refuses a card that is not there, or is named a second time. */
export function refuseNotHeld(held: readonly CardCode[], cards: readonly CardCode[]): Refusal | null {
  const strange = cards.find((card, i) => !held.includes(card) || cards.indexOf(card) !== i);
  return strange === undefined ? null : { reason: "card-not-held", facts: { card: strange } };
}

/** What any discard is refused for, before the game's own rule: not as many cards as asked for, or not of the hand. */
export function refuseDiscardOf(hand: readonly CardCode[], cards: readonly CardCode[], count: number): Refusal | null {
  if (cards.length !== count) return { reason: "discard-count", facts: { count, given: cards.length } };
  return refuseNotHeld(hand, cards);
}

/** Moves cards from a hand to the discard. */
export function layAside(deal: Deal, seat: Seat, cards: readonly CardCode[], deck: Deck): Pick<Deal, "hands" | "discard"> {
  return { discard: deck.sort(cards), hands: withHand(deal, seat, without(handOf(deal, seat), cards)) };
}
