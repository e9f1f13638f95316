import type { CardCode, Refusal } from "../contract.js";
import { suitOf } from "../cards.js";
import { deck, EXCUSE, isPlain, isTrump } from "./cards.js";

/**
 * What a hand owes to the cards on the table (FFT R-RO 2012-06). It depends on nothing but these
 * two, so that another representation of cards can share the knowledge.
 *   none       any card
 *   follow     a card of the suit led, "T" for trumps
 *   trump      any trump, the suit led being a plain one that the hand lacks
 *   overtrump  a trump higher than `beat`, also against a partner and when trumps are led
 */
export type Duty =
  | { readonly kind: "none" }
  | { readonly kind: "follow"; readonly led: string }
  | { readonly kind: "trump"; readonly led: string }
  | { readonly kind: "overtrump"; readonly led: string; readonly beat: CardCode };

/** Set by the first card that is not the Excuse. */
export function suitLed(cards: readonly CardCode[]): string | undefined {
  const first = cards.find((card) => card !== EXCUSE);
  return first === undefined ? undefined : suitOf(first);
}

export function highestTrump(cards: readonly CardCode[]): CardCode | undefined {
  return highest(cards.filter(isTrump));
}

/** @param cards all of one suit */
export function highest(cards: readonly CardCode[]): CardCode | undefined {
  return cards.reduce<CardCode | undefined>((best, card) => (best === undefined || deck.isHigher(card, best) ? card : best), undefined);
}

export function dutyOf(hand: readonly CardCode[], trick: readonly CardCode[]): Duty {
  const led = suitLed(trick);
  if (led === undefined) return { kind: "none" };
  if (led !== "T" && hand.some((card) => suitOf(card) === led)) return { kind: "follow", led };
  // The Excuse is no trump: a hand whose only tarot it is may throw anything.
  const trumps = hand.filter(isTrump);
  if (trumps.length === 0) return { kind: "none" };
  const beat = highestTrump(trick);
  if (beat !== undefined && trumps.some((card) => deck.isHigher(card, beat))) return { kind: "overtrump", led, beat };
  return { kind: led === "T" ? "follow" : "trump", led };
}

/** Why a card of the hand does not do its duty; null where it does, as the Excuse always does. */
export function breachOf(duty: Duty, card: CardCode): Refusal | null {
  if (duty.kind === "none" || card === EXCUSE) return null;
  const { kind, led } = duty;
  if (kind === "follow") return suitOf(card) === led ? null : { reason: "must-follow", facts: { led } };
  if (isPlain(card)) return { reason: led === "T" ? "must-follow" : "must-trump", facts: { led } };
  if (kind === "trump" || deck.isHigher(card, duty.beat)) return null;
  return { reason: "must-overtrump", facts: { led, beat: duty.beat } };
}
