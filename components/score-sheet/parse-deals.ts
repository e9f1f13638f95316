/** A longer text is not looked at. */
export const mostText = 1_000_000;

/** An attribute's text as data. What is no JSON stays text, for readDeals to refuse. */
export function parseDeals(text: string | null): unknown {
  if (text === null || text.trim() === "") return [];
  if (text.length > mostText) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
