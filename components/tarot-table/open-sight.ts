import type { Action, Refusal, SeatView } from "../../rules/index.js";

/** An action as a seat may know it: of the others' discards only what lies open. */
export function seenBy(view: SeatView, action: Action): Action {
  if (action.type !== "discard" || action.seat === view.seat) return action;
  return { ...action, cards: [...(view.publicDiscards ?? [])] };
}

/** Why an action was refused, as a seat may know it: of the others' hands not which cards would do. */
export function refusalSeenBy(view: SeatView, action: Action, refusal: Refusal): Refusal {
  if (action.type === "bid" || action.seat === view.seat) return refusal;
  const { allowed: _, ...seen } = refusal;
  return seen;
}
