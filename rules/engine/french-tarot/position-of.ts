import { contracts } from "../../french-tarot/contracts.js";
import { bonuses } from "../../french-tarot/score.js";
import { putCodes, replayTricks } from "../codes.js";
import type { OnTable } from "../position-of.js";
import { ASIDE, BARS_AFTER_FOOL, type Position } from "../position.js";
import { barSuit, clearFrenchTarot, frenchTarotPack, takeContract } from "./open.js";
import { CALLED, FOOL_STAYS, HANDFULS, SLAM_ANNOUNCED, TAKERS } from "./slots.js";

/** A moment of play from the end of the auction on, but for the hands: see positionOf(). */
export function frenchTarotPosition(view: OnTable, position: Position): void {
  const { taker = 0, partner, called, options } = view;
  clearFrenchTarot(position, view.players);
  takeContract(position, taker, contracts.findIndex(({ name }) => name === view.contract));
  if (partner?.known === "partner") position[TAKERS] |= 1 << partner.seat;
  if (called !== undefined) {
    position[CALLED] = frenchTarotPack.cardOf(called);
    barSuit(position, position[CALLED]);
  }
  position[BARS_AFTER_FOOL] = options["calledSuitBanAfterExcuse"] === true ? 1 : 0;
  position[FOOL_STAYS] = options["excuseLastTrick"] === "trick-winner" ? 1 : 0;
  position[SLAM_ANNOUNCED] = view.slamAnnounced === true ? 1 : 0;
  position[HANDFULS] = view.handfuls.reduce((sum, { level }) => sum + bonuses.handfuls[level], 0);
  putCodes(position, ASIDE, view.discard ?? view.publicDiscards ?? [], frenchTarotPack);
  replayTricks(position, view, frenchTarotPack);
}
