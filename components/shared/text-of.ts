import type { ComplexAttributeConverter } from "lit";

/** A value as text, whatever a page gives: an object need not have a text, or may throw at being asked for it. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** For an attribute that shows what the page, or the person, has set. */
export const textConverter: ComplexAttributeConverter = {
  fromAttribute: (text) => text,
  toAttribute: (value) => (value === null || value === undefined ? null : textOf(value)),
};
