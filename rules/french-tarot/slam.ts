import type { Refusal } from "../contract.js";
import { takerOf, type Change, type Deal } from "../deal.js";
import type { Known } from "../game.js";

export const announcements = ["none", "slam"] as const;

/** The taker may announce a slam before any card is played; option slamNeeds21 asks for the 21. */
export function openAnnouncements({ hand, table: { options } }: Known): string[] {
  const may = options["slamNeeds21"] !== true || hand.includes("T21");
  return announcements.filter((what) => what === "none" || may);
}

export function refuseAnnouncement(known: Known, what: string): Refusal | null {
  const allowed = openAnnouncements(known);
  return allowed.includes(what) ? null : { reason: "slam-not-allowed", allowed };
}

/** Whoever announces a slam takes the first lead. */
export function afterAnnouncement(deal: Deal, what: string): Change {
  const { trick } = deal.table;
  const slamAnnounced = what === "slam";
  return { table: { slamAnnounced, trick: slamAnnounced ? { ...trick, leader: takerOf(deal.table) } : trick } };
}
