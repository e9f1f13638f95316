import { LazyPart } from "../shared/lazy-part.js";

/** What follows the auction: fetched as soon as a table shows itself, before the first card is played. */
export const playPart = new LazyPart(() => import("./play-part.js"));

/** What reads a deal that a page gives. */
export const dealPart = new LazyPart(() => import("./given-deal.js"));

/** What lies over the table: fetched when somebody first turns to it. */
export const dialogPart = new LazyPart(() => import("./dialog/dialog-part.js"));

/** Cards that can be dragged. */
export const dragPart = new LazyPart(() => import("./card-drag.js"));

/** Cards on their way: fetched when somebody first turns to a table, or when something happens there. */
export const motionPart = new LazyPart(() => import("./motion/motion.js"));

/** What can be heard: fetched with the first sound. */
export const soundPart = new LazyPart(() => import("./sounds.js"));

/** The end of a deal: fetched while it is played. */
export const endingPart = new LazyPart(() => import("./ending/ending-part.js"));
