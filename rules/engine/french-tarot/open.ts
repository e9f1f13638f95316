import { contracts } from "../../french-tarot/contracts.js";
import { deck } from "../../french-tarot/cards.js";
import { trickCount } from "../../french-tarot/tables.js";
import { TRUMPS } from "../../tarots.js";
import { bitOf, packOf, PETIT, SUITS, TAROTS, wordOf, type Card } from "../cards.js";
import { hasCard } from "../hands.js";
import { BARRED, clear, handOf, OVERTRUMPS, PLAYERS, type Position } from "../position.js";
import type { Place } from "../words.js";
import { CALLED, CONTRACT, TAKER, TAKERS } from "./slots.js";

/** The 78 cards as numbers. */
export const frenchTarotPack = packOf(deck, TRUMPS);

const SHOWS_DOG = contracts.map(({ dog }) => dog === "shown");

/** Nothing dealt yet. */
export function clearFrenchTarot(position: Position, players: number): void {
  clear(position, players, trickCount(players));
  position[OVERTRUMPS] = -1;
  position[CALLED] = -1;
}

/** The 1 as only trump, without the Excuse. */
export function isPetitSec(position: Position, seat: number): boolean {
  const tarots: Place = handOf(seat) + TAROTS;
  return position[tarots] === bitOf(PETIT);
}

/** @param contract its place among the contracts */
export function takeContract(position: Position, taker: number, contract: number): void {
  position[TAKER] = taker;
  position[TAKERS] = 1 << taker;
  position[CONTRACT] = contract;
}

export function showsDog(contract: number): boolean {
  return SHOWS_DOG[contract] === true;
}

/** Whoever holds the card plays with the taker. Comes before the dog is taken up. */
export function callCard(position: Position, card: Card): void {
  position[CALLED] = card;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (hasCard(position, handOf(seat), card)) position[TAKERS] |= 1 << seat;
  }
  barSuit(position, card);
}

/** The opening lead may not be of the called suit, but for the card itself. */
export function barSuit(position: Position, called: Card): void {
  position[BARRED + wordOf(called)] = SUITS[called] & ~bitOf(called);
}
