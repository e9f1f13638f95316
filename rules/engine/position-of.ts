import type { GameId } from "../contract.js";
import type { Table } from "../deal.js";
import type { Seen } from "../game.js";
import type { Pack } from "./cards.js";
import { frenchTarotPack } from "./french-tarot/open.js";
import { frenchTarotPosition } from "./french-tarot/position-of.js";
import { piedicavalloPosition } from "./piedicavallo/position-of.js";
import { piedicavalloPack } from "./piedicavallo/random-opening.js";
import { newPosition, type Position } from "./position.js";
import { preferanzenPackFor, preferanzenPosition } from "./preferanzen/position-of.js";

/** What a view tells of a moment, as far as it knows. */
export type Shown = Table & Pick<Seen, "seat" | "hand"> & Partial<Seen>;

const positions: Readonly<Record<GameId, (shown: Shown, position: Position) => void>> = {
  "french-tarot": frenchTarotPosition,
  piedicavallo: piedicavalloPosition,
  preferanzen: preferanzenPosition,
};

const packs: Readonly<Record<GameId, (shown: Shown) => Pack>> = {
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
  positions[shown.game](shown, position);
  return position;
}

/** Its cards, whose numbers may depend on what is trumps. */
export function packFor(shown: Shown): Pack {
  return packs[shown.game](shown);
}
