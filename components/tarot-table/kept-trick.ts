import type { SeatView, Trick } from "../../rules/index.js";

/** Whether the last complete trick stays on the table: `asked`, and nobody says whose it is; `told`, with its winner. */
export const keptTricks = ["none", "asked", "told"] as const;

export type KeptTrick = (typeof keptTricks)[number];

/** What is drawn while a complete trick stays on the table; as it is, where there is none. */
export function keepTrick(view: SeatView, held: Trick | null, kept: KeptTrick): { view: SeatView; held: Trick | null } {
  const last = view.trick.cards.length === 0 ? view.tricks.at(-1) : undefined;
  if (!last || kept === "none") return { view, held };
  return kept === "told" ? { view, held: last } : { view: unturned(view), held: { ...last, winner: null } };
}

/** A seat's view before anybody has turned the last trick: it is nobody's yet, and the deal is not over. */
export function unturned(view: SeatView): SeatView {
  const { excuse, ...rest } = view;
  const settled = excuse && !view.tricks.at(-1)?.cards.includes("E") ? { excuse } : {};
  return { ...rest, ...settled, tricks: view.tricks.slice(0, -1), result: null };
}
