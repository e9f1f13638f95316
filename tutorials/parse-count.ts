import { ScoreError, scoreFrenchTarot } from "../rules/index.js";
import type { ScoreInput } from "../rules/index.js";
import type { CountFeedback, CountField, CountSource, CountStep, Measure } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { measuresOf } from "./measure.js";
import { asking, askingKeys, card, type Surroundings } from "./parse-parts.js";
import { fields, idPattern, index, list, matching, number, object, optional, string, textKey } from "./shape.js";
import type { Fields } from "./shape.js";

const limits = { fields: 8, feedback: 10, cards: 78 };

export function parseCount(given: Fields, path: string, around: Surroundings): CountStep {
  const step = fields(given, path, [...askingKeys.required, "fields", "wrong"], [...askingKeys.optional, "of"]);
  const of = optional(step["of"], `${path}.of`, null, (value, at) => parseSource(value, at, around));
  const entries = list(step["fields"], `${path}.fields`, limits.fields, (entry, at) => parseField(entry, at, of, around));
  if (entries.length === 0) throw new LessonError("too-few", `${path}.fields`);
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new LessonError("double-id", `${path}.fields`);
  return { kind: "count", ...asking(step, path, around), of, fields: entries, wrong: textKey(step["wrong"], `${path}.wrong`) };
}

function parseField(value: unknown, path: string, of: CountSource | null, around: Surroundings): CountField {
  const given = fields(value, path, ["id", "label", "is"], ["feedback"]);
  return {
    id: matching(given["id"], `${path}.id`, idPattern, "bad-id"),
    label: textKey(given["label"], `${path}.label`),
    is: typeof given["is"] === "number" ? number(given["is"], `${path}.is`) : parseMeasure(given["is"], `${path}.is`, of, around),
    feedback: optional(given["feedback"], `${path}.feedback`, [], (words, at) => list(words, at, limits.feedback, parseFeedback)),
  };
}

function parseFeedback(value: unknown, path: string): CountFeedback {
  const given = fields(value, path, ["say"], ["value", "off"]);
  const say = textKey(given["say"], `${path}.say`);
  if ("value" in given === "off" in given) throw new LessonError("missing-key", `${path}.value`);
  return "value" in given ? { value: number(given["value"], `${path}.value`), say } : { off: number(given["off"], `${path}.off`), say };
}

export function parseMeasure(value: unknown, path: string, of: CountSource | null, around: Surroundings): Measure {
  const name = string(value, path, 20);
  const known = of ? measuresOf(of, around.deal.players).find((measure) => measure === name) : undefined;
  if (known === undefined) throw new LessonError("bad-measure", path);
  return known;
}

export function parseSource(value: unknown, path: string, around: Surroundings): CountSource {
  if (value === "trick" || value === "hand" || value === "dog" || value === "deal") return { kind: value };
  const given = fields(value, path, [], ["cards", "won", "score"]);
  const [only = "", ...more] = Object.keys(given);
  if (only === "" || more.length > 0) throw new LessonError("bad-measure", path);
  if (only === "cards") return { kind: "cards", cards: list(given["cards"], `${path}.cards`, limits.cards, (code, at) => card(code, at, around)) };
  if (only === "won") return { kind: "won", seats: list(given["won"], `${path}.won`, around.deal.players, (seat, at) => index(seat, at, around.deal.players)) };
  return { kind: "score", score: parseScore(given["score"], `${path}.score`) };
}

/** The core knows what such an input may be; here only strangers are turned away. */
function parseScore(value: unknown, path: string): ScoreInput {
  const known = ["players", "contract", "takerPoints", "bouts"];
  const input = fields(object(value, path), path, known, ["petitAuBout", "handfuls", "slam", "slamAnnounced", "alone"]) as unknown as ScoreInput;
  try {
    scoreFrenchTarot(input);
    return input;
  } catch (error) {
    if (!(error instanceof ScoreError)) throw error;
    throw new LessonError("bad-score", `${path}.${error.field}`);
  }
}
