import { LazyPart } from "../shared/lazy-part.js";

/** The overview; the player of lessons comes with the first lesson. */
export const courseBody = new LazyPart(async () => (await import("./course-body.js")).CourseBody);
