import type { Action, CardCode } from "./contract.js";

/** By their texts: bids, announcements, calls and plays. */
const met = new Map<string, Action>();
/** More than any game has of these, should junk come first; and longer than they are. */
const MOST_MET = 4000;
const LONGEST_MET = 32;

/** Reads an action unless it was read before. */
export function readOnce(text: string, read: (text: string) => Action | null): Action | null {
  const known = met.get(text);
  if (known !== undefined) return known;
  const action = read(text);
  if (action !== null && !("cards" in action) && text.length <= LONGEST_MET && met.size < MOST_MET) met.set(text, action);
  return action;
}

const codes = new Map<string, CardCode>();

/** The same code, always as the same string: equal strings that are one are compared at once, others letter by letter. */
export function ownCode(code: CardCode): CardCode {
  const own = codes.get(code);
  if (own === undefined) codes.set(code, code);
  return own ?? code;
}
