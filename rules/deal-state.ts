import type { Action, Choices, DealResult, DealState, Refusal, Seat, SeatView } from "./contract.js";
import { formatAction, isAction, phaseOf } from "./actions.js";
import type { Deal } from "./deal.js";
import { IllegalActionError } from "./errors.js";
import type { Game, Seen, Setup, Turn } from "./game.js";
import { gameOf } from "./games.js";
import { ownCopy } from "./plain-data.js";
import { isSeat } from "./seats.js";

/** A deal and how it came to be. */
interface Inside {
  readonly rules: Game;
  readonly deal: Deal;
  /** As records have them: nobody can change a text afterwards, as he could an action he passed. */
  readonly actions: readonly string[];
}

/** Kept apart from the states, which are handed out: nobody can read or change hidden cards through one. */
const insides = new WeakMap<DealState, Inside>();

export function startDeal(rules: Game, setup: Setup): DealState {
  return stateOf({ rules, deal: rules.start(setup), actions: [] });
}

function stateOf(inside: Inside): DealState {
  const { game, players, dealer } = inside.deal.table;
  const state = Object.freeze({ game, players, dealer });
  insides.set(state, inside);
  return state;
}

/** Throws TypeError where the value is no state that came from here. */
export function insideOf(state: DealState): Inside {
  const inside = insides.get(state);
  if (inside === undefined) throw new TypeError("not a deal state");
  return inside;
}

/** What the rules are asked about: a seat's knowledge, and whose turn it is. */
interface Question { readonly rules: Game; readonly seen: Seen; readonly turn: Turn | null }

/** A state answers for the seat to act, a view for its own. */
function questionTo(source: DealState | SeatView): Question {
  if ("hand" in source) {
    const rules = gameOf(source.game);
    return { rules, seen: source, turn: rules.turn(source) };
  }
  const { rules, deal } = insideOf(source);
  const turn = rules.turn(deal.table);
  return { rules, seen: rules.seen(deal, turn?.seat ?? 0), turn };
}

export function choices(source: DealState | SeatView): Choices {
  return choicesFor(questionTo(source));
}

function choicesFor({ rules, seen, turn }: Question): Choices {
  if (turn === null) return { phase: "done" };
  if (turn.seat !== seen.seat) return { phase: "wait", seat: turn.seat, for: turn.phase };
  return rules.choices(seen, turn.phase);
}

export function check(source: DealState | SeatView, action: Action): Refusal | null {
  const { rules, seen, turn } = questionTo(source);
  if (!isAction(action) || !isWordOf(rules, action)) return { reason: "unknown-action" };
  if (turn === null) return { reason: "deal-over" };
  if (action.seat !== turn.seat || action.seat !== seen.seat) return { reason: "not-your-turn" };
  if (phaseOf(action) !== turn.phase) return { reason: "wrong-phase" };
  return rules.refuse(seen, action);
}

/** Bids and announcements are the game's own words; cards and the rest are everybody's. */
function isWordOf(rules: Game, action: Action): boolean {
  switch (action.type) {
    case "bid": return rules.bids.includes(action.bid);
    case "announce": return rules.announcements.includes(action.what);
    default: return true;
  }
}

export function apply(state: DealState, action: Action): DealState {
  const refusal = check(state, action);
  if (refusal !== null) throw new IllegalActionError(refusal);
  const { rules, deal, actions } = insideOf(state);
  return stateOf({ rules, deal: rules.after(deal, action), actions: [...actions, formatAction(action)] });
}

/** Throws RangeError for a seat that the table does not have. */
export function view(state: DealState, seat: Seat): SeatView {
  const { rules, deal } = insideOf(state);
  if (!isSeat(seat, state.players)) throw new RangeError(`no seat ${seat}`);
  const seen = rules.seen(deal, seat);
  return { ...ownCopy<Omit<SeatView, "choices">>(seen), choices: choicesFor({ rules, seen, turn: rules.turn(deal.table) }) };
}

export function result(state: DealState): DealResult | null {
  return ownCopy<DealResult | null>(insideOf(state).deal.table.result);
}
