import { LessonError, parseLesson } from "../../tutorials/index.js";

/** What is wrong with a source, as "code path". */
export function faultIn(source: unknown): string {
  try {
    parseLesson(source);
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return `${error.code} ${error.path}`.trim();
  }
  return "fine";
}
