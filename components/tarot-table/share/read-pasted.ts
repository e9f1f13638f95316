import type { DealRecord } from "../../../rules/index.js";
import type { ErrorDetail } from "../../shared/events.js";
import { problemOf, safely } from "../deal-loader.js";
import { resumeDeal } from "../given-deal.js";
import { readPasted } from "./deal-link.js";

type Read = { ok: true; record: DealRecord } | { ok: false; problem: ErrorDetail };

/** A deal that this table can show, from what somebody pastes; or why there is none. */
export function readDeal(pasted: string): Read {
  try {
    const record = readPasted(pasted);
    const loaded = safely(() => resumeDeal(record, ""));
    return loaded.ok ? { ok: true, record: loaded.session.record } : loaded;
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
