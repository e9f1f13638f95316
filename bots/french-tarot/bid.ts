import type { CardCode, SeatView } from "../../rules/index.js";
import { frenchTarotContracts } from "../../rules/index.js";
import { handPoints, shortSuitPoints } from "./hand-points.js";

type Bid = (typeof frenchTarotContracts)[number]["name"];

/**
 * Hand points from which a contract pays with these bots' own play, by number of players; measured with the best hand
 * of each deal as taker. With three everybody holds more, the defenders too; with five the called king plays along.
 */
const thresholds: Record<number, Record<Bid, number>> = {
  3: { prise: 50, garde: 58, "garde-sans": 76, "garde-contre": 86 },
  4: { prise: 39, garde: 46, "garde-sans": 68, "garde-contre": 82 },
  5: { prise: 27, garde: 35, "garde-sans": 56, "garde-contre": 68 },
};

/** The highest contract that the hand is good for, if it is still to be had; else pass. */
export function chooseBid(view: SeatView, allowed: readonly string[]): string {
  const worth = contractFor(view.hand, view.players);
  return worth !== null && allowed.includes(worth) ? worth : "pass";
}

/** Whether a taker can expect to make a contract with this hand. */
export function isSound(hand: readonly CardCode[], players: number): boolean {
  return handPoints(hand) >= limits(players).garde;
}

function contractFor(hand: readonly CardCode[], players: number): Bid | null {
  const points = handPoints(hand);
  const withoutDog = points + shortSuitPoints(hand);
  const contract = frenchTarotContracts.findLast(({ name, dog }) => (dog === "shown" ? points : withoutDog) >= limits(players)[name]);
  return contract?.name ?? null;
}

function limits(players: number): Record<Bid, number> {
  const limit = thresholds[players];
  if (limit === undefined) throw new RangeError(`French Tarot is not for ${players}`);
  return limit;
}
