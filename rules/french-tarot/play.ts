import type { CardCode, Refusal, Seat } from "../contract.js";
import { EXCUSE, suitOf } from "../cards.js";
import type { Change, Deal, Table } from "../deal.js";
import { breachOf, playableFrom, refuseCard, type Breach } from "../duties.js";
import type { Known } from "../game.js";
import { TRUMPS } from "../tarots.js";
import { isPlayedOut, layCard, suitLed, takeTrick, trickWinner, type PlayedTrick } from "../tricks.js";
import { deck } from "./cards.js";
import { dutyOf } from "./legal-cards.js";
import { settle } from "./settle.js";
import { sideOf, trueSides, wonAll, type Sides } from "./sides.js";

export function playableCards(known: Known): CardCode[] {
  return playableFrom(known.hand, breachIn(known));
}

export function refusePlay(known: Known, card: CardCode): Refusal | null {
  return refuseCard(known.hand, card, breachIn(known));
}

function breachIn(known: Known): Breach {
  const duty = dutyOf(known.hand, known.table.trick.cards);
  const called = callThatBindsLead(known.table);
  return (card) => {
    if (called !== undefined && card !== called && suitOf(card) === suitOf(called)) return { reason: "called-suit-lead", facts: { called } };
    return breachOf(duty, card, deck);
  };
}

/**
 * The very first card may not be of the called suit, save the called card itself (FFT R-RO 2012-06).
 * Option calledSuitBanAfterExcuse: nor may the card after an Excuse that was led.
 */
function callThatBindsLead({ called, tricks, trick, options }: Table): CardCode | undefined {
  const isBound = trick.cards.length === 0 || (options["calledSuitBanAfterExcuse"] === true && suitLed(trick.cards) === undefined);
  return tricks.length === 0 && isBound ? called : undefined;
}

/** The Excuse never wins the trick on the table: its one exception needs the whole deal, see excuseWins(). */
export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Change {
  const { players } = deal.setup;
  const { hands, trick } = layCard(deal, seat, card, (laid) => trickWinner(laid, players, TRUMPS, deck));
  if (trick.cards.length < players) return { hands, table: { trick } };
  return { hands, table: isPlayedOut(hands) ? endWith(deal, trick) : takeTrick(deal.table, trick) };
}

export function endWith(deal: Deal, trick: PlayedTrick): Partial<Table> {
  const { table } = deal;
  const sides = trueSides(deal);
  const taken = takeTrick(table, excuseWins(trick, table.tricks, sides) ? { ...trick, winner: trick.leader } : trick);
  return { tricks: taken.tricks, trick: taken.trick, result: settle(deal, taken.tricks, sides) };
}

/** Led to the last trick by a side that has won all others, the Excuse wins it (FFT R-RO 2012-06). */
function excuseWins({ leader, cards }: PlayedTrick, earlier: readonly PlayedTrick[], sides: Sides): boolean {
  return cards[0] === EXCUSE && wonAll(sides, sideOf(sides, leader), earlier);
}
