import type { CardCode } from "../contract.js";
import type { Table } from "../deal.js";
import type { Pack } from "./cards.js";
import { hasCard, putCard } from "./hands.js";
import { leadTrick, play } from "./play.js";
import type { Position } from "./position.js";
import type { Place } from "./words.js";

/** The codes of three words of cards, in the pack's order. */
export function codesIn(position: Position, cards: Place, pack: Pack): CardCode[] {
  return pack.codes.filter((code) => hasCard(position, cards, pack.cardOf(code)));
}

/** Cards into three words, besides those already there. */
export function putCodes(position: Position, cards: Place, codes: readonly CardCode[], pack: Pack): void {
  for (const code of codes) putCard(position, cards, pack.cardOf(code));
}

/** What has been played so far, from hands that the cards have left already. */
export function replayTricks(position: Position, { tricks, trick }: Pick<Table, "tricks" | "trick">, pack: Pack): void {
  leadTrick(position, (tricks[0] ?? trick).leader);
  for (const { cards } of [...tricks, trick]) for (const code of cards) play(position, pack.cardOf(code));
}
