import { courseLessons, isLessonId, type LessonId } from "./course.js";

/** How far a learner has come in one lesson. */
export interface Progress {
  /** The step to go on with, from 0. */
  readonly step: number;
  /** Whether the end was reached once. */
  readonly done: boolean;
}

/** What is remembered of a learner. */
export interface Learnt {
  /** By the id of a lesson, or the address of a lesson file. */
  readonly lessons: Readonly<Record<string, Progress>>;
  /** Plays other games of tricks: lessons that only repeat those need not be taken. */
  readonly knowsTricks: boolean;
}

/** How a learner stands in a lesson of the course. */
export interface LessonStanding {
  readonly id: LessonId;
  readonly steps: number;
  /** `familiar`: known from other games; not done here, and need not be. */
  readonly state: "open" | "begun" | "done" | "familiar";
  /** The step to go on with, from 0. */
  readonly step: number;
  /** Lessons best taken before that are neither done nor familiar: advice, no lock. */
  readonly missing: readonly LessonId[];
}

/** How a learner stands in the course. */
export interface CourseStanding {
  readonly lessons: readonly LessonStanding[];
  /** The lesson to take now; null where all are done. */
  readonly next: LessonId | null;
  /** How many lessons of the course are done. */
  readonly done: number;
  /** How many lessons the course has for this learner. */
  readonly total: number;
}

/** Where a learner stands in the course. */
export function courseStanding(learnt: Learnt): CourseStanding {
  const settled = (id: LessonId) => ["done", "familiar"].includes(stateOf(id, learnt));
  const lessons = courseLessons.map(({ id, steps, prerequisites }) => {
    const step = Math.min(progressOf(id, learnt).step, steps - 1);
    return { id, steps, step, state: stateOf(id, learnt), missing: prerequisites.filter((other) => !settled(other)) };
  });
  const left = lessons.filter(({ id }) => !settled(id));
  // Whoever is in the middle of something goes on with it; who has peeped into a later lesson does not.
  const next = left.find(({ state, missing }) => state === "begun" && missing.length === 0) ?? left[0];
  const done = lessons.filter(({ state }) => state === "done").length;
  return { lessons, next: next?.id ?? null, done, total: done + left.length };
}

/** The lesson to take after another: the next in order that is left, else one from before. Null after the last one, and for a lesson that is not of the course. */
export function lessonAfter(id: string, learnt: Learnt): LessonId | null {
  if (!isLessonId(id)) return null;
  const place = courseLessons.findIndex((lesson) => lesson.id === id);
  const inTurn = [...courseLessons.slice(place + 1), ...courseLessons.slice(0, place)];
  return inTurn.find((lesson) => ["open", "begun"].includes(stateOf(lesson.id, learnt)))?.id ?? null;
}

function stateOf(id: LessonId, learnt: Learnt): LessonStanding["state"] {
  const { step, done } = progressOf(id, learnt);
  if (done) return "done";
  if (learnt.knowsTricks && courseLessons.some((lesson) => lesson.id === id && lesson.familiar)) return "familiar";
  return step > 0 ? "begun" : "open";
}

/** How far a learner has come in a lesson of any name; the beginning, if nothing is remembered. */
export function progressOf(id: string, { lessons }: Pick<Learnt, "lessons">): Progress {
  return (Object.hasOwn(lessons, id) ? lessons[id] : undefined) ?? { step: 0, done: false };
}
