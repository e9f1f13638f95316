import type { CardCode, Choices, Refusal, Seat } from "../contract.js";
import { onTable, type Deal } from "../deal.js";
import type { Seen } from "../game.js";
import { layAside, refuseDiscardOf } from "../held.js";
import { deck } from "./cards.js";
import { TRICKS } from "./table.js";

/** As many cards as came with the talon, whichever the declarer likes. */
function discardCount({ hand }: Seen): number {
  return hand.length - TRICKS;
}

export function discardChoices(seen: Seen): Extract<Choices, { phase: "discard" }> {
  return { phase: "discard", seat: seen.seat, count: discardCount(seen), from: [...seen.hand], must: [] };
}

export function refuseDiscard(seen: Seen, cards: readonly CardCode[]): Refusal | null {
  return refuseDiscardOf(seen.hand, cards, discardCount(seen));
}

/** Unseen by the others; these cards count for nobody. */
export function afterDiscard(deal: Deal, seat: Seat, cards: readonly CardCode[]): Deal {
  return onTable(layAside(deal, seat, cards, deck), { publicDiscards: [] });
}
