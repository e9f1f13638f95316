import { deck, formatAction, parseAction, RecordError } from "../rules/index.js";
import type { Action, CardCode, DealRecord, Seat } from "../rules/index.js";
import type { Arrow, AutoStep, ExpectStep, Feedback, Hint, HintLadder, QuizChoice, QuizStep, SayStep, ShowStep, Step, Target } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { parseDeal } from "./parse-deal.js";
import { boolean, fields, idPattern, index, list, matching, object, optional, reason, string, textKey } from "./shape.js";
import type { Fields } from "./shape.js";

/** What steps may refer to. */
export interface Surroundings {
  /** The lesson's first position: its game and its number of players hold for all. */
  readonly deal: DealRecord;
  readonly seat: Seat;
  /** Ids of the steps before. */
  readonly before: readonly string[];
}

const limits = { actions: 80, accept: 100, feedback: 20, choices: 24, marks: 40, arrows: 20 };
const baseKeys = ["deal", "goto"];
const ladder = ["nudge", "narrow", "show"];

/** Kinds that are built. A lesson with another kind is refused as a whole: half a lesson teaches nothing. */
const kinds = { say: parseSay, show: parseShow, auto: parseAuto, expect: parseExpect, quiz: parseQuiz } as const;

export function parseStep(value: unknown, path: string, around: Surroundings): Step {
  const given = object(value, path);
  if (!("kind" in given)) throw new LessonError("missing-key", `${path}.kind`);
  const kind = string(given["kind"], `${path}.kind`, 20);
  if (!Object.hasOwn(kinds, kind)) throw new LessonError("unknown-kind", `${path}.kind`);
  return kinds[kind as keyof typeof kinds](given, path, around);
}

function parseSay(given: Fields, path: string, around: Surroundings): SayStep {
  const step = fields(given, path, ["kind", "id", "text"], baseKeys);
  return { kind: "say", ...base(step, path, around), text: textKey(step["text"], `${path}.text`) };
}

function parseShow(given: Fields, path: string, around: Surroundings): ShowStep {
  const step = fields(given, path, ["kind", "id", "text"], [...baseKeys, "marks", "arrows"]);
  const target = targetReader(around);
  const arrow = (value: unknown, at: string): Arrow => {
    const ends = fields(value, at, ["from", "to"]);
    return { from: target(ends["from"], `${at}.from`), to: target(ends["to"], `${at}.to`) };
  };
  return {
    kind: "show",
    ...base(step, path, around),
    text: textKey(step["text"], `${path}.text`),
    marks: optional(step["marks"], `${path}.marks`, [], (value, at) => list(value, at, limits.marks, target)),
    arrows: optional(step["arrows"], `${path}.arrows`, [], (value, at) => list(value, at, limits.arrows, arrow)),
  };
}

function parseAuto(given: Fields, path: string, around: Surroundings): AutoStep {
  const step = fields(given, path, ["kind", "id", "text", "play"], baseKeys);
  const play = actions(step["play"], `${path}.play`);
  if (play.length === 0) throw new LessonError("too-few", `${path}.play`);
  return { kind: "auto", ...base(step, path, around), text: textKey(step["text"], `${path}.text`), play };
}

function parseExpect(given: Fields, path: string, around: Surroundings): ExpectStep {
  const step = fields(given, path, ["kind", "id", "ask", "accept", "hints", "right"], [...baseKeys, "text", "before", "feedback", "after"]);
  const accept = step["accept"] === "legal" ? "legal" : list(step["accept"], `${path}.accept`, limits.accept, ownAction(around.seat));
  if (accept.length === 0) throw new LessonError("too-few", `${path}.accept`);
  return {
    kind: "expect",
    ...base(step, path, around),
    text: optional(step["text"], `${path}.text`, null, textKey),
    before: optional(step["before"], `${path}.before`, [], actions),
    ask: textKey(step["ask"], `${path}.ask`),
    accept,
    feedback: optional(step["feedback"], `${path}.feedback`, [], (value, at) =>
      list(value, at, limits.feedback, (entry, here) => parseFeedback(entry, here, around)),
    ),
    hints: parseHints(step["hints"], `${path}.hints`, around),
    right: textKey(step["right"], `${path}.right`),
    after: optional(step["after"], `${path}.after`, [], actions),
  };
}

function parseQuiz(given: Fields, path: string, around: Surroundings): QuizStep {
  const step = fields(given, path, ["kind", "id", "ask", "choices", "answer", "hints", "right", "wrong"], [...baseKeys, "text", "before", "many"]);
  const choices = list(step["choices"], `${path}.choices`, limits.choices, (entry, at) => parseChoice(entry, at, around));
  if (choices.length < 2) throw new LessonError("too-few", `${path}.choices`);
  const ids = choices.map((choice) => choice.id);
  if (new Set(ids).size < ids.length) throw new LessonError("double-id", `${path}.choices`);
  const answer = parseAnswer(step["answer"], `${path}.answer`, choices);
  const many = optional(step["many"], `${path}.many`, false, boolean);
  if (!many && answer.length > 1 && Array.isArray(answer)) throw new LessonError("too-many", `${path}.answer`);
  return {
    kind: "quiz",
    ...base(step, path, around),
    text: optional(step["text"], `${path}.text`, null, textKey),
    before: optional(step["before"], `${path}.before`, [], actions),
    ask: textKey(step["ask"], `${path}.ask`),
    choices,
    answer,
    many,
    hints: parseHints(step["hints"], `${path}.hints`, around),
    right: textKey(step["right"], `${path}.right`),
    wrong: textKey(step["wrong"], `${path}.wrong`),
  };
}

/** Where a step stands and begins. */
function base(step: Fields, path: string, around: Surroundings): Pick<Step, "id" | "deal" | "goto"> {
  const id = matching(step["id"], `${path}.id`, idPattern, "bad-id");
  if (around.before.includes(id)) throw new LessonError("double-id", `${path}.id`);
  const goto = optional(step["goto"], `${path}.goto`, null, (value, at) => matching(value, at, idPattern, "bad-id"));
  if (goto !== null && !around.before.includes(goto)) throw new LessonError("unknown-step", `${path}.goto`);
  const deal = optional(step["deal"], `${path}.deal`, null, parseDeal);
  // One position or the other: both would leave open which one counts.
  if (deal && goto !== null) throw new LessonError("unknown-key", `${path}.goto`);
  if (deal && (deal.game !== around.deal.game || deal.players !== around.deal.players)) throw new LessonError("bad-deal", `${path}.deal`);
  return { id, deal, goto };
}

function parseFeedback(value: unknown, path: string, around: Surroundings): Feedback {
  const given = fields(value, path, ["say"], ["for", "reason", "then"]);
  const then = optional(given["then"], `${path}.then`, [], actions);
  const why = optional(given["reason"], `${path}.reason`, null, reason);
  // A refused card is not played, so nothing can follow from it.
  if (why !== null && then.length > 0) throw new LessonError("unknown-key", `${path}.then`);
  return {
    for: optional(given["for"], `${path}.for`, null, (list_, at) => list(list_, at, limits.accept, ownAction(around.seat))),
    reason: why,
    say: textKey(given["say"], `${path}.say`),
    then,
  };
}

function parseHints(value: unknown, path: string, around: Surroundings): HintLadder {
  const given = fields(value, path, ladder);
  const target = targetReader(around);
  const hint = (rung: string): Hint => {
    const at = `${path}.${rung}`;
    const { say, marks } = fields(given[rung], at, ["say"], ["marks"]);
    return {
      say: textKey(say, `${at}.say`),
      marks: marks === "legal" || marks === "accepted" ? marks : optional(marks, `${at}.marks`, [], (list_, here) => list(list_, here, limits.marks, target)),
    };
  };
  return [hint("nudge"), hint("narrow"), hint("show")];
}

function parseChoice(value: unknown, path: string, around: Surroundings): QuizChoice {
  const given = fields(value, path, [], ["id", "text", "card", "seat", "feedback"]);
  const feedback = optional(given["feedback"], `${path}.feedback`, null, textKey);
  const shown = ["text", "card", "seat"].filter((key) => key in given);
  if (shown.length !== 1) throw new LessonError("bad-choice", path);
  if ("card" in given) {
    const shows = { card: card(given["card"], `${path}.card`, around) };
    return { id: ownId(given, path, shows.card), shows, feedback };
  }
  if ("seat" in given) {
    const shows = { seat: index(given["seat"], `${path}.seat`, around.deal.players) };
    return { id: ownId(given, path, `seat:${String(shows.seat)}`), shows, feedback };
  }
  const id = matching(given["id"], `${path}.id`, idPattern, "bad-id");
  return { id, shows: { text: textKey(given["text"], `${path}.text`) }, feedback };
}

/** Cards and seats name themselves. */
function ownId(given: Fields, path: string, id: string): string {
  if ("id" in given) throw new LessonError("unknown-key", `${path}.id`);
  return id;
}

function parseAnswer(value: unknown, path: string, choices: readonly QuizChoice[]): QuizStep["answer"] {
  if (value === "legal" || value === "winner") {
    const wanted = value === "legal" ? "card" : "seat";
    if (!choices.every(({ shows }) => wanted in shows)) throw new LessonError("bad-choice", path);
    return value;
  }
  const ids = list(value, path, choices.length, (entry, at) => string(entry, at, 40));
  if (ids.length === 0) throw new LessonError("too-few", path);
  if (new Set(ids).size < ids.length || !ids.every((id) => choices.some((choice) => choice.id === id))) throw new LessonError("bad-choice", path);
  return ids;
}

function targetReader(around: Surroundings) {
  return (value: unknown, path: string): Target => {
    const target = string(value, path, 10);
    const seat = /^seat:(\d)$/.exec(target)?.[1];
    const known = target === "trick" || target === "dog" || (seat !== undefined && Number(seat) < around.deal.players);
    if (!known && !deck(around.deal.game).includes(target)) throw new LessonError("bad-target", path);
    return target;
  };
}

function card(value: unknown, path: string, around: Surroundings): CardCode {
  const code = string(value, path, 4);
  if (!deck(around.deal.game).includes(code)) throw new LessonError("bad-target", path);
  return code;
}

function actions(value: unknown, path: string): Action[] {
  return list(value, path, limits.actions, action);
}

function action(value: unknown, path: string): Action {
  const text = string(value, path, 200);
  try {
    const parsed = parseAction(text);
    formatAction(parsed);
    return parsed;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new LessonError("bad-action", path);
  }
}

/** An action of the learner. */
export function ownAction(seat: Seat) {
  return (value: unknown, path: string): Action => {
    const own = action(value, path);
    if (own.seat !== seat) throw new LessonError("not-learners-turn", path);
    return own;
  };
}
