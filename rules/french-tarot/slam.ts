import type { Refusal } from "../contract.js";
import { onTable, takerOf, type Deal } from "../deal.js";
import type { Seen } from "../game.js";

export const announcements = ["none", "slam"] as const;

/** The taker may announce a slam before any card is played; option slamNeeds21 asks for the 21. */
export function openAnnouncements({ hand, options }: Seen): string[] {
  const may = options["slamNeeds21"] !== true || hand.includes("T21");
  return announcements.filter((what) => what === "none" || may);
}

export function refuseAnnouncement(seen: Seen, what: string): Refusal | null {
  const allowed = openAnnouncements(seen);
  return allowed.includes(what) ? null : { reason: "slam-not-allowed", allowed };
}

/** Whoever announces a slam takes the first lead. */
export function afterAnnouncement(deal: Deal, what: string): Deal {
  const { trick } = deal.table;
  const slamAnnounced = what === "slam";
  return onTable(deal, { slamAnnounced, trick: slamAnnounced ? { ...trick, leader: takerOf(deal.table) } : trick });
}
