import type { Action, SeatView } from "../rules/index.js";

/**
 * A way to play one game: what the seat to act sees in, one legal action out.
 * @param luck from 0 up to 1, the same for the same moment of the same deal and seed; what makes two bots differ
 */
export type Policy = (view: SeatView, luck: number) => Action;
