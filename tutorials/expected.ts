/** What an `expect` step takes for an answer in a position. */
import { check, choices, formatAction } from "../rules/index.js";
import type { Action, DealState, Refusal } from "../rules/index.js";
import type { ExpectStep, Feedback } from "./format.js";

/** Every action that the seat to act may choose one of; laying cards aside has too many to list. */
export function legalActions(position: DealState): Action[] {
  const now = choices(position);
  switch (now.phase) {
    case "play":
      return now.cards.map((card) => ({ seat: now.seat, type: "play", card }));
    case "bid":
      return now.bids.map((bid) => ({ seat: now.seat, type: "bid", bid }));
    case "call":
      return now.cards.map((card) => ({ seat: now.seat, type: "call", card }));
    case "announce":
      return now.options.map((what) => ({ seat: now.seat, type: "announce", what }));
    case "defend":
      return now.options.map((type) => ({ seat: now.seat, type }));
    default:
      return [];
  }
}

/** One handful of every kind that may be shown now: which of the cards are hidden makes no difference to what may follow. */
export function handfulActions(position: DealState): Action[] {
  const now = choices(position);
  if (now.phase !== "play") return [];
  return now.handfuls.map(({ count, must, trumps, withExcuse }) => {
    const cards = new Set([...must, ...(withExcuse ? ["E"] : []), ...trumps]);
    return { seat: now.seat, type: "handful", cards: [...cards].slice(0, count) };
  });
}

/** Whether an action leaves the question as it is: showing a handful puts off the card, unless the step asks for one or has a word for this one. */
export function isAside(step: ExpectStep, action: Action): boolean {
  if (action.type !== "handful") return false;
  const asked = step.accept !== "legal" && step.accept.some(({ type }) => type === "handful");
  return !asked && !step.feedback.some((entry) => entry.for?.some((named) => sameAction(named, action)));
}

/** The accepted actions that can be taken in this position. */
export function acceptedActions(step: ExpectStep, position: DealState): Action[] {
  const candidates = step.accept === "legal" ? legalActions(position) : step.accept;
  return candidates.filter((action) => check(position, action) === null && isAccepted(step, action));
}

/** Whether a legal action is an answer. */
export function isAccepted(step: ExpectStep, action: Action): boolean {
  if (step.accept !== "legal") return step.accept.some((accepted) => sameAction(accepted, action));
  return !step.feedback.some((entry) => entry.for?.some((named) => sameAction(named, action)));
}

/** What the step says to an action that it does not accept. */
export function feedbackFor(step: ExpectStep, action: Action, refusal: Refusal | null): Feedback | null {
  const fits = (entry: Feedback): boolean => {
    if (entry.reason !== null && entry.reason !== refusal?.reason) return false;
    if (entry.for) return entry.for.some((named) => sameAction(named, action));
    // A word for any action is meant for poor ones; the rules have their own word for illegal ones.
    return entry.reason !== null || refusal === null;
  };
  return step.feedback.find(fits) ?? null;
}

/** Cards laid aside or shown together have no order. */
export function sameAction(one: Action, other: Action): boolean {
  if (one.seat !== other.seat || one.type !== other.type) return false;
  if (one.type === "play" || one.type === "call") return one.card === (other as typeof one).card;
  return formatAction(inOrder(one)) === formatAction(inOrder(other));
}

function inOrder(action: Action): Action {
  return action.type === "discard" || action.type === "handful" ? { ...action, cards: action.cards.toSorted() } : action;
}
