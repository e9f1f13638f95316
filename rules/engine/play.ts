import { anyOf } from "./bits.js";
import { bitOf, FOOL, PETIT, SUITS, TRUMP_21, wordOf, type Card } from "./cards.js";
import {
  BARRED, BARRED_UPPER, BARS_AFTER_FOOL, BEST, FOOL_OWNER, FOOL_TRICK, handOf, LEADER, LED, LED_UPPER, NEXT, PETIT_TRICK, PLACE, PLACES, STAKE,
  TABLE, TRICK, TRICKS, TRUMP_21_TRICK, TURN, WINNER, WON, WORTH, type Position,
} from "./position.js";
import type { Place } from "./words.js";
import { WORTHS } from "./worth.js";

/** Lays a card of the seat to act, legal or not, and gives a trick that is complete to its winner, who leads the next. */
export function play(position: Position, card: Card): void {
  const seat = position[TURN];
  const place = position[PLACE];
  const best = position[BEST];
  const held: Place = handOf(seat) + wordOf(card);
  const led: Place = LED + wordOf(card);
  position[held] &= ~bitOf(card);
  position[TABLE + place] = card;
  position[STAKE] += WORTHS[card];
  if (card === FOOL) {
    layFool(position, seat);
  } else if (best < 0) {
    // For a trump this is what stands there already.
    position[led] = SUITS[card];
    position[BEST] = card;
    position[WINNER] = seat;
    liftBar(position);
  } else {
    // Not by a condition: nobody could foresee it, see bits.ts.
    const isHigher = best - (card & anyOf(bitOf(card) & position[led])) >> 31;
    const winner = position[WINNER];
    position[BEST] = best ^ (best ^ card) & isHigher;
    position[WINNER] = winner ^ (winner ^ seat) & isHigher;
  }
  if (card === PETIT) position[PETIT_TRICK] = position[TRICK];
  else if (card === TRUMP_21) position[TRUMP_21_TRICK] = position[TRICK];

  if (place + 1 < position[PLACES]) {
    const next: Place = NEXT + seat;
    position[PLACE] = place + 1;
    position[TURN] = position[next];
  } else {
    takeTrick(position);
  }
}

function layFool(position: Position, seat: number): void {
  position[FOOL_OWNER] = seat;
  position[FOOL_TRICK] = position[TRICK];
  if (position[BARS_AFTER_FOOL] === 0) liftBar(position);
}

function liftBar(position: Position): void {
  position[BARRED] = 0;
  position[BARRED_UPPER] = 0;
}

/** The last trick is left on the table, for what is settled by it. */
function takeTrick(position: Position): void {
  const trick = position[TRICK];
  const winner = position[WINNER];
  const won: Place = WON + winner;
  const worth: Place = WORTH + winner;
  position[won] |= 1 << trick;
  position[worth] += position[STAKE];
  position[TRICK] = trick + 1;
  if (trick + 1 < position[TRICKS]) leadTrick(position, winner);
  else position[TURN] = -1;
}

/** Clears the table for a seat to lead. */
export function leadTrick(position: Position, leader: number): void {
  position[TURN] = leader;
  position[LEADER] = leader;
  position[PLACE] = 0;
  position[STAKE] = 0;
  position[BEST] = -1;
  position[LED] = 0;
  position[LED_UPPER] = 0;
}
