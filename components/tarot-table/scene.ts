import type { CardCode, Refusal, SeatView, Trick } from "../../rules/index.js";
import type { CardLook } from "../playing-card/draw-card.js";
import type { Words } from "./words.js";

/** All that the table draws from: what one seat sees, and how it stands with the person. */
export interface Scene {
  view: SeatView;
  words: Words;
  /** The complete trick that still lies on the table. */
  held: Trick | null;
  /** Why each card of the hand that may not be played may not. */
  refused: ReadonlyMap<CardCode, Refusal>;
  /** Cards chosen to be laid aside. */
  chosen: readonly CardCode[];
  /** The card that was tapped once, where it takes two taps to play. */
  raised: CardCode | null;
  look: CardLook;
  /** Says nothing of what may be played: somebody else asks just that. */
  quiet: boolean;
  /** Only to look at. */
  figure: boolean;
  /** Bids are offered, a discard, and a handful, when their time has come. */
  offers: boolean;
  /** Cards move where the speed leaves them time to. */
  moving: boolean;
  /** What is said in place of what is to be done. */
  said?: string;
}
