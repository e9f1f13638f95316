import type { Table } from "../deal.js";
import type { Turn } from "../game.js";
import { seatAfter } from "../seats.js";
import { tableFor } from "./tables.js";

/** The order of a deal: each step leaves something on the table, and the first that is missing comes next. */
export function turnOf(table: Table): Turn | null {
  const { players, dealer, bids, taker, trick } = table;
  if (table.result !== null) return null;
  if (taker === undefined) return { phase: "bid", seat: seatAfter(dealer, bids.length + 1, players) };
  if (table.called === undefined && tableFor(players).calls) return { phase: "call", seat: taker };
  if (table.dog !== undefined && table.publicDiscards === undefined) return { phase: "discard", seat: taker };
  if (table.slamAnnounced === undefined) return { phase: "announce", seat: taker };
  return { phase: "play", seat: seatAfter(trick.leader, trick.cards.length, players) };
}
