import type { SVGTemplateResult } from "lit";

/** Ranks whose index is a letter, which differs between languages; of the ace in decks that write one. */
export type LetteredRank = "J" | "N" | "Q" | "K" | "1";

/** Gives the letter of an index in the reader's language. */
export type IndexLetter = (rank: LetteredRank) => string;

/**
 * A deck draws its cards; the element around it knows only this. Every deck draws into the same box, {@link cardBox},
 * so that a change of deck moves nothing on the page. Paints are the classes of `paints.styles.ts`, never colours.
 */
export interface Deck {
  readonly id: string;
  /** What is drawn on a card's face; null for a code that is not of this deck. */
  face(card: string, letter: IndexLetter): SVGTemplateResult | null;
  back(): SVGTemplateResult;
}

/** 100 by 172, with the origin in the middle: what is turned or mirrored turns about 0. */
export const cardBox = "-50 -86 100 172";
