/** Walks every way that a learner can take through a lesson, before one does. */
import { choices, toRecord } from "../rules/index.js";
import { acceptedActions, feedbackFor, handfulActions, legalActions } from "./expected.js";
import { rightValue } from "./count.js";
import type { CountStep, ExpectStep, FreeStep, Lesson, QuizStep } from "./format.js";
import { followLine, toAct } from "./free-play.js";
import { LessonError } from "./lesson-error.js";
import { rightChoices } from "./quiz.js";
import type { LessonState } from "./run-state.js";
import { answer, asks, currentStep, lineOf, next, skip, start } from "./runner.js";
import { ScriptFault } from "./script.js";

/** Steps times positions. A lesson that branches further would keep a page busy before its first word. */
const mostStates = 500;

/** The first thing that could leave a learner without a way on, or null. */
export function firstFault(lesson: Lesson): LessonError | null {
  try {
    for (const state of reachable(lesson)) examine(state);
    return null;
  } catch (error) {
    if (error instanceof LessonError) return error;
    throw error;
  }
}

/** Every state in which some step begins, on the ways that accepted answers open. */
export function* reachable(lesson: Lesson): Generator<LessonState> {
  const seen = new Set<string>();
  const open: LessonState[] = [scripted(lesson, 0, () => start(lesson).state)];
  for (let state = open.pop(); state; state = open.pop()) {
    const key = keyOf(state);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > mostStates) throw new LessonError("too-many-branches", "steps");
    yield state;
    open.push(...successors(state));
  }
}

function successors(state: LessonState): LessonState[] {
  const step = currentStep(state);
  const index = state.index;
  const answered =
    step.kind === "expect"
      ? acceptedActions(step, state.position).map((action) => scripted(state.lesson, index, () => answer(state, { kind: "action", action }).state))
      : [state];
  const onward = (from: LessonState) => scripted(state.lesson, index + 1, () => (asks(step) && step.kind !== "expect" ? skip(from) : next(from)).state);
  return answered.map(onward).filter((after) => after.phase.kind !== "ended");
}

/** Steps that point back to an earlier one see where that began, so the way taken counts as well. */
function keyOf(state: LessonState): string {
  const record = (position: LessonState["position"]) => JSON.stringify(toRecord(position));
  const goes = state.lesson.steps.some((step) => step.goto !== null);
  return [String(state.index), record(state.position), ...(goes ? state.starts.map(record) : [])].join("|");
}

function examine(state: LessonState): void {
  const step = currentStep(state);
  const path = `steps[${String(state.index)}]`;
  if (step.kind === "expect") examineExpect(state, step, path);
  if (step.kind === "quiz") examineQuiz(state, step, path);
  if (step.kind === "count") examineCount(state, step, path);
  if (step.kind === "free") examineFree(state, step, path);
}

function examineExpect(state: LessonState, step: ExpectStep, path: string): void {
  const now = choices(state.position);
  if (now.phase === "done" || now.seat !== state.lesson.seat) throw new LessonError("not-learners-turn", path);
  if (acceptedActions(step, state.position).length === 0) throw new LessonError("no-answer", `${path}.accept`);
  const named = step.feedback.flatMap((entry) => entry.for ?? []);
  for (const action of [...named, ...legalActions(state.position), ...handfulActions(state.position)]) {
    if (!feedbackFor(step, action, null)?.then.length) continue; // nothing scripted follows from it
    scripted(state.lesson, state.index, () => answer(state, { kind: "action", action }).state);
  }
}

function examineQuiz(state: LessonState, step: QuizStep, path: string): void {
  if (step.answer === "legal") {
    const now = choices(state.position);
    if (!["play", "bid", "call", "discard"].includes(now.phase) || toAct(state.position) !== state.lesson.seat) throw new LessonError("not-learners-turn", path);
  }
  const right = rightChoices(step, state.position, state.lesson.seat);
  if (right.length === 0) throw new LessonError("no-answer", `${path}.answer`);
  if (right.length > 1 && !step.many) throw new LessonError("too-many", `${path}.answer`);
}

function examineCount(state: LessonState, step: CountStep, path: string): void {
  const untold = step.fields.findIndex((field) => rightValue(step, field, state.position, state.lesson.seat) === null);
  if (untold !== -1) throw new LessonError("no-answer", `${path}.fields[${String(untold)}].is`);
}

/** Nobody can say where free play leads; that its goal can be reached, the model line shows. */
function examineFree(state: LessonState, step: FreeStep, path: string): void {
  const { lesson, position } = state;
  if (toAct(position) !== lesson.seat) throw new LessonError("not-learners-turn", path);
  const line = lineOf(lesson, step);
  if (!line.some(({ seat }) => seat === lesson.seat)) throw new LessonError("no-solution", path);
  const at = `solution[${String(lesson.solution.findIndex((entry) => entry.step === step.id))}].play`;
  const { goal, unplayed, refused } = followLine(step, position, line, lesson.seat);
  if (refused !== null) throw new LessonError("illegal-action", `${at}[${String(refused.place)}]`, refused.refusal);
  if (goal !== "reached") throw new LessonError("goal-missed", at);
  if (unplayed > 0) throw new LessonError("too-many", at);
}

/** Does what may run a script; a script at fault is a fault of the lesson. */
function scripted(lesson: Lesson, index: number, work: () => LessonState): LessonState {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    const at = Math.min(index, lesson.steps.length - 1);
    throw new LessonError("illegal-action", error.at.startsWith("solution") ? error.at : `steps[${String(at)}].${error.at}`, error.refusal);
  }
}
