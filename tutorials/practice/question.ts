/** What all practice questions have in common: a lesson of a single step. */
import { toRecord, type DealState, type Seat } from "../../rules/index.js";
import { lessonFormat } from "../format.js";
import type { CountStep, HintLadder, Lesson, QuizChoice, QuizStep, TextKey, TextValue } from "../format.js";
import type { PracticeKind } from "./kinds.js";

/** What a kind of question finds for a seed. */
export interface Question {
  readonly seat: Seat;
  readonly position: DealState;
  readonly step: QuizStep | CountStep;
  readonly values: Readonly<Record<string, TextValue>>;
}

interface Asked {
  readonly kind: PracticeKind;
  readonly facts?: readonly TextKey[];
  readonly narrow: TextKey;
  /** Why the right answer is right: the last hint, and what is said to the answer. */
  readonly rule: TextKey;
}

/** What every step of a kind has. */
export function asked({ kind, facts = [], narrow, rule }: Asked) {
  const hints: HintLadder = [
    { say: `practice.${kind}.nudge`, marks: [] },
    { say: narrow, marks: [] },
    { say: rule, marks: "accepted" },
  ];
  return { id: kind, deal: null, goto: null, text: null, facts, before: [], ask: `practice.${kind}.ask`, hints, right: rule } as const;
}

/** One seat's part in a trick, to be chosen or not. */
export function seatChoice(seat: Seat, feedback: TextKey): QuizChoice {
  return { id: `seat:${String(seat)}`, shows: { seat }, feedback };
}

export function lessonFor(kind: PracticeKind, { seat, position, step, values }: Question): Lesson {
  return {
    format: lessonFormat,
    id: "practice",
    title: "practice.title",
    goal: `practice.${kind}.goal`,
    learnt: step.right,
    prerequisites: [],
    seat,
    deal: toRecord(position),
    steps: [step],
    solution: [],
    mistakes: [],
    texts: null,
    values,
  };
}
