/** Of `tarot-course-choose`: a lesson is about to be opened in place, or the overview to come back; prevented, nothing changes. */
export interface CourseChooseDetail {
  /** The lesson's id; null for the overview. */
  lesson: string | null;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-course-choose": CustomEvent<CourseChooseDetail>;
  }
}
