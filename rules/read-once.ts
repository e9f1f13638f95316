import type { Action } from "./contract.js";

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
