import type { CardCode, Refusal, Seat } from "../contract.js";
import type { Change, Deal, Table } from "../deal.js";
import { breachOf, followOrTrump, playableFrom, refuseCard, type Breach } from "../duties.js";
import type { Known } from "../game.js";
import { TRUMPS } from "../tarots.js";
import { isPlayedOut, layCard, takeTrick, trickWinner, type PlayedTrick } from "../tricks.js";
import { deck } from "./cards.js";
import { settle } from "./settle.js";
import { PLAYERS } from "./table.js";

export function playableCards(known: Known): CardCode[] {
  return playableFrom(known.hand, breachIn(known));
}

export function refusePlay(known: Known, card: CardCode): Refusal | null {
  return refuseCard(known.hand, card, breachIn(known));
}

/** Follow suit, else trump, else anything; nobody has to beat or to overtrump. */
function breachIn({ hand, table: { trick } }: Known): Breach {
  const duty = followOrTrump(hand, trick.cards, TRUMPS);
  return (card) => breachOf(duty, card, deck);
}

export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Change {
  const { hands, trick } = layCard(deal, seat, card, (laid) => trickWinner(laid, PLAYERS, TRUMPS, deck));
  if (trick.cards.length < PLAYERS) return { hands, table: { trick } };
  return { hands, table: isPlayedOut(hands) ? endWith(deal, trick) : takeTrick(deal.table, trick) };
}

export function endWith(deal: Deal, trick: PlayedTrick): Partial<Table> {
  const taken = takeTrick(deal.table, trick);
  return { ...taken, result: settle(deal, taken.tricks) };
}
