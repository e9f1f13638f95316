import type { CardCode, GameId, Seat, VoidResult } from "./contract.js";
import type { Deck } from "./cards.js";
import type { Seen, Setup } from "./game.js";
import { nextDealer } from "./seats.js";

/** What lies open to everybody. Fields appear as the deal goes on; each game reads the phase from them. */
export type Table = Omit<Seen, "seat" | "hand" | "counts" | "discard" | "partner" | "excuse" | "openHand">;

/** One moment of a deal, hidden cards included. */
export interface Deal {
  readonly setup: Setup;
  readonly table: Table;
  /** Sorted, by seat. */
  readonly hands: readonly (readonly CardCode[])[];
  /** What was laid aside, hidden or not. */
  readonly discard: readonly CardCode[];
}

/** Before the first action: nothing on the table, and the seat after the dealer to lead. */
export function startOf(game: GameId, deck: Deck, setup: Setup): Deal {
  const { players, dealer, options } = setup;
  return {
    setup,
    table: {
      game, players, dealer, options,
      bids: [], handfuls: [], tricks: [],
      trick: { leader: nextDealer(players, dealer), cards: [], winner: null },
      result: null,
    },
    hands: setup.hands.map((hand) => deck.sort(hand)),
    discard: [],
  };
}

/** What lies open, and the seat's own hand: a hidden card has no way in. */
export function seenFrom({ table, hands }: Deal, seat: Seat): Seen {
  return { ...table, seat, hand: hands[seat] ?? [], counts: hands.map(({ length }) => length) };
}

export function onTable(deal: Deal, change: Partial<Table>): Deal {
  return { ...deal, table: { ...deal.table, ...change } };
}

export function handOf(deal: Deal, seat: Seat): readonly CardCode[] {
  return deal.hands[seat] ?? [];
}

export function withHand(deal: Deal, seat: Seat, hand: readonly CardCode[]): Deal {
  return { ...deal, hands: deal.hands.with(seat, hand) };
}

/** Throws where there is none yet: to ask then is a mistake of the rules, never of a caller. */
export function takerOf(table: Pick<Table, "taker">): Seat {
  if (table.taker === undefined) throw new Error("there is no taker yet");
  return table.taker;
}

/** Over without a score for anybody. */
export function voidDeal(deal: Deal, why: Pick<VoidResult, "void" | "seat">): Deal {
  return onTable(deal, { result: { kind: "void", ...why, scores: deal.hands.map(() => 0) } });
}
