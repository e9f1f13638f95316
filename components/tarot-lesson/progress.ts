/** How far a learner has come in one lesson. */
export interface Progress {
  /** The step to go on with, from 0. */
  step: number;
  /** Whether the end was reached once. */
  done: boolean;
}

interface Kept {
  version: 1;
  lessons: Record<string, Progress>;
}

const place = "tarot-table:lessons";

/** What is remembered where the browser keeps nothing. */
const memory = new Map<string, Progress>();

/** What is remembered of a lesson; the beginning, if nothing is. */
export function readProgress(lesson: string): Progress {
  const kept = keptBefore().lessons;
  return memory.get(lesson) ?? (Object.hasOwn(kept, lesson) ? kept[lesson] : undefined) ?? { step: 0, done: false };
}

/** Remembers in the browser, or until the page goes where that is blocked. */
export function keepProgress(lesson: string, progress: Progress): void {
  const kept = keptBefore();
  try {
    localStorage.setItem(place, JSON.stringify({ ...kept, lessons: { ...kept.lessons, [lesson]: progress } }));
    memory.delete(lesson);
  } catch {
    memory.set(lesson, progress);
  }
}

/** What is kept, as far as it is ours and whole: anybody on the site may have written there. */
function keptBefore(): Kept {
  const kept: Kept = { version: 1, lessons: {} };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (!isObject(found) || found["version"] !== 1 || !isObject(found["lessons"])) return kept;
    for (const [lesson, progress] of Object.entries(found["lessons"])) {
      if (isProgress(progress)) Object.defineProperty(kept.lessons, lesson, { value: progress, enumerable: true, configurable: true, writable: true });
    }
  } catch {
    // Blocked, or no JSON: as if nothing had been kept.
  }
  return kept;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isProgress(value: unknown): value is Progress {
  return isObject(value) && Number.isInteger(value["step"]) && Number(value["step"]) >= 0 && typeof value["done"] === "boolean";
}
