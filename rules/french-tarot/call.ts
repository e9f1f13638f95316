import type { CardCode, Refusal } from "../contract.js";
import { rankOf } from "../cards.js";
import { takerOf, type Change, type Deal } from "../deal.js";
import type { Known } from "../game.js";
import { isKing } from "../tarots.js";
import { deck } from "./cards.js";
import { contractOf } from "./contracts.js";
import { showDog } from "./discard.js";

/** A rank may be called by a taker who holds all four cards of each rank before it. */
const called: readonly (readonly CardCode[])[] = ["K", "Q", "N", "J"].map((rank) => deck.cards.filter((card) => rankOf(card) === rank));

/** Any king, one's own included; a lower rank only with all four of every higher one in hand (FFT R-RO 2012-06, five players). */
export function callable({ hand }: Pick<Known, "hand">): CardCode[] {
  const missing = called.findIndex((cards) => !cards.every((card) => hand.includes(card)));
  return (missing === -1 ? called : called.slice(0, missing + 1)).flat();
}

export function refuseCall(known: Known, card: CardCode): Refusal | null {
  if (isKing(card)) return null;
  const allowed = callable(known);
  return allowed.includes(card) ? null : { reason: "call-rank-not-allowed", allowed, facts: { called: card } };
}

export function afterCall(deal: Deal, card: CardCode): Change {
  const shown = showDog(deal, takerOf(deal.table), contractOf(deal.table));
  return { ...shown, table: { called: card, ...shown.table } };
}
