/** A value as text, whatever a page gives: an object need not have a text, or may throw at being asked for it. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
