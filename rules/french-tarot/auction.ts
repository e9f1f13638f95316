import type { Refusal, Seat } from "../contract.js";
import { voided, type Change, type Deal, type Table } from "../deal.js";
import { bids, contractNamed, PASS, type Contract } from "./contracts.js";
import { showDog } from "./discard.js";
import { tableFor } from "./tables.js";

const levels: readonly string[] = bids;

interface SeatBid { readonly seat: Seat; readonly bid: string }

export function openBids(table: Table): string[] {
  return bidsAbove(highestBid(table.bids));
}

export function refuseBid(table: Table, bid: string): Refusal | null {
  return refuseBidAbove(highestBid(table.bids), bid);
}

/**
 * What may be bid, "pass" first and then upwards: one call each, pass or more than the highest so far (FFT R-RO 2012-06).
 * @param highest null before the first bid
 */
export function bidsAbove(highest: string | null): string[] {
  return [PASS, ...bids.slice(levels.indexOf(highest ?? PASS) + 1)];
}

/** Why a bid may not follow the highest so far; null where it may. */
export function refuseBidAbove(highest: string | null, bid: string): Refusal | null {
  const bidToBeat = highest ?? PASS;
  const isLegal = bid === PASS || levels.indexOf(bid) > levels.indexOf(bidToBeat);
  return isLegal ? null : { reason: "bid-too-low", allowed: bidsAbove(highest), facts: { bid: bidToBeat } };
}

/** As each bid is above those before, the last that is no pass; null before the first. */
export function highestBid(bids: readonly SeatBid[]): string | null {
  return standingBid(bids)?.contract.name ?? null;
}

/** The auction ends when everybody has been asked, even where only passing was left. */
export function afterBid(deal: Deal, seat: Seat, bid: string): Change {
  const { players } = deal.setup;
  const bids = [...deal.table.bids, { seat, bid }];
  if (bids.length < players) return { table: { bids } };
  const highest = standingBid(bids);
  if (highest === undefined) return { table: { bids, ...voided(players, { void: "all-pass" }) } };
  const taken = takeContract(deal, highest.seat, highest.contract);
  return { ...taken, table: { bids, ...taken.table } };
}

/** Also the way into a deal whose contract is given. */
export function takeContract(deal: Deal, taker: Seat, contract: Contract): Change {
  const shown = tableFor(deal.setup.players).calls ? {} : showDog(deal, taker, contract);
  return { ...shown, table: { taker, contract: contract.name, multiplier: contract.multiplier, ...shown.table } };
}

function standingBid(bids: readonly SeatBid[]): { seat: Seat; contract: Contract } | undefined {
  const last = bids.findLast(({ bid }) => bid !== PASS);
  const contract = contractNamed(last?.bid);
  return last === undefined || contract === undefined ? undefined : { seat: last.seat, contract };
}
