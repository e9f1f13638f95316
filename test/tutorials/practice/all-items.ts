import { practiceKinds, practiceLesson, start, type Lesson, type LessonState, type PracticeKind } from "../../../tutorials/index.js";

export const seedsAKind = 500;

/** So many questions of a kind, as a learner would meet them. */
export function* itemsOf(kind: PracticeKind): Generator<{ seed: string; lesson: Lesson; state: LessonState }> {
  for (let number = 0; number < seedsAKind; number++) {
    const seed = `s${String(number)}`;
    const lesson = practiceLesson(kind, seed);
    yield { seed, lesson, state: start(lesson).state };
  }
}

export { practiceKinds };
