import type { Action, CardCode } from "./contract.js";
import type { Deal } from "./deal.js";
import type { Game } from "./game.js";
import type { ReadAction } from "./read-once.js";
import type { ReadRecord } from "./read-record.js";

/*
 * In the bundle for pages these stand in place of `engine/follow-plays.ts`, `plain-copy.ts`, `place-reader.ts` and `read-once.ts`: a page replays one record, which is
 * soon played card by card and copied by way of text, and does without what makes thousands fast.
 */

export function followPlays(_rules: Game, _deal: Deal, _record: ReadRecord, from: number): number {
  return from;
}

export function plainCopy(): never {
  throw new Error("by way of text");
}

export function placeReader(_cards: readonly CardCode[], placeOf: (card: CardCode) => number): (text: string) => number[] {
  return (text) => (text === "" ? [] : text.split(" ").map(placeOf));
}

export function readOnce(text: string, read: (text: string) => Action | null): ReadAction | null {
  const action = read(text);
  return action === null ? null : { action, played: -1 };
}

export function ownCodes(text: string): string[] {
  return text.split(" ");
}

export function ownCode(code: CardCode): CardCode {
  return code;
}
