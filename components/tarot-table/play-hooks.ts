import type { Action, Refusal, SeatView, Trick } from "../../rules/index.js";
import type { DealWishes } from "./deal-source.js";

/** What the controller asks of its table, and tells it. */
export interface PlayHooks extends DealWishes {
  /** Shows the complete trick going to its winner; resolves once it is there. */
  gather: (trick: Trick) => Promise<void>;
  acted: (action: Action, before: SeatView, after: SeatView) => void;
  refused: (refusal: Refusal) => void;
  /** Other cards lie on the table than before. */
  dealt: () => void;
}
