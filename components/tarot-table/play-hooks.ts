import type { Action, DealRecord, Refusal, SeatView, Trick } from "../../rules/index.js";
import type { GivenDeal, TableSettings } from "./table-settings.js";

/** What the controller asks of its table, and tells it. */
export interface PlayHooks {
  settings: () => TableSettings;
  /** As the page gives it, or how to read it. */
  deal: () => GivenDeal | (() => DealRecord);
  /** Shows the complete trick going to its winner; resolves once it is there. */
  gather: (trick: Trick) => Promise<void>;
  acted: (action: Action, before: SeatView, after: SeatView) => void;
  refused: (refusal: Refusal) => void;
  /** Other cards lie on the table than before. */
  dealt: () => void;
}
