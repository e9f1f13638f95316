import type { AskingStep, Lesson, Step, TextKey } from "./format.js";
import { asks } from "./runner.js";

/** Every text that a lesson may show, with the step that shows it first (null: the lesson as a whole). */
export function textKeys(lesson: Lesson): Map<TextKey, string | null> {
  const keys = new Map<TextKey, string | null>();
  const add = (key: TextKey | null, step: string | null) => {
    if (key !== null && !keys.has(key)) keys.set(key, step);
  };
  for (const key of [lesson.title, lesson.goal, lesson.learnt]) add(key, null);
  for (const step of lesson.steps) for (const key of keysOf(step)) add(key, step.id);
  return keys;
}

function keysOf(step: Step): (TextKey | null)[] {
  if (!asks(step)) return [step.text];
  return [step.text, ...(step.facts ?? []), step.ask, ...step.hints.map(({ say }) => say), step.right, ...wordsForMistakes(step), ...labels(step)];
}

function labels(step: AskingStep): (TextKey | null)[] {
  if (step.kind === "quiz") return step.choices.map(({ shows }) => ("text" in shows ? shows.text : null));
  return step.kind === "count" ? step.fields.map(({ label }) => label) : [];
}

/** What a step has to say to answers that it does not accept. */
export function wordsForMistakes(step: AskingStep): TextKey[] {
  switch (step.kind) {
    case "expect":
      return step.feedback.map(({ say }) => say);
    case "quiz":
      return [...step.choices.flatMap(({ feedback }) => feedback ?? []), step.wrong];
    case "count":
      return [...step.fields.flatMap(({ feedback }) => feedback.map(({ say }) => say)), step.wrong];
    case "free":
      return step.failed === null ? [] : [step.failed];
  }
}

/**
 * The text of a key in a tree of texts (`{ overtrump: { goal: "…" } }`), or undefined.
 * Looks at nothing that the tree does not own.
 */
export function textIn(tree: unknown, key: TextKey): string | undefined {
  let at: unknown = tree;
  for (const part of key.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[part];
  }
  return typeof at === "string" ? at : undefined;
}

/** All keys of a tree. */
export function keysIn(tree: unknown, prefix = ""): TextKey[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => (typeof value === "string" ? [prefix + name] : keysIn(value, `${prefix}${name}.`)));
}
