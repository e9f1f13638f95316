import type { DealRecord, DealState } from "./contract.js";
import { playThrough } from "./play-through.js";
import { readRecord } from "./read-record.js";
import { fromObject, fromText } from "./untrusted.js";
import { writeRecord } from "./write-record.js";

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
