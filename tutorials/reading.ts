/** How long a lesson takes to read. */
import type { Lesson, TextKey } from "./format.js";
import { asks } from "./runner.js";

/** Words in one text: half a minute beside a table. */
export const mostWords = 60;
/** Words on the straight way through a lesson, hints and feedback apart: with the play between them some minutes. */
export const mostWordsInAll = 600;

/** As languages with spaces count them. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The texts that everybody reads who makes no mistake and asks for no hint. */
export function straightWay(lesson: Lesson): TextKey[] {
  const steps = lesson.steps.flatMap((step) => (asks(step) ? [step.text, step.ask, step.right] : [step.text]));
  return [lesson.goal, ...steps, lesson.learnt].filter((key) => key !== null);
}
