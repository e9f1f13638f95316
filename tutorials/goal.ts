/** Whether free play has come to what it is for. */
import { result, tally, view } from "../rules/index.js";
import type { DealResult, DealState, Seat, SeatView, Trick } from "../rules/index.js";
import type { Goal } from "./format.js";
import { isTakers, sideOf } from "./sides.js";

export type GoalState = "open" | "reached" | "failed";

/**
 * @param start the position in which free play began
 * @param seat the learner's
 */
export function goalState(goal: Goal, start: DealState, now: DealState, seat: Seat): GoalState {
  const over = result(now);
  const since = view(now, seat).tricks.slice(view(start, seat).tricks.length);
  switch (goal.is) {
    case "trick":
      return wonBy(since[0], counting(goal, now, seat)) ?? (over ? "failed" : "open");
    case "tricks":
      return tricksState(since, goal.least, counting(goal, now, seat), view(now, seat));
    case "points": {
      const won = points(now, counting(goal, now, seat), seat) - points(start, counting(goal, now, seat), seat);
      return won >= goal.least ? "reached" : over ? "failed" : "open";
    }
    case "card":
      return wonBy(since.find(({ cards }) => cards.includes(goal.card)), sideOf(now, seat)) ?? (over ? "failed" : "open");
    default:
      return over ? ending(goal.is, over, isTakers(now, seat) ? "taker" : "defence") : "open";
  }
}

function counting({ by }: { readonly by: "me" | "side" }, position: DealState, seat: Seat): Seat[] {
  return by === "me" ? [seat] : sideOf(position, seat);
}

function wonBy(trick: Trick | undefined, seats: readonly Seat[]): GoalState | undefined {
  return trick && (trick.winner !== null && seats.includes(trick.winner) ? "reached" : "failed");
}

/** Missed as soon as too few tricks are left. */
function tricksState(since: readonly Trick[], least: number, seats: readonly Seat[], { counts }: SeatView): GoalState {
  const won = since.filter((trick) => wonBy(trick, seats) === "reached").length;
  const left = Math.max(...counts);
  return won >= least ? "reached" : won + left < least ? "failed" : "open";
}

function points(position: DealState, seats: readonly Seat[], seat: Seat): number {
  const all = tally(view(position, seat)).seats;
  return seats.reduce((sum, one) => sum + (all[one]?.points ?? 0), 0);
}

function ending(is: "petit-au-bout" | "won" | "slam" | "end", over: DealResult, side: "taker" | "defence"): GoalState {
  if (is === "end") return "reached";
  if (over.kind !== "french-tarot") return "failed";
  const reached = { won: over.made === (side === "taker"), slam: over.slam === side, "petit-au-bout": over.petitAuBout === side }[is];
  return reached ? "reached" : "failed";
}
