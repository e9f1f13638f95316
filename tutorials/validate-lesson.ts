/** The author's proof-reader: executes a lesson on the rules core and says what is wrong with it. */
import { check, formatAction, view } from "../rules/index.js";
import type { RefusalReason } from "../rules/index.js";
import { acceptedActions, feedbackFor, handfulActions, isAside, legalActions, sameAction } from "./expected.js";
import { reachable } from "./explore.js";
import { rightValues } from "./count.js";
import type { Answer, CountStep, Entries, ExpectStep, Lesson, QuizStep, TextKey, TriedMistake } from "./format.js";
import { actionOf, followLine } from "./free-play.js";
import type { Finding, FindingCode, LessonTexts } from "./finding.js";
import { LessonError } from "./lesson-error.js";
import { textIn, wordsForMistakes } from "./lesson-texts.js";
import { parseLesson } from "./parse-lesson.js";
import { cardsOf } from "./presentation.js";
import type { LessonState, Move, Player } from "./run-state.js";
import { textFindings } from "./validate-texts.js";
import { answer, asks, currentStep, lineOf, skip, start } from "./runner.js";

/**
 * Everything that is wrong with a lesson; nothing, if it can be taught. Never throws on a bad lesson.
 * @param source the file's text, or what it says
 * @param texts a tree for every language that the lesson has to speak; one that brings its own texts is asked for the same languages
 * @param player who will play against learners: the solutions of free play have to reach their goals against it too
 */
export function validateLesson(source: unknown, texts: LessonTexts, player?: Player): Finding[] {
  let lesson: Lesson;
  try {
    lesson = parseLesson(source);
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return [{ step: stepAt(source, error.path), code: error.code, about: error.path, ...because(error.refusal?.reason) }];
  }
  const free = player ? freeFindings(lesson, player) : [];
  return [...solutionFindings(lesson), ...free, ...mistakeFindings(lesson), ...wayFindings(lesson), ...textFindings(lesson, texts)];
}

/** What a finding says of the rules. */
const because = (refusal: RefusalReason | null | undefined): Pick<Finding, "refusal"> => (refusal ? { refusal } : {});

/** The id that the step at a path gives itself, as far as it has one. */
function stepAt(source: unknown, path: string): string | null {
  const number = /^steps\[(\d+)\]/.exec(path)?.[1];
  if (number === undefined) return null;
  const id = textIn(typeof source === "string" ? (JSON.parse(source) as unknown) : source, `steps.${number}.id`);
  return id ?? null;
}

/** Every question has its model answer, and the way of the model answers ends. */
function solutionFindings(lesson: Lesson): Finding[] {
  return mainLine(lesson).flatMap((state): Finding[] => {
    const step = currentStep(state);
    if (step.kind !== "expect") return [];
    const [action] = lineOf(lesson, step);
    if (!action) return [{ step: step.id, code: "solution-missing", about: "solution" }];
    const { kind } = answer(state, { kind: "action", action });
    return kind === "accepted" ? [] : [{ step: step.id, code: "solution-refused", about: formatAction(action) }];
  });
}

/** A learner who knows the solution's cards reaches the goal, whatever the others answer; where one cannot be played, any other is. */
function freeFindings(lesson: Lesson, player: Player): Finding[] {
  return mainLine(lesson, player).flatMap((begun): Finding[] => {
    const step = currentStep(begun);
    if (step.kind !== "free") return [];
    const own = lineOf(lesson, step).filter(({ seat }) => seat === lesson.seat);
    let state = begun;
    while (state.phase.kind === "asking") {
      const wish = own.shift();
      const action = wish && check(state.position, wish) === null ? wish : actionOf(player, state.position, lesson.seat, step.seed);
      state = answer(state, { kind: "action", action }).state;
    }
    return state.phase.kind === "answered" ? [] : [{ step: step.id, code: "solution-unplayable", about: "solution" }];
  });
}

/** The states in which the steps begin, on the way of the model answers. */
function mainLine(lesson: Lesson, player?: Player): LessonState[] {
  const states: LessonState[] = [];
  for (let { state } = start(lesson, 0, player); state.phase.kind !== "ended"; state = skip(state).state) states.push(state);
  return states;
}

/** Each mistake gets exactly what the lesson says it gets, and each word of the lesson is tried by some mistake. */
function mistakeFindings(lesson: Lesson): Finding[] {
  const line = new Map(mainLine(lesson).map((state) => [currentStep(state).id, state]));
  const heard = new Map<string, Set<TextKey>>();
  const findings = lesson.mistakes.flatMap((mistake, index): Finding[] => {
    const state = line.get(mistake.step);
    if (!state) return [];
    const found = (code: FindingCode, got = ""): Finding[] => [{ step: mistake.step, code, about: `mistakes[${String(index)}] ${got}`.trim() }];
    const got = tried(state, mistake.answer);
    if (got === "accepted") return found("mistake-accepted");
    if (got === "impossible") return found("mistake-impossible");
    const { reason, feedback } = got;
    if (reason === "card-not-held") return found("mistake-impossible");
    if (reason !== mistake.reason) return found("mistake-reason").map((finding) => ({ ...finding, ...because(reason) }));
    if (feedback !== mistake.feedback) return found("mistake-feedback", feedback ?? "");
    if (feedback !== null) heard.set(mistake.step, (heard.get(mistake.step) ?? new Set()).add(feedback));
    return [];
  });
  // A line that misses a goal may take a whole deal: nobody has to write one.
  const untried = lesson.steps.flatMap((step) =>
    [...new Set(asks(step) && step.kind !== "free" ? wordsForMistakes(step) : [])]
      .filter((word) => !heard.get(step.id)?.has(word))
      .map((word): Finding => ({ step: step.id, code: "feedback-untried", about: word })),
  );
  return [...findings, ...untried];
}

interface Said {
  readonly reason: RefusalReason | null;
  readonly feedback: TextKey | null;
}

/** What the lesson says to an answer at the beginning of a step. */
function tried(state: LessonState, given: TriedMistake["answer"]): Said | "accepted" | "impossible" {
  const step = currentStep(state);
  if (given.kind === "line") {
    if (step.kind !== "free") return "impossible";
    const { goal, refused } = followLine(step, state.position, given.play, state.lesson.seat);
    if (refused !== null) return "impossible";
    return goal === "failed" ? { reason: null, feedback: step.failed } : "accepted";
  }
  const got = answer(state, step.kind === "count" && given.kind === "count" ? filledIn(step, state, given.values) : given);
  return got.kind === "accepted" || got.kind === "aside" ? "accepted" : said(got);
}

/** A mistake names the fields that are wrong; the others are entered right. */
function filledIn(step: CountStep, { position, lesson }: LessonState, values: Entries): Answer {
  return { kind: "count", values: { ...rightValues(step, position, lesson.seat), ...values } };
}

function said({ state: { phase } }: Move): Said {
  if (phase.kind === "mistake") return { reason: null, feedback: phase.feedback };
  if (phase.kind !== "asking" || !phase.note) return { reason: null, feedback: null };
  const { note } = phase;
  if (note.kind === "miscounted") return { reason: null, feedback: note.feedback[0] ?? null };
  return { reason: note.kind === "refused" ? note.refusal.reason : null, feedback: note.feedback };
}

/** What holds on every way, not on the model's alone. */
function wayFindings(lesson: Lesson): Finding[] {
  const findings = new Map<string, Finding>();
  const add = (step: string, code: FindingCode, about: string) => findings.set(`${step} ${code} ${about}`, { step, code, about });
  const everLegal = new Map<ExpectStep, Set<number>>();
  for (const state of reachable(lesson)) {
    const step = currentStep(state);
    if (step.kind === "quiz" || step.kind === "count") answerHints(step, add);
    if (step.kind !== "expect") continue;
    const legal = everLegal.get(step) ?? new Set();
    everLegal.set(step, legal);
    const accepted = acceptedActions(step, state.position);
    if (step.accept !== "legal") {
      step.accept.forEach((action, index) => accepted.some((one) => sameAction(one, action)) && legal.add(index));
    }
    for (const action of [...legalActions(state.position), ...handfulActions(state.position)]) {
      if (accepted.some((one) => sameAction(one, action)) || isAside(step, action) || feedbackFor(step, action, null)) continue;
      add(step.id, "feedback-missing", cardsOf([action])[0] ?? action.type);
    }
    expectHints(step, state, cardsOf(accepted), add);
  }
  for (const [step, legal] of everLegal) {
    if (step.accept === "legal") continue;
    step.accept.forEach((_, index) => legal.has(index) || add(step.id, "answer-never-legal", `accept[${String(index)}]`));
  }
  return [...findings.values()];
}

type Add = (step: string, code: FindingCode, about: string) => void;

/** The narrower choice holds an answer; the last hint points at answers and at nothing else in the hand. */
function expectHints(step: ExpectStep, state: LessonState, accepted: readonly string[], add: Add): void {
  const [, narrow, show] = step.hints;
  if (accepted.length === 0) return; // a bid, a call to announce: nothing to point at
  const { hand } = view(state.position, state.lesson.seat);
  if (Array.isArray(narrow.marks) && narrow.marks.length > 0 && !accepted.some((card) => narrow.marks.includes(card))) {
    add(step.id, "hint-misleads", "hints.narrow");
  }
  if (!Array.isArray(show.marks)) {
    if (show.marks === "legal" && legalActions(state.position).length > accepted.length) add(step.id, "hint-misleads", "hints.show");
    return;
  }
  const pointed = show.marks.filter((mark: string) => hand.includes(mark));
  if (pointed.length === 0) add(step.id, "hint-shows-nothing", "hints.show");
  else if (!pointed.every((card: string) => accepted.includes(card))) add(step.id, "hint-misleads", "hints.show");
}

function answerHints(step: QuizStep | CountStep, add: Add): void {
  if (step.hints[2].marks !== "accepted") add(step.id, "hint-shows-nothing", "hints.show");
}
