import type { DealRecord, DealState } from "./contract.js";
import { insideOf } from "./deal-state.js";
import type { Game, Setup } from "./game.js";
import { ownCopy } from "./plain-data.js";

/** Apart from reading: every table writes its deal, few are given one. */

export const FORMAT = "tarot-deal/1";

/** In its normal form: options at their default left out. */
export function writeRecord({ id }: Game, { players, dealer, options }: Pick<Setup, "players" | "dealer" | "options">, { hands, talon, actions }: Pick<DealRecord, "hands" | "talon" | "actions">): DealRecord {
  return { format: FORMAT, game: id, players, dealer, ...Object.keys(options).length > 0 && { options: ownCopy(options) }, hands, talon, actions };
}

/** The record that brings a state back by replay(): cards as dealt, and every action since. A copy of the caller's own. Throws TypeError where there is no state. */
export function toRecord(state: DealState): DealRecord {
  const { rules, deal: { setup }, actions } = insideOf(state);
  return writeRecord(rules, setup, { hands: [...setup.dealt.hands], talon: setup.dealt.talon, actions: [...actions] });
}
