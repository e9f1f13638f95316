import { LazyPart } from "../shared/lazy-part.js";

/** What chooses the questions and keeps score. */
export const quizBody = new LazyPart(async () => (await import("./quiz-body.js")).QuizBody);
