/** Who plays with whom in truth, whatever the table knows yet: a lesson's goals are about that. */
import { view } from "../rules/index.js";
import type { DealState, Seat } from "../rules/index.js";

/** The seats that win and lose with this one, itself among them. Before there is a taker, itself alone. */
export function sideOf(position: DealState, seat: Seat): Seat[] {
  const seats = Array.from({ length: position.players }, (_, index) => index);
  const views = seats.map((one) => view(position, one));
  const taker = views[0]?.taker;
  if (taker === undefined) return [seat];
  const partner = views.map((seen) => seen.partner).find((known) => known?.known === "partner");
  const takers = [taker, ...(partner?.known === "partner" ? [partner.seat] : [])];
  return seats.filter((one) => takers.includes(one) === takers.includes(seat));
}

/** Whether a seat plays with the taker. */
export function isTakers(position: DealState, seat: Seat): boolean {
  const { taker } = view(position, seat);
  return taker !== undefined && sideOf(position, taker).includes(seat);
}
