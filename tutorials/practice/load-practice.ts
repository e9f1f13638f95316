import type { Lesson } from "../format.js";
import { LessonError } from "../lesson-error.js";
import { practiceItem } from "./kinds.js";

/**
 * The question of a name like "practice/winner/k3-12". Rejects with a LessonError "unknown-lesson" for any other name,
 * and with the browser's own error where the code that makes questions cannot be fetched.
 */
export async function loadPractice(id: string): Promise<Lesson> {
  const item = practiceItem(id);
  if (!item) throw new LessonError("unknown-lesson", "");
  const { practiceLesson } = await import("./practice-lesson.js");
  return practiceLesson(item.kind, item.seed);
}
