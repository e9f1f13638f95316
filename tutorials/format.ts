/**
 * The format `tarot-lesson/1`, as a lesson stands in memory once `parseLesson` has read it: complete, checked and frozen
 * in its meaning. README.md beside this file explains the JSON to authors.
 */
import type { Action, CardCode, DealRecord, RefusalReason, ScoreInput, Seat } from "../rules/index.js";

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
  /** The model answer of every `expect` and `free`, in order. A quiz and a count know their own. */
  readonly solution: readonly Solved[];
  /** Answers to try, each with what the lesson has to say to it: executed by the validator, never shown. */
  readonly mistakes: readonly TriedMistake[];
  /** A lesson that travels alone brings its texts: by language, then by key. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<TextKey, string>> | null;
  /** What stands in the places that its texts leave open. Only questions made from a seed have such: the texts of a file are whole. */
  readonly values?: Readonly<Record<string, TextValue>>;
}

/** What a place in a text shows, for whoever speaks the learner's language to write: a number, one with its sign, a sum's terms, a name. */
export type TextValue =
  | { readonly number: number }
  | { readonly signed: number }
  | { readonly terms: readonly number[] }
  | { readonly card: CardCode }
  | { readonly seat: Seat }
  | { readonly bid: string };

export type Step = SayStep | ShowStep | AutoStep | AskingStep;

/** A step that waits for the learner. */
export type AskingStep = ExpectStep | QuizStep | CountStep | FreeStep;

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

interface AskingBase extends StepBase {
  /** The introduction; a retry skips it. */
  readonly text: TextKey | null;
  /** What is to be known for the answer, each a sentence; in sight as long as the question is. Not in files. */
  readonly facts?: readonly TextKey[];
  /** Played by itself before the question. */
  readonly before: readonly Action[];
  /** The question, short. */
  readonly ask: TextKey;
  readonly hints: HintLadder;
  /** Said to an accepted answer, and to the solution. */
  readonly right: TextKey;
}

/** Asks for an action at the table. */
export interface ExpectStep extends AskingBase {
  readonly kind: "expect";
  /** Actions as good as each other; "legal": whatever the rules allow and no `feedback` names. */
  readonly accept: readonly Action[] | "legal";
  /** The first that fits an answer which is not accepted speaks. */
  readonly feedback: readonly Feedback[];
  /** Played by itself after an accepted answer. */
  readonly after: readonly Action[];
}

/** Asks a question beside the table. */
export interface QuizStep extends AskingBase {
  readonly kind: "quiz";
  readonly choices: readonly QuizChoice[];
  readonly answer: QuizAnswer;
  /** Several may be right, and all of them have to be chosen. */
  readonly many: boolean;
  /** Said to any other answer, unless the choice at fault has its own word. */
  readonly wrong: TextKey;
}

/**
 * Ids of the right choices, or what the rules core finds: "legal" what may be done now, "winner" who wins the trick,
 * "excuse" who keeps the Excuse, "made" whether the deal was made or failed, or a number.
 */
export type QuizAnswer = readonly string[] | "legal" | "winner" | "excuse" | "made" | { readonly count: Measure; readonly of: CountSource };

/** `id` of a card is its code, of a seat "seat:2", of a bid its name, of a number the number. */
export interface QuizChoice {
  readonly id: string;
  readonly shows: { readonly text: TextKey } | { readonly card: CardCode } | { readonly seat: Seat } | { readonly bid: string } | { readonly value: number };
  /** Said when this choice is at fault: wrongly chosen, or missed. */
  readonly feedback: TextKey | null;
}

/** Asks for numbers. */
export interface CountStep extends AskingBase {
  readonly kind: "count";
  /** What is counted; null where every field gives its number. */
  readonly of: CountSource | null;
  readonly fields: readonly CountField[];
  /** Said to a wrong entry that has no word of its own. */
  readonly wrong: TextKey;
}

export interface CountField {
  readonly id: string;
  readonly label: TextKey;
  /** The right number, or what the rules core counts. */
  readonly is: number | Measure;
  /** The first that fits a wrong entry speaks. */
  readonly feedback: readonly CountFeedback[];
}

/** Exactly `value`, or `off` from what is right, on either side. */
export type CountFeedback = { readonly value: number; readonly say: TextKey } | { readonly off: number; readonly say: TextKey };

/**
 * Cards (of the trick on the table or else the last one, of the learner's hand, of the open dog, or named); what seats
 * have won so far; the deal once it is over; the score of a deal that nobody plays.
 */
export type CountSource =
  | { readonly kind: "trick" | "hand" | "dog" | "deal" }
  | { readonly kind: "cards"; readonly cards: readonly CardCode[] }
  | { readonly kind: "won"; readonly seats: readonly Seat[] }
  | { readonly kind: "score"; readonly score: ScoreInput };

/** What can be counted; which of it, depends on the source. "seat:2" is that seat's score. */
export type Measure =
  | "points" | "bouts" | "trumps" | "cards" | "tricks"
  | "target" | "difference" | "multiplier" | "base" | "petit-au-bout" | "handfuls" | "slam" | "per-defender" | "taker" | "partner" | "defender"
  | `seat:${number}`;

/** Lets the learner play on, the others answering by themselves, until a goal is reached or missed. */
export interface FreeStep extends AskingBase {
  readonly kind: "free";
  readonly goal: Goal;
  /** Of the other players: they play alike for the same seed. */
  readonly seed: string;
  /** Said when the goal was missed; null where it cannot be. */
  readonly failed: TextKey | null;
}

/**
 * What to reach, counted from the step's first question: win a `trick`, or `least` tricks, or `least` card points; be
 * on the side that takes a `card` home; the last trick with the petit; the deal; a slam; or only its `end`.
 */
export type Goal =
  | { readonly is: "trick"; readonly by: "me" | "side" }
  | { readonly is: "tricks" | "points"; readonly by: "me" | "side"; readonly least: number }
  | { readonly is: "card"; readonly card: CardCode }
  | { readonly is: "petit-au-bout" | "won" | "slam" | "end" };

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

/** Of an `expect` the action; of a `free` everybody's, until the goal is reached. */
export interface Solved {
  readonly step: string;
  readonly play: readonly Action[];
}

export interface TriedMistake {
  readonly step: string;
  readonly answer: Answer | Line;
  /** Exactly what has to come back: why the core refuses it, and the step's own word. */
  readonly reason: RefusalReason | null;
  readonly feedback: TextKey | null;
}

/** What a learner answers with. Numbers by field; null where nothing, or no number, was entered. */
export type Answer =
  | { readonly kind: "action"; readonly action: Action }
  | { readonly kind: "choice"; readonly chosen: readonly string[] }
  | { readonly kind: "count"; readonly values: Entries };

export type Entries = Readonly<Record<string, number | null>>;

/** Everybody's actions in a `free` step. */
export interface Line {
  readonly kind: "line";
  readonly play: readonly Action[];
}
