import type { Refusal, Seat } from "../contract.js";
import { voided, type Change, type Deal, type Table } from "../deal.js";
import { ownList } from "../untrusted.js";
import { bids, contractNamed, PASS, type Contract } from "./contracts.js";
import { showDog } from "./discard.js";
import { tableFor } from "./tables.js";

const levels: readonly string[] = bids;

/** Its place in the ladder, passing the lowest. Throws RangeError for what is no bid. */
function levelOf(bid: string): number {
  const level = levels.indexOf(bid);
  if (level === -1) throw new RangeError("no such bid");
  return level;
}

interface SeatBid { readonly seat: Seat; readonly bid: string }

export function openBids(table: Table): string[] {
  return bidsAbove(highestOf(table.bids));
}

export function refuseBid(table: Table, bid: string): Refusal | null {
  return refuseBidAbove(highestOf(table.bids), bid);
}

/**
 * What may be bid, "pass" first and then upwards: one call each, pass or more than the highest so far (FFT R-RO 2012-06).
 * Throws RangeError where the highest is no bid.
 * @param highest null before the first bid
 */
export function bidsAbove(highest: string | null): string[] {
  return [PASS, ...bids.slice(levelOf(highest === null ? PASS : highest) + 1)];
}

/** Why a bid may not follow the highest so far; null where it may. Throws RangeError where the highest is no bid. */
export function refuseBidAbove(highest: string | null, bid: string): Refusal | null {
  const bidToBeat = highest === null ? PASS : highest;
  if (!levels.includes(bid)) return { reason: "unknown-action" };
  const isLegal = bid === PASS || levelOf(bid) > levelOf(bidToBeat);
  return isLegal ? null : { reason: "bid-too-low", allowed: bidsAbove(highest), facts: { bid: bidToBeat } };
}

/** As each bid is above those before, the last that is no pass; null before the first. Throws TypeError where there is no list. */
export function highestBid(bids: readonly SeatBid[]): string | null {
  const own = ownList(bids) as readonly SeatBid[] | null;
  if (own === null) throw new TypeError("not a list of bids");
  return highestOf(own);
}

function highestOf(bids: readonly SeatBid[]): string | null {
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
