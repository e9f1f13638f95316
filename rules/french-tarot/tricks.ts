import type { CardCode, Seat } from "../contract.js";
import { suitOf } from "../cards.js";
import { EXCUSE } from "./cards.js";
import { seatAfter } from "../seats.js";
import type { PlayedTrick } from "./deal.js";
import { highest, highestTrump, suitLed } from "./legal-cards.js";
import { sideOf, wonAll, type Sides } from "./sides.js";

/**
 * Who wins a trick so far; null while it is empty or holds the Excuse alone. The Excuse never
 * wins here: its one exception needs the whole deal, see excuseWins().
 * @param leader seat that led; the others follow in seat order
 */
export function trickWinner(leader: Seat, cards: readonly CardCode[], players: number): Seat | null {
  const led = suitLed(cards);
  const best = highestTrump(cards) ?? highest(cards.filter((card) => suitOf(card) === led));
  return best === undefined ? null : seatAfter(leader, cards.indexOf(best), players);
}

/** Led to the last trick by a side that has won all others, the Excuse wins it (FFT R-RO 2012-06). */
export function excuseWins(leader: Seat, cards: readonly CardCode[], earlier: readonly PlayedTrick[], sides: Sides): boolean {
  return cards[0] === EXCUSE && wonAll(sides, sideOf(sides, leader), earlier);
}

/** Who played a card to a trick; null where it is not in it. */
export function playerOf(card: CardCode, { leader, cards }: PlayedTrick, players: number): Seat | null {
  const place = cards.indexOf(card);
  return place === -1 ? null : seatAfter(leader, place, players);
}
