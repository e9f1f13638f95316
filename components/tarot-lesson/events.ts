/** Of `tarot-lesson-progress`: another step has begun. */
export interface LessonProgressDetail {
  /** The lesson's id, or the address of a lesson file. */
  lesson: string;
  /** From 1. */
  step: number;
  /** How many the lesson has. */
  steps: number;
}

/** Of `tarot-lesson-answer`: an answer was given to what a step asks, by the learner or by the solution. */
export interface LessonAnswerDetail {
  /** The lesson's id, or the address of a lesson file. */
  lesson: string;
  /** From 1. */
  step: number;
  /** Whether it was accepted. */
  right: boolean;
  by: "learner" | "solution";
  /** How many of the three hints were in sight; the last one shows the answer. */
  hints: 0 | 1 | 2 | 3;
}

/** Of `tarot-lesson-end`: the learner has come through. */
export interface LessonEndDetail {
  /** The lesson's id, or the address of a lesson file. */
  lesson: string;
}

/** Of `tarot-lesson-next`: the learner wants the next lesson, which comes into the same place unless a listener prevents it. */
export interface LessonNextDetail {
  /** The lesson that has ended. */
  lesson: string;
  /** The id of the one to come. */
  next: string;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-lesson-progress": CustomEvent<LessonProgressDetail>;
    "tarot-lesson-answer": CustomEvent<LessonAnswerDetail>;
    "tarot-lesson-end": CustomEvent<LessonEndDetail>;
    "tarot-lesson-next": CustomEvent<LessonNextDetail>;
  }
}
