import type { CardCode, GameId, Seat, VoidResult } from "./contract.js";
import type { Known, Seen, Setup } from "./game.js";
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
export function startOf(game: GameId, setup: Setup): Deal {
  const { players, dealer, options, hands } = setup;
  return {
    setup,
    table: {
      game, players, dealer, options,
      bids: [], handfuls: [], tricks: [],
      trick: { leader: nextDealer(players, dealer), cards: [], winner: null },
      result: null,
    },
    hands,
    discard: [],
  };
}

/** What lies open, and the seat's own hand: a hidden card has no way in. */
export function knownTo(deal: Deal, seat: Seat): Known {
  return { table: deal.table, seat, hand: handOf(deal, seat) };
}

/** The same as a view has it, and how many cards everybody holds. */
export function seenFrom(deal: Deal, seat: Seat): Seen {
  return { ...deal.table, seat, hand: handOf(deal, seat), counts: deal.hands.map(({ length }) => length) };
}

/** What comes to be different in a deal; the rest stays as it is. */
export interface Change extends Partial<Pick<Deal, "hands" | "discard">> { readonly table?: Partial<Table> }

export function changed(deal: Deal, change: Change): Deal {
  const draft = draftOf(deal);
  make(change, draft);
  return draft;
}

/** A deal that nobody else has, and that changes in place. */
export interface Draft extends Omit<Deal, "table" | "hands" | "discard"> {
  readonly table: { -readonly [Field in keyof Table]: Table[Field] };
  hands: Deal["hands"];
  discard: Deal["discard"];
}

export function draftOf({ setup, table, hands, discard }: Deal): Draft {
  return { setup, table: { ...table }, hands, discard };
}

export function make(change: Change, draft: Draft): void {
  Object.assign(draft.table, change.table);
  draft.hands = change.hands ?? draft.hands;
  draft.discard = change.discard ?? draft.discard;
}

export function handOf(deal: Deal, seat: Seat): readonly CardCode[] {
  return deal.hands[seat] ?? [];
}

/** The hands of all, one of them exchanged. */
export function withHand({ hands }: Deal, seat: Seat, hand: readonly CardCode[]): Deal["hands"] {
  return hands.map((other, holder) => (holder === seat ? hand : other));
}

/** Throws where there is none yet: to ask then is a mistake of the rules, never of a caller. */
export function takerOf(table: Pick<Table, "taker">): Seat {
  if (table.taker === undefined) throw new Error("there is no taker yet");
  return table.taker;
}

/** Over without a score for anybody. */
export function voided(players: number, why: Pick<VoidResult, "void" | "seat">): Pick<Table, "result"> {
  return { result: { kind: "void", ...why, scores: Array<number>(players).fill(0) } };
}
