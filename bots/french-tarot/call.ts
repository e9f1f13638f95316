import type { CardCode } from "../../rules/index.js";
import { ofSuit, queen, rankOf, suitOf } from "./cards.js";

/**
 * The card whose holder becomes partner: one that the hand lacks, so as not to stand alone, in the suit where it does
 * most good: beside the own queen, then where the hand is long and the partner's card clears the way.
 */
export function chooseCall(hand: readonly CardCode[], callable: readonly CardCode[]): CardCode {
  const [first, ...rest] = callable;
  if (first === undefined) throw new Error("nothing to call");
  return rest.reduce((best, card) => (callWorth(hand, card) > callWorth(hand, best) ? card : best), first);
}

function callWorth(hand: readonly CardCode[], card: CardCode): number {
  const suit = ofSuit(hand, suitOf(card));
  const missing = hand.includes(card) ? 0 : 100;
  return missing + (suit.some((held) => rankOf(held) === queen) ? 10 : 0) + suit.length;
}
