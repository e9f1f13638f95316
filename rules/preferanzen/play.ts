import type { CardCode, Refusal, Seat } from "../contract.js";
import type { Change, Deal, Table } from "../deal.js";
import { breachOf, playableFrom, refuseCard, type Breach } from "../duties.js";
import type { Known } from "../game.js";
import { seatAfter, seatsFrom } from "../seats.js";
import { bestCard, layCard, takeTrick, type LaidCards, type PlayedTrick } from "../tricks.js";
import { deck } from "./cards.js";
import { contractOf, type Contract } from "./contracts.js";
import { dutyOf } from "./legal-cards.js";
import { settle } from "./settle.js";
import { PLAYERS, TRICKS } from "./table.js";

/** The declarer leads; in sans-atout the player before him. */
export function startPlay(taker: Seat, { declarerLast }: Contract, active: readonly Seat[]): Partial<Table> {
  const leader = declarerLast === true ? seatAfter(taker, PLAYERS - 1, PLAYERS) : taker;
  return { active, trick: { leader, cards: [], winner: null } };
}

export function playableCards(known: Known): CardCode[] {
  return playableFrom(known.hand, breachIn(known));
}

export function refusePlay(known: Known, card: CardCode): Refusal | null {
  return refuseCard(known.hand, card, breachIn(known));
}

function breachIn(known: Known): Breach {
  const duty = dutyOf(known.hand, known.table.trick.cards, contractOf(known.table).trumps);
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

export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Change {
  const { table } = deal;
  const { hands, trick } = layCard(deal, seat, card, (laid) => winnerOf(laid, table));
  if (trick.cards.length < (table.active ?? []).length) return { hands, table: { trick } };
  return { hands, table: table.tricks.length + 1 < TRICKS ? takeTrick(table, trick) : endWith(deal, trick) };
}

export function endWith({ table }: Deal, trick: PlayedTrick): Partial<Table> {
  const taken = takeTrick(table, trick);
  return { ...taken, result: settle({ ...table, ...taken }) };
}

function winnerOf({ leader, cards }: LaidCards, table: Table): Seat | null {
  const best = bestCard(cards, contractOf(table).trumps, deck);
  return best === undefined ? null : (inTurn(table, leader)[cards.indexOf(best)] ?? null);
}
