import type { CardCode, HandfulChoice } from "../../../rules/index.js";
import type { HandfulPick } from "../dialog-content.js";

/** All that may be among the shown cards. */
export function poolOf({ trumps, withExcuse }: HandfulChoice): readonly CardCode[] {
  return withExcuse && !trumps.includes("E") ? [...trumps, "E"] : trumps;
}

/** Cards that cannot be hidden. */
export function fixedIn(choice: HandfulChoice): readonly CardCode[] {
  return choice.withExcuse && !choice.must.includes("E") ? [...choice.must, "E"] : choice.must;
}

/** To begin with, the lowest that suffice: what is hidden are the highest. */
export function pickOf(choice: HandfulChoice): HandfulPick {
  const fixed = fixedIn(choice);
  const free = poolOf(choice).filter((card) => !fixed.includes(card));
  const wanted = new Set([...fixed, ...free.slice(free.length - Math.max(0, choice.count - fixed.length))]);
  return { choice, cards: poolOf(choice).filter((card) => wanted.has(card)) };
}

/** Whether two offers, perhaps of two views, are the same. */
export function isSame(one: HandfulChoice, other: HandfulChoice): boolean {
  return one.level === other.level && one.withExcuse === other.withExcuse && one.trumps.length === other.trumps.length;
}

export function toggled({ choice, cards }: HandfulPick, card: CardCode): HandfulPick {
  if (fixedIn(choice).includes(card)) return { choice, cards };
  const next = cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];
  return { choice, cards: poolOf(choice).filter((each) => next.includes(each)) };
}

/** How many are still to be chosen; below 0 there are too many. */
export function missingFrom({ choice, cards }: HandfulPick): number {
  return choice.count - cards.length;
}
