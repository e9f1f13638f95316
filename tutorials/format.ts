/**
 * The format `tarot-lesson/1`, as a lesson stands in memory once `parseLesson` has read it: complete, checked and frozen
 * in its meaning. README.md beside this file explains the JSON to authors.
 */
import type { Action, CardCode, DealRecord, RefusalReason, Seat } from "../rules/index.js";

export const lessonFormat = "tarot-lesson/1";

/** A key into the lesson texts: "overtrump.follow.ask". */
export type TextKey = string;

export interface Lesson {
  readonly format: typeof lessonFormat;
  /** Also its name in links and in what is remembered of the learner: letters, digits, hyphens. */
  readonly id: string;
  /** Its short name, for lists. */
  readonly title: TextKey;
  /** What the learner can do afterwards: one sentence, always in sight. */
  readonly goal: TextKey;
  /** What was learnt, in one sentence, for the end. */
  readonly learnt: TextKey;
  /** Ids of lessons to take before. */
  readonly prerequisites: readonly string[];
  /** Where the learner sits. */
  readonly seat: Seat;
  /** The position in which the first step begins. */
  readonly deal: DealRecord;
  readonly steps: readonly Step[];
  /** The model answer of every `expect`, in order. A quiz knows its own. */
  readonly solution: readonly Solved[];
  /** Answers to try, each with what the lesson has to say to it: executed by the validator, never shown. */
  readonly mistakes: readonly TriedMistake[];
  /** A lesson that travels alone brings its texts: by language, then by key. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<TextKey, string>> | null;
}

export type Step = SayStep | ShowStep | AutoStep | ExpectStep | QuizStep;

interface StepBase {
  /** Unique in its lesson. */
  readonly id: string;
  /** A position of its own, in place of the one that the step before has left. */
  readonly deal: DealRecord | null;
  /** An earlier step: begin in the position in which that one began. */
  readonly goto: string | null;
}

/** Words; Continue leads on. */
export interface SayStep extends StepBase {
  readonly kind: "say";
  readonly text: TextKey;
}

/** Words, and fingers that point at the table. */
export interface ShowStep extends StepBase {
  readonly kind: "show";
  readonly text: TextKey;
  readonly marks: readonly Target[];
  readonly arrows: readonly Arrow[];
}

/** Plays by itself while the words are read. */
export interface AutoStep extends StepBase {
  readonly kind: "auto";
  readonly text: TextKey;
  readonly play: readonly Action[];
}

/** Asks for an action at the table. */
export interface ExpectStep extends StepBase {
  readonly kind: "expect";
  /** The introduction; a retry skips it. */
  readonly text: TextKey | null;
  /** Played by itself before the question. */
  readonly before: readonly Action[];
  /** The question, short. */
  readonly ask: TextKey;
  /** Actions as good as each other; "legal": whatever the rules allow and no `feedback` names. */
  readonly accept: readonly Action[] | "legal";
  /** The first that fits an answer which is not accepted speaks. */
  readonly feedback: readonly Feedback[];
  readonly hints: HintLadder;
  /** Said to an accepted answer, and to the solution. */
  readonly right: TextKey;
  /** Played by itself after an accepted answer. */
  readonly after: readonly Action[];
}

/** Asks a question beside the table. */
export interface QuizStep extends StepBase {
  readonly kind: "quiz";
  readonly text: TextKey | null;
  readonly before: readonly Action[];
  readonly ask: TextKey;
  readonly choices: readonly QuizChoice[];
  /** Ids of the right choices, or what the rules core finds: cards that may be played now, who wins the trick. */
  readonly answer: readonly string[] | "legal" | "winner";
  /** Several may be right, and all of them have to be chosen. */
  readonly many: boolean;
  readonly hints: HintLadder;
  readonly right: TextKey;
  /** Said to any other answer, unless the choice at fault has its own word. */
  readonly wrong: TextKey;
}

/** `id` of a card is its code, of a seat "seat:2". */
export interface QuizChoice {
  readonly id: string;
  readonly shows: { readonly text: TextKey } | { readonly card: CardCode } | { readonly seat: Seat };
  /** Said when this choice is at fault: wrongly chosen, or missed. */
  readonly feedback: TextKey | null;
}

/** One thing to be said to an answer that is not accepted. Without `for` and `reason` it fits any. */
export interface Feedback {
  readonly for: readonly Action[] | null;
  /** Fits what the core refuses for this reason. */
  readonly reason: RefusalReason | null;
  readonly say: TextKey;
  /** What a legal but poor action leads to, played before the word is said. */
  readonly then: readonly Action[];
}

/** A nudge, a narrower choice, the answer with its reason. */
export type HintLadder = readonly [Hint, Hint, Hint];

export interface Hint {
  readonly say: TextKey;
  /** To point at; "legal" and "accepted" are worked out in the position: the cards that may, or that should, be played. */
  readonly marks: readonly Target[] | "legal" | "accepted";
}

/** What can be pointed at: a card by its code, "seat:2", "trick", "dog". */
export type Target = string;

export interface Arrow {
  readonly from: Target;
  readonly to: Target;
}

export interface Solved {
  readonly step: string;
  readonly action: Action;
}

export interface TriedMistake {
  readonly step: string;
  readonly answer: Answer;
  /** Exactly what has to come back: why the core refuses it, and the step's own word. */
  readonly reason: RefusalReason | null;
  readonly feedback: TextKey | null;
}

/** What a learner answers with. */
export type Answer = { readonly kind: "action"; readonly action: Action } | { readonly kind: "choice"; readonly chosen: readonly string[] };
