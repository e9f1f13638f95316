import type { CardCode } from "../contract.js";
import { suitOf } from "../cards.js";
import { followOrTrump, type Duty } from "../duties.js";
import { bestCard } from "../tricks.js";
import { deck } from "./cards.js";

/**
 * Whoever can beat the card that is winning, with a card of the suit that is due, has to. Once a plain suit has been
 * trumped no card of that suit can, so any of them will do.
 */
export function dutyOf(hand: readonly CardCode[], trick: readonly CardCode[], trumps: string | undefined): Duty | null {
  const duty = followOrTrump(hand, trick, trumps);
  const beat = bestCard(trick, trumps, deck);
  if (duty === null || beat === undefined || suitOf(beat) !== duty.due) return duty;
  const canBeat = hand.some((card) => suitOf(card) === duty.due && deck.isHigher(card, beat));
  return canBeat ? { ...duty, raise: { beat, reason: "must-beat" } } : duty;
}
