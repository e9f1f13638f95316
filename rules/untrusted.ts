import { RecordError } from "./errors.js";
import { plainCopy } from "./plain-copy.js";

/** What comes from outside, as text or as an object, made plain data of our own. Throws RecordError and nothing else. */

const MOST_BYTES = 32 * 1024;

export function fromText(json: unknown): unknown {
  if (typeof json !== "string") throw new RecordError("wrong-type", "");
  if (json.length > MOST_BYTES || bytesIn(json) > MOST_BYTES) throw new RecordError("too-large", "");
  try {
    return JSON.parse(json);
  } catch (error) {
    // Some engines run out of stack on deep nesting instead of reading it.
    throw new RecordError(error instanceof SyntaxError ? "not-json" : "too-deep", "");
  }
}

/** Of UTF-8; counted only where they might matter. */
function bytesIn(text: string): number {
  const most = 3 * text.length;
  return most <= MOST_BYTES ? most : new TextEncoder().encode(text).length;
}

/** An object from outside, as it would come by way of text, which objects are spared that are plain and small. */
export function fromObject(value: unknown): unknown {
  try {
    return plainCopy(value, { bytes: MOST_BYTES });
  } catch {
    return fromText(asText(value));
  }
}

/** A list from outside in the same way; null where the value is none, or throws as it is looked at. */
export function ownList(value: unknown): readonly unknown[] | null {
  try {
    const list = fromObject(value);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/**
 * What arrives is plain data, and getters, cycles and the like stay out. Every part takes a byte of text and more,
 * so that the cap on the text caps the work too: a list may say that it has a billion holes.
 */
function asText(value: unknown): string {
  let size = 0;
  const capped = (_: string, part: unknown): unknown => {
    size += 1 + (typeof part === "string" || Array.isArray(part) ? part.length : 0);
    if (size > MOST_BYTES) throw new RecordError("too-large", "");
    // Their numbers would be listed before any is counted.
    if (ArrayBuffer.isView(part)) throw new RecordError("wrong-type", "");
    return part;
  };
  try {
    return JSON.stringify(value, capped);
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError(error instanceof RangeError ? "too-deep" : "wrong-type", "");
  }
}
