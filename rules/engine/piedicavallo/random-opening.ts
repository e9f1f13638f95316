import { deck } from "../../piedicavallo/cards.js";
import { mayDiscard } from "../../piedicavallo/discard.js";
import { DISCARD, PLAYERS, TRICKS } from "../../piedicavallo/table.js";
import { TRUMPS } from "../../tarots.js";
import { countOf } from "../bits.js";
import { BOUTS, FOOL_BIT, KINGS, packOf, TAROTS } from "../cards.js";
import { dealAtRandom, layAside, takeUp } from "../hands.js";
import { leadTrick } from "../play.js";
import { clear, handOf, type Position } from "../position.js";
import { anyCardOf } from "../random-card.js";
import { below, type Random } from "../random.js";
import type { Place } from "../words.js";
import { DEALER } from "./slots.js";

/** The 62 cards as numbers. */
export const piedicavalloPack = packOf(deck, TRUMPS);

/** The dealer's two cards more lie aside. */
export function dealPiedicavallo(position: Position, random: Random): void {
  clear(position, PLAYERS, TRICKS);
  dealAtRandom(position, piedicavalloPack.cards, random);
}

/** All that comes before the first card: the dealer lays two cards aside, in any legal way. */
export function openPiedicavallo(position: Position, dealer: number, random: Random): void {
  position[DEALER] = dealer;
  takeUp(position, dealer);
  discardAtRandom(position, dealer, random);
  leadTrick(position, (dealer + 1) % PLAYERS);
}

/** First how many trumps go, then which. */
function discardAtRandom(position: Position, dealer: number, random: Random): void {
  const hand = handOf(dealer);
  const handUpper: Place = hand + 1;
  const handTarots: Place = hand + TAROTS;
  const trumps = chosenTrumps(position[hand] & ~KINGS, position[handUpper] & ~KINGS, position[handTarots], random);
  for (let laid = 0; laid < DISCARD; laid++) {
    const card = laid < trumps
      ? anyCardOf(position, 0, 0, position[handTarots] & ~BOUTS, random)
      : anyCardOf(position, position[hand] & ~KINGS, position[handUpper] & ~KINGS, 0, random);
    layAside(position, dealer, card);
  }
}

/** Any number of trumps that may go, as likely as another. */
function chosenTrumps(lower: number, upper: number, tarots: number, random: Random): number {
  const plain = countOf(lower) + countOf(upper);
  const trumps = countOf(tarots & ~BOUTS);
  const hasLastingTrump = (tarots & BOUTS & ~FOOL_BIT) !== 0;
  let chosen = 0;
  let allowed = 0;
  for (let count = 0; count <= DISCARD; count++) {
    // Each further one takes the place of the one before with the chance that is its due.
    if (mayDiscard(count, plain, trumps, hasLastingTrump) && below(random, ++allowed) === 0) chosen = count;
  }
  return chosen;
}
