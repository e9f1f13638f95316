import type { Seat, Tally } from "../contract.js";
import { EXCUSE } from "../cards.js";
import type { Seen } from "../game.js";
import { seatsFrom } from "../seats.js";
import { pileOf, playerOf } from "../tricks.js";
import { halfPoints, sumHalfPoints } from "./cards.js";
import { excuseFate } from "./excuse.js";
import { knownSides } from "./partner.js";
import { sideOf } from "./sides.js";

/**
 * Tricks and the points in them, by seat, without dog and discard. The Excuse counts for its player,
 * the half point for it goes to whoever won it, as soon as this view can tell the sides.
 */
export function tally(seen: Seen): Tally {
  const shifts = excuseShifts(seen);
  const seats = seatsFrom(0, seen.players).map((seat) => {
    const won = seen.tricks.filter(({ winner }) => winner === seat);
    const shifted = shifts.filter((shift) => shift.seat === seat).reduce((sum, { halves }) => sum + halves, 0);
    return { tricks: won.length, points: (sumHalfPoints(pileOf(won)) + shifted) / 2 };
  });
  return { seats };
}

/** Half points that seats get, or lose, for an Excuse that was played. */
function excuseShifts({ players, tricks, options, taker, partner }: Seen): readonly { seat: Seat; halves: number }[] {
  const trick = tricks.find(({ cards }) => cards.includes(EXCUSE));
  const owner = trick === undefined ? null : playerOf(EXCUSE, trick, players);
  const winner = trick?.winner ?? null;
  if (owner === null || winner === null) return [];

  const worth = halfPoints(EXCUSE);
  const sides = knownSides(taker, partner);
  const fate = sides && excuseFate(tricks, players, sides, options);
  if (sides === null || fate === null) return [{ seat: owner, halves: worth }];
  const opponents = [winner, ...seatsFrom(owner, players)].filter((seat) => sideOf(sides, seat) !== sideOf(sides, owner));
  const keeper = fate.changedSides ? (opponents[0] ?? owner) : owner;
  const exchanged = fate.halfPointTo === null ? 0 : 1;
  return [{ seat: keeper, halves: worth - exchanged }, { seat: winner, halves: exchanged }];
}
