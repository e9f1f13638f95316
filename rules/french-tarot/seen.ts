import type { Seat } from "../contract.js";
import { seenFrom, type Deal, type Table } from "../deal.js";
import type { Seen } from "../game.js";
import { halfPoints } from "./cards.js";
import { excuseFate } from "./excuse.js";
import { knownSides, partnerKnownTo, partnerKnownToAll } from "./partner.js";
import { sideOf, type Sides } from "./sides.js";

/** Besides what lies open and the hand: the seat's own discard, and what follows from all these. */
export function seenBy(deal: Deal, seat: Seat): Seen {
  const { table, discard } = deal;
  const seen = seenFrom(deal, seat);
  const hasDiscarded = seat === table.taker && table.publicDiscards !== undefined;
  const partner = partnerKnownTo(seat, hasDiscarded ? [...seen.hand, ...discard] : seen.hand, table);
  const excuse = excuseOwed(table);
  return {
    ...seen,
    ...hasDiscarded && { discard },
    ...partner && { partner },
    ...excuse && { excuse },
  };
}

/**
 * Until the side that played the Excuse has won a card worth half a point, it owes one for it.
 * Only told where everybody knows the sides, which it would otherwise give away.
 */
function excuseOwed(table: Table): Seen["excuse"] {
  const sides = knownSides(table.taker, partnerKnownToAll(table));
  const fate = sides && excuseFate(table.tricks, table.players, sides, table.options);
  if (sides === null || fate === null) return undefined;
  const { owner, halfPointTo } = fate;
  return { owner, owed: table.result === null && halfPointTo !== null && !canPay(table, sides, owner) };
}

function canPay({ tricks }: Table, sides: Sides, owner: Seat): boolean {
  const side = sideOf(sides, owner);
  return tricks.some(({ winner, cards }) => winner !== null && sideOf(sides, winner) === side && cards.some((card) => halfPoints(card) === 1));
}
