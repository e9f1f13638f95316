import type { Standing } from "../contract.js";
import type { Seen } from "../game.js";
import { isBout } from "../tarots.js";
import { pileOf } from "../tricks.js";
import { sumHalfPoints } from "./cards.js";
import { contractOf } from "./contracts.js";
import { excuseFate, keeperOf } from "./excuse.js";
import { knownSides } from "./partner.js";
import { targetFor } from "./score.js";
import { sideOf } from "./sides.js";
import { tally } from "./tally.js";

/**
 * What the taker's side has in its pile by now, as far as a seat knows it: its tricks, and of the discard what the seat
 * has laid aside itself or seen. A dog that nobody sees counts for nothing before the end.
 * Null before the contract, and while the seat cannot tell the sides.
 */
export function standing(seen: Seen): Standing | null {
  const { taker, partner, contract, tricks, players, options, result } = seen;
  if (result !== null) return result.kind === "french-tarot" ? { points: result.takerPoints, bouts: result.bouts, target: result.target, complete: true } : null;
  const sides = knownSides(taker, partner);
  if (sides === null || contract === undefined) return null;

  const won = tally(seen).seats.reduce((sum, { points }, seat) => (sideOf(sides, seat) === "taker" ? sum + points : sum), 0);
  const fate = excuseFate(tricks, players, sides, options);
  const pile = pileOf(tricks.filter(({ winner }) => winner !== null && sideOf(sides, winner) === "taker"));
  const kept = fate !== null && keeperOf(fate, sides) === "taker" ? 1 : 0;
  const bouts = pile.filter(isBout).length + kept;
  const laid = laidAside(seen);
  return { points: won + sumHalfPoints(laid.cards) / 2, bouts, target: targetFor(bouts), complete: laid.complete };
}

/** What counts for the taker's side besides its tricks. Neither bouts nor kings are ever laid aside. */
function laidAside({ discard, publicDiscards = [], contract }: Seen): { cards: readonly string[]; complete: boolean } {
  switch (contractOf({ ...contract !== undefined && { contract } }).dog) {
    case "shown": return { cards: discard ?? publicDiscards, complete: discard !== undefined };
    case "taker": return { cards: [], complete: false };
    case "defence": return { cards: [], complete: true };
  }
}
