import { TAROTS, TRUMP_BITS } from "./cards.js";
import type { Place, Words } from "./words.js";

/**
 * A moment of a deal, hidden cards included, as one Int32Array: nothing is allocated while it is played on,
 * and a copy is one `set`. Each name below is a place in it, or the first of several.
 */
export type Position = Words;

/** By seat three words of cards, see cards.ts. Up to 5 seats. */
export const HANDS = 0 as Place;
/** Three words: cards laid aside that count for a side, as dog or discard. */
export const ASIDE = 15 as Place;
export const ASIDE_UPPER = 16 as Place;
export const ASIDE_TAROTS = 17 as Place;
/** Three words: what the seat to act may play, see findLegal() and play(). */
export const LEGAL = 18 as Place;
export const LEGAL_UPPER = 19 as Place;
export const LEGAL_TAROTS = 20 as Place;
/** The cards of the trick on the table, in the order played; the last trick stays there. Up to 5. */
export const TABLE = 21 as Place;
/** By seat: who acts after it, or −1 where a seat does not play. */
export const NEXT = 26 as Place;
/** By seat: a bit for each trick that it has won, the first of the deal lowest. */
export const WON = 31 as Place;
/** By seat: what the cards in its tricks are worth, see WORTHS; the fool is left out. */
export const WORTH = 36 as Place;
/** By seat: the score, once the deal is settled. */
export const SCORES = 41 as Place;
/** Three words: the suit led, or before that whatever may be led, and, always, all trumps. */
export const LED = 46 as Place;
export const LED_UPPER = 47 as Place;
/** Two words: plain cards that may not be led to the first trick. */
export const BARRED = 49 as Place;
export const BARRED_UPPER = 50 as Place;

/** Seats at the table; seats that play to a trick; tricks in the deal. */
export const PLAYERS = 51 as Place;
export const PLACES = 52 as Place;
export const TRICKS = 53 as Place;
/** The seat to act, −1 once the deal is played out. */
export const TURN = 54 as Place;
export const LEADER = 55 as Place;
/** Cards on the table. */
export const PLACE = 56 as Place;
/** The best card on the table, −1 while there is none or the fool alone; who played it; what the trick is worth so far. */
export const BEST = 57 as Place;
export const WINNER = 58 as Place;
export const STAKE = 59 as Place;
/** The number of the trick on the table, from 0. */
export const TRICK = 60 as Place;
/** All ones where a trump that is due has to be higher than the best of the trick if possible. */
export const OVERTRUMPS = 61 as Place;
/** All ones where the same holds for a card of the suit led. */
export const BEATS = 62 as Place;
/** All ones where the bar holds for the card after a fool as well. */
export const BARS_AFTER_FOOL = 63 as Place;
/** Who played the fool, −1 while nobody did, and the number of its trick. */
export const FOOL_OWNER = 64 as Place;
export const FOOL_TRICK = 65 as Place;
/** The number of the trick in which the card lay; −1 before. */
export const PETIT_TRICK = 66 as Place;
export const TRUMP_21_TRICK = 67 as Place;
/** From here on each game keeps what it alone knows of. */
export const OWN = 68 as Place;
const SIZE = 81;

/** Where a seat's three words begin. */
export const handOf = (seat: number): Place => HANDS + seat * 3;

export function newPosition(): Position {
  return new Int32Array(SIZE) as Position;
}

export function copyPosition(position: Position): Position {
  return position.slice() as Position;
}

/** Nothing dealt and nothing played; everybody plays to every trick. */
export function clear(position: Position, players: number, tricks: number): void {
  position.fill(0);
  position[PLAYERS] = players;
  position[PLACES] = players;
  position[TRICKS] = tricks;
  for (let seat = 0; seat < players; seat++) position[NEXT + seat] = seat + 1 < players ? seat + 1 : 0;
  position[LED + TAROTS] = TRUMP_BITS;
  position[BEST] = -1;
  position[FOOL_OWNER] = -1;
  position[FOOL_TRICK] = -1;
  position[PETIT_TRICK] = -1;
  position[TRUMP_21_TRICK] = -1;
}
