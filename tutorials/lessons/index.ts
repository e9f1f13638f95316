import type { Lesson } from "../format.js";
import { LessonError } from "../lesson-error.js";
import { readLesson } from "../parse-lesson.js";

/** The lessons of this package, each a chunk of its own, in the order in which they are best taken. */
const files = {
  overtrump: async () => (await import("./overtrump.json", { with: { type: "json" } })).default as unknown,
} as const;

export type LessonId = keyof typeof files;

export const lessonIds = Object.keys(files) as readonly LessonId[];

/** A lesson of this package. Rejects with a LessonError "unknown-lesson" for another name, and with the browser's own error where the chunk cannot be fetched. */
export async function loadLesson(id: string): Promise<Lesson> {
  if (!Object.hasOwn(files, id)) throw new LessonError("unknown-lesson", "");
  return readLesson(await files[id as LessonId]());
}
