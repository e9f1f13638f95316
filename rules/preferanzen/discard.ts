import type { CardCode, Choices, Refusal, Seat } from "../contract.js";
import type { Change, Deal } from "../deal.js";
import type { Known } from "../game.js";
import { layAside, refuseDiscardOf } from "../held.js";
import { deck } from "./cards.js";
import { TRICKS } from "./table.js";

/** As many cards as came with the talon, whichever the declarer likes. */
function discardCount({ hand }: Known): number {
  return hand.length - TRICKS;
}

export function discardChoices(known: Known): Extract<Choices, { phase: "discard" }> {
  return { phase: "discard", seat: known.seat, count: discardCount(known), from: [...known.hand], must: [] };
}

export function refuseDiscard(known: Known, cards: readonly CardCode[]): Refusal | null {
  return refuseDiscardOf(known.hand, cards, discardCount(known));
}

/** Unseen by the others; these cards count for nobody. */
export function afterDiscard(deal: Deal, seat: Seat, cards: readonly CardCode[]): Change {
  return { ...layAside(deal, seat, cards, deck), table: { publicDiscards: [] } };
}
