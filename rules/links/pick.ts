import type { CardCode } from "../contract.js";
import { without } from "../cards.js";
import { RecordError } from "../errors.js";
import type { Digit } from "./digits.js";

/** One of a list by its place; where there is but one, it costs nothing. */
export function pick<T>(digit: Digit, open: readonly T[], chosen: T | undefined): T {
  const picked = open[digit(open.length, chosen === undefined ? -1 : open.indexOf(chosen))];
  if (picked === undefined) throw new RecordError("not-link", "");
  return picked;
}

/** So many cards of a list in their order, each by its place among those that are left. */
export function pickCards(digit: Digit, from: readonly CardCode[], count: number, chosen: readonly CardCode[]): CardCode[] {
  const picked: CardCode[] = [];
  while (picked.length < count) picked.push(pick(digit, without(from, picked), chosen[picked.length]));
  return picked;
}
