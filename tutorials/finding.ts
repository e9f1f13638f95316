import type { RefusalReason } from "../rules/index.js";
import type { LessonErrorCode } from "./lesson-error.js";

/** What the proof-reader finds: a file that cannot be taught (a LessonErrorCode), or one that can, but not well. */
export type FindingCode =
  | LessonErrorCode
  | "solution-missing" | "solution-refused" | "mistake-accepted" | "mistake-reason" | "mistake-feedback" | "mistake-impossible"
  | "feedback-missing" | "feedback-untried" | "answer-never-legal" | "hint-misleads" | "hint-shows-nothing"
  | "solution-unplayable"
  | "text-missing" | "text-unused" | "text-markup" | "text-placeholder" | "text-long" | "lesson-long";

/** One thing wrong. `step` is the id of the step at fault, null for the lesson as a whole; `about` names the rest. */
export interface Finding {
  readonly step: string | null;
  readonly code: FindingCode;
  /** A path into the file, an action, a text's key with its language. */
  readonly about: string;
  /** Why the rules refuse an action, where they do. */
  readonly refusal?: RefusalReason;
}

/** Texts by language, each nested by the parts of the keys: `{ en: { overtrump: { goal: "…" } } }`. */
export type LessonTexts = Readonly<Record<string, unknown>>;
