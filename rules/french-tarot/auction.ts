import type { Refusal, Seat } from "../contract.js";
import { onTable, voidDeal, type Deal, type Table } from "../deal.js";
import { contractNamed, contracts, PASS, type Contract } from "./contracts.js";
import { showDog } from "./discard.js";
import { tableFor } from "./tables.js";

/** One call each: pass, or more than the highest so far (FFT R-RO 2012-06). */
export function openBids(table: Table): string[] {
  const highest = highestBid(table);
  const above = highest === undefined ? contracts : contracts.slice(contracts.indexOf(highest.contract) + 1);
  return [PASS, ...above.map(({ name }) => name)];
}

export function refuseBid(table: Table, bid: string): Refusal | null {
  const allowed = openBids(table);
  if (allowed.includes(bid)) return null;
  return { reason: "bid-too-low", allowed, facts: { bid: highestBid(table)?.contract.name ?? PASS } };
}

/** The auction ends when everybody has been asked, even where only passing was left. */
export function afterBid(deal: Deal, seat: Seat, bid: string): Deal {
  const { players } = deal.setup;
  const next = onTable(deal, { bids: [...deal.table.bids, { seat, bid }] });
  if (next.table.bids.length < players) return next;
  const highest = highestBid(next.table);
  return highest === undefined ? voidDeal(next, { void: "all-pass" }) : takeContract(next, highest.seat, highest.contract);
}

/** Also the way into a deal whose contract is given. */
export function takeContract(deal: Deal, taker: Seat, { name, multiplier }: Contract): Deal {
  const next = onTable(deal, { taker, contract: name, multiplier });
  return tableFor(deal.setup.players).calls ? next : showDog(next);
}

/** As each bid is above those before, the last that is no pass. */
function highestBid({ bids }: Table): { seat: Seat; contract: Contract } | undefined {
  return bids.flatMap(({ seat, bid }) => {
    const contract = contractNamed(bid);
    return contract === undefined ? [] : [{ seat, contract }];
  }).at(-1);
}
