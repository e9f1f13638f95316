import { RecordError } from "./errors.js";

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

/** The same as by way of text, which objects are spared that are plain and small. */
export function fromObject(value: unknown): unknown {
  try {
    return plainCopy(value, { bytes: MOST_BYTES });
  } catch {
    return fromText(asText(value));
  }
}

/**
 * Every part is read once. Throws, anything at all, where text might bring something else, or would be too large.
 * @param left what the text may still take, were all its letters written as escapes
 */
function plainCopy(value: unknown, left: { bytes: number }): unknown {
  left.bytes -= typeof value === "string" ? 6 * value.length + 3 : 30;
  if (left.bytes < 0) throw new RangeError("not small");
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  // Text knows no −0.
  if (typeof value === "number" && Number.isFinite(value)) return value + 0;
  if (Array.isArray(value)) return listCopy(value, left);
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) return recordCopy(value, left);
  throw new TypeError("not plain");
}

function listCopy(list: readonly unknown[], left: { bytes: number }): unknown[] {
  const copy: unknown[] = [];
  // A list may say that it has a billion holes, which are not plain.
  for (let i = 0, { length } = list; i < length; i++) copy.push(plainCopy(list[i], left));
  return copy;
}

function recordCopy(record: object, left: { bytes: number }): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(record)) {
    if (key === "__proto__") throw new TypeError("not plain");
    left.bytes -= 6 * key.length;
    copy[key] = plainCopy(part, left);
  }
  return copy;
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
