import type { Table } from "../deal.js";
import type { Turn } from "../game.js";
import { nextBidder } from "./auction.js";
import { questionIn } from "./defence.js";
import { nextPlayer } from "./play.js";

/** The order of a deal: each step leaves something on the table, and the first that is missing comes next. */
export function turnOf(table: Table): Turn | null {
  const { taker, contract, publicDiscards, active, result } = table;
  if (result !== null) return null;
  if (taker === undefined) return { phase: "bid", seat: nextBidder(table) };
  if (contract === undefined) return { phase: publicDiscards === undefined ? "discard" : "announce", seat: taker };
  const question = active === undefined ? questionIn(table) : null;
  return question === null ? { phase: "play", seat: nextPlayer(table) } : { phase: "defend", seat: question.seat };
}
