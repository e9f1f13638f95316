/** Playing on against others: who is to act acts, until it is the learner's turn or the goal is decided. */
import { apply, check, choices, view } from "../rules/index.js";
import type { Action, DealState, Refusal, Seat, SeatView } from "../rules/index.js";
import type { FreeStep } from "./format.js";
import { goalState, type GoalState } from "./goal.js";
import type { Player } from "./run-state.js";

/** Plays in the absence of anybody better: the first of what may be done. */
export function firstChoice({ choices: now, seat }: SeatView): Action {
  switch (now.phase) {
    case "bid":
      return { seat, type: "bid", bid: now.bids[0] ?? "pass" };
    case "call":
      return { seat, type: "call", card: now.cards[0] ?? "" };
    case "discard":
      return { seat, type: "discard", cards: [...new Set([...now.must, ...now.from])].slice(0, now.count) };
    case "announce":
      return { seat, type: "announce", what: now.options.includes("none") ? "none" : (now.options[0] ?? "none") };
    case "defend":
      return { seat, type: now.options[0] ?? "drop" };
    case "play":
      return { seat, type: "play", card: now.cards[0] ?? "" };
    default:
      throw new RangeError("nobody's turn");
  }
}

export interface Played {
  readonly position: DealState;
  readonly played: readonly Action[];
  readonly goal: GoalState;
}

/** What a player does in a seat that is to act: always something that the rules allow. */
export function actionOf(player: Player, position: DealState, seat: Seat, seed: string): Action {
  const seen = view(position, seat);
  const wish = player(seen, seed);
  return wish && check(position, wish) === null ? wish : firstChoice(seen);
}

/** The learner's action, which the rules allow, and what the others do then. */
export function playOn(step: FreeStep, start: DealState, now: DealState, action: Action, player: Player): Played {
  const played = [action];
  let position = apply(now, action);
  let goal = goalState(step.goal, start, position, action.seat);
  for (let seat = toAct(position); goal === "open" && seat !== null && seat !== action.seat; seat = toAct(position)) {
    const done = actionOf(player, position, seat, step.seed);
    played.push(done);
    position = apply(position, done);
    goal = goalState(step.goal, start, position, action.seat);
  }
  return { position, played, goal };
}

export interface Followed {
  readonly goal: GoalState;
  /** Actions that come after the goal was decided. */
  readonly unplayed: number;
  /** The first that the rules do not allow, and why. */
  readonly refused: { readonly place: number; readonly refusal: Refusal } | null;
}

/** Where a line of everybody's actions leads. */
export function followLine(step: FreeStep, start: DealState, line: readonly Action[], seat: Seat): Followed {
  let position = start;
  for (const [index, action] of line.entries()) {
    const refusal = check(position, action);
    if (refusal !== null) return { goal: "open", unplayed: 0, refused: { place: index, refusal } };
    position = apply(position, action);
    const goal = goalState(step.goal, start, position, seat);
    if (goal !== "open") return { goal, unplayed: line.length - index - 1, refused: null };
  }
  return { goal: "open", unplayed: 0, refused: null };
}

/** Whose turn it is; null once the deal is over. */
export function toAct(position: DealState): Seat | null {
  const now = choices(position);
  return now.phase === "done" ? null : now.seat;
}
