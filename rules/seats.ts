import type { Seat } from "./contract.js";

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
 * @param players how many sit at the table
 */
export function nextDealer(players: number, dealer: Seat): Seat {
  return seatAfter(dealer, 1, players);
}

export function isSeat(value: unknown, players: number): value is Seat {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < players;
}
