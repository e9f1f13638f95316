import { handSize, type Layout } from "../layout.js";

export const PLAYERS = 3;

/** Three cards each, the talon, then four and three cards each. */
export const layout: Layout = { rounds: [3, 4, 3], talonAfter: [3, 3] };

/** Tricks in a deal, which is also the number of cards that a seat plays. */
export const TRICKS = handSize(layout);
