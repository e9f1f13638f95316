import { handSize, type Layout } from "../layout.js";

export const PLAYERS = 4;

/** Cards that the dealer has too many, and lays aside. */
export const DISCARD = 2;

/** In threes, the dealer's last packet of five. The rules leave the packets open; they are fixed here, so that a seed keeps its deal. */
export const layout: Layout = { rounds: [3, 3, 3, 3, 3], talonAfter: [], dealerExtra: DISCARD };

export const TRICKS = handSize(layout);
