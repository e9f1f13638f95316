import type { Seat } from "../contract.js";
import { handOf, seenFrom, type Deal } from "../deal.js";
import type { Seen } from "../game.js";
import { contractNamed } from "./contracts.js";

/** Besides what lies open and the hand: the declarer's own discard and, in an open contract, the declarer's hand to all. */
export function seenBy(deal: Deal, seat: Seat): Seen {
  const { table, discard } = deal;
  const { taker } = table;
  const hasDiscarded = seat === taker && table.publicDiscards !== undefined;
  const isOuvert = taker !== undefined && contractNamed(table.contract)?.ouvert === true;
  return {
    ...seenFrom(deal, seat),
    ...hasDiscarded && { discard },
    ...isOuvert && { openHand: { seat: taker, cards: handOf(deal, taker) } },
  };
}
