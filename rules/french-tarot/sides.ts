import type { Seat } from "../contract.js";
import { takerOf, type Deal } from "../deal.js";
import type { PlayedTrick } from "../tricks.js";

export type Side = "taker" | "defence";
export interface Sides { readonly taker: Seat; readonly partner: Seat | null }

export function sideOf({ taker, partner }: Sides, seat: Seat): Side {
  return seat === taker || seat === partner ? "taker" : "defence";
}

export function otherSide(side: Side): Side {
  return side === "taker" ? "defence" : "taker";
}

/** Whether one side won all of these tricks. */
export function wonAll(sides: Sides, side: Side, tricks: readonly PlayedTrick[]): boolean {
  return tricks.every(({ winner }) => winner !== null && sideOf(sides, winner) === side);
}

/** Who really plays with whom, hidden or not. The partner is whoever else was dealt the called card. */
export function trueSides({ setup, table }: Deal): Sides {
  const taker = takerOf(table);
  const { called } = table;
  const holder = called === undefined ? -1 : setup.hands.findIndex((hand) => hand.includes(called));
  return { taker, partner: holder === -1 || holder === taker ? null : holder };
}
