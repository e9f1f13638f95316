import type { Refusal } from "../contract.js";
import { takerOf, type Change, type Deal } from "../deal.js";
import type { Known } from "../game.js";
import { standingBid } from "./auction.js";
import { contractOf, contracts } from "./contracts.js";
import { enterContract } from "./defence.js";

/** Only what is played with the talon is announced. */
export const announcements: readonly string[] = contracts.filter(({ ordinary }) => ordinary).map(({ name }) => name);

/** Any ordinary contract at least as high as the bid. */
export function openAnnouncements(known: Known): string[] {
  return announcements.slice(announcements.indexOf(bidOf(known)));
}

export function refuseAnnouncement(known: Known, what: string): Refusal | null {
  const allowed = openAnnouncements(known);
  return allowed.includes(what) ? null : { reason: "contract-below-bid", allowed, facts: { bid: bidOf(known) } };
}

function bidOf(known: Known): string {
  return contractOf({ contract: standingBid(known.table)?.contract.name }).name;
}

export function afterAnnouncement(deal: Deal, what: string): Change {
  return { table: enterContract(takerOf(deal.table), contractOf({ contract: what })) };
}
