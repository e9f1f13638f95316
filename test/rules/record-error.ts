import { RecordError } from "../../rules/index.js";

/** The error that reading brings, which may be no other than a RecordError. */
export function errorOf(read: () => unknown): Pick<RecordError, "code" | "path" | "refusal"> {
  try {
    read();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
