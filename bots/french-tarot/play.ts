import type { CardCode, SeatView } from "../../rules/index.js";
import { worthKept } from "./card-worth.js";
import { pointsIn, suitOf } from "./cards.js";
import { leadPlan } from "./lead.js";
import { chanceToWin } from "./odds.js";
import { situationOf, type Situation } from "./situation.js";
import { weights } from "./weights.js";

export interface RankedPlay { card: CardCode; value: number }

/**
 * The legal cards, best first, valued in card points: what the trick brings to one's side or costs it with the card,
 * less what the card is worth kept, and for a lead what it does for the plan. Points so go to tricks that are safe
 * and stay away from those that are lost, a rich trick is won with the lowest card that does it, and a poor one ducked.
 */
export function rankPlays(view: SeatView, legal: readonly CardCode[]): RankedPlay[] {
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return [{ card: only, value: 0 }];
  const situation = situationOf(view);
  return legal.map((card) => ({ card, value: valueOf(situation, card) })).sort((a, b) => b.value - a.value);
}

function valueOf(situation: Situation, card: CardCode): number {
  const { view, later } = situation;
  const plan = view.trick.cards.length === 0 ? leadPlan(situation, card) : 0;
  const stake = pointsAtStake([...view.trick.cards, card]) + later.length * weights.pointsToCome;
  return (2 * chanceToWin(situation, card) - 1) * stake - worthKept(situation, card) + plan;
}

/** The Excuse stays with its side, whoever wins the trick. */
function pointsAtStake(cards: readonly CardCode[]): number {
  return pointsIn(cards.filter((card) => suitOf(card) !== "E"));
}
