import type { CardCode, Seat } from "../contract.js";
import type { Seen, Setup } from "../game.js";
import { contractNamed, type Contract } from "./contracts.js";

/** What lies open to everybody. Fields appear as the deal goes on; turnOf() reads the phase from them. */
export type Table = Omit<Seen, "seat" | "hand" | "counts" | "discard" | "partner" | "excuse">;

export type PlayedTrick = Seen["tricks"][number];

/** One moment of a deal, hidden cards included. */
export interface Deal {
  readonly setup: Setup;
  readonly table: Table;
  /** Sorted, by seat. */
  readonly hands: readonly (readonly CardCode[])[];
  /** What the taker laid aside. */
  readonly discard: readonly CardCode[];
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

/** Cards of the first list that are not in the second. */
export function without(cards: readonly CardCode[], gone: readonly CardCode[]): CardCode[] {
  return cards.filter((card) => !gone.includes(card));
}

/** Throws where the auction is not over: to ask then is a mistake of the rules, never of a caller. */
export function takerOf(table: Pick<Table, "taker">): Seat {
  if (table.taker === undefined) throw new Error("there is no taker yet");
  return table.taker;
}

/** Throws like takerOf(). */
export function contractOf(table: Pick<Table, "contract">): Contract {
  const contract = contractNamed(table.contract);
  if (contract === undefined) throw new Error("there is no contract yet");
  return contract;
}

