import type { Action, CardCode, Choices, DealRecord, GameId, Refusal, Seat, SeatView, Standing, Tally } from "./contract.js";
import type { Deck } from "./cards.js";
import type { Change, Deal, Table } from "./deal.js";
import type { Layout } from "./layout.js";
import type { OptionRule, Options } from "./options.js";
import type { DeepReadonly } from "./plain-data.js";
import type { PlayedTrick } from "./tricks.js";

/**
 * What a game's folder fills. Everything else (records, shuffling, the order of refusals, views
 * that hold nothing hidden) is written once, outside, for all games.
 */
export interface Game {
  readonly id: GameId;
  readonly deck: Deck;
  /** Every word that may be bid or announced at some time. */
  readonly bids: readonly string[];
  readonly announcements: readonly string[];
  readonly usualPlayers: number;
  /** By number of players. */
  readonly layouts: ReadonlyMap<number, Layout>;
  readonly options: Readonly<Record<string, OptionRule>>;

  /** In points. */
  cardPoints(card: CardCode): number;
  /** Before the first action; the deal may already be over. */
  start(setup: Setup): Deal;
  /** Whose turn it is, to do what; null once the deal is over. */
  turn(table: Table): Turn | null;
  /** Nothing but what the seat may know: see seenFrom(). */
  seen(deal: Deal, seat: Seat): Seen;
  /** Of the seat to act. */
  choices(known: Known, phase: Phase): Choices;
  /** Of an action of the seat to act, in the right phase. */
  refuse(known: Known, action: Action): Refusal | null;
  /** What a legal action changes. */
  after(deal: Deal, action: Action): Change;
  /** What comes of the last trick once all its cards lie there: who takes it, and what the deal comes to. */
  end(deal: Deal, trick: PlayedTrick): Partial<Table>;
  tally(seen: Seen): Tally;
  /** Only where a taker has card points to reach. */
  standing?(seen: Seen): Standing | null;
}

/** A deal before the first action. */
export interface Setup {
  readonly players: number;
  readonly dealer: Seat;
  readonly options: Options;
  /** Sorted, by seat. */
  readonly hands: readonly (readonly CardCode[])[];
  readonly talon: readonly CardCode[];
  /** The same in the order in which they were dealt, as records have them. */
  readonly dealt: Pick<DealRecord, "hands" | "talon">;
}

/** What one seat may know. */
export type Seen = DeepReadonly<Omit<SeatView, "choices">>;

/**
 * What lies open and the seat's own hand. Every rule about what is allowed reads this and nothing else, so it
 * answers alike from a deal and from a view that travelled, and cannot leak what is hidden.
 */
export interface Known { readonly table: Table; readonly seat: Seat; readonly hand: readonly CardCode[] }

export type Phase = Extract<Choices, { phase: "wait" }>["for"];
export interface Turn { readonly seat: Seat; readonly phase: Phase }
