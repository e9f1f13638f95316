import type { Lesson } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { readLesson } from "./parse-lesson.js";

/** The lessons of this package, each a chunk of its own, in the order in which they are best taken. */
const files = {
  cards: () => import("./lessons/cards.json", { with: { type: "json" } }),
  follow: () => import("./lessons/follow.json", { with: { type: "json" } }),
  overtrump: () => import("./lessons/overtrump.json", { with: { type: "json" } }),
  "throw-off": () => import("./lessons/throw-off.json", { with: { type: "json" } }),
  excuse: () => import("./lessons/excuse.json", { with: { type: "json" } }),
  "excuse-led": () => import("./lessons/excuse-led.json", { with: { type: "json" } }),
  "excuse-last": () => import("./lessons/excuse-last.json", { with: { type: "json" } }),
  bouts: () => import("./lessons/bouts.json", { with: { type: "json" } }),
  bidding: () => import("./lessons/bidding.json", { with: { type: "json" } }),
  discard: () => import("./lessons/discard.json", { with: { type: "json" } }),
  handful: () => import("./lessons/handful.json", { with: { type: "json" } }),
  petit: () => import("./lessons/petit.json", { with: { type: "json" } }),
  slam: () => import("./lessons/slam.json", { with: { type: "json" } }),
  score: () => import("./lessons/score.json", { with: { type: "json" } }),
  five: () => import("./lessons/five.json", { with: { type: "json" } }),
  three: () => import("./lessons/three.json", { with: { type: "json" } }),
  exam: () => import("./lessons/exam.json", { with: { type: "json" } }),
} as const;

export type LessonId = keyof typeof files;

/** The course: its lessons in order, without fetching any. */
export const lessonIds = Object.keys(files) as readonly LessonId[];

/** A lesson of this package. Rejects with a LessonError "unknown-lesson" for another name, and with the browser's own error where the chunk cannot be fetched. */
export async function loadLesson(id: string): Promise<Lesson> {
  if (!Object.hasOwn(files, id)) throw new LessonError("unknown-lesson", "");
  const file: { default: unknown } = await files[id as LessonId]();
  return readLesson(file.default);
}
