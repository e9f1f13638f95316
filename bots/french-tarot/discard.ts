import type { CardCode, Choices } from "../../rules/index.js";
import { honourPoints, king, ofSuit, plainSuits, rankOf, suitOf, trumpsOf, type PlainSuit } from "./cards.js";

type DiscardChoice = Extract<Choices, { phase: "discard" }>;

/**
 * The discard by rule: every set of suits that can be emptied is tried, filled up with the cards that are best out
 * of the hand, and the best of these few is taken.
 */
export function chooseDiscard(hand: readonly CardCode[], choice: DiscardChoice): CardCode[] {
  const free = choice.from.filter((card) => !choice.must.includes(card));
  const missing = choice.count - choice.must.length;
  if (free.every((card) => suitOf(card) === "T")) return [...choice.must, ...lowest(free, missing)];

  const candidates = suitSets(free, hand).filter((suits) => cardsIn(free, suits).length <= missing);
  const discards = candidates.map((suits) => [...choice.must, ...filledUp(hand, free, cardsIn(free, suits), missing)]);
  return discards.reduce((best, discard) => (worth(hand, discard) > worth(hand, best) ? discard : best));
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

/** Adds one card after the other, each time the one whose going makes most. */
function filledUp(hand: readonly CardCode[], free: readonly CardCode[], chosen: readonly CardCode[], count: number): CardCode[] {
  const discard = [...chosen];
  while (discard.length < count) {
    const rest = free.filter((card) => !discard.includes(card));
    const best = rest.reduce((a, b) => (worth(hand, [...discard, b]) > worth(hand, [...discard, a]) ? b : a));
    discard.push(best);
  }
  return discard;
}

/** Points brought home by the discard, and what the suits left are good for. */
function worth(hand: readonly CardCode[], discard: readonly CardCode[]): number {
  const kept = hand.filter((card) => !discard.includes(card));
  const trumps = trumpsOf(kept).length;
  const home = discard.reduce((sum, card) => sum + honourPoints(card), 0);
  return home + plainSuits.reduce((sum, suit) => sum + suitWorth(ofSuit(kept, suit).map(rankOf), trumps), 0);
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
