import type { CardCode, Refusal } from "../contract.js";
import { rankOf } from "../cards.js";
import { onTable, type Deal } from "../deal.js";
import type { Seen } from "../game.js";
import { deck } from "./cards.js";
import { showDog } from "./discard.js";

/** A rank may be called by a taker who holds all four cards of each rank before it. */
const CALLED_RANKS = ["K", "Q", "N", "J"];

/** Any king, one's own included; a lower rank only with all four of every higher one in hand (FFT R-RO 2012-06, five players). */
export function callable({ hand }: Pick<Seen, "hand">): CardCode[] {
  const missing = CALLED_RANKS.findIndex((rank) => !ofRank(rank).every((card) => hand.includes(card)));
  const ranks = missing === -1 ? CALLED_RANKS : CALLED_RANKS.slice(0, missing + 1);
  return ranks.flatMap(ofRank);
}

function ofRank(rank: string): CardCode[] {
  return deck.cards.filter((card) => rankOf(card) === rank);
}

export function refuseCall(seen: Seen, card: CardCode): Refusal | null {
  const allowed = callable(seen);
  return allowed.includes(card) ? null : { reason: "call-rank-not-allowed", allowed, facts: { called: card } };
}

export function afterCall(deal: Deal, card: CardCode): Deal {
  return showDog(onTable(deal, { called: card }));
}
