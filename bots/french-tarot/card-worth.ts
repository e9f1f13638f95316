import type { CardCode } from "../../rules/index.js";
import { honourPoints, ofSuit, rankOf, suitOf, trumpsOf } from "./cards.js";
import { chanceToRuff } from "./odds.js";
import type { Situation } from "./situation.js";
import { weights } from "./weights.js";

/** What a card is still good for later if it is not played now, in card points; below 0 where it is better gone. */
export function worthKept(situation: Situation, card: CardCode): number {
  switch (suitOf(card)) {
    case "E":
      return excuseKept(situation);
    case "T":
      return card === "T1" ? petitKept(situation) : trumpKept(situation, card);
    default:
      return plainKept(situation, card);
  }
}

/** Before the last trick the Excuse is safe; in it, it is lost, unless it is led to the last trick of a slam. */
function excuseKept({ view }: Situation): number {
  if (isOnSlam(view.seat, view.taker, view.tricks) && (view.slamAnnounced === true || view.hand.length <= 4)) return weights.slam;
  return view.hand.length <= 2 ? -weights.excuseLast : weights.excuse;
}

function isOnSlam(seat: number, taker: number | undefined, tricks: readonly { winner: number | null }[]): boolean {
  return seat === taker && tricks.every(({ winner }) => winner === seat);
}

/** The Petit is in danger while others hold trumps and few of one's own stand before it; after that it waits for the last trick. */
function petitKept({ view, knowledge }: Situation): number {
  if (knowledge.unseen.T.length === 0) return weights.petitAuBout;
  const guards = trumpsOf(view.hand).length - 1;
  return Math.min(1, guards * weights.petitGuard - weights.petitRisk);
}

function trumpKept({ view, knowledge }: Situation, card: CardCode): number {
  const unseen = knowledge.unseen.T;
  const any = weights.trump + (view.seat === view.taker ? weights.takersTrump : 0);
  if (unseen.length === 0) return any;
  const below = unseen.filter((rank) => rank < rankOf(card)).length / unseen.length;
  return any + weights.trumpStrength * below ** 2;
}

function plainKept(situation: Situation, card: CardCode): number {
  const { knowledge, view } = situation;
  const extra = honourPoints(card);
  const suit = suitOf(card);
  // Among low cards the lowest goes first.
  if (extra === 0) return rankOf(card) * 0.01;
  const isMaster = !knowledge.unseen[suit].some((rank) => rank > rankOf(card));
  if (isMaster) return extra * (2 * chanceNoRuff(situation, card) - 1) * weights.masterPatience;
  const guards = ofSuit(view.hand, suit).filter((other) => rankOf(other) < rankOf(card)).length;
  return -extra * Math.max(0, weights.honourRisk - guards * weights.guard);
}

/** The chance that no foe can ruff the suit, as far as can be told today. */
function chanceNoRuff(situation: Situation, card: CardCode): number {
  const { friends, view } = situation;
  return friends.reduce((chance, friend, seat) => (seat === view.seat ? chance : chance * (1 - chanceToRuff(situation, seat, suitOf(card)) * (1 - friend))), 1);
}
