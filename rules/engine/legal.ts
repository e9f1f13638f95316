import { anyOf } from "./bits.js";
import { FOOL_BIT, PETIT, TAROTS, TRUMP_BITS } from "./cards.js";
import { BARRED, BARRED_UPPER, BEATS, BEST, handOf, LED, LED_UPPER, LEGAL, LEGAL_TAROTS, LEGAL_UPPER, OVERTRUMPS, TURN, type Position } from "./position.js";
import type { Place } from "./words.js";

/**
 * What the seat to act may play, into the three words of LEGAL: follow suit, else trump, else anything, and the
 * fool at any time; where the game asks for it, above the best card of the trick if possible. The rules
 * themselves stand in ../duties.ts and the games' legal-cards.ts; a test holds the two to each other.
 */
export function findLegal(position: Position): void {
  const hand = handOf(position[TURN]);
  const handUpper: Place = hand + 1;
  const handTarots: Place = hand + TAROTS;
  const lower = position[hand];
  const upper = position[handUpper];
  const tarots = position[handTarots];
  const best = position[BEST];
  if (best < 0) {
    position[LEGAL] = lower & ~position[BARRED];
    position[LEGAL_UPPER] = upper & ~position[BARRED_UPPER];
    position[LEGAL_TAROTS] = tarots;
    return;
  }

  const above = -1 << best + 1;
  const isTrumped = PETIT - 1 - best >> 31;
  const suitLower = lower & position[LED];
  const suitUpper = upper & position[LED_UPPER];
  const beating = (suitLower | suitUpper) & above & ~isTrumped & position[BEATS];
  const following = beating | ~anyOf(beating);
  const trumps = tarots & TRUMP_BITS;
  const overtrumping = trumps & above & isTrumped & position[OVERTRUMPS];
  const trumping = overtrumping | trumps & ~anyOf(overtrumping);

  const follows = anyOf(suitLower | suitUpper);
  const isFree = ~(follows | anyOf(trumps));
  position[LEGAL] = suitLower & following | lower & isFree;
  position[LEGAL_UPPER] = suitUpper & following | upper & isFree;
  position[LEGAL_TAROTS] = tarots & FOOL_BIT | trumping & ~follows;
}
