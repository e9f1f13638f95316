import { practiceKinds, practiceLesson, start, type Lesson, type LessonState, type PracticeKind } from "../../../tutorials/index.js";

export const seedsAKind = 500;

interface Item {
  seed: string;
  lesson: Lesson;
  state: LessonState;
}

const made = new Map<PracticeKind, readonly Item[]>();

/** So many questions of a kind, as a learner would meet them; made once for all tests of a file. */
export function itemsOf(kind: PracticeKind): readonly Item[] {
  const items = made.get(kind) ?? Array.from({ length: seedsAKind }, (_, number) => itemOf(kind, `s${String(number)}`));
  made.set(kind, items);
  return items;
}

function itemOf(kind: PracticeKind, seed: string): Item {
  const lesson = practiceLesson(kind, seed);
  return { seed, lesson, state: start(lesson).state };
}

export { practiceKinds };
