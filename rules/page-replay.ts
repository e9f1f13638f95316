import type { Action } from "./contract.js";
import type { Deal } from "./deal.js";
import type { Followed } from "./engine/follow-plays.js";

/*
 * In the bundle for pages these stand in place of `engine/follow-plays.ts` and `plain-copy.ts`: a page replays one record, which is
 * soon played card by card and copied by way of text, and does without what makes thousands fast.
 */

export function followPlays(_deal: Deal, _actions: readonly Action[], next: number): Followed {
  return { next, isLegal: false };
}

export function plainCopy(): never {
  throw new Error("by way of text");
}
