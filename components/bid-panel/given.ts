import { fromObject, type RecordError } from "../../rules/index.js";
import type { ErrorDetail } from "../shared/events.js";
import { callsOf, type SeatBid } from "./offer.js";

/** What a page hands over, as plain data of our own: its objects may throw, change, or go on for ever. */
export interface Given {
  choices: unknown;
  history: readonly SeatBid[];
  /** Why it cannot be read; null where it can. */
  problem: ErrorDetail | null;
}

export function readGiven(choices: unknown, history: unknown): Given {
  let path = "";
  const read = (name: string, value: unknown): unknown => {
    path = name;
    return value === null || value === undefined ? null : fromObject(value);
  };
  try {
    return { choices: read("choices", choices), history: callsOf(read("history", history)), problem: null };
  } catch (error) {
    return { choices: null, history: [], problem: { code: (error as RecordError).code, path } };
  }
}
