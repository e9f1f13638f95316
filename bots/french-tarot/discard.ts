import type { CardCode, Choices } from "../../rules/index.js";
import { honourPoints, king, ofSuit, plainSuits, rankOf, suitOf, trumpsOf, type PlainSuit } from "./cards.js";

type DiscardChoice = Extract<Choices, { phase: "discard" }>;

/** A discard in the making: what is out, what is left of the suits, and what that has brought. */
interface Draft { out: readonly CardCode[]; kept: readonly CardCode[]; worth: number }

/**
 * The discard by rule: every set of suits that can be emptied is tried, filled up with the cards that are best out
 * of the hand, and the best of these few is taken.
 */
export function chooseDiscard(hand: readonly CardCode[], { count, from, must }: DiscardChoice): CardCode[] {
  const free = from.filter((card) => !must.includes(card));
  const missing = count - must.length;
  if (free.every((card) => suitOf(card) === "T")) return [...must, ...lowest(free, missing)];

  const trumps = trumpsOf(hand).length;
  const start: Draft = { out: must, kept: hand.filter((card) => suitOf(card) !== "T" && !must.includes(card)), worth: 0 };
  const drafts = suitSets(free, hand)
    .map((suits) => cardsIn(free, suits))
    .filter((cards) => cards.length <= missing)
    .map((cards) => filledUp(cards.reduce((draft, card) => without(draft, card, trumps), start), free, count, trumps));
  return [...drafts.reduce((best, draft) => (draft.worth > best.worth ? draft : best)).out];
}

/** All sets of suits whose cards may all go; the empty set too. */
function suitSets(free: readonly CardCode[], hand: readonly CardCode[]): PlainSuit[][] {
  const empties = plainSuits.filter((suit) => {
    const held = ofSuit(hand, suit);
    return held.length > 0 && held.every((card) => free.includes(card));
  });
  return empties.reduce<PlainSuit[][]>((sets, suit) => [...sets, ...sets.map((set) => [...set, suit])], [[]]);
}

function cardsIn(cards: readonly CardCode[], suits: readonly PlainSuit[]): CardCode[] {
  return cards.filter((card) => suits.some((suit) => suit === suitOf(card)));
}

/** Lays one card after the other aside, each time the one whose going makes most. */
function filledUp(draft: Draft, free: readonly CardCode[], count: number, trumps: number): Draft {
  if (draft.out.length >= count) return draft;
  const next = free.filter((card) => !draft.out.includes(card)).map((card) => without(draft, card, trumps));
  return filledUp(next.reduce((best, other) => (other.worth > best.worth ? other : best)), free, count, trumps);
}

/** The points of the card come home, and its suit is worth what is left of it. */
function without({ out, kept, worth }: Draft, card: CardCode, trumps: number): Draft {
  const before = ofSuit(kept, suitOf(card));
  const after = before.filter((other) => other !== card);
  return {
    out: [...out, card],
    kept: kept.filter((other) => other !== card),
    worth: worth + honourPoints(card) + suitWorth(after.map(rankOf), trumps) - suitWorth(before.map(rankOf), trumps),
  };
}

/**
 * What a suit is good for in play, in card points: a void ruffs, as long as there are trumps to do it with; kings
 * come home, and what stands under them; the other honours are at risk; length lives on when the trumps are drawn.
 */
function suitWorth(ranks: readonly number[], trumps: number): number {
  if (ranks.length === 0) return trumps >= 8 ? 4 : 3;
  const hasKing = ranks.includes(king);
  const honours = ranks.filter((rank) => rank > 10 && rank < king).reduce((sum, rank) => sum + (rank - 10), 0);
  const lowCards = ranks.filter((rank) => rank <= 10).length;
  const honoursHome = honours * (hasKing ? 0.7 : lowCards >= 3 ? 0.35 : 0.1);
  const singleton = ranks.length === 1 && !hasKing ? 1.5 : 0;
  const length = ranks.length >= 5 ? (ranks.length - 4) * 1.2 : 0;
  return (hasKing ? 3 : 0) + honoursHome + singleton + length;
}

function lowest(trumps: readonly CardCode[], count: number): CardCode[] {
  return [...trumps].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, count);
}
