/** A value as text, whatever a page gives: an object need not have a text, or may throw at being asked for it; that of a list may go on for ever. */
export function textOf(value: unknown): string {
  try {
    return typeof value === "object" && Number((value as { length?: unknown } | null)?.length) > 100 ? typeof value : String(value);
  } catch {
    return typeof value;
  }
}
