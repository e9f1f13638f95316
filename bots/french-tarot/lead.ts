import type { CardCode } from "../../rules/index.js";
import { honourPoints, ofSuit, rankOf, suitLed, suitOf, trumpsOf, type Suit } from "./cards.js";
import type { Situation } from "./situation.js";
import { weights } from "./weights.js";

/** What a lead does for one's plan beyond the trick itself. */
export function leadPlan(situation: Situation, card: CardCode): number {
  const { view, knowledge } = situation;
  if (card === "T1" && knowledge.unseen.T.length > 0) return -weights.petitLed;
  return view.seat === view.taker ? takersPlan(situation, card) : defendersPlan(situation, card);
}

/**
 * A taker long in trumps draws those of the others, the Petit with luck among them, and on an announced slam does so
 * before anything else; otherwise long suits are opened.
 */
function takersPlan({ view, knowledge }: Situation, card: CardCode): number {
  const own = trumpsOf(view.hand).length;
  const out = knowledge.unseen.T.length;
  if (suitOf(card) !== "T") return longSuit(view.hand, card);
  if (out === 0) return 0;
  if (view.slamAnnounced === true && rankOf(card) > Math.max(...knowledge.unseen.T)) return weights.slam;
  const isLong = own - out / (view.players - 1) > weights.lengthToDraw;
  const hunted = knowledge.unseen.T.includes(1) ? weights.huntPetit : 0;
  return isLong ? weights.drawTrumps + hunted : 0;
}

/** Defenders make the taker ruff, come back to each other's suits, open long ones and leave the trumps alone. */
function defendersPlan(situation: Situation, card: CardCode): number {
  const { view, knowledge, friends } = situation;
  const taker = view.taker ?? view.seat;
  const foe = 1 - (friends[taker] ?? 0);
  const suit = suitOf(card);
  if (suit === "T") return -weights.defendersTrump * foe;
  const canRuff = knowledge.voids[taker]?.has(suit) === true && knowledge.trumpCeiling[taker] !== 0;
  const force = canRuff && honourPoints(card) === 0 ? weights.takersVoid * foe : 0;
  return force + weights.oursAgain * ledByFriends(situation, suit) + longSuit(view.hand, card);
}

/** How far the last lead of the suit was a friend's: −1 for a foe's, 0 for a suit not yet led. */
function ledByFriends({ view, friends }: Situation, suit: Suit): number {
  const last = view.tricks.findLast((trick) => suitLed(trick.cards) === suit);
  return last === undefined ? 0 : 2 * (friends[last.leader] ?? 0) - 1;
}

function longSuit(hand: readonly CardCode[], card: CardCode): number {
  return weights.longSuit * ofSuit(hand, suitOf(card)).length;
}
