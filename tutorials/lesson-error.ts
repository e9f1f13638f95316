import type { RecordErrorCode, Refusal } from "../rules/index.js";

/** What can be wrong with a lesson file; with a deal in it, whatever can be wrong with a deal record. */
export type LessonErrorCode =
  | RecordErrorCode
  | "unknown-lesson" | "bad-id" | "double-id" | "unknown-kind" | "unknown-step" | "bad-text-key" | "too-long" | "too-many" | "too-few"
  | "bad-target" | "bad-measure" | "bad-score" | "bad-goal" | "bad-choice" | "bad-reason" | "bad-language" | "bad-deal"
  | "not-learners-turn" | "no-answer" | "no-solution" | "goal-missed" | "needs-deal" | "too-many-branches";

/** A lesson that cannot be taught. Never anything else comes out of `parseLesson`. */
export class LessonError extends Error {
  override readonly name = "LessonError";
  readonly code: LessonErrorCode;
  /** Points into the lesson: "steps[2].hints[0].say"; "" is the whole. */
  readonly path: string;
  /** Why an action is illegal; only with the code "illegal-action". */
  declare readonly refusal?: Refusal;

  constructor(code: LessonErrorCode, path: string, refusal?: Refusal) {
    super(path === "" ? code : `${code} at ${path}`);
    this.code = code;
    this.path = path;
    if (refusal !== undefined) this.refusal = refusal;
  }
}
