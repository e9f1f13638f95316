import type { Action, Refusal } from "../../rules/index.js";

/** Of `tarot-refusal`: an action was tried that is not allowed; nothing has changed. */
export interface RefusalDetail {
  action: Action;
  refusal: Refusal;
}

/** Of `tarot-error`: data from the page cannot be shown. The element says so in place. */
export interface ErrorDetail {
  code: string;
  /** Points into the data: "hands[2]", "deals[4].entry.bouts"; "" is the whole. */
  path: string;
  /** Why an action in a deal record is against the rules; only with the code "illegal-action". */
  refusal?: Refusal;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-refusal": CustomEvent<RefusalDetail>;
    "tarot-error": CustomEvent<ErrorDetail>;
  }
}
