import type { Seat, SeatView } from "../../rules/index.js";
import { suitLed, type Suit } from "./cards.js";
import { knowledgeOf, type Knowledge } from "./knowledge.js";
import { friendliness } from "./sides.js";

/** What a decision in play rests on: the view, and what it comes to. */
export interface Situation {
  view: SeatView;
  knowledge: Knowledge;
  /** By seat: 1 plays on one's own side, 0 against it; see friendliness(). */
  friends: readonly number[];
  /** Seats that play to this trick after one's own card. */
  later: readonly Seat[];
  /** null when leading, also behind the Excuse. */
  led: Suit | null;
}

export function situationOf(view: SeatView): Situation {
  const knowledge = knowledgeOf(view);
  const after = view.players - view.trick.cards.length - 1;
  return {
    view,
    knowledge,
    friends: friendliness(view, knowledge),
    later: Array.from({ length: after }, (_, at) => (view.seat + 1 + at) % view.players),
    led: suitLed(view.trick.cards),
  };
}
