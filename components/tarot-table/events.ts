import type { ModeName } from "./table-settings.js";
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

/** Of `tarot-replay-step`: which step of the deal is shown now, of how many, and what the table's seat saw then. */
export interface ReplayStepDetail {
  step: number;
  steps: number;
  view: SeatView;
}

/** Of `tarot-open`: the deal that the person wants to see, and how. `preventDefault()` keeps the table as it is. */
export interface OpenDetail {
  deal: DealRecord;
  mode: ModeName;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-request": CustomEvent<RequestDetail>;
    "tarot-action": CustomEvent<ActionDetail>;
    "tarot-trick-end": CustomEvent<TrickEndDetail>;
    "tarot-replay-step": CustomEvent<ReplayStepDetail>;
    "tarot-open": CustomEvent<OpenDetail>;
    "tarot-deal-end": CustomEvent<DealEndDetail>;
  }
}
