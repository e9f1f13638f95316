import type { DealRecord, GameId } from "../../rules/index.js";
import { parseRecord, RecordError } from "../../rules/index.js";
import type { ErrorDetail } from "../shared/events.js";
import { DealSession } from "./deal-session.js";
import type { GivenDeal, TableSettings } from "./table-settings.js";

export type Loaded = { ok: true; session: DealSession } | { ok: false; problem: ErrorDetail };

/** The games that this table can lay out; the rules know more. */
const shown: readonly GameId[] = ["french-tarot"];

/** A session from what the page gives: its deal, else a new one. Whatever is given, nothing is thrown. */
export function loadSession(deal: GivenDeal | (() => DealRecord), settings: TableSettings, seed: string): Loaded {
  try {
    const session = deal === null || deal === "" ? startSession(settings, seed) : DealSession.resume(recordOf(deal), seed);
    return shown.includes(session.game) ? { ok: true, session } : { ok: false, problem: { code: "game", path: "game" } };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function startSession({ game, players, dealer }: TableSettings, seed: string): DealSession {
  return DealSession.start({ game, players, dealer, seed });
}

function recordOf(deal: DealRecord | string | (() => DealRecord)): DealRecord {
  if (typeof deal === "function") return deal();
  return typeof deal === "string" ? parseRecord(deal) : deal;
}

/** Anything but a RecordError comes from an object that only looks like a record. */
export function problemOf(error: unknown): ErrorDetail {
  if (!(error instanceof RecordError)) return { code: "wrong-type", path: "" };
  const { code, path, refusal } = error;
  return refusal ? { code, path, refusal } : { code, path };
}
