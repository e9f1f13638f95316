import type { Action, DealState, Refusal, SeatView } from "../rules/index.js";
import type { Answer, Arrow, Entries, Lesson, Target, TextKey } from "./format.js";

/**
 * Who plays the other seats in a `free` step: from what a seat sees, an action that the rules allow; alike for the same
 * view and seed. Null for whoever does not play this game: then the first of what may be done is done.
 */
export type Player = (view: SeatView, seed: string) => Action | null;

/** Where a learner stands. Immutable: the runner's functions give the next one. */
export interface LessonState {
  readonly lesson: Lesson;
  readonly player: Player;
  /** The step's place in `lesson.steps`. */
  readonly index: number;
  /** The positions in which the steps so far began, on the way that this learner took. */
  readonly starts: readonly DealState[];
  /** What lies on the table. */
  readonly position: DealState;
  readonly phase: Phase;
}

/**
 * - `reading`: words to read (`say`, `show`, `auto`); `next` leads on.
 * - `asking`: an answer is awaited; a refused card or a wrong choice leaves a note and another try.
 * - `mistake`: a legal but poor action was played out and is explained; `retry` takes it back.
 * - `answered`: right, by the learner or by the solution; `next` leads on.
 * - `ended`: after the last step.
 */
export type Phase =
  | { readonly kind: "reading" }
  | { readonly kind: "asking"; readonly hints: HintCount; readonly again: boolean; readonly note: Note | null }
  | { readonly kind: "mistake"; readonly hints: HintCount; readonly action: Action; readonly feedback: TextKey | null }
  | { readonly kind: "answered"; readonly by: "learner" | "solution"; readonly answer: Answer; readonly feedback: TextKey }
  | { readonly kind: "ended" };

export type HintCount = 0 | 1 | 2 | 3;

/** Why the last answer did not do. */
export type Note =
  | { readonly kind: "refused"; readonly action: Action; readonly refusal: Refusal; readonly feedback: TextKey | null }
  | { readonly kind: "wrong"; readonly chosen: readonly string[]; readonly feedback: TextKey }
  | { readonly kind: "miscounted"; readonly values: Entries; readonly fields: readonly string[]; readonly feedback: readonly TextKey[] };

/**
 * What a call did. A table shows it by taking up `from` and playing `played`, which ends in `state.position`.
 * "aside": a handful was shown while a card is asked for; the question stays. "played": in free play, which goes on.
 * "nothing": the call makes no sense in this state, which stays as it was; see `possible`.
 */
export interface Move {
  readonly kind: "moved" | "accepted" | "aside" | "played" | "mistake" | "refused" | "wrong" | "nothing";
  readonly state: LessonState;
  readonly from: DealState;
  readonly played: readonly Action[];
}

/** Which calls make sense now. */
export type Possible = Readonly<Record<"next" | "retry" | "undo" | "back" | "hint" | "solution" | "skip" | "answer", boolean>>;

/** A text to show, and what it is. */
export interface Words {
  readonly role: "text" | "fact" | "ask" | "hint" | "feedback" | "learnt";
  readonly key: TextKey;
}

/** What to point at, on the table and among a quiz's choices, and the numbers that are right for a count's fields. */
export interface Pointers {
  readonly marks: readonly Target[];
  readonly arrows: readonly Arrow[];
  readonly choices: readonly string[];
  readonly values: Readonly<Record<string, number>>;
}
