import { oneOf, type OptionRule } from "../options.js";

/** House rules, at their default unless a deal states them. */
export const optionRules: Readonly<Record<string, OptionRule>> = {
  heartBonus: oneOf(["herzpraemie", "all-hearts"]),
};
