import type { Seat } from "./contract.js";
import { RecordError } from "./errors.js";

/** Seat numbers follow the order of play; after the last comes 0 again. */
export function seatAfter(seat: Seat, steps: number, players: number): Seat {
  return (seat + steps) % players;
}

/** Once round the table from a seat on. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, steps) => seatAfter(first, steps, players));
}

/**
 * Who deals next: the seat that plays after the dealer, every time, also after a void deal.
 * Throws RecordError "players" or "dealer" for what is no number of players, or no seat of theirs.
 * @param players how many sit at the table
 */
export function nextDealer(players: number, dealer: Seat): Seat {
  if (!Number.isInteger(players) || players < 1) throw new RecordError("players", "players");
  const seat = readSeat(dealer, players);
  if (seat === null) throw new RecordError("dealer", "dealer");
  return seatAfter(seat, 1, players);
}

/** A seat of the table from anywhere, null where the value is none. −0, which JSON text can bring, is seat 0 and comes back as such. */
export function readSeat(value: unknown, players: number): Seat | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < players ? value + 0 : null;
}
