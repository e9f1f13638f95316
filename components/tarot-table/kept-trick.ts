import type { SeatView, Trick } from "../../rules/index.js";

/**
 * What is drawn of a seat's view.
 * @param held the complete trick that still lies on the table by itself
 * @param kept whether the last complete trick stays until the next card
 * @param asked whether the position is a question, whose answers the table does not tell
 */
export function shownOf(view: SeatView, held: Trick | null, kept: boolean, asked: boolean): { view: SeatView; held: Trick | null } {
  const last = kept && view.trick.cards.length === 0 ? view.tricks.at(-1) : undefined;
  const trick = last ?? held;
  if (!asked) return { view, held: trick };
  return trick ? { view: unmarked(unturned(view)), held: { ...trick, winner: null } } : { view: unmarked(view), held: null };
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
