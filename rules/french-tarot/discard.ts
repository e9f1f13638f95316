import type { CardCode, Choices, Refusal, Seat } from "../contract.js";
import { without } from "../cards.js";
import { handOf, withHand, type Change, type Deal } from "../deal.js";
import type { Known } from "../game.js";
import { layAside, refuseDiscardOf } from "../held.js";
import { isBout, isKing, isPlain, isTrump, refuseHonours } from "../tarots.js";
import { deck } from "./cards.js";
import type { Contract } from "./contracts.js";

/** Prise and garde: the dog is shown to all and joins the taker's hand. In the others nobody sees it. */
export function showDog(deal: Deal, taker: Seat, { dog }: Contract): Change {
  if (dog !== "shown") return {};
  const { talon } = deal.setup;
  return { hands: withHand(deal, taker, deck.sort([...handOf(deal, taker), ...talon])), table: { dog: talon } };
}

interface DiscardRule {
  readonly count: number;
  /** What goes first: neither trump, king nor Excuse. */
  readonly plain: readonly CardCode[];
  /** Trumps that may complete the discard; none where plain cards suffice. */
  readonly trumps: readonly CardCode[];
}

/** What may always be laid aside. */
function isOrdinary(card: CardCode): boolean {
  return isPlain(card) && !isKing(card);
}

/** FFT R-RO 2012-06: never a king or a bout, and trumps only where nothing else is left. */
function discardRule({ hand, table: { dog = [] } }: Known): DiscardRule {
  const count = dog.length;
  const plain = hand.filter(isOrdinary);
  const trumps = plain.length < count ? hand.filter((card) => isTrump(card) && !isBout(card)) : [];
  return { count, plain, trumps };
}

export function discardChoices(known: Known): Extract<Choices, { phase: "discard" }> {
  const { count, plain, trumps } = discardRule(known);
  const must = [...plain.length <= count ? plain : [], ...plain.length + trumps.length <= count ? trumps : []];
  return { phase: "discard", seat: known.seat, count, from: deck.sort([...plain, ...trumps]), must: deck.sort(must) };
}

export function refuseDiscard(known: Known, cards: readonly CardCode[]): Refusal | null {
  const { hand, table: { dog = [] } } = known;
  const unfit = refuseDiscardOf(hand, cards, dog.length);
  if (unfit !== null || cards.every(isOrdinary)) return unfit;

  const { plain, trumps } = discardRule(known);
  const allowed = [...plain, ...trumps];
  const honour = refuseHonours(cards, allowed);
  if (honour !== null) return honour;

  const trump = cards.find(isTrump);
  if (trump === undefined) return null;
  if (trumps.length === 0) return { reason: "discard-trump", allowed, facts: { card: trump } };
  const kept = without(plain, cards);
  return kept.length === 0 ? null : { reason: "discard-plain-first", allowed: [...plain], facts: { card: trump } };
}

/** Trumps are laid aside openly. */
export function afterDiscard(deal: Deal, seat: Seat, cards: readonly CardCode[]): Change {
  const { hands, discard } = layAside(deal, seat, cards, deck);
  return { hands, discard, table: { publicDiscards: discard.filter(isTrump) } };
}
