import type { Place } from "../words.js";

/** What a position holds of Piedicavallo besides cards and tricks. */

export const DEALER = 68 as Place;

/** What settlePiedicavallo() finds: the points of seats 0 and 2, and of seats 1 and 3. */
export const POINTS = 69 as Place;
