import type { Seat } from "../contract.js";
import { handOf, type Deal, type Table } from "../deal.js";
import type { Seen } from "../game.js";
import { halfPoints } from "./cards.js";
import { excuseFate } from "./excuse.js";
import { knownSides, partnerKnownTo, partnerKnownToAll } from "./partner.js";
import { sideOf, type Sides } from "./sides.js";

/** What lies open, the seat's own cards, and what follows from these: a hidden card has no way in. */
export function seenBy(deal: Deal, seat: Seat): Seen {
  const { table, hands, discard } = deal;
  const hand = handOf(deal, seat);
  const hasDiscarded = seat === table.taker && table.publicDiscards !== undefined;
  const partner = partnerKnownTo(seat, hasDiscarded ? [...hand, ...discard] : hand, table);
  const excuse = excuseOwed(table);
  return {
    ...table,
    seat,
    hand,
    counts: hands.map(({ length }) => length),
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
