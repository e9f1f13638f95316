import { contracts } from "../../preferanzen/contracts.js";
import type { Table } from "../../deal.js";
import type { Pack } from "../cards.js";
import { putCodes, replayTricks } from "../codes.js";
import type { OnTable } from "../position-of.js";
import { ASIDE, handOf, type Position } from "../position.js";
import { clearPreferanzen, declare, join, preferanzenPack } from "./open.js";
import { ALL_HEARTS } from "./slots.js";

/** A moment of play, but for the hands other than the open one of a Bettler: see positionOf(). */
export function preferanzenPosition(view: OnTable, position: Position): void {
  const { taker = 0, active = [], inviter, openHand } = view;
  const contract = contractIn(view);
  const pack = preferanzenPack(contract);
  clearPreferanzen(position);
  declare(position, taker, contract);
  if (contracts[contract]?.trumps !== undefined) {
    const joined = inviter === undefined ? active.filter((seat) => seat !== taker) : [inviter];
    join(position, joined.reduce((bits, seat) => bits | 1 << seat, 0), inviter !== undefined);
  }
  position[ALL_HEARTS] = view.options["heartBonus"] === "all-hearts" ? 1 : 0;
  if (openHand !== undefined) putCodes(position, handOf(openHand.seat), openHand.cards, pack);
  putCodes(position, ASIDE, view.discard ?? [], pack);
  replayTricks(position, view, pack);
}

export function preferanzenPackFor(table: Table): Pack {
  return preferanzenPack(contractIn(table));
}

/** Its place in the ladder. */
function contractIn({ contract }: Table): number {
  return contracts.findIndex(({ name }) => name === contract);
}
