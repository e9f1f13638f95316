import type { CardCode, Refusal, Seat } from "../contract.js";
import { suitOf } from "../cards.js";
import type { Seen } from "../game.js";
import { handOf, onTable, withHand, without, type Deal } from "./deal.js";
import { breachOf, dutyOf, suitLed } from "./legal-cards.js";
import { settle } from "./settle.js";
import { trueSides } from "./sides.js";
import { excuseWins, trickWinner } from "./tricks.js";

export function playableCards(seen: Seen): CardCode[] {
  const breach = breachIn(seen);
  return seen.hand.filter((card) => breach(card) === null);
}

export function refusePlay(seen: Seen, card: CardCode): Refusal | null {
  const breach = seen.hand.includes(card) ? breachIn(seen)(card) : { reason: "card-not-held" as const, facts: { card } };
  return breach === null ? null : { ...breach, allowed: playableCards(seen) };
}

/** What stands against a card of the hand to act, or null. */
function breachIn(seen: Seen): (card: CardCode) => Refusal | null {
  const duty = dutyOf(seen.hand, seen.trick.cards);
  const called = callThatBindsLead(seen);
  return (card) => {
    if (called !== undefined && card !== called && suitOf(card) === suitOf(called)) return { reason: "called-suit-lead", facts: { called } };
    return breachOf(duty, card);
  };
}

/**
 * The very first card may not be of the called suit, save the called card itself (FFT R-RO 2012-06).
 * Option calledSuitBanAfterExcuse: nor may the card after an Excuse that was led.
 */
function callThatBindsLead({ called, tricks, trick, options }: Seen): CardCode | undefined {
  const isBound = trick.cards.length === 0 || (options["calledSuitBanAfterExcuse"] === true && suitLed(trick.cards) === undefined);
  return tricks.length === 0 && isBound ? called : undefined;
}

export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Deal {
  const { players } = deal.setup;
  const { leader } = deal.table.trick;
  const cards = [...deal.table.trick.cards, card];
  const next = withHand(deal, seat, without(handOf(deal, seat), [card]));
  const winner = trickWinner(leader, cards, players);
  if (cards.length < players || winner === null) return onTable(next, { trick: { leader, cards, winner } });
  return next.hands.every((hand) => hand.length === 0) ? closeLastTrick(next, cards, winner) : closeTrick(next, cards, winner);
}

function closeTrick(deal: Deal, cards: readonly CardCode[], winner: Seat): Deal {
  const { tricks, trick: { leader } } = deal.table;
  return onTable(deal, { tricks: [...tricks, { leader, cards, winner }], trick: { leader: winner, cards: [], winner: null } });
}

function closeLastTrick(deal: Deal, cards: readonly CardCode[], winner: Seat): Deal {
  const { tricks, trick: { leader } } = deal.table;
  const sides = trueSides(deal);
  const last = closeTrick(deal, cards, excuseWins(leader, cards, tricks, sides) ? leader : winner);
  return onTable(last, { result: settle(last, sides) });
}
