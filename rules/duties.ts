import type { CardCode, Refusal } from "./contract.js";
import { EXCUSE, suitOf, type Deck } from "./cards.js";
import { refuseNotHeld } from "./held.js";
import { suitLed } from "./tricks.js";

/**
 * What a hand owes to the cards on the table: a card of the suit that is due, which is the suit led
 * or else the trumps, and where the game asks for it one that is higher than `beat`. It depends on
 * nothing but hand and table, so that another representation of cards can share the knowledge.
 */
export interface Duty {
  readonly led: string;
  readonly due: string;
  readonly raise?: { readonly beat: CardCode; readonly reason: "must-overtrump" | "must-beat" };
}

/** Follow suit, else trump; null where any card will do. The Excuse is no trump: a hand without another tarot may throw anything. */
export function followOrTrump(hand: readonly CardCode[], trick: readonly CardCode[], trumps: string | undefined): Duty | null {
  const led = suitLed(trick);
  const due = [led, trumps].find((suit) => hand.some((card) => suitOf(card) === suit));
  return led === undefined || due === undefined ? null : { led, due };
}

/** Why a card of the hand does not do its duty; null where it does, as the Excuse always does. */
export function breachOf(duty: Duty | null, card: CardCode, deck: Deck): Refusal | null {
  if (duty === null || card === EXCUSE) return null;
  const { led, due, raise } = duty;
  if (suitOf(card) !== due) return { reason: due === led ? "must-follow" : "must-trump", facts: { led } };
  if (raise === undefined || deck.isHigher(card, raise.beat)) return null;
  return { reason: raise.reason, facts: { led, beat: raise.beat } };
}

/** What stands against a card of the hand to act, or null. */
export type Breach = (card: CardCode) => Refusal | null;

export function playableFrom(hand: readonly CardCode[], breach: Breach): CardCode[] {
  return hand.filter((card) => breach(card) === null);
}

export function refuseCard(hand: readonly CardCode[], card: CardCode, breach: Breach): Refusal | null {
  const refusal = refuseNotHeld(hand, [card]) ?? breach(card);
  return refusal === null ? null : { ...refusal, allowed: playableFrom(hand, breach) };
}
