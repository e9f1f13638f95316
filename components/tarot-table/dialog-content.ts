import type { CardCode, HandfulChoice, Trick } from "../../rules/index.js";
import type { Laid } from "./render-seats.js";

/** A handful while it is put together. */
export interface HandfulPick {
  choice: HandfulChoice;
  cards: readonly CardCode[];
}

/** What lies over the table: something to look at again, or a handful to put together, to begin with the best. */
export type DialogContent = { what: "last-trick"; trick: Trick } | { what: "tricks" } | { what: "keys" } | { what: "pick-handful"; pick: HandfulPick | null } | Laid;

export interface DialogEvents {
  onClose: () => void;
  onClosed: () => void;
  /** Something else is to lie over the table. */
  onContent: (content: DialogContent) => void;
  onShow: (cards: readonly CardCode[]) => void;
}
