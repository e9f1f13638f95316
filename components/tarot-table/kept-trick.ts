import type { SeatView, Trick } from "../../rules/index.js";

/** Whether the last complete trick stays on the table: `asked`, and nobody says whose it is; `told`, with its winner. */
export const keptTricks = ["none", "asked", "told"] as const;

export type KeptTrick = (typeof keptTricks)[number];

/** What is drawn while a complete trick stays on the table, or while something is asked beside it; else as it is. */
export function keepTrick(view: SeatView, held: Trick | null, kept: KeptTrick): { view: SeatView; held: Trick | null } {
  const last = view.trick.cards.length === 0 ? view.tricks.at(-1) : undefined;
  if (kept === "none") return { view, held };
  if (kept === "told") return { view, held: last ?? held };
  return last ? { view: unturned(view), held: { ...last, winner: null } } : { view: unmarked(view), held };
}

/** Nothing is to be done at the table, so that it does not tell what may be done. */
function unmarked(view: SeatView): SeatView {
  const { choices, seat } = view;
  return choices.phase === "wait" || choices.phase === "done" ? view : { ...view, choices: { phase: "wait", seat, for: choices.phase } };
}

/** A seat's view before anybody has turned the last trick: it is nobody's yet, and the deal is not over. */
export function unturned(view: SeatView): SeatView {
  const { excuse, ...rest } = view;
  const settled = excuse && !view.tricks.at(-1)?.cards.includes("E") ? { excuse } : {};
  return { ...rest, ...settled, tricks: view.tricks.slice(0, -1), result: null };
}
