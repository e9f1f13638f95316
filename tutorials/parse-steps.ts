import type { Arrow, AutoStep, ExpectStep, Feedback, SayStep, ShowStep, Step } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { parseCount } from "./parse-count.js";
import { parseFree } from "./parse-free.js";
import { actions, asking, askingKeys, base, baseKeys, ownAction, targetReader, type Surroundings } from "./parse-parts.js";
import { parseQuiz } from "./parse-quiz.js";
import { fields, list, object, optional, reason, string, textKey } from "./shape.js";
import type { Fields } from "./shape.js";

const limits = { accept: 100, feedback: 20, marks: 40, arrows: 20 };

/** Kinds that are built. A lesson with another kind is refused as a whole: half a lesson teaches nothing. */
const kinds = { say: parseSay, show: parseShow, auto: parseAuto, expect: parseExpect, quiz: parseQuiz, count: parseCount, free: parseFree } as const;

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
  const step = fields(given, path, [...askingKeys.required, "accept"], [...askingKeys.optional, "feedback", "after"]);
  const accept = step["accept"] === "legal" ? "legal" : list(step["accept"], `${path}.accept`, limits.accept, ownAction(around.seat));
  if (accept.length === 0) throw new LessonError("too-few", `${path}.accept`);
  return {
    kind: "expect",
    ...asking(step, path, around),
    accept,
    feedback: optional(step["feedback"], `${path}.feedback`, [], (value, at) =>
      list(value, at, limits.feedback, (entry, here) => parseFeedback(entry, here, around)),
    ),
    after: optional(step["after"], `${path}.after`, [], actions),
  };
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

