import { deck, type CardCode, type Seat, type SeatView, type Trick } from "../../rules/index.js";
import { king, rankOf, suitLed, suitOf, type Suit } from "./cards.js";

/** What the cards on the table, the dog and the handfuls tell a seat about the hidden cards. */
export interface Knowledge {
  /** Ranks by suit that lie in other hands, or face down in dog or discard. */
  unseen: Readonly<Record<Suit, readonly number[]>>;
  /** How many cards that makes. */
  hidden: number;
  /** Suits that a seat has shown to lack. */
  voids: readonly ReadonlySet<Suit>[];
  /** The highest trump that a seat can hold; 0 where it has shown to have none. */
  trumpCeiling: readonly number[];
  /** Cards that only one other seat can hold; not `sure` where they may also lie in the discard. */
  holders: ReadonlyMap<CardCode, Holder>;
}
export interface Holder { seat: Seat; sure: boolean }

export function knowledgeOf(view: SeatView): Knowledge {
  const seen = new Set<CardCode>([...view.hand, ...view.trick.cards, ...(view.discard ?? []), ...(view.publicDiscards ?? [])]);
  for (const trick of view.tricks) trick.cards.forEach((card) => seen.add(card));
  const hiddenCards = deck("french-tarot").filter((card) => !seen.has(card));
  const { voids, trumpCeiling } = fromTricks(view);
  tellFullHandfuls(view, seen, trumpCeiling);
  return { unseen: bySuit(hiddenCards), hidden: hiddenCards.length, voids, trumpCeiling, holders: knownHolders(view, seen) };
}

/** Who did not follow, did not trump, or trumped lower than the best on the table lacks what it should have played. */
function fromTricks(view: SeatView): { voids: Set<Suit>[]; trumpCeiling: number[] } {
  const voids = view.counts.map(() => new Set<Suit>());
  const trumpCeiling = view.counts.map(() => 21);
  for (const trick of [...view.tricks, view.trick]) {
    readTrick(trick, view.players, (seat, suit) => voids[seat]?.add(suit), (seat, rank) => {
      trumpCeiling[seat] = Math.min(trumpCeiling[seat] ?? 21, rank);
    });
  }
  return { voids, trumpCeiling };
}

function readTrick(trick: Trick, players: number, lacksSuit: (seat: Seat, suit: Suit) => void, lacksTrumpAbove: (seat: Seat, rank: number) => void): void {
  const led = suitLed(trick.cards);
  let best = 0;
  trick.cards.forEach((card, at) => {
    const suit = suitOf(card);
    // The Excuse may be played to anything: it tells nothing.
    if (suit === "E" || led === null) return;
    const seat = (trick.leader + at) % players;
    if (suit !== led && led !== "T") lacksSuit(seat, led);
    if (suit !== led && suit !== "T") lacksTrumpAbove(seat, 0);
    if (suit !== "T") return;
    if (rankOf(card) < best) lacksTrumpAbove(seat, best);
    else best = rankOf(card);
  });
}

/** An Excuse in a handful says that no trump was kept back. */
function tellFullHandfuls(view: SeatView, seen: ReadonlySet<CardCode>, trumpCeiling: number[]): void {
  for (const { seat, cards } of view.handfuls) {
    if (!cards.includes("E")) continue;
    const left = cards.filter((card) => suitOf(card) === "T" && !seen.has(card)).map(rankOf);
    trumpCeiling[seat] = Math.min(trumpCeiling[seat] ?? 21, Math.max(0, ...left));
  }
}

/** The dog went to the taker, and kings, bouts and trumps that were not shown cannot lie in the discard. */
function knownHolders(view: SeatView, seen: ReadonlySet<CardCode>): Map<CardCode, Holder> {
  const holders = new Map<CardCode, Holder>();
  const { taker } = view;
  if (taker !== undefined && taker !== view.seat) {
    for (const card of view.dog ?? []) {
      if (!seen.has(card)) holders.set(card, { seat: taker, sure: suitOf(card) === "T" || suitOf(card) === "E" || rankOf(card) === king });
    }
  }
  for (const { seat, cards } of view.handfuls) {
    if (seat !== view.seat) cards.filter((card) => !seen.has(card)).forEach((card) => holders.set(card, { seat, sure: true }));
  }
  return holders;
}

function bySuit(cards: readonly CardCode[]): Record<Suit, number[]> {
  const suits: Record<Suit, number[]> = { S: [], H: [], D: [], C: [], T: [], E: [] };
  for (const card of cards) suits[suitOf(card)].push(rankOf(card));
  return suits;
}
