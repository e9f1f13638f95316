/** What a quiz takes for an answer in a position; the rules core answers where it can. */
import { check, view } from "../rules/index.js";
import type { DealState, Seat } from "../rules/index.js";
import type { QuizStep, TextKey } from "./format.js";

/** Ids of the right choices, in the order in which the choices stand. */
export function rightChoices(step: QuizStep, position: DealState, seat: Seat): string[] {
  return step.choices.filter((choice) => isRight(step, choice.id, position, seat)).map((choice) => choice.id);
}

function isRight(step: QuizStep, id: string, position: DealState, seat: Seat): boolean {
  if (step.answer === "legal") return check(position, { seat, type: "play", card: id }) === null;
  if (step.answer === "winner") return id === `seat:${String(winner(position, seat))}`;
  return step.answer.includes(id);
}

/** Of the trick on the table, so far; between two tricks, of the last one. */
function winner(position: DealState, seat: Seat): Seat | null {
  const seen = view(position, seat);
  return seen.trick.cards.length > 0 ? seen.trick.winner : (seen.tricks.at(-1)?.winner ?? null);
}

/** null where exactly the right choices were made; else what to say: to the first wrong choice, then to the first one missed. */
export function quizFault(step: QuizStep, chosen: readonly string[], right: readonly string[]): TextKey | null {
  const tooMany = step.choices.filter(({ id }) => chosen.includes(id) && !right.includes(id));
  const missed = step.choices.filter(({ id }) => !chosen.includes(id) && right.includes(id));
  const faults = [...tooMany, ...missed];
  if (faults.length === 0) return null;
  return faults.find((choice) => choice.feedback !== null)?.feedback ?? step.wrong;
}
