/**
 * Deals as bit masks, to be played out by the hundred thousand: for bots that search, for measuring, for tests that
 * need many deals. The rules are those of ../index.ts, to which a test holds every legal set, winner and score.
 */
export { FOOL, PETIT, type Card, type Pack } from "./cards.js";
export { codesIn, putCodes } from "./codes.js";
export { frenchTarotPack, isPetitSec } from "./french-tarot/open.js";
export { hasCard, putCard, takeCard } from "./hands.js";
export { dealFrenchTarot, openFrenchTarot } from "./french-tarot/random-opening.js";
export { settleFrenchTarot } from "./french-tarot/settle.js";
export * as frenchTarot from "./french-tarot/slots.js";
export { dealPiedicavallo, openPiedicavallo, piedicavalloPack } from "./piedicavallo/random-opening.js";
export { settlePiedicavallo } from "./piedicavallo/settle.js";
export * as piedicavallo from "./piedicavallo/slots.js";
export { findLegal, play, playOut, type Policy } from "./play.js";
export * from "./position.js";
export { positionOf } from "./position-of.js";
export { preferanzenPack } from "./preferanzen/open.js";
export { dealPreferanzen, openPreferanzen } from "./preferanzen/random-opening.js";
export { settlePreferanzen } from "./preferanzen/settle.js";
export * as preferanzen from "./preferanzen/slots.js";
export { randomCard } from "./random-card.js";
export { below, randomFrom, type Random } from "./random.js";
export type { Place } from "./words.js";
