import { firstFault } from "./explore.js";
import { lessonFormat } from "./format.js";
import type { Answer, AskingStep, Lesson, Line, Solved, Step, TextKey, TriedMistake } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { parseDeal } from "./parse-deal.js";
import { migrated, type Migrations } from "./migrate.js";
import { actions, ownAction } from "./parse-parts.js";
import { parseStep } from "./parse-steps.js";
import { plainCopy, readJson } from "./plain-json.js";
import { asks } from "./runner.js";
import { fields, idPattern, index, join, list, matching, number, object, optional, reason, string, textKey } from "./shape.js";

const limits = { steps: 60, prerequisites: 20, mistakes: 200, text: 1000, texts: 500, languages: 10 };

/**
 * A lesson from a file: JSON text, or a value that was JSON. Whoever wrote it is not trusted: what comes back can be
 * taught to its end, whichever accepted answers a learner gives; anything else throws a LessonError.
 */
export function parseLesson(source: unknown): Lesson {
  const lesson = readLesson(typeof source === "string" ? readJson(source) : plainCopy(source));
  const fault = firstFault(lesson);
  if (fault) throw fault;
  return lesson;
}

/** Reads without walking every way: for this package's own lessons, which its tests have walked. */
export function readLesson(file: unknown, migrations?: Migrations): Lesson {
  const value = object(migrated(file, migrations), "");
  // Before its keys: those of another format are no faults.
  if (value["format"] !== undefined && value["format"] !== lessonFormat) throw new LessonError("format", "format");
  const required = ["format", "id", "title", "goal", "learnt", "seat", "deal", "steps"];
  const given = fields(value, "", required, ["$schema", "prerequisites", "solution", "mistakes", "texts"]);
  optional(given["$schema"], "$schema", "", (address, at) => string(address, at, 200));
  const deal = parseDeal(given["deal"], "deal");
  const seat = index(given["seat"], "seat", deal.players);
  const steps: Step[] = [];
  list(given["steps"], "steps", limits.steps, (entry, at) => {
    steps.push(parseStep(entry, at, { deal, seat, before: steps.map((step) => step.id) }));
  });
  if (steps.length === 0) throw new LessonError("too-few", "steps");
  // Nobody knows what free play leaves.
  const adrift = steps.findIndex((step, at) => steps[at - 1]?.kind === "free" && step.deal === null && step.goto === null);
  if (adrift !== -1) throw new LessonError("needs-deal", `steps[${String(adrift)}]`);
  return {
    format: lessonFormat,
    id: matching(given["id"], "id", idPattern, "bad-id"),
    title: textKey(given["title"], "title"),
    goal: textKey(given["goal"], "goal"),
    learnt: textKey(given["learnt"], "learnt"),
    prerequisites: optional(given["prerequisites"], "prerequisites", [], (ids, at) =>
      list(ids, at, limits.prerequisites, (id, here) => matching(id, here, idPattern, "bad-id")),
    ),
    seat,
    deal,
    steps,
    solution: optional(given["solution"], "solution", [], (entries, at) => list(entries, at, limits.steps, (entry, here) => readSolved(entry, here, seat, steps))),
    mistakes: optional(given["mistakes"], "mistakes", [], (entries, at) => list(entries, at, limits.mistakes, (entry, here) => readMistake(entry, here, seat, steps))),
    texts: optional(given["texts"], "texts", null, readTexts),
  };
}

function readSolved(value: unknown, path: string, seat: number, steps: readonly Step[]): Solved {
  const given = object(value, path);
  const step = knownStep(given["step"], `${path}.step`, steps);
  if (step.kind === "free") return { step: step.id, play: actions(fields(value, path, ["step", "play"])["play"], `${path}.play`) };
  if (step.kind !== "expect") throw new LessonError("unknown-step", `${path}.step`);
  return { step: step.id, play: [ownAction(seat)(fields(value, path, ["step", "action"])["action"], `${path}.action`)] };
}

/** How the answers to a step of each kind are called. */
const answerKeys = { expect: "action", quiz: "choice", count: "count", free: "play" } as const;

function readMistake(value: unknown, path: string, seat: number, steps: readonly Step[]): TriedMistake {
  const step = knownStep(object(value, path)["step"], `${path}.step`, steps);
  const key = answerKeys[step.kind];
  const given = fields(value, path, ["step", key], ["reason", "feedback"]);
  return {
    step: step.id,
    answer: readAnswer(step, given[key], `${path}.${key}`, seat),
    reason: optional(given["reason"], `${path}.reason`, null, reason),
    feedback: optional(given["feedback"], `${path}.feedback`, null, textKey),
  };
}

function readAnswer(step: AskingStep, value: unknown, path: string, seat: number): Answer | Line {
  switch (step.kind) {
    case "expect":
      return { kind: "action", action: ownAction(seat)(value, path) };
    case "quiz":
      return { kind: "choice", chosen: list(value, path, 24, (id, at) => string(id, at, 40)) };
    case "count": {
      const ids = step.fields.map(({ id }) => id);
      return { kind: "count", values: Object.fromEntries(Object.entries(fields(value, path, [], ids)).map(([id, entry]) => [id, number(entry, join(path, id))])) };
    }
    case "free":
      return { kind: "line", play: actions(value, path) };
  }
}

/** A step that asks. */
function knownStep(value: unknown, path: string, steps: readonly Step[]): AskingStep {
  const step = steps.find(({ id }) => id === value);
  if (!step || !asks(step)) throw new LessonError("unknown-step", path);
  return step;
}

/** By language, then nested by the parts of the keys; kept flat, and only ever shown as text. */
function readTexts(value: unknown, path: string): ReadonlyMap<string, ReadonlyMap<TextKey, string>> {
  const languages = Object.entries(object(value, path));
  if (languages.length > limits.languages) throw new LessonError("too-many", path);
  return new Map(
    languages.map(([language, tree]) => {
      const at = join(path, language);
      if (!/^[a-z]{2,3}$/.test(language)) throw new LessonError("bad-language", at);
      const texts = new Map<TextKey, string>();
      collectTexts(tree, at, "", texts);
      if (texts.size > limits.texts) throw new LessonError("too-many", at);
      return [language, texts];
    }),
  );
}

function collectTexts(value: unknown, path: string, prefix: string, into: Map<TextKey, string>): void {
  for (const [name, entry] of Object.entries(object(value, path))) {
    const at = join(path, name);
    if (!/^[a-z0-9][\w-]*$/i.test(name)) throw new LessonError("bad-text-key", at);
    if (typeof entry === "string") into.set(prefix + name, string(entry, at, limits.text));
    else collectTexts(entry, at, `${prefix}${name}.`, into);
  }
}
