import type { DealRecord, DealState } from "./contract.js";
import { insideOf } from "./deal-state.js";
import { playThrough } from "./play-through.js";
import { readRecord, writeRecord } from "./read-record.js";
import { fromObject, fromText } from "./untrusted.js";

/**
 * A record from JSON text of any origin, in its normal form (options at their default left out).
 * Whether the actions are legal is replay's to say. Throws RecordError and nothing else.
 */
export function parseRecord(json: string): DealRecord {
  const { frame, texts } = readRecord(fromText(json));
  return writeRecord(frame.rules, frame, texts);
}

/** The state after all actions of a record, each checked. Throws RecordError and nothing else, whatever is passed; an illegal action comes with its refusal. */
export function replay(record: DealRecord): DealState {
  return playThrough(readRecord(fromObject(record)));
}

/** The record that brings a state back by replay(): cards as dealt, and every action since. A copy of the caller's own. */
export function toRecord(state: DealState): DealRecord {
  const { rules, deal: { setup }, actions } = insideOf(state);
  return writeRecord(rules, setup, { hands: [...setup.dealt.hands], talon: setup.dealt.talon, actions: [...actions] });
}
