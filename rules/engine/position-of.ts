import type { GameId, SeatView } from "../contract.js";
import { frenchTarotPosition } from "./french-tarot/position-of.js";
import { piedicavalloPosition } from "./piedicavallo/position-of.js";
import type { Position } from "./position.js";
import { preferanzenPosition } from "./preferanzen/position-of.js";

const positions: Readonly<Record<GameId, (view: SeatView) => Position>> = {
  "french-tarot": frenchTarotPosition,
  piedicavallo: piedicavalloPosition,
  preferanzen: preferanzenPosition,
};

/**
 * The moment that a view shows, once it is settled who plays what. Of the cards only those are in it that the seat
 * knows of; the others' hands, what lies aside unseen and, in French Tarot, a partner in hiding are to be put
 * in: for a search into one copy for each world that it looks at.
 */
export function positionOf(view: SeatView): Position {
  return positions[view.game](view);
}
