import { PLAYERS, TRICKS } from "../../piedicavallo/table.js";
import { putCodes, replayTricks } from "../codes.js";
import type { OnTable } from "../position-of.js";
import { ASIDE, clear, type Position } from "../position.js";
import { piedicavalloPack } from "./random-opening.js";
import { DEALER } from "./slots.js";

/** A moment of play, but for the hands: see positionOf(). */
export function piedicavalloPosition(view: OnTable, position: Position): void {
  clear(position, PLAYERS, TRICKS);
  position[DEALER] = view.dealer;
  putCodes(position, ASIDE, view.discard ?? [], piedicavalloPack);
  replayTricks(position, view, piedicavalloPack);
}
