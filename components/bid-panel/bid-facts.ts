import { scoreFrenchTarot, type FrenchTarotResult, type ScoreInput } from "../../rules/index.js";

/** Codes that have a name and an explanation of their own among the texts. */
const worded = ["pass", "prise", "garde", "garde-sans", "garde-contre"] as const;
const announcements = ["slam", "none"] as const;

type Contract = FrenchTarotResult["contract"];
export type WordedBid = (typeof worded)[number];
export type Announcement = (typeof announcements)[number];

export function isWordedBid(code: string): code is WordedBid {
  return (worded as readonly string[]).includes(code);
}

export function isAnnouncement(code: string): code is Announcement {
  return (announcements as readonly string[]).includes(code);
}

/** What the contract's score is multiplied with; null for passing. */
export function multiplierOf(bid: WordedBid): number | null {
  return bid === "pass" ? null : scoreOf(bid, {}).multiplier;
}

/** What a slam brings from each defender, as the rules pay it. */
export function slamPay(): { announced: number; unannounced: number; failed: number } {
  const all = { takerPoints: 91, bouts: 3 } as const;
  return {
    announced: scoreOf("garde", { ...all, slam: "taker", slamAnnounced: true }).parts.slam,
    unannounced: scoreOf("garde", { ...all, slam: "taker" }).parts.slam,
    failed: scoreOf("garde", { slamAnnounced: true }).parts.slam,
  };
}

/** Any deal will do: the multiplier and the slam do not depend on the points. */
function scoreOf(contract: Contract, besides: Partial<ScoreInput>) {
  return scoreFrenchTarot({ players: 4, contract, takerPoints: 41, bouts: 2, ...besides });
}
