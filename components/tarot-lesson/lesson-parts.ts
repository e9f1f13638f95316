import { LazyPart } from "../shared/lazy-part.js";

/** The player, the reader of lesson files and the machine that teaches. */
export const lessonBody = new LazyPart(async () => (await import("./lesson-body.js")).LessonBody);
