import { contracts } from "../../preferanzen/contracts.js";
import type { Pack } from "../cards.js";
import { putCodes, replayTricks } from "../codes.js";
import type { Shown } from "../position-of.js";
import { ASIDE, handOf, type Position } from "../position.js";
import { clearPreferanzen, declare, join, preferanzenPack } from "./open.js";
import { ALL_HEARTS } from "./slots.js";

/** A moment of play as a seat knows it, the open hand of a Bettler included: see positionOf(). */
export function preferanzenPosition(view: Shown, position: Position): void {
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
  putCodes(position, handOf(view.seat), view.hand, pack);
  if (openHand !== undefined) putCodes(position, handOf(openHand.seat), openHand.cards, pack);
  putCodes(position, ASIDE, view.discard ?? [], pack);
  replayTricks(position, view, pack);
}

export function preferanzenPackFor(view: Shown): Pack {
  return preferanzenPack(contractIn(view));
}

/** Its place in the ladder. */
function contractIn({ contract }: Shown): number {
  return contracts.findIndex(({ name }) => name === contract);
}
