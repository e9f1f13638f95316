import type { Refusal, Seat } from "../contract.js";
import { handOf, voided, withHand, type Change, type Deal, type Table } from "../deal.js";
import type { Known } from "../game.js";
import { nextDealer, seatAfter, seatsFrom } from "../seats.js";
import { deck } from "./cards.js";
import { contractNamed, contracts, type Contract } from "./contracts.js";
import { enterContract } from "./defence.js";

const PASS = "pass";
const HOLD = "hold";

/** Every word of the auction, lowest first. */
export const bids: readonly string[] = [PASS, HOLD, ...contracts.map(({ name }) => name)];

interface StandingBid { readonly bidder: Seat; readonly contract: Contract }

/** The last bid and whose it is: a hold takes it over at the same level. Null before the first. */
export function standingBid(table: Table): StandingBid | null {
  return table.bids.reduce<StandingBid | null>((standing, { seat, bid }) => {
    const contract = bid === HOLD ? standing?.contract : contractNamed(bid);
    return contract === undefined ? standing : { bidder: seat, contract };
  }, null);
}

/** In turn among those still in, from forehand on. */
export function nextBidder(table: Table): Seat {
  const last = table.bids.at(-1);
  const first = last === undefined ? forehand(table) : seatAfter(last.seat, 1, table.players);
  return bidders(table, first)[0] ?? first;
}

function forehand({ players, dealer }: Table): Seat {
  return nextDealer(players, dealer);
}

/** Passing is final. */
function bidders({ players, bids }: Table, first: Seat): Seat[] {
  return seatsFrom(first, players).filter((seat) => !bids.some((call) => call.seat === seat && call.bid === PASS));
}

export function openBids(known: Known): string[] {
  const breach = breachIn(known);
  return bids.filter((bid) => breach(bid) === null);
}

export function refuseBid(known: Known, bid: string): Refusal | null {
  const breach = breachIn(known)(bid);
  return breach === null ? null : { ...breach, allowed: openBids(known) };
}

/** What stands against a bid of the seat to act, or null. */
function breachIn(known: Known): (bid: string) => Refusal | null {
  const standing = standingBid(known.table);
  const above = standing === null ? contracts : contracts.slice(contracts.indexOf(standing.contract) + 1);
  const next = above.find(({ ordinary }) => ordinary);
  const isFirstCall = !known.table.bids.some(({ seat }) => seat === known.seat);
  // Whoever is asked has not made the standing bid: the auction ends before it comes back to its bidder.
  const mayHold = standing !== null && known.seat === forehand(known.table);
  const facts = { bid: standing?.contract.name ?? PASS };

  return (bid) => {
    if (bid === PASS) return null;
    if (bid === HOLD) return mayHold ? null : { reason: "hold-not-allowed" };
    const contract = above.find(({ name }) => name === bid);
    if (contract === undefined) return { reason: "bid-too-low", facts };
    if (contract.ordinary) return contract === next ? null : { reason: "bid-not-next", facts };
    return isFirstCall ? null : { reason: "bid-first-call-only" };
  };
}

/** The auction ends when one bidder is left, or nobody; whoever is left without a bid so far is still asked. */
export function afterBid(deal: Deal, seat: Seat, bid: string): Change {
  const bids = [...deal.table.bids, { seat, bid }];
  const table = { ...deal.table, bids };
  const left = bidders(table, seat).length;
  const standing = standingBid(table);
  if (standing === null) return { table: { bids, ...left === 0 && voided(table.players, { void: "all-pass" }) } };
  if (left > 1) return { table: { bids } };
  const taken = takeContract(deal, standing);
  return { ...taken, table: { bids, ...taken.table } };
}

/** The talon goes into the declarer's hand, unseen by the others; what is bid to be played without it is played as bid. */
function takeContract(deal: Deal, { bidder, contract }: StandingBid): Change {
  if (!contract.ordinary) return { table: { taker: bidder, ...enterContract(bidder, contract) } };
  return { hands: withHand(deal, bidder, deck.sort([...handOf(deal, bidder), ...deal.setup.talon])), table: { taker: bidder } };
}
