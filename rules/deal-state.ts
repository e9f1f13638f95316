import type { Action, Choices, DealResult, DealState, GameId, Refusal, Seat, SeatView } from "./contract.js";
import { ownAction, phaseOf, textOf } from "./actions.js";
import { changed, knownTo, type Deal } from "./deal.js";
import { IllegalActionError } from "./errors.js";
import type { Game, Known, Setup, Turn } from "./game.js";
import { gameOf } from "./games.js";
import { ownCopy, ownFields } from "./plain-data.js";
import { readSeat } from "./seats.js";

/** A deal and how it came to be. */
interface Inside {
  readonly rules: Game;
  readonly deal: Deal;
  /** As records have them: nobody can change a text afterwards, as he could an action he passed. */
  readonly actions: readonly string[];
}

/** What is handed out: nobody can read or change hidden cards through it. */
class Opaque implements DealState {
  readonly game: GameId;
  readonly players: number;
  readonly dealer: Seat;
  /** Not by a WeakMap, which costs the garbage collector a quarter of the time that a replay takes. */
  readonly #inside: Inside;

  constructor(inside: Inside) {
    ({ game: this.game, players: this.players, dealer: this.dealer } = inside.deal.table);
    this.#inside = inside;
    Object.freeze(this);
  }

  static inside(state: DealState): Inside | undefined {
    return typeof state === "object" && state !== null && #inside in state ? state.#inside : undefined;
  }
}

export function startDeal(rules: Game, setup: Setup): DealState {
  return stateOf({ rules, deal: rules.start(setup), actions: [] });
}

export function stateOf(inside: Inside): DealState {
  return new Opaque(inside);
}

/** Throws TypeError where the value is no state that came from here. */
export function insideOf(state: DealState): Inside {
  const inside = Opaque.inside(state);
  if (inside === undefined) throw new TypeError("not a deal state");
  return inside;
}

/** What the rules are asked about: what a seat knows, and whose turn it is. */
interface Question { readonly rules: Game; readonly known: Known; readonly turn: Turn | null }

/** A state answers for the seat to act, a view for its own. */
function questionTo(source: DealState | SeatView): Question {
  const inside = Opaque.inside(source as DealState);
  if (inside !== undefined) return questionIn(inside.rules, inside.deal);
  const view = viewFrom(source);
  const rules = gameOf(view.game);
  return { rules, known: knownFrom(view), turn: rules.turn(view) };
}

/** Throws TypeError where the value is no view; of one that was made up, the parts are not looked at. */
export function viewFrom(value: unknown): SeatView {
  const fields = ownFields(value, ["hand", "tricks", "bids"]);
  if (fields === null || !Object.values(fields).every(Array.isArray)) throw new TypeError("not a view of a deal");
  return value as SeatView;
}

function knownFrom(view: SeatView): Known {
  return { table: view, seat: view.seat, hand: view.hand };
}

function questionIn(rules: Game, deal: Deal): Question {
  const turn = rules.turn(deal.table);
  return { rules, known: knownTo(deal, turn?.seat ?? 0), turn };
}

/**
 * What may be done now: of a state by the seat to act, of a view by its own seat ("wait" where it is another's turn, "done" in
 * the end). The same from both. Throws TypeError where the value is neither.
 */
export function choices(source: DealState | SeatView): Choices {
  return choicesFor(questionTo(source));
}

function choicesFor({ rules, known, turn }: Question): Choices {
  if (turn === null) return { phase: "done" };
  if (turn.seat !== known.seat) return { phase: "wait", seat: turn.seat, for: turn.phase };
  return rules.choices(known, turn.phase);
}

/**
 * Why an action is not allowed, with the first reason that holds (their order: contract.ts); null where it is legal. Takes
 * whatever is passed as an action, of the seat to act; a view answers for its own seat alone. Throws TypeError where the source is neither state nor view.
 */
export function check(source: DealState | SeatView, action: Action): Refusal | null {
  const question = questionTo(source);
  const own = ownAction(action);
  return own === null ? { reason: "unknown-action" } : answerTo(question, own);
}

/** The same of an action that is our own. */
export function refuse(rules: Game, deal: Deal, action: Action): Refusal | null {
  return answerTo(questionIn(rules, deal), action);
}

function answerTo({ rules, known, turn }: Question, action: Action): Refusal | null {
  if (!isWordOf(rules, action)) return { reason: "unknown-action" };
  if (turn === null) return { reason: "deal-over" };
  if (action.seat !== turn.seat || action.seat !== known.seat) return { reason: "not-your-turn" };
  if (phaseOf(action) !== turn.phase) return { reason: "wrong-phase" };
  return rules.refuse(known, action);
}

/** Bids and announcements are the game's own words; cards and the rest are everybody's. */
function isWordOf(rules: Game, action: Action): boolean {
  switch (action.type) {
    case "bid": return rules.bids.includes(action.bid);
    case "announce": return rules.announcements.includes(action.what);
    default: return true;
  }
}

/** The next state; the one before stays as it is, so that undoing is going back to it. Throws IllegalActionError with the Refusal of check(), and TypeError where there is no state. */
export function apply(state: DealState, action: Action): DealState {
  const { rules, deal, actions } = insideOf(state);
  const own = ownAction(action);
  if (own === null) throw new IllegalActionError({ reason: "unknown-action" });
  const refusal = refuse(rules, deal, own);
  if (refusal !== null) throw new IllegalActionError(refusal);
  return stateOf({ rules, deal: changed(deal, rules.after(deal, own)), actions: [...actions, textOf(own)] });
}

/** What one seat may know, as data of the caller's own that JSON can carry. Throws RangeError for a seat that the table does not have, and TypeError where there is no state. */
export function view(state: DealState, seat: Seat): SeatView {
  const { rules, deal } = insideOf(state);
  const own = readSeat(seat, state.players);
  if (own === null) throw new RangeError("no seat of this table");
  const seen = rules.seen(deal, own);
  return { ...ownCopy<Omit<SeatView, "choices">>(seen), choices: choicesFor({ rules, known: knownTo(deal, own), turn: rules.turn(deal.table) }) };
}

/** What the deal has come to, points in points (French Tarot's may end on a half); null while it runs. A copy of the caller's own. Throws TypeError where there is no state. */
export function result(state: DealState): DealResult | null {
  return ownCopy<DealResult | null>(insideOf(state).deal.table.result);
}
