import type { CardCode, Refusal, Seat } from "../contract.js";
import { EXCUSE, suitOf } from "../cards.js";
import { onTable, type Deal } from "../deal.js";
import { breachOf, playableFrom, refuseCard, type Breach } from "../duties.js";
import type { Seen } from "../game.js";
import { TRUMPS } from "../tarots.js";
import { isPlayedOut, layCard, suitLed, takeTrick, trickWinner, type PlayedTrick } from "../tricks.js";
import { deck } from "./cards.js";
import { dutyOf } from "./legal-cards.js";
import { settle } from "./settle.js";
import { sideOf, trueSides, wonAll, type Sides } from "./sides.js";

export function playableCards(seen: Seen): CardCode[] {
  return playableFrom(seen.hand, breachIn(seen));
}

export function refusePlay(seen: Seen, card: CardCode): Refusal | null {
  return refuseCard(seen.hand, card, breachIn(seen));
}

function breachIn(seen: Seen): Breach {
  const duty = dutyOf(seen.hand, seen.trick.cards);
  const called = callThatBindsLead(seen);
  return (card) => {
    if (called !== undefined && card !== called && suitOf(card) === suitOf(called)) return { reason: "called-suit-lead", facts: { called } };
    return breachOf(duty, card, deck);
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

/** The Excuse never wins the trick on the table: its one exception needs the whole deal, see excuseWins(). */
export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Deal {
  const { players } = deal.setup;
  const next = layCard(deal, seat, card, (trick) => trickWinner(trick, players, TRUMPS, deck));
  const { trick } = next.table;
  if (trick.cards.length < players) return next;
  return isPlayedOut(next) ? takeLastTrick(next) : takeTrick(next, trick.winner);
}

function takeLastTrick(deal: Deal): Deal {
  const { tricks, trick } = deal.table;
  const sides = trueSides(deal);
  const last = takeTrick(deal, excuseWins(trick, tricks, sides) ? trick.leader : trick.winner);
  return onTable(last, { result: settle(last, sides) });
}

/** Led to the last trick by a side that has won all others, the Excuse wins it (FFT R-RO 2012-06). */
function excuseWins({ leader, cards }: PlayedTrick, earlier: readonly PlayedTrick[], sides: Sides): boolean {
  return cards[0] === EXCUSE && wonAll(sides, sideOf(sides, leader), earlier);
}
