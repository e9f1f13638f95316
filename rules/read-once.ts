import type { Action, CardCode } from "./contract.js";
import { placeReader } from "./place-reader.js";

/** That any game has. As keys: of these engines keep one string each, so that they are compared at once, and not letter by letter. */
export const everyCard: readonly CardCode[] = Object.keys(Object.fromEntries([
  ...["S", "H", "D", "C"].flatMap((suit) => "1 2 3 4 5 6 7 8 9 10 J N Q K".split(" ").map((rank) => suit + rank)),
  ...Array.from({ length: 21 }, (_, below) => `T${below + 1}`), "E",
].map((code) => [code, true])));
const placeOf: ReadonlyMap<string, number> = new Map(everyCard.map((code, place) => [code, place]));

/** An action that was read, and which card it plays: its place in everyCard, −1 where it is no play. */
export interface ReadAction { readonly action: Action; readonly played: number }

/** By their texts: bids, announcements, calls and plays. */
const met = new Map<string, ReadAction>();
/** More than any game has of these, should junk come first; and longer than they are. */
const MOST_MET = 4000;
const LONGEST_MET = 32;

/** Reads an action unless it was read before. */
export function readOnce(text: string, read: (text: string) => Action | null): ReadAction | null {
  const before = met.get(text);
  if (before !== undefined) return before;
  const action = read(text);
  if (action === null) return null;
  const now = { action, played: action.type === "play" ? placeOf.get(action.card) ?? -1 : -1 };
  if (!("cards" in action) && text.length <= LONGEST_MET && met.size < MOST_MET) met.set(text, now);
  return now;
}

/** The same code, always as the same string. */
export function ownCode(code: CardCode): CardCode {
  return everyCard[placeOf.get(code) ?? -1] ?? code;
}

const placesIn = placeReader(everyCard, (code) => placeOf.get(code) ?? -1);

/** What one space separates: where all are codes of cards, each as ownCode() has it. */
export function ownCodes(text: string): string[] {
  const places = placesIn(text);
  return places.includes(-1) ? text.split(" ") : places.map((place) => everyCard[place] ?? "");
}
