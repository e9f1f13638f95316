import type { Seat, Tally } from "../contract.js";
import { EXCUSE } from "../cards.js";
import type { Seen } from "../game.js";
import { seatsFrom } from "../seats.js";
import { worth } from "../tarots.js";
import { pileOf, playerOf, type PlayedTrick } from "../tricks.js";
import { sumPoints } from "./cards.js";
import { keepsItsOwn } from "./sides.js";
import { PLAYERS } from "./table.js";

/** Tricks and the points in them, by seat, without the discard. The Matto counts for its player. */
export function tally({ tricks }: Pick<Seen, "tricks">): Tally {
  const matto = mattoKeeper(tricks);
  const seats = seatsFrom(0, PLAYERS).map((seat) => {
    const won = tricks.filter(({ winner }) => winner === seat);
    return { tricks: won.length, points: sumPoints(pileOf(won)) + (seat === matto ? worth(EXCUSE) : 0) };
  });
  return { seats };
}

/** Whoever played it, or won the trick from a side that has to give it up. */
function mattoKeeper(tricks: readonly PlayedTrick[]): Seat | null {
  const trick = tricks.find(({ cards }) => cards.includes(EXCUSE));
  const player = trick === undefined ? null : playerOf(EXCUSE, trick, PLAYERS);
  return player === null || keepsItsOwn(player, tricks) ? player : (trick?.winner ?? null);
}
