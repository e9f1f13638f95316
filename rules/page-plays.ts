import type { Followed } from "./engine/follow-plays.js";
import type { Deal } from "./deal.js";
import type { Action } from "./contract.js";

/** In the bundle for pages this stands in place of `engine/follow-plays.ts`: one record is soon played card by card, and a page does without the masks. */
export function followPlays(deal: Deal, _actions: readonly Action[], next: number): Followed {
  return { deal, next, isLegal: false };
}
