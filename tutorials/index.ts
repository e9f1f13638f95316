/** Lessons as data, the machine that teaches them, and the proof-reader. Knows the rules, no DOM and no sentence. */
export type * from "./finding.js";
export type * from "./format.js";
export type * from "./run-state.js";
export { courseLessons, isLessonId, lessonIds, loadLesson, type CourseLesson, type LessonId } from "./course.js";
export { isSigned } from "./count.js";
export { lessonFormat } from "./format.js";
export { LessonError, type LessonErrorCode } from "./lesson-error.js";
export { freeLine, type FreeLine } from "./free-line.js";
export { parseLesson } from "./parse-lesson.js";
export { maxSize } from "./plain-json.js";
export { joinProgress, parseProgress, writeProgress } from "./progress-file.js";
export { noPointers, pointers, words } from "./presentation.js";
export { answer, back, currentStep, hint, next, possible, retry, skip, solution, start } from "./runner.js";
export { courseStanding, lessonAfter, type CourseStanding, type Learnt, type LessonStanding, type Progress } from "./standing.js";
export { validateLesson } from "./validate-lesson.js";
