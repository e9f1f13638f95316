import { LazyPart } from "../shared/lazy-part.js";
import { dealPart } from "../tarot-table/table-parts.js";

/** The player, the reader of lesson files and the machine that teaches; with what lets its table take up a deal at once. */
export const lessonBody = new LazyPart(async () => {
  const [{ LessonBody }] = await Promise.all([import("./lesson-body.js"), dealPart.pending]);
  return LessonBody;
});
