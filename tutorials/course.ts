import type { Lesson } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { readLesson } from "./parse-lesson.js";

interface Entry {
  readonly steps: number;
  readonly prerequisites: readonly string[];
  readonly familiar?: boolean;
  readonly load: () => Promise<{ default: unknown }>;
}

/**
 * The lessons of this package, each a chunk of its own, in the order in which they are best taken; with what an overview
 * tells of them, so that it need not fetch any. A test holds that to the files.
 */
export const courseFiles = {
  cards: { steps: 7, prerequisites: [], load: () => import("./lessons/cards.json", { with: { type: "json" } }) },
  follow: { steps: 6, prerequisites: ["cards"], familiar: true, load: () => import("./lessons/follow.json", { with: { type: "json" } }) },
  overtrump: { steps: 6, prerequisites: ["follow"], load: () => import("./lessons/overtrump.json", { with: { type: "json" } }) },
  "throw-off": { steps: 5, prerequisites: ["overtrump"], load: () => import("./lessons/throw-off.json", { with: { type: "json" } }) },
  excuse: { steps: 6, prerequisites: ["throw-off"], load: () => import("./lessons/excuse.json", { with: { type: "json" } }) },
  "excuse-led": { steps: 5, prerequisites: ["excuse"], load: () => import("./lessons/excuse-led.json", { with: { type: "json" } }) },
  "excuse-last": { steps: 5, prerequisites: ["excuse-led"], load: () => import("./lessons/excuse-last.json", { with: { type: "json" } }) },
  bouts: { steps: 6, prerequisites: ["cards"], load: () => import("./lessons/bouts.json", { with: { type: "json" } }) },
  bidding: { steps: 6, prerequisites: ["overtrump", "bouts"], load: () => import("./lessons/bidding.json", { with: { type: "json" } }) },
  discard: { steps: 5, prerequisites: ["bidding"], load: () => import("./lessons/discard.json", { with: { type: "json" } }) },
  handful: { steps: 6, prerequisites: ["discard"], load: () => import("./lessons/handful.json", { with: { type: "json" } }) },
  petit: { steps: 6, prerequisites: ["handful"], load: () => import("./lessons/petit.json", { with: { type: "json" } }) },
  slam: { steps: 6, prerequisites: ["excuse-last", "petit"], load: () => import("./lessons/slam.json", { with: { type: "json" } }) },
  score: { steps: 5, prerequisites: ["handful", "slam"], load: () => import("./lessons/score.json", { with: { type: "json" } }) },
  five: { steps: 7, prerequisites: ["score"], load: () => import("./lessons/five.json", { with: { type: "json" } }) },
  three: { steps: 6, prerequisites: ["score"], load: () => import("./lessons/three.json", { with: { type: "json" } }) },
  exam: { steps: 6, prerequisites: ["five", "three"], load: () => import("./lessons/exam.json", { with: { type: "json" } }) },
} as const satisfies Readonly<Record<string, Entry>>;

export type LessonId = keyof typeof courseFiles;

/** The course: its lessons in order, without fetching any. */
export const lessonIds = Object.keys(courseFiles) as readonly LessonId[];

/** What there is to know of a lesson before it is fetched. */
export interface CourseLesson {
  readonly id: LessonId;
  readonly steps: number;
  /** Lessons that are best taken before. */
  readonly prerequisites: readonly LessonId[];
  /** Whoever plays another game of tricks knows all of it, but for the names. */
  readonly familiar: boolean;
}

/** What an overview shows, in order. */
export const courseLessons: readonly CourseLesson[] = lessonIds.map((id) => {
  const { steps, prerequisites, familiar = false }: Entry & { readonly prerequisites: readonly LessonId[] } = courseFiles[id];
  return { id, steps, prerequisites, familiar };
});

export function isLessonId(id: string): id is LessonId {
  return Object.hasOwn(courseFiles, id);
}

/** A lesson of this package. Rejects with a LessonError "unknown-lesson" for another name, and with the browser's own error where the chunk cannot be fetched. */
export async function loadLesson(id: string): Promise<Lesson> {
  if (!isLessonId(id)) throw new LessonError("unknown-lesson", "");
  const file = await courseFiles[id].load();
  return readLesson(file.default);
}
