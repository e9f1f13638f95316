import { check, formatAction, toRecord } from "../rules/index.js";
import type { CardCode } from "../rules/index.js";
import { actionOf, playOn } from "./free-play.js";
import type { GoalState } from "./goal.js";
import { LessonError } from "./lesson-error.js";
import { readLesson } from "./parse-lesson.js";
import { ownAction } from "./parse-parts.js";
import { readJson } from "./plain-json.js";
import type { Player } from "./run-state.js";
import { askedIn, currentStep, start } from "./runner.js";

export interface FreeLine {
  /** As a lesson's `solution` and `mistakes` write it. */
  readonly play: readonly string[];
  readonly goal: GoalState;
}

/**
 * What comes of a `free` step when the learner plays these cards, and after them what a player would.
 * For authors, who may not have written a solution yet. Throws a LessonError on a faulty file, step or card.
 */
export function freeLine(source: string, id: string, cards: readonly CardCode[], player: Player): FreeLine {
  const lesson = readLesson(readJson(source));
  const index = lesson.steps.findIndex((step) => step.id === id);
  const { state } = start(lesson, index);
  const step = currentStep(state);
  if (index === -1 || step.kind !== "free") throw new LessonError("unknown-step", id);
  const asked = askedIn(state);
  const wishes = [...cards];
  let position = asked;
  let goal: GoalState = "open";
  while (goal === "open") {
    const wish = wishes.shift();
    const action = wish === undefined ? actionOf(player, position, lesson.seat, step.seed) : ownAction(lesson.seat)(`${String(lesson.seat)} play ${wish}`, wish);
    const refusal = check(position, action);
    if (refusal) throw new LessonError("illegal-action", formatAction(action), refusal);
    ({ position, goal } = playOn(step, asked, position, action, player));
  }
  return { play: toRecord(position).actions.slice(toRecord(asked).actions.length), goal };
}
