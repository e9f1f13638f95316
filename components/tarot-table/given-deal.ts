import type { DealRecord, DealState } from "../../rules/index.js";
import { apply, parseAction, parseRecord, replay, toRecord } from "../../rules/index.js";
import { DealSession } from "./deal-session.js";

/** A deal that a page gives: a record, its JSON text, or how to read it. */
export type Given = DealRecord | string | (() => DealRecord);

/**
 * Goes on from where a record stops; its actions can be taken back too.
 * @throws RecordError on anything that is no legal deal
 */
export function resumeDeal(given: Given, seed: string): DealSession {
  // Written out anew: the page's own object may change later.
  const clean = toRecord(replay(recordOf(given)));
  const states: [DealState, ...DealState[]] = [replay({ ...clean, actions: [] })];
  for (const action of clean.actions) states.push(apply(states.at(-1) ?? states[0], parseAction(action)));
  return new DealSession(seed, states);
}

function recordOf(given: Given): DealRecord {
  if (typeof given === "function") return given();
  return typeof given === "string" ? parseRecord(given) : given;
}
