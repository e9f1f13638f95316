import type { GameId } from "../contract.js";
import type { Table } from "../deal.js";
import type { Seen } from "../game.js";
import type { Pack } from "./cards.js";
import { putCodes } from "./codes.js";
import { frenchTarotPack } from "./french-tarot/open.js";
import { frenchTarotPosition } from "./french-tarot/position-of.js";
import { piedicavalloPosition } from "./piedicavallo/position-of.js";
import { piedicavalloPack } from "./piedicavallo/random-opening.js";
import { handOf, newPosition, type Position } from "./position.js";
import { preferanzenPackFor, preferanzenPosition } from "./preferanzen/position-of.js";

/** What a view tells of a moment, as far as it knows. */
export type Shown = OnTable & Pick<Seen, "seat" | "hand">;
/** The same but for the seat's own hand. */
export type OnTable = Table & Partial<Seen>;

const positions: Readonly<Record<GameId, (table: OnTable, position: Position) => void>> = {
  "french-tarot": frenchTarotPosition,
  piedicavallo: piedicavalloPosition,
  preferanzen: preferanzenPosition,
};

const packs: Readonly<Record<GameId, (table: Table) => Pack>> = {
  "french-tarot": () => frenchTarotPack,
  piedicavallo: () => piedicavalloPack,
  preferanzen: preferanzenPackFor,
};

/**
 * The moment that a view shows, once it is settled who plays what. Of the cards only those are in it that the seat
 * knows of; the others' hands, what lies aside unseen and, in French Tarot, a partner in hiding are to be put
 * in: for a search into one copy for each world that it looks at.
 * @param position what it is written to, whatever stood there
 */
export function positionOf(shown: Shown, position = newPosition()): Position {
  positionOn(shown, position);
  putCodes(position, handOf(shown.seat), shown.hand, packFor(shown));
  return position;
}

/** The same without any hand that is not open: these are to be put in. */
export function positionOn(table: OnTable, position: Position): void {
  positions[table.game](table, position);
}

/** Its cards, whose numbers may depend on what is trumps. */
export function packFor(table: Table): Pack {
  return packs[table.game](table);
}
