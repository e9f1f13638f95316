import type { Card } from "./cards.js";
import { findLegal } from "./legal.js";
import { play } from "./play.js";
import { TURN, type Position } from "./position.js";
import type { Random } from "./random.js";

/** Chooses a card among those in LEGAL, for the seat to act. */
export type Policy = (position: Position, random: Random) => Card;

/** Plays from any moment to the end of the deal; what it comes to is the game's to settle. */
export function playOut(position: Position, policy: Policy, random: Random): void {
  while (position[TURN] >= 0) {
    findLegal(position);
    // A whole number, which the engine of the language would not know of what a function returns.
    play(position, policy(position, random) | 0);
  }
}
