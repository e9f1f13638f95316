/** Where one may want to go from a step. */
export type Way = "start" | "trick-back" | "back" | "on" | "trick-on" | "end";

const ways: Readonly<Record<string, Way | "toggle">> = {
  Home: "start",
  PageUp: "trick-back",
  ArrowLeft: "back",
  ArrowRight: "on",
  PageDown: "trick-on",
  End: "end",
  " ": "toggle",
};

/** What a key asks for; null where it asks for nothing here. */
export function wayOf(key: string): Way | "toggle" | null {
  return ways[key] ?? null;
}

/** Whether what has the focus leaves a key to the replay: lists and fields need theirs, a button its space bar. */
export function isFree(target: Element, key: string): boolean {
  if (target.closest("select, dialog, textarea, score-sheet") !== null) return false;
  if (key === " ") return target.closest("button, summary, input") === null;
  // The slider goes by arrows itself, a step at a time; only tricks are our own measure.
  return !target.matches("input") || key.startsWith("Page");
}
