import { parseLesson, start, type Lesson, type LessonState } from "../../tutorials/index.js";
import { dealWith } from "../support/deals.js";
import type { LessonFile } from "./lesson-file.js";

export const hints = { nudge: { say: "a.nudge" }, narrow: { say: "a.narrow" }, show: { say: "a.show", marks: "accepted" } };

/** Seat 3 has taken without the dog; seat 0 leads. */
export const opened = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];

/** Seat 0 learns, with trumps from the top and the petit; the others hold what they need to follow. */
export const strongHand = "T21 T20 T19 T18 T17 T1 S1 S2 S3 S4 H1 H2 H3 H4 D1 D2 C1 C2";

/** One step that asks, then what is given. */
export function smallLesson(step: LessonFile, rest: LessonFile = {}, { hand = strongHand, actions = [] as string[] } = {}): LessonFile {
  const { more = [], ...others } = rest;
  return {
    format: "tarot-lesson/1", id: "small", title: "a.title", goal: "a.goal", learnt: "a.learnt", seat: 0,
    deal: dealWith({ hands: { 0: hand, 1: "E" }, actions: [...opened, ...actions] }),
    steps: [{ id: "asked", ask: "a.ask", hints, right: "a.right", ...step }, ...more],
    ...others,
  };
}

export const lessonOf = (...given: Parameters<typeof smallLesson>): Lesson => parseLesson(smallLesson(...given));

export const begun = (...given: Parameters<typeof smallLesson>): LessonState => start(lessonOf(...given)).state;
