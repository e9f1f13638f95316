import { frenchTarotBids } from "../rules/index.js";
import type { CountSource, QuizAnswer, QuizChoice, QuizStep } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { parseMeasure, parseSource } from "./parse-count.js";
import { asking, askingKeys, card, type Surroundings } from "./parse-parts.js";
import { boolean, fields, idPattern, index, list, matching, number, optional, string, textKey } from "./shape.js";
import type { Fields } from "./shape.js";

const mostChoices = 24;

export function parseQuiz(given: Fields, path: string, around: Surroundings): QuizStep {
  const step = fields(given, path, [...askingKeys.required, "choices", "answer", "wrong"], [...askingKeys.optional, "many"]);
  const choices = list(step["choices"], `${path}.choices`, mostChoices, (entry, at) => parseChoice(entry, at, around));
  if (choices.length < 2) throw new LessonError("too-few", `${path}.choices`);
  const ids = choices.map((choice) => choice.id);
  if (new Set(ids).size < ids.length) throw new LessonError("double-id", `${path}.choices`);
  const answer = parseAnswer(step["answer"], `${path}.answer`, choices, around);
  const many = optional(step["many"], `${path}.many`, false, boolean);
  if (!many && Array.isArray(answer) && answer.length > 1) throw new LessonError("too-many", `${path}.answer`);
  return { kind: "quiz", ...asking(step, path, around), choices, answer, many, wrong: textKey(step["wrong"], `${path}.wrong`) };
}

function parseChoice(value: unknown, path: string, around: Surroundings): QuizChoice {
  const given = fields(value, path, [], ["id", "feedback", ...shownKeys]);
  const feedback = optional(given["feedback"], `${path}.feedback`, null, textKey);
  const shown = shownKeys.filter((key) => key in given);
  if (shown.length !== 1) throw new LessonError("bad-choice", path);
  if ("text" in given) return { id: matching(given["id"], `${path}.id`, idPattern, "bad-id"), shows: { text: textKey(given["text"], `${path}.text`) }, feedback };
  // All others name themselves.
  if ("id" in given) throw new LessonError("unknown-key", `${path}.id`);
  if ("card" in given) {
    const shows = { card: card(given["card"], `${path}.card`, around) };
    return { id: shows.card, shows, feedback };
  }
  if ("bid" in given) {
    const shows = { bid: oneBid(given["bid"], `${path}.bid`) };
    return { id: shows.bid, shows, feedback };
  }
  if ("value" in given) {
    const shows = { value: number(given["value"], `${path}.value`) };
    return { id: String(shows.value), shows, feedback };
  }
  const shows = { seat: index(given["seat"], `${path}.seat`, around.deal.players) };
  return { id: `seat:${String(shows.seat)}`, shows, feedback };
}

const shownKeys = ["text", "card", "seat", "bid", "value"] as const;

function oneBid(value: unknown, path: string): string {
  const bid = string(value, path, 20);
  if (!frenchTarotBids.some((known) => known === bid)) throw new LessonError("bad-choice", path);
  return bid;
}

/** What choices have to show where the core answers. */
const answerable: Readonly<Record<"legal" | "winner" | "excuse" | "made", readonly string[]>> = { legal: ["card", "bid"], winner: ["seat"], excuse: ["seat"], made: ["text"] };

function parseAnswer(value: unknown, path: string, choices: readonly QuizChoice[], around: Surroundings): QuizAnswer {
  const insist = (...kinds: readonly string[]) => {
    if (!choices.every(({ shows }) => kinds.some((kind) => kind in shows))) throw new LessonError("bad-choice", path);
  };
  if (value === "legal" || value === "winner" || value === "excuse" || value === "made") {
    insist(...answerable[value]);
    return value;
  }
  if (!Array.isArray(value)) {
    const given = fields(value, path, ["count", "of"]);
    const of: CountSource = parseSource(given["of"], `${path}.of`, around);
    insist("value");
    return { count: parseMeasure(given["count"], `${path}.count`, of, around), of };
  }
  const ids = list(value, path, choices.length, (entry, at) => string(entry, at, 40));
  if (ids.length === 0) throw new LessonError("too-few", path);
  if (new Set(ids).size < ids.length || !ids.every((id) => choices.some((choice) => choice.id === id))) throw new LessonError("bad-choice", path);
  return ids;
}
