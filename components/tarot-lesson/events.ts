/** Of `tarot-lesson-progress`: another step has begun; `step` counts from 1. */
export interface LessonProgressDetail {
  /** The lesson's id, or the address of a lesson file. */
  lesson: string;
  step: number;
  steps: number;
}

/** Of `tarot-lesson-end`: the learner has come through. */
export interface LessonEndDetail {
  lesson: string;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-lesson-progress": CustomEvent<LessonProgressDetail>;
    "tarot-lesson-end": CustomEvent<LessonEndDetail>;
  }
}
