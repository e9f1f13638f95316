import type { Action, CardCode, Choices, HandfulChoice } from "../contract.js";
import { argumentsOf } from "../actions.js";
import { EXCUSE } from "../cards.js";
import type { Digit } from "./digits.js";
import { pick, pickCards } from "./pick.js";

/** What may be open to somebody who acts. */
export type Open = Exclude<Choices, { phase: "wait" | "done" }>;

/** An action by its place among what is open; a discard or handful by its cards, in the order in which the record has them. */
export function walkAction(digit: Digit, open: Open, known?: Action): Action {
  const { seat } = open;
  const said = known === undefined ? [] : argumentsOf(known);
  switch (open.phase) {
    case "bid": return { seat, type: "bid", bid: pick(digit, open.bids, said[0]) };
    case "call": return { seat, type: "call", card: pick(digit, open.cards, said[0]) };
    case "announce": return { seat, type: "announce", what: pick(digit, open.options, said[0]) };
    case "defend": return { seat, type: pick(digit, open.options, open.options.find((option) => option === known?.type)) };
    case "discard": return { seat, type: "discard", cards: pickCards(digit, open.from, open.count, said) };
    case "play": return walkPlay(digit, open, known?.type === "handful", said);
  }
}

/** The cards that may be played, then the handfuls that may be shown, which differ in their number of cards. */
function walkPlay(digit: Digit, { seat, cards, handfuls }: Extract<Open, { phase: "play" }>, isHandful: boolean, said: readonly CardCode[]): Action {
  const known = isHandful ? handfuls.find(({ count }) => count === said.length) : said[0];
  const picked = pick<CardCode | HandfulChoice>(digit, [...cards, ...handfuls], known);
  if (typeof picked === "string") return { seat, type: "play", card: picked };
  return { seat, type: "handful", cards: pickCards(digit, poolOf(picked), picked.count, said) };
}

function poolOf({ trumps, withExcuse }: HandfulChoice): CardCode[] {
  return withExcuse ? [...trumps, EXCUSE] : trumps;
}
