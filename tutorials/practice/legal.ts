/** "Which of these may you play?" */
import { check, choices, isTrump, view, type CardCode, type DealState, type Dice, type RefusalReason, type Seat, type Trick } from "../../rules/index.js";
import type { TextKey, TextValue } from "../format.js";
import { bestOf, cardLed, findMoment, someOf, type Moment } from "./moments.js";
import { asked, type Question } from "./question.js";

const fewest = 4;
const mostAllowed = 3;
const mostForbidden = 4;

type Duty = "follow" | "trumps-over" | "trumps-under" | "ruff" | "ruff-over" | "ruff-under";

interface Turn {
  readonly position: DealState;
  readonly seat: Seat;
  readonly hand: readonly CardCode[];
  readonly allowed: readonly CardCode[];
  readonly trick: Trick;
  readonly duty: Duty;
}

export function legalQuestion(dice: Dice): Question {
  const { position, seat, hand, allowed, trick, duty } = findMoment(dice, false, turnIn);
  const forbidden = hand.filter((card) => !allowed.includes(card));
  const others = allowed.filter((card) => card !== "E");
  const excuse = allowed.length - others.length;
  const offered = new Set([...someOf(others, mostAllowed - excuse, dice), ...(excuse > 0 ? ["E"] : []), ...someOf(forbidden, mostForbidden, dice)]);
  const rule = `practice.legal.rule.${duty}`;
  const narrow = `practice.legal.narrow.${duty === "follow" ? "follow" : duty.startsWith("ruff") ? "ruff" : "trumps"}`;
  const cardChoice = (card: CardCode) => ({ id: card, shows: { card }, feedback: wordFor(card, position, seat, trick, duty) });
  return {
    seat,
    position,
    step: { ...asked({ kind: "legal", narrow, rule }), kind: "quiz", choices: hand.filter((card) => offered.has(card)).map(cardChoice), answer: "legal", many: true, wrong: rule },
    values: cardValues(trick, position.players),
  };
}

/** A turn on which the rules forbid something. */
function turnIn(position: DealState): Moment<Turn> | null {
  const now = choices(position);
  if (now.phase !== "play") return null;
  const { hand, trick } = view(position, now.seat);
  const forbidden = hand.length - now.cards.length;
  const others = now.cards.filter((card) => card !== "E");
  if (trick.winner === null || forbidden < 2 || others.length === 0) return null;
  if (Math.min(now.cards.length, mostAllowed) + Math.min(forbidden, mostForbidden) < fewest) return null;
  const duty = dutyIn(trick, position.players, others);
  return { like: duty, found: { position, seat: now.seat, hand, allowed: now.cards, trick, duty } };
}

/** What the rules leave, told by the cards that they leave. */
function dutyIn(trick: Trick, players: number, allowed: readonly CardCode[]): Duty {
  const best = bestOf(trick, players) ?? "";
  if (!allowed.every(isTrump)) return "follow";
  if (!isTrump(best)) return "ruff";
  const beats = allowed.every((card) => trumpNumber(card) > trumpNumber(best));
  return `${isTrump(cardLed(trick)) ? "trumps" : "ruff"}-${beats ? "over" : "under"}`;
}

const trumpNumber = (card: CardCode): number => Number(card.slice(1));

/** To a card that was chosen and may not be played, or that may be and was not chosen. */
function wordFor(card: CardCode, position: DealState, seat: Seat, trick: Trick, duty: Duty): TextKey {
  const refusal = check(position, { seat, type: "play", card });
  if (refusal) return `practice.legal.wrong.${faultOf(card, refusal.reason, trick)}`;
  if (card === "E") return "practice.legal.missed.excuse";
  return `practice.legal.missed.${duty.replace("trumps-", "").replace("ruff-", "")}`;
}

function faultOf(card: CardCode, reason: RefusalReason, trick: Trick): string {
  if (reason === "must-overtrump") return "overtrump";
  if (reason === "must-trump") return "trump";
  if (isTrump(cardLed(trick))) return "trumps-led";
  return isTrump(card) ? "trump-early" : "follow";
}

function cardValues(trick: Trick, players: number): Record<string, TextValue> {
  const best = bestOf(trick, players) ?? "";
  return { led: { card: cardLed(trick) }, beat: { card: best } };
}
