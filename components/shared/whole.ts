import type { ComplexAttributeConverter } from "lit";

/** A whole number as a page may give it: as one, or written in digits, as frameworks hand over attributes. Null for anything else. */
export function wholeOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isInteger(value) ? value : null;
  return typeof value === "string" && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : null;
}

/** For an attribute that is a whole number; what is none stays text, so that the page can be told what it gave. */
export const wholeConverter: ComplexAttributeConverter<number> = {
  // Whoever reads the property checks it anyway: pages set anything.
  fromAttribute: (text) => (text === null ? null : (wholeOf(text) ?? text)) as number,
};
