import type { Action, CardCode } from "./contract.js";
import { placeReader } from "./place-reader.js";

/** By their texts: bids, announcements, calls and plays. */
const met = new Map<string, Action>();
/** More than any game has of these, should junk come first; and longer than they are. */
const MOST_MET = 4000;
const LONGEST_MET = 32;

/** Reads an action unless it was read before. */
export function readOnce(text: string, read: (text: string) => Action | null): Action | null {
  const before = met.get(text);
  if (before !== undefined) return before;
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

/** That any game has. */
const known = [
  ...["S", "H", "D", "C"].flatMap((suit) => "1 2 3 4 5 6 7 8 9 10 J N Q K".split(" ").map((rank) => suit + rank)),
  ...Array.from({ length: 21 }, (_, below) => `T${below + 1}`), "E",
].map(ownCode);
const placesIn = placeReader(known, (code) => known.indexOf(code));

/** What one space separates: where all are codes of cards, each as ownCode() has it. */
export function ownCodes(text: string): string[] {
  const places = placesIn(text);
  return places.includes(-1) ? text.split(" ") : places.map((place) => known[place] ?? "");
}
