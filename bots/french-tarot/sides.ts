import type { Seat, SeatView } from "../../rules/index.js";
import type { Knowledge } from "./knowledge.js";
import { suitOf } from "./cards.js";

/**
 * How far each seat plays on one's own side: 1 a friend, 0 a foe; between them with five players, as long as the
 * holder of the called card is hidden.
 */
export function friendliness(view: SeatView, knowledge: Knowledge): number[] {
  const seats = view.counts.map((_, seat) => seat);
  const { seat: own, taker, partner } = view;
  if (partner?.known === "unknown") {
    const possible = seats.filter((seat) => seat !== own && seat !== taker && mayHoldCalled(view, knowledge, seat));
    return seats.map((seat) => (seat === own ? 1 : own === taker ? towardsTaker(seat, possible) : towardsDefender(seat, taker, possible)));
  }
  const takers: readonly (Seat | undefined)[] = [taker, partner?.known === "partner" ? partner.seat : undefined];
  return seats.map((seat) => (takers.includes(seat) === takers.includes(own) ? 1 : 0));
}

function towardsTaker(seat: Seat, possible: readonly Seat[]): number {
  return possible.includes(seat) ? 1 / possible.length : 0;
}

function towardsDefender(seat: Seat, taker: Seat | undefined, possible: readonly Seat[]): number {
  if (seat === taker) return 0;
  return possible.includes(seat) ? 1 - 1 / possible.length : 1;
}

function mayHoldCalled({ called }: SeatView, { voids }: Knowledge, seat: Seat): boolean {
  return called === undefined || voids[seat]?.has(suitOf(called)) !== true;
}
