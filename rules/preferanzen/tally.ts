import type { Tally } from "../contract.js";
import type { Seen } from "../game.js";
import { seatsFrom } from "../seats.js";

/** Tricks alone count. */
export function tally({ players, tricks }: Seen): Tally {
  return { seats: seatsFrom(0, players).map((seat) => ({ tricks: tricks.filter(({ winner }) => winner === seat).length, points: 0 })) };
}
