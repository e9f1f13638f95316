import { makeDeck } from "../cards.js";

const RANKS = "1 K Q J 10 9 8 7";

/** 32 cards, the ace high; hearts, the highest suit of the auction, first, and red and black in turn. */
export const deck = makeDeck([["H", RANKS], ["S", RANKS], ["D", RANKS], ["C", RANKS]]);
