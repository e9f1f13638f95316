import type { CardCode } from "../contract.js";
import { suitOf } from "../cards.js";
import { followOrTrump, type Duty } from "../duties.js";
import { TRUMPS } from "../tarots.js";
import { highestOf } from "../tricks.js";
import { deck } from "./cards.js";

/** A trump that is due has to be higher than the best in the trick, also a partner's and when trumps are led, if one is held (FFT R-RO 2012-06). */
export function dutyOf(hand: readonly CardCode[], trick: readonly CardCode[]): Duty | null {
  const duty = followOrTrump(hand, trick, TRUMPS);
  const beat = highestOf(TRUMPS, trick, deck);
  if (duty?.due !== TRUMPS || beat === undefined) return duty;
  const canRaise = hand.some((card) => suitOf(card) === TRUMPS && deck.isHigher(card, beat));
  return canRaise ? { ...duty, raise: { beat, reason: "must-overtrump" } } : duty;
}
