/** What a state has to say and to point at. Whoever shows a lesson asks here and decides nothing. */
import { check, formatAction, toRecord } from "../rules/index.js";
import type { Action, CardCode } from "../rules/index.js";
import { rightValues } from "./count.js";
import { acceptedActions, legalActions } from "./expected.js";
import type { FreeStep, Lesson, TextKey } from "./format.js";
import { rightChoices } from "./quiz.js";
import type { LessonState, Note, Pointers, Words } from "./run-state.js";
import { askedIn, asks, currentStep, lineOf } from "./runner.js";

/** Nothing is pointed at. */
export const noPointers: Pointers = { marks: [], arrows: [], choices: [], values: {} };

/** The texts of a state, in reading order. */
export function words(state: LessonState): Words[] {
  const { phase } = state;
  const step = currentStep(state);
  if (phase.kind === "ended") return [{ role: "learnt", key: state.lesson.learnt }];
  if (!asks(step)) return [{ role: "text", key: step.text }];
  const facts = (step.facts ?? []).map((key): Words => ({ role: "fact", key }));
  const ask: Words = { role: "ask", key: step.ask };
  switch (phase.kind) {
    case "asking": {
      const hints = step.hints.slice(0, phase.hints).map(({ say }): Words => ({ role: "hint", key: say }));
      return [...(phase.again || step.text === null ? [] : [{ role: "text", key: step.text } as const]), ...facts, ask, ...noted(phase.note), ...hints];
    }
    case "mistake":
    case "answered":
      return [...facts, ask, ...feedback(phase.feedback)];
    default:
      return [];
  }
}

const feedback = (key: TextKey | null | undefined): Words[] => (key ? [{ role: "feedback", key }] : []);

const noted = (note: Note | null): Words[] => (note?.kind === "miscounted" ? note.feedback.flatMap(feedback) : feedback(note?.feedback));

/** Marks and arrows of a state: a `show` step's own, or those of the last hint given. */
export function pointers(state: LessonState): Pointers {
  const step = currentStep(state);
  if (step.kind === "show" && state.phase.kind === "reading") return { ...noPointers, marks: step.marks, arrows: step.arrows };
  if (!asks(step) || state.phase.kind !== "asking") return noPointers;
  const given = step.hints[state.phase.hints - 1];
  if (!given) return noPointers;
  if (given.marks === "legal") return { ...noPointers, marks: cardsOf(legalActions(state.position)) };
  if (given.marks !== "accepted") return { ...noPointers, marks: given.marks };
  switch (step.kind) {
    case "expect":
      return { ...noPointers, marks: cardsOf(acceptedActions(step, state.position)) };
    case "quiz":
      return { ...noPointers, choices: rightChoices(step, state.position, state.lesson.seat) };
    case "count":
      return { ...noPointers, values: rightValues(step, state.position, state.lesson.seat) };
    case "free":
      return { ...noPointers, marks: cardsOf(nextOfLine(step, state)) };
  }
}

/** The learner's next card of the model solution, as long as the learner has played as it does: what the others play may differ from it. */
function nextOfLine(step: FreeStep, state: LessonState): Action[] {
  const { seat } = state.lesson;
  const line = lineOf(state.lesson, step).filter((action) => action.seat === seat);
  const played = toRecord(state.position).actions.slice(toRecord(askedIn(state)).actions.length).filter((action) => Number.parseInt(action) === seat);
  const follows = played.every((action, index) => line[index] && formatAction(line[index]) === action);
  const next = line[played.length];
  return follows && next && check(state.position, next) === null ? [next] : [];
}

/** The cards that actions are about. */
export function cardsOf(actions: readonly Action[]): CardCode[] {
  const cards = actions.flatMap((action) => {
    if (action.type === "play" || action.type === "call") return [action.card];
    return action.type === "discard" || action.type === "handful" ? action.cards : [];
  });
  return [...new Set(cards)];
}

/** Whether there is anything to see at a table: not where every step asks for the score of a deal that nobody plays. */
export function needsTable({ steps }: Lesson): boolean {
  return !steps.every((step) => step.kind === "count" && step.of?.kind === "score");
}
