/** What a quiz takes for an answer in a position; the rules core answers where it can. */
import { check, choices, result, view } from "../rules/index.js";
import type { Action, DealState, Seat } from "../rules/index.js";
import type { QuizStep, TextKey } from "./format.js";
import { measure } from "./measure.js";
import { sideOf } from "./sides.js";

/** Ids of the right choices, in the order in which the choices stand. */
export function rightChoices(step: QuizStep, position: DealState, seat: Seat): string[] {
  return step.choices.filter((choice) => isRight(step, choice.id, position, seat)).map((choice) => choice.id);
}

function isRight({ answer }: QuizStep, id: string, position: DealState, seat: Seat): boolean {
  if (answer === "legal") return isAllowed(id, position, seat);
  if (answer === "winner") return id === seatId(winner(position, seat));
  if (answer === "excuse") return id === seatId(excuseKeeper(position, seat));
  if (answer === "made") return id === verdict(position);
  if ("count" in answer) return id === String(measure(answer.of, answer.count, position, seat));
  return answer.includes(id);
}

const seatId = (seat: Seat | null) => `seat:${String(seat)}`;

/** A card to play, to call or to lay aside, or a bid. */
function isAllowed(id: string, position: DealState, seat: Seat): boolean {
  const now = choices(position);
  if (now.phase === "discard") return now.from.includes(id);
  const action: Action = now.phase === "bid" ? { seat, type: "bid", bid: id } : { seat, type: now.phase === "call" ? "call" : "play", card: id };
  return check(position, action) === null;
}

function verdict(position: DealState): string | null {
  const over = result(position);
  return over?.kind === "french-tarot" ? (over.made ? "made" : "failed") : null;
}

/**
 * Who has the Excuse in the end, of the trick on the table or else the last one: its player, or, where it changes sides,
 * who won it. Nobody at this trick where its own side has won it and gives it away all the same, for half a point back.
 */
function excuseKeeper(position: DealState, seat: Seat): Seat | null {
  const { trick, tricks, players } = view(position, seat);
  const shown = trick.cards.length > 0 ? trick : tricks.at(-1);
  const place = shown?.cards.indexOf("E") ?? -1;
  if (!shown || place === -1) return null;
  const over = result(position);
  const player = (shown.leader + place) % players;
  if (over?.kind !== "french-tarot" || over.excuse?.changedSides !== true || shown.winner === null) return player;
  return sideOf(position, player).includes(shown.winner) ? null : shown.winner;
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
