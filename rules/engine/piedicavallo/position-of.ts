import { PLAYERS, TRICKS } from "../../piedicavallo/table.js";
import { putCodes, replayTricks } from "../codes.js";
import type { Shown } from "../position-of.js";
import { ASIDE, clear, handOf, type Position } from "../position.js";
import { piedicavalloPack } from "./random-opening.js";
import { DEALER } from "./slots.js";

/** A moment of play as a seat knows it: see positionOf(). */
export function piedicavalloPosition(view: Shown, position: Position): void {
  clear(position, PLAYERS, TRICKS);
  position[DEALER] = view.dealer;
  putCodes(position, handOf(view.seat), view.hand, piedicavalloPack);
  putCodes(position, ASIDE, view.discard ?? [], piedicavalloPack);
  replayTricks(position, view, piedicavalloPack);
}
