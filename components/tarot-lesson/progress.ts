import { isRecord, Kept } from "../shared/kept.js";

/** How far a learner has come in one lesson. */
export interface Progress {
  /** The step to go on with, from 0. */
  step: number;
  /** Whether the end was reached once. */
  done: boolean;
}

interface AllProgress {
  version: 1;
  lessons: Readonly<Record<string, Progress>>;
}

const kept = new Kept<AllProgress>("tarot-table:lessons", progressIn);

/** What is remembered of a lesson; the beginning, if nothing is. */
export function readProgress(lesson: string): Progress {
  const { lessons } = kept.value;
  return (Object.hasOwn(lessons, lesson) ? lessons[lesson] : undefined) ?? { step: 0, done: false };
}

/** Remembers in the browser, or until the page goes where that is blocked. */
export function keepProgress(lesson: string, progress: Progress): void {
  // By entries: a lesson may be called __proto__.
  const lessons = Object.entries(kept.value.lessons).filter(([name]) => name !== lesson);
  kept.keep({ version: 1, lessons: Object.fromEntries([...lessons, [lesson, progress]]) });
}

/** What is kept, as far as it is ours and whole. */
function progressIn(found: unknown): AllProgress {
  const lessons = isRecord(found) && found["version"] === 1 && isRecord(found["lessons"]) ? Object.entries(found["lessons"]) : [];
  return { version: 1, lessons: Object.fromEntries(lessons.filter((entry): entry is [string, Progress] => isProgress(entry[1]))) };
}

function isProgress(value: unknown): value is Progress {
  return isRecord(value) && Number.isInteger(value["step"]) && Number(value["step"]) >= 0 && typeof value["done"] === "boolean";
}
