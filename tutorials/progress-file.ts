import { courseLessons, isLessonId } from "./course.js";
import { LessonError } from "./lesson-error.js";
import { readJson } from "./plain-json.js";
import { boolean, fields, index, join, object, optional } from "./shape.js";
import { progressOf, type Learnt, type Progress } from "./standing.js";

const format = "tarot-progress/1";

/** More steps than any lesson may have. */
const mostSteps = 1000;

/** A learner's progress in the course as JSON text, to be kept elsewhere and read by `parseProgress`. Lesson files of other sites stay out. */
export function writeProgress({ lessons, knowsTricks }: Learnt): string {
  const own = courseLessons.flatMap(({ id }) => (Object.hasOwn(lessons, id) ? [[id, lessons[id]] as const] : []));
  return JSON.stringify({ format, knowsTricks, lessons: Object.fromEntries(own) }, null, 2);
}

/**
 * Progress that was written before. Whoever wrote it is not trusted: anything else throws a LessonError, with the code
 * "format" where it is no progress, or that of a later version. Lessons that this version does not have are passed over.
 */
export function parseProgress(text: string): Learnt {
  const found = object(readJson(text.trim()), "");
  if (found["format"] !== format) throw new LessonError("format", "format");
  const given = fields(found, "", ["format", "lessons"], ["knowsTricks"]);
  const lessons = Object.entries(object(given["lessons"], "lessons")).map(([id, progress]) => [id, progressIn(progress, join("lessons", id))] as const);
  return {
    lessons: Object.fromEntries(lessons.filter(([id]) => isLessonId(id))),
    knowsTricks: optional(given["knowsTricks"], "knowsTricks", false, boolean),
  };
}

/** Two that came from different places, as one: in every lesson the further of both. */
export function joinProgress(one: Learnt, other: Learnt): Learnt {
  const ids = new Set([...Object.keys(one.lessons), ...Object.keys(other.lessons)]);
  // By entries: a lesson file may be called anything.
  const lessons = [...ids].map((id) => [id, further(progressOf(id, one), progressOf(id, other))] as const);
  return { lessons: Object.fromEntries(lessons), knowsTricks: one.knowsTricks || other.knowsTricks };
}

function further(one: Progress, other: Progress): Progress {
  return { step: Math.max(one.step, other.step), done: one.done || other.done };
}

function progressIn(value: unknown, path: string): Progress {
  const given = fields(value, path, ["step", "done"]);
  return { step: index(given["step"], `${path}.step`, mostSteps), done: boolean(given["done"], `${path}.done`) };
}
