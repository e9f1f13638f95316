import type { Learnt, Progress } from "../../tutorials/index.js";
import { isLessonId, progressOf } from "../../tutorials/index.js";
import { isRecord, Kept } from "../shared/kept.js";

const place = "tarot-table:lessons";

/** Lesson files of other addresses than the course's: so many are remembered, the last ones. */
const mostFiles = 100;

/** An address longer than that holds the file itself, and is not remembered. */
const longestAddress = 500;

interface Stored {
  readonly version: 1;
  readonly lessons: Learnt["lessons"];
  readonly knowsTricks?: true;
}

const kept = new Kept<Stored>(place, storedIn);
const followers = new Set<() => void>();

/** Everything that is remembered of the learner. */
export function learnt(): Learnt {
  const { lessons, knowsTricks = false } = kept.value;
  return { lessons, knowsTricks };
}

/** Whether the browser keeps it; else it is gone with the page. */
export function isLasting(): boolean {
  return kept.lasts;
}

/** What is remembered of a lesson; the beginning, if nothing is. */
export function readProgress(lesson: string): Progress {
  return progressOf(lesson, kept.value);
}

/** Remembers in the browser, or until the page goes where that is blocked. */
export function keepProgress(lesson: string, progress: Progress): void {
  if (lesson.length > longestAddress) return;
  // By entries: a lesson may be called __proto__.
  const lessons = Object.entries(kept.value.lessons).filter(([name]) => name !== lesson);
  const oldest = lessons.filter(([name]) => !isLessonId(name)).slice(0, 1 - mostFiles);
  keepLearnt({ ...learnt(), lessons: Object.fromEntries([...lessons.filter((entry) => !oldest.includes(entry)), [lesson, progress]]) });
}

/** Remembers all of it anew. */
export function keepLearnt({ lessons, knowsTricks }: Learnt): void {
  kept.keep({ version: 1, lessons, ...(knowsTricks && { knowsTricks }) });
  tellFollowers();
}

/** Forgets the course; lesson files of the site's own are another matter. */
export function forgetCourse(): void {
  const others = Object.entries(kept.value.lessons).filter(([name]) => !isLessonId(name));
  keepLearnt({ lessons: Object.fromEntries(others), knowsTricks: false });
}

/** Calls back when something else is remembered, by this page or in another tab. Gives the function that ends it. */
export function followLearnt(follow: () => void): () => void {
  if (followers.size === 0) addEventListener("storage", onStorage);
  followers.add(follow);
  return () => {
    followers.delete(follow);
    if (followers.size === 0) removeEventListener("storage", onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === place) tellFollowers();
}

function tellFollowers(): void {
  for (const follow of [...followers]) follow();
}

/** What is kept, as far as it is ours and whole. */
function storedIn(found: unknown): Stored {
  if (!isRecord(found) || found["version"] !== 1) return { version: 1, lessons: {} };
  const lessons = isRecord(found["lessons"]) ? Object.entries(found["lessons"]) : [];
  return {
    version: 1,
    lessons: Object.fromEntries(lessons.filter((entry): entry is [string, Progress] => isProgress(entry[1]))),
    ...(found["knowsTricks"] === true && { knowsTricks: true }),
  };
}

function isProgress(value: unknown): value is Progress {
  return isRecord(value) && Number.isInteger(value["step"]) && Number(value["step"]) >= 0 && typeof value["done"] === "boolean";
}
