import type { CardCode, Choices, Refusal, Seat } from "../contract.js";
import { without } from "../cards.js";
import type { Change, Deal } from "../deal.js";
import type { Known } from "../game.js";
import { layAside, refuseDiscardOf } from "../held.js";
import { isBout, isKing, isPlain, isTrump, refuseHonours } from "../tarots.js";
import { deck } from "./cards.js";
import { DISCARD } from "./table.js";

interface DiscardRule {
  /** Below the kings, neither trump nor Matto. */
  readonly plain: readonly CardCode[];
  /** All but 1 and 21. */
  readonly trumps: readonly CardCode[];
  /** How many of these trumps may go. Which ones is free, and so is which plain cards complete them. */
  readonly trumpCounts: readonly number[];
}

/**
 * Whether so many trumps may go: only if afterwards every card left is a trump, a king or the Matto, or no trump is left.
 * @param plain how many cards below the kings the hand holds
 * @param trumps how many trumps but 1 and 21
 * @param hasLastingTrump whether it holds the 1 or the 21, which stay
 */
export function mayDiscard(count: number, plain: number, trumps: number, hasLastingTrump: boolean): boolean {
  const rest = DISCARD - count;
  if (count > trumps || rest > plain) return false;
  return count === 0 || rest === plain || (count === trumps && !hasLastingTrump);
}

function discardRule({ hand }: Pick<Known, "hand">): DiscardRule {
  const plain = hand.filter((card) => isPlain(card) && !isKing(card));
  const trumps = hand.filter((card) => isTrump(card) && !isBout(card));
  const hasLastingTrump = hand.some((card) => isTrump(card) && isBout(card));
  const counts = Array.from({ length: DISCARD + 1 }, (_, count) => count);
  return { plain, trumps, trumpCounts: counts.filter((count) => mayDiscard(count, plain.length, trumps.length, hasLastingTrump)) };
}

export function discardChoices(known: Known): Extract<Choices, { phase: "discard" }> {
  const { plain, trumps, trumpCounts } = discardRule(known);
  const from = [...trumpCounts.some((count) => count < DISCARD) ? plain : [], ...trumpCounts.some((count) => count > 0) ? trumps : []];
  const must = [...trumpCounts.every((count) => DISCARD - count === plain.length) ? plain : [], ...trumpCounts.every((count) => count === trumps.length) ? trumps : []];
  return { phase: "discard", seat: known.seat, count: DISCARD, from: deck.sort(from), must: deck.sort(must) };
}

export function refuseDiscard(known: Known, cards: readonly CardCode[]): Refusal | null {
  const { from: allowed, must } = discardChoices(known);
  const refusal = refuseDiscardOf(known.hand, cards, DISCARD) ?? refuseHonours(cards, allowed);
  if (refusal !== null) return refusal;

  // Plain cards alone are never wrong: two of them may always go.
  const [trump, ...others] = cards.filter(isTrump);
  if (trump === undefined || discardRule(known).trumpCounts.includes(1 + others.length)) return null;
  const comesLater = allowed.includes(trump) && without(must, cards).length > 0;
  return { ...comesLater ? { reason: "discard-plain-first", allowed: must } : { reason: "discard-trump", allowed }, facts: { card: trump } };
}

/** Face down; how many of the cards are trumps is announced, not which. */
export function afterDiscard(deal: Deal, seat: Seat, cards: readonly CardCode[]): Change {
  return { ...layAside(deal, seat, cards, deck), table: { announcedTrumps: cards.filter(isTrump).length } };
}
