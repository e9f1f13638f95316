import { frenchTarotBids, frenchTarotContracts, scoreFrenchTarot, type ScoreInput } from "../../rules/index.js";

const announcements = ["slam", "none"] as const;

/** Those that have a name and an explanation of their own among the texts. */
export type WordedBid = (typeof frenchTarotBids)[number];
export type Announcement = (typeof announcements)[number];

export function isWordedBid(code: string): code is WordedBid {
  return (frenchTarotBids as readonly string[]).includes(code);
}

export function isAnnouncement(code: string): code is Announcement {
  return (announcements as readonly string[]).includes(code);
}

/** What the contract's score is multiplied with; null for passing. */
export function multiplierOf(bid: WordedBid): number | null {
  return frenchTarotContracts.find(({ name }) => name === bid)?.multiplier ?? null;
}

/** What a slam brings from each defender, as the rules pay it. */
export function slamPay(): { announced: number; unannounced: number; failed: number } {
  const all = { takerPoints: 91, bouts: 3 } as const;
  return {
    announced: scoreOf({ ...all, slam: "taker", slamAnnounced: true }).parts.slam,
    unannounced: scoreOf({ ...all, slam: "taker" }).parts.slam,
    failed: scoreOf({ slamAnnounced: true }).parts.slam,
  };
}

/** Any deal will do: the slam does not depend on the points. */
function scoreOf(besides: Partial<ScoreInput>) {
  return scoreFrenchTarot({ players: 4, contract: "garde", takerPoints: 41, bouts: 2, ...besides });
}
