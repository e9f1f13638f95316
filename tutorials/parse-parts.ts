/** What steps of several kinds are made of. */
import { deck, parseAction, RecordError } from "../rules/index.js";
import type { Action, CardCode, DealRecord, Seat } from "../rules/index.js";
import type { AskingStep, Hint, HintLadder, Step, Target } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { parseDeal } from "./parse-deal.js";
import { fields, idPattern, list, matching, optional, string, textKey } from "./shape.js";
import type { Fields } from "./shape.js";

/** What steps may refer to. */
export interface Surroundings {
  /** The lesson's first position: its game and its number of players hold for all. */
  readonly deal: DealRecord;
  readonly seat: Seat;
  /** Ids of the steps before. */
  readonly before: readonly string[];
}

const limits = { actions: 120, marks: 40 };
const ladder = ["nudge", "narrow", "show"];

/** Keys that any step may have. */
export const baseKeys = ["deal", "goto"];
/** Keys that a step which asks must have, and those that it may have. */
export const askingKeys = { required: ["kind", "id", "ask", "hints", "right"], optional: [...baseKeys, "text", "before"] };

/** Where a step stands and begins. */
export function base(step: Fields, path: string, around: Surroundings): Pick<Step, "id" | "deal" | "goto"> {
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

/** What all steps that ask have in common. */
export function asking(step: Fields, path: string, around: Surroundings): Pick<AskingStep, "id" | "deal" | "goto" | "text" | "before" | "ask" | "hints" | "right"> {
  return {
    ...base(step, path, around),
    text: optional(step["text"], `${path}.text`, null, textKey),
    before: optional(step["before"], `${path}.before`, [], actions),
    ask: textKey(step["ask"], `${path}.ask`),
    hints: parseHints(step["hints"], `${path}.hints`, around),
    right: textKey(step["right"], `${path}.right`),
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

export function targetReader(around: Surroundings) {
  return (value: unknown, path: string): Target => {
    const target = string(value, path, 10);
    const seat = /^seat:(\d)$/.exec(target)?.[1];
    const known = target === "trick" || target === "dog" || (seat !== undefined && Number(seat) < around.deal.players);
    if (!known && !deck(around.deal.game).includes(target)) throw new LessonError("bad-target", path);
    return target;
  };
}

export function card(value: unknown, path: string, around: Surroundings): CardCode {
  const code = string(value, path, 4);
  if (!deck(around.deal.game).includes(code)) throw new LessonError("bad-target", path);
  return code;
}

export function actions(value: unknown, path: string): Action[] {
  return list(value, path, limits.actions, action);
}

function action(value: unknown, path: string): Action {
  const text = string(value, path, 200);
  try {
    return parseAction(text);
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
