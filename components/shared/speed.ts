import { textOf } from "./text-of.js";
import { warnOnce } from "./warn.js";

/** How fast things happen by themselves, from at once to comfortably. */
export const speeds = ["instant", "fast", "normal", "slow"] as const;

export type Speed = (typeof speeds)[number];

/** A speed as a page may give it; anything else is the usual one. Nothing at all is no mistake. */
export function speedOf(value: unknown): Speed {
  const known = speeds.find((speed) => speed === value);
  if (!known && value !== null && value !== undefined) warnOnce(`There is no speed "${textOf(value)}": normal is used.`);
  return known ?? "normal";
}
