import { LessonError, parseLesson, type Lesson } from "../../tutorials/index.js";

/** What is wrong with a source, as "code path". */
export function faultIn(source: unknown, read: (source: unknown) => Lesson = parseLesson): string {
  try {
    read(source);
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return `${error.code} ${error.path}`.trim();
  }
  return "fine";
}
