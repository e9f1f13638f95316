/**
 * Teaching a lesson, as a pure state machine: every function takes a state and gives a `Move` with the next one.
 * It knows neither DOM nor clock nor language.
 */
import { apply, check, parseAction, replay, toRecord } from "../rules/index.js";
import type { Action, DealState } from "../rules/index.js";
import { countFault, rightValues } from "./count.js";
import { acceptedActions, feedbackFor, isAccepted, isAside, sameAction } from "./expected.js";
import type { Answer, AskingStep, CountStep, Entries, ExpectStep, FreeStep, Lesson, QuizStep, Step } from "./format.js";
import { firstChoice, playOn } from "./free-play.js";
import { quizFault, rightChoices } from "./quiz.js";
import type { HintCount, LessonState, Move, Note, Phase, Player, Possible } from "./run-state.js";
import { perform } from "./script.js";

/**
 * Begins a lesson, or enters it at a step (from 0), the steps before taken as its solution takes them.
 * @param player who plays the other seats where the learner plays on freely; left out, somebody who plays the first card that may be played
 */
export function start(lesson: Lesson, step = 0, player: Player = firstChoice): Move {
  const wanted = Math.min(Math.max(Math.trunc(step) || 0, 0), lesson.steps.length - 1);
  let move = enter({ lesson, player, starts: [] }, 0, replay(lesson.deal));
  while (move.state.index < wanted) move = skip(move.state);
  return move;
}

/** The step that a state stands in. */
export function currentStep(state: LessonState): Step {
  const step = state.lesson.steps[state.index];
  if (!step) throw new RangeError("a state of another lesson");
  return step;
}

/** Whether a step waits for the learner. */
export function asks(step: Step): step is AskingStep {
  return step.kind === "expect" || step.kind === "quiz" || step.kind === "count" || step.kind === "free";
}

/** Which calls make sense in a state; any other gives a `Move` of the kind "nothing". */
export function possible(state: LessonState): Possible {
  const { kind } = state.phase;
  const step = currentStep(state);
  return {
    next: kind === "reading" || kind === "answered",
    retry: kind === "mistake" || kind === "answered" || (kind === "reading" && step.kind === "auto") || hasTried(state, step),
    back: state.index > 0 || kind === "ended",
    hint: state.phase.kind === "asking" && state.phase.hints < 3,
    solution: asks(step) && (kind === "asking" || kind === "mistake"),
    skip: kind !== "ended",
    undo: (kind === "asking" || kind === "mistake") && step.kind === "free" && lastOwn(state) >= 0,
    answer: kind === "asking",
  };
}

/** Reads on. */
export function next(state: LessonState): Move {
  if (!possible(state).next) return nothing(state);
  if (state.index + 1 < state.lesson.steps.length) return enter(state, state.index + 1, state.position);
  return stay("moved", { ...state, phase: { kind: "ended" } });
}

/** An answer to what the step asks. */
export function answer(state: LessonState, given: Answer): Move {
  const step = currentStep(state);
  if (state.phase.kind !== "asking") return nothing(state);
  if (step.kind === "expect" && given.kind === "action") return act(state, step, given.action, state.phase.hints);
  if (step.kind === "quiz" && given.kind === "choice") return choose(state, step, given.chosen, state.phase.hints);
  if (step.kind === "count" && given.kind === "count") return count(state, step, given.values, state.phase.hints);
  if (step.kind === "free" && given.kind === "action") return playFreely(state, step, given.action, state.phase.hints);
  return nothing(state);
}

/** The same question again, in the same position and without its introduction; an `auto` step plays again, free play begins again. */
export function retry(state: LessonState): Move {
  if (!possible(state).retry) return nothing(state);
  const step = currentStep(state);
  if (step.kind === "auto") return enter({ ...state, starts: state.starts.slice(0, -1) }, state.index, beginning(state));
  return asked(state, hintsOf(state.phase));
}

/** In free play: before the learner's last action, whatever the others have answered. */
export function undo(state: LessonState): Move {
  if (!possible(state).undo) return nothing(state);
  const position = perform(askedIn(state), played(state).slice(0, lastOwn(state)), "play");
  return stay("moved", { ...asked(state, hintsOf(state.phase)).state, position });
}

/** The step before, from its beginning. */
export function back(state: LessonState): Move {
  if (!possible(state).back) return nothing(state);
  const index = state.phase.kind === "ended" ? state.index : state.index - 1;
  return enter({ ...state, starts: state.starts.slice(0, index) }, index, state.starts[index] ?? state.position);
}

/** The next rung of the ladder of hints. */
export function hint(state: LessonState): Move {
  if (state.phase.kind !== "asking" || state.phase.hints === 3) return nothing(state);
  return stay("moved", { ...state, phase: { ...state.phase, hints: (state.phase.hints + 1) as HintCount, note: null } });
}

/** Gives the answer, and why; always there where something is asked. */
export function solution(state: LessonState): Move {
  if (!possible(state).solution) return nothing(state);
  const step = currentStep(state);
  const ready = asked(state, 0).state;
  switch (step.kind) {
    case "expect":
      return accept(ready, step, modelAction(ready, step), "solution");
    case "quiz":
      return settle(ready, step, { kind: "choice", chosen: rightChoices(step, ready.position, state.lesson.seat) }, "solution");
    case "count":
      return settle(ready, step, { kind: "count", values: rightValues(step, ready.position, state.lesson.seat) }, "solution");
    case "free":
      return demonstrate(ready, step);
    default:
      return nothing(state);
  }
}

/** On to the next step; what is asked is answered as the solution answers it. */
export function skip(state: LessonState): Move {
  const done = possible(state).solution ? solution(state).state : state;
  return next(done);
}

/** The step's beginning: its own position, an earlier step's, or what the step before has left. */
function enter({ lesson, player, starts }: Pick<LessonState, "lesson" | "player" | "starts">, index: number, left: DealState): Move {
  const step = lesson.steps[index];
  if (!step) throw new RangeError("no such step");
  const earlier = step.goto === null ? -1 : lesson.steps.findIndex(({ id }) => id === step.goto);
  const from = step.deal ? replay(step.deal) : (starts[earlier] ?? left);
  const played = scripted(step);
  const phase: Phase = asks(step) ? { kind: "asking", hints: 0, again: false, note: null } : { kind: "reading" };
  const position = perform(from, played, step.kind === "auto" ? "play" : "before");
  return { kind: "moved", from, played, state: { lesson, player, index, starts: [...starts, from], position, phase } };
}

function scripted(step: Step): readonly Action[] {
  if (step.kind === "auto") return step.play;
  return asks(step) ? step.before : [];
}

const beginning = (state: LessonState): DealState => state.starts[state.index] ?? state.position;

/** Where the question of this state's step was asked. */
export function askedIn(state: LessonState): DealState {
  return perform(beginning(state), scripted(currentStep(state)), "before");
}

/** Back to the question, in the position in which it was asked. */
function asked(state: LessonState, hints: HintCount): Move {
  const position = askedIn(state);
  return stay("moved", { ...state, position, phase: { kind: "asking", hints, again: true, note: null } });
}

function act(state: LessonState, step: ExpectStep, action: Action, hints: HintCount): Move {
  const refusal = check(state.position, action);
  const word = feedbackFor(step, action, refusal);
  if (refusal) return noted("refused", state, hints, { kind: "refused", action, refusal, feedback: word?.say ?? null });
  if (isAside(step, action)) return { kind: "aside", from: state.position, played: [action], state: { ...state, position: apply(state.position, action) } };
  if (isAccepted(step, action)) return accept(state, step, action, "learner");
  const then = word?.then ?? [];
  const list = word ? `feedback[${String(step.feedback.indexOf(word))}].then` : "";
  const position = perform(apply(state.position, action), then, list);
  const phase: Phase = { kind: "mistake", hints, action, feedback: word?.say ?? null };
  return { kind: "mistake", from: state.position, played: [action, ...then], state: { ...state, position, phase } };
}

function accept(state: LessonState, step: ExpectStep, action: Action, by: "learner" | "solution"): Move {
  const position = perform(apply(state.position, action), step.after, "after");
  const phase: Phase = { kind: "answered", by, answer: { kind: "action", action }, feedback: step.right };
  return { kind: "accepted", from: state.position, played: [action, ...step.after], state: { ...state, position, phase } };
}

function choose(state: LessonState, step: QuizStep, chosen: readonly string[], hints: HintCount): Move {
  const right = rightChoices(step, state.position, state.lesson.seat);
  const feedback = quizFault(step, chosen, right);
  if (feedback === null) return settle(state, step, { kind: "choice", chosen: right }, "learner");
  return noted("wrong", state, hints, { kind: "wrong", chosen, feedback });
}

function count(state: LessonState, step: CountStep, values: Entries, hints: HintCount): Move {
  const right = rightValues(step, state.position, state.lesson.seat);
  const fault = countFault(step, values, right);
  if (fault === null) return settle(state, step, { kind: "count", values: right }, "learner");
  return noted("wrong", state, hints, { kind: "miscounted", values, ...fault });
}

function settle(state: LessonState, step: QuizStep | CountStep, given: Answer, by: "learner" | "solution"): Move {
  return stay("accepted", { ...state, phase: { kind: "answered", by, answer: given, feedback: step.right } });
}

/** One of the learner's actions, and what the others do before the next. */
function playFreely(state: LessonState, step: FreeStep, action: Action, hints: HintCount): Move {
  const refusal = check(state.position, action);
  if (refusal) return noted("refused", state, hints, { kind: "refused", action, refusal, feedback: null });
  const { position, played, goal } = playOn(step, askedIn(state), state.position, action, state.player);
  const move = (kind: Move["kind"], phase: Phase): Move => ({ kind, from: state.position, played, state: { ...state, position, phase } });
  if (goal === "reached") return move("accepted", { kind: "answered", by: "learner", answer: { kind: "action", action }, feedback: step.right });
  if (goal === "failed") return move("mistake", { kind: "mistake", hints, action, feedback: step.failed });
  return move("played", { kind: "asking", hints, again: true, note: null });
}

/** Plays the model line. */
function demonstrate(state: LessonState, step: FreeStep): Move {
  const line = lineOf(state.lesson, step);
  const index = state.lesson.solution.findIndex((entry) => entry.step === step.id);
  const position = perform(state.position, line, `solution[${String(index)}].play`);
  const own = line.findLast(({ seat }) => seat === state.lesson.seat);
  if (!own) throw new RangeError("a lesson that parseLesson has not seen");
  const phase: Phase = { kind: "answered", by: "solution", answer: { kind: "action", action: own }, feedback: step.right };
  return { kind: "accepted", from: state.position, played: line, state: { ...state, position, phase } };
}

/** What the model solution plays in a step; nothing where it has no answer to it. */
export function lineOf(lesson: Lesson, step: ExpectStep | FreeStep): readonly Action[] {
  return lesson.solution.find((entry) => entry.step === step.id)?.play ?? [];
}

/** The lesson's own solution; on another accepted way, where that card is gone, the first answer that is accepted. */
function modelAction(state: LessonState, step: ExpectStep): Action {
  const accepted = acceptedActions(step, state.position);
  const [model] = lineOf(state.lesson, step);
  const action = accepted.find((one) => model && sameAction(one, model)) ?? accepted[0];
  if (!action) throw new RangeError("a lesson that parseLesson has not seen");
  return action;
}

/** Hints that helped stay in sight after a mistake; whoever asks a solved question again starts afresh. */
const hintsOf = (phase: Phase): HintCount => (phase.kind === "mistake" || phase.kind === "asking" ? phase.hints : 0);

function hasTried(state: LessonState, step: Step): boolean {
  if (state.phase.kind !== "asking") return false;
  return state.phase.note !== null || (step.kind === "free" && played(state).length > 0);
}

/** What has happened since the question was asked. */
function played(state: LessonState): Action[] {
  const before = toRecord(askedIn(state)).actions.length;
  return toRecord(state.position).actions.slice(before).map((action) => parseAction(action));
}

/** Where among them the learner acted last; -1 for nowhere. */
const lastOwn = (state: LessonState): number => played(state).findLastIndex(({ seat }) => seat === state.lesson.seat);

function noted(kind: "refused" | "wrong", state: LessonState, hints: HintCount, note: Note): Move {
  return stay(kind, { ...state, phase: { kind: "asking", hints, again: true, note } });
}

const stay = (kind: Move["kind"], state: LessonState): Move => ({ kind, state, from: state.position, played: [] });

const nothing = (state: LessonState): Move => stay("nothing", state);
