import { LazyPart } from "../shared/lazy-part.js";
import type { GivenDeal } from "./table-settings.js";

/** All that a plain game does not need: other modes, sharing, deals in links. */
export const extrasPart = new LazyPart(async () => (await import("./extras/extras.js")).Extras);

/** Whether a deal is given as the short text of a link, be it a damaged one; the JSON of a record looks otherwise. */
export function isLinkText(deal: GivenDeal): deal is string {
  return typeof deal === "string" && /^\s*(?=\S*\d)[\w%.~-]+\s*$/.test(deal);
}
