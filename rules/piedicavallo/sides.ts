import type { Seat } from "../contract.js";
import type { PlayedTrick } from "../tricks.js";
import { TRICKS } from "./table.js";

/** Seats 0 and 2 play together, and 1 and 3. */
export type Side = 0 | 1;

export function sideOf(seat: Seat): Side {
  return seat % 2 === 0 ? 0 : 1;
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Whether a seat's Matto or discard stays with its side, which gives both up if it has no trick in the end. */
export function keepsItsOwn(seat: Seat, tricks: readonly PlayedTrick[]): boolean {
  return tricks.length < TRICKS || tricks.some(({ winner }) => winner !== null && sideOf(winner) === sideOf(seat));
}
