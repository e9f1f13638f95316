import type { PracticeKind } from "../../tutorials/index.js";

/** Of `tarot-quiz-answer`: a question was answered, rightly or not. */
export interface QuizAnswerDetail {
  /** What it was about: `legal`, `winner`, `points`, `excuse` or `score`. */
  kind: PracticeKind;
  /** The same kind and seed are the same question: `<tarot-lesson lesson="practice/KIND/SEED">`. */
  seed: string;
  right: boolean;
  by: "learner" | "solution";
  /** How many of the three hints were in sight; the last one shows the answer. */
  hints: 0 | 1 | 2 | 3;
  /** Whether this was the first answer to the question, on which alone it depends whether the question comes back. */
  firstTry: boolean;
}

declare global {
  interface HTMLElementEventMap {
    "tarot-quiz-answer": CustomEvent<QuizAnswerDetail>;
  }
}
