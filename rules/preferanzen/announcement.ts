import type { Refusal } from "../contract.js";
import type { Deal } from "../deal.js";
import type { Seen } from "../game.js";
import { standingBid } from "./auction.js";
import { contractOf, contracts } from "./contracts.js";
import { enterContract } from "./defence.js";

/** Only what is played with the talon is announced. */
export const announcements: readonly string[] = contracts.filter(({ ordinary }) => ordinary).map(({ name }) => name);

/** Any ordinary contract at least as high as the bid. */
export function openAnnouncements(seen: Seen): string[] {
  return announcements.slice(announcements.indexOf(bidOf(seen)));
}

export function refuseAnnouncement(seen: Seen, what: string): Refusal | null {
  const allowed = openAnnouncements(seen);
  return allowed.includes(what) ? null : { reason: "contract-below-bid", allowed, facts: { bid: bidOf(seen) } };
}

function bidOf(seen: Seen): string {
  return contractOf({ contract: standingBid(seen)?.contract.name }).name;
}

export function afterAnnouncement(deal: Deal, what: string): Deal {
  return enterContract(deal, contractOf({ contract: what }));
}
