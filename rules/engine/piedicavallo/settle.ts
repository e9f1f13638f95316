import { EXCUSE } from "../../cards.js";
import { deck, sumPoints } from "../../piedicavallo/cards.js";
import { worth } from "../../tarots.js";
import { ASIDE, ASIDE_TAROTS, ASIDE_UPPER, FOOL_OWNER, PLAYERS, SCORES, WON, WORTH, type Position } from "../position.js";
import { TAROTS } from "../cards.js";
import type { Place } from "../words.js";
import { worthIn } from "../worth.js";
import { DEALER, POINTS } from "./slots.js";

const ALL = sumPoints(deck.cards);
const MATTO = worth(EXCUSE);

/** What a deal comes to that is played out: POINTS by side, and SCORES. */
export function settlePiedicavallo(position: Position): void {
  const aside = worthIn(position[ASIDE], 0) + worthIn(position[ASIDE_UPPER], 1) + worthIn(position[ASIDE_TAROTS], TAROTS);
  const tricks = sumOfSide(position, WON, 0);
  const others = sumOfSide(position, WON, 1);
  let points = sumOfSide(position, WORTH, 0) + aside * isEven(position[DEALER]) + (position[FOOL_OWNER] < 0 ? 0 : MATTO * isEven(position[FOOL_OWNER]));
  // A side without a trick gives up its Matto and the discard, and so has nothing.
  if (tricks === 0) points = 0;
  if (others === 0) points = ALL;
  const second: Place = POINTS + 1;
  position[POINTS] = points;
  position[second] = ALL - points;
  for (let seat = 0; seat < position[PLAYERS]; seat++) position[SCORES + seat] = (points - ALL / 2) * (isEven(seat) === 1 ? 1 : -1);
}

function isEven(seat: number): number {
  return 1 - (seat & 1);
}

function sumOfSide(position: Position, bySeat: Place, side: number): number {
  const first: Place = bySeat + side;
  const second: Place = bySeat + side + 2;
  return position[first] + position[second];
}
