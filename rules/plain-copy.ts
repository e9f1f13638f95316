/**
 * Every part is read once. Throws, anything at all, where text might bring something else, or would be too large.
 * @param left what the text may still take, were all its letters written as escapes
 */
export function plainCopy(value: unknown, left: { bytes: number }): unknown {
  if (typeof value === "string") {
    take(6 * value.length + 3, left);
    return value;
  }
  take(30, left);
  if (typeof value === "boolean" || value === null) return value;
  // Text knows no −0.
  if (typeof value === "number" && Number.isFinite(value)) return value + 0;
  if (Array.isArray(value)) return listCopy(value, left);
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) return recordCopy(value as Record<string, unknown>, left);
  throw new TypeError("not plain");
}

function take(bytes: number, left: { bytes: number }): void {
  left.bytes -= bytes;
  if (left.bytes < 0) throw new RangeError("not small");
}

function listCopy(list: readonly unknown[], left: { bytes: number }): unknown[] {
  if ("toJSON" in list) throw new TypeError("not plain");
  const { length } = list;
  // A list may say that it has a billion holes, which are not plain.
  if (3 * length > left.bytes) throw new RangeError("not small");
  const copy = Array<unknown>(length);
  for (let i = 0; i < length; i++) copy[i] = plainCopy(list[i], left);
  return copy;
}

function recordCopy(record: Readonly<Record<string, unknown>>, left: { bytes: number }): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(record)) {
    if (key === "__proto__") throw new TypeError("not plain");
    left.bytes -= 6 * key.length;
    copy[key] = plainCopy(record[key], left);
  }
  return copy;
}
