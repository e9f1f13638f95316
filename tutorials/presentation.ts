/** What a state has to say and to point at. Whoever shows a lesson asks here and decides nothing. */
import { acceptedActions, legalActions } from "./expected.js";
import type { ExpectStep, QuizStep, Target } from "./format.js";
import { rightChoices } from "./quiz.js";
import type { LessonState, Pointers, Words } from "./run-state.js";
import { currentStep } from "./runner.js";
import type { Action, CardCode } from "../rules/index.js";

const noPointers: Pointers = { marks: [], arrows: [], choices: [] };

/** The texts of a state, in reading order. */
export function words(state: LessonState): Words[] {
  const { phase } = state;
  const step = currentStep(state);
  if (phase.kind === "ended") return [{ role: "learnt", key: state.lesson.learnt }];
  if (step.kind !== "expect" && step.kind !== "quiz") return [{ role: "text", key: step.text }];
  const ask: Words = { role: "ask", key: step.ask };
  switch (phase.kind) {
    case "asking": {
      const hints = step.hints.slice(0, phase.hints).map(({ say }): Words => ({ role: "hint", key: say }));
      return [...(phase.again || step.text === null ? [] : [{ role: "text", key: step.text } as const]), ask, ...feedback(phase.note?.feedback), ...hints];
    }
    case "mistake":
    case "answered":
      return [ask, ...feedback(phase.feedback)];
    default:
      return [];
  }
}

const feedback = (key: string | null | undefined): Words[] => (key ? [{ role: "feedback", key }] : []);

/** Marks and arrows of a state: a `show` step's own, or those of the last hint given. */
export function pointers(state: LessonState): Pointers {
  const step = currentStep(state);
  if (step.kind === "show" && state.phase.kind === "reading") return { ...noPointers, marks: step.marks, arrows: step.arrows };
  if ((step.kind !== "expect" && step.kind !== "quiz") || state.phase.kind !== "asking") return noPointers;
  const given = step.hints[state.phase.hints - 1];
  if (!given) return noPointers;
  if (given.marks === "legal") return { ...noPointers, marks: cardsOf(legalActions(state.position)) };
  if (given.marks !== "accepted") return { ...noPointers, marks: given.marks };
  return step.kind === "expect" ? { ...noPointers, marks: acceptedCards(step, state) } : { ...noPointers, choices: accepted(step, state) };
}

const acceptedCards = (step: ExpectStep, state: LessonState): Target[] => cardsOf(acceptedActions(step, state.position));

const accepted = (step: QuizStep, state: LessonState) => rightChoices(step, state.position, state.lesson.seat);

/** The cards that actions are about. */
export function cardsOf(actions: readonly Action[]): CardCode[] {
  const cards = actions.flatMap((action) => {
    if (action.type === "play" || action.type === "call") return [action.card];
    return action.type === "discard" || action.type === "handful" ? action.cards : [];
  });
  return [...new Set(cards)];
}
