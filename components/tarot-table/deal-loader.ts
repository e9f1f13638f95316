import type { GameId } from "../../rules/index.js";
import { RecordError } from "../../rules/index.js";
import type { ErrorDetail } from "../shared/events.js";
import { DealSession } from "./deal-session.js";
import type { TableSettings } from "./table-settings.js";

export type Loaded = { ok: true; session: DealSession } | { ok: false; problem: ErrorDetail };

/** The games that this table can lay out; the rules know more. */
const shown: readonly GameId[] = ["french-tarot"];

/** A new deal as the settings ask for it. Whatever they are, nothing is thrown. */
export function startSession({ game, players, dealer }: TableSettings, seed: string): Loaded {
  return safely(() => DealSession.start({ game, players, dealer, seed }));
}

/** What comes of a deal that is started or resumed. */
export function safely(load: () => DealSession): Loaded {
  try {
    const session = load();
    return shown.includes(session.game) ? { ok: true, session } : { ok: false, problem: { code: "game", path: "game" } };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Anything but a RecordError comes from an object that only looks like a record. */
export function problemOf(error: unknown): ErrorDetail {
  if (!(error instanceof RecordError)) return { code: "wrong-type", path: "" };
  const { code, path, refusal } = error;
  return refusal ? { code, path, refusal } : { code, path };
}
