import type { DealRecord } from "../../../rules/index.js";
import { tell } from "../../shared/events.js";
import type { ModeName } from "../table-settings.js";
import type { TarotTable } from "../tarot-table.js";

/** Shows a deal in a mode because the person wants it, unless the page keeps the table as it is; null for the deal on the table. */
export function openDeal(table: TarotTable, given: DealRecord | null, mode: ModeName): void {
  const deal = given ?? table.record;
  if (!deal || !tell(table, "tarot-open", { deal, mode }, true)) return;
  if (given) table.deal = given;
  table.step = 0;
  table.mode = mode;
}
