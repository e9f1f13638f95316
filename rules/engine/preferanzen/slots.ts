import type { Place } from "../words.js";

/** What a position holds of Preferanzen besides cards and tricks. */

export const DECLARER = 68 as Place;
/** Its place in the ladder. */
export const CONTRACT = 69 as Place;
/** A bit for each defender who plays for tricks of his own. */
export const JOINED = 70 as Place;
/** 1 where the one who joined plays for the tricks of both. */
export const INVITES = 71 as Place;
/** 1 under the option heartBonus "all-hearts". */
export const ALL_HEARTS = 72 as Place;

/** What settlePreferanzen() finds: 1 where the contract is made. */
export const MADE = 73 as Place;
