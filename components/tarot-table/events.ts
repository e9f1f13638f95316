import type { Action, DealRecord, DealResult, SeatView, Trick } from "../../rules/index.js";

/** Of `tarot-request`: what the person is about to do. `preventDefault()` keeps the table as it is. */
export interface RequestDetail {
  action: Action;
}

/** Of `tarot-action`: what was done, by anybody, and what the table's own seat sees now. */
export interface ActionDetail {
  /** As the table's own seat may know it: another seat's discard names only the trumps that lie open, so mostly no card. */
  action: Action;
  view: SeatView;
}

/** Of `tarot-trick-end`: the trick, complete, with its winner. */
export interface TrickEndDetail {
  trick: Trick;
}

/** Of `tarot-deal-end`: how it ended, void deals too, and the whole deal to keep or to share. */
export interface DealEndDetail {
  result: DealResult;
  record: DealRecord;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-request": CustomEvent<RequestDetail>;
    "tarot-action": CustomEvent<ActionDetail>;
    "tarot-trick-end": CustomEvent<TrickEndDetail>;
    "tarot-deal-end": CustomEvent<DealEndDetail>;
  }
}
