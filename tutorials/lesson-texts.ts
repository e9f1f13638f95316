import type { Lesson, Step, TextKey } from "./format.js";

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
  if (step.kind !== "expect" && step.kind !== "quiz") return [step.text];
  const asking = [step.text, step.ask, ...step.hints.map(({ say }) => say), step.right];
  if (step.kind === "expect") return [...asking, ...step.feedback.map(({ say }) => say)];
  return [...asking, step.wrong, ...step.choices.flatMap(({ shows, feedback }) => ["text" in shows ? shows.text : null, feedback])];
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
