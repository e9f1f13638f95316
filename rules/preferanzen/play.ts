import type { CardCode, Refusal, Seat } from "../contract.js";
import { onTable, takerOf, type Deal, type Table } from "../deal.js";
import { breachOf, playableFrom, refuseCard, type Breach } from "../duties.js";
import type { Seen } from "../game.js";
import { seatAfter, seatsFrom } from "../seats.js";
import { bestCard, layCard, takeTrick, type LaidCards } from "../tricks.js";
import { deck } from "./cards.js";
import { contractOf } from "./contracts.js";
import { dutyOf } from "./legal-cards.js";
import { settle } from "./settle.js";
import { TRICKS } from "./table.js";

/** The declarer leads; in sans-atout the player before him. */
export function startPlay(deal: Deal, active: readonly Seat[]): Deal {
  const { table } = deal;
  const taker = takerOf(table);
  const leader = contractOf(table).declarerLast === true ? seatAfter(taker, table.players - 1, table.players) : taker;
  return onTable(deal, { active, trick: { leader, cards: [], winner: null } });
}

export function playableCards(seen: Seen): CardCode[] {
  return playableFrom(seen.hand, breachIn(seen));
}

export function refusePlay(seen: Seen, card: CardCode): Refusal | null {
  return refuseCard(seen.hand, card, breachIn(seen));
}

function breachIn(seen: Seen): Breach {
  const duty = dutyOf(seen.hand, seen.trick.cards, contractOf(seen).trumps);
  return (card) => breachOf(duty, card, deck);
}

export function nextPlayer(table: Table): Seat {
  const { trick } = table;
  return inTurn(table, trick.leader)[trick.cards.length] ?? trick.leader;
}

/** Who plays to a trick, in turn: where one defender plays alone, the other is passed over. */
function inTurn({ players, active = [] }: Table, leader: Seat): Seat[] {
  return seatsFrom(leader, players).filter((seat) => active.includes(seat));
}

export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Deal {
  const next = layCard(deal, seat, card, (trick) => winnerOf(trick, deal.table));
  const { trick, active = [] } = next.table;
  if (trick.cards.length < active.length) return next;
  const taken = takeTrick(next, trick.winner);
  return taken.table.tricks.length < TRICKS ? taken : onTable(taken, { result: settle(taken.table) });
}

function winnerOf({ leader, cards }: LaidCards, table: Table): Seat | null {
  const best = bestCard(cards, contractOf(table).trumps, deck);
  return best === undefined ? null : (inTurn(table, leader)[cards.indexOf(best)] ?? null);
}
