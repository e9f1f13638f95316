import type { Action, SeatView } from "../../rules/index.js";
import { announceSlam } from "./announce.js";
import { chooseBid } from "./bid.js";
import { chooseCall } from "./call.js";
import { chooseDiscard } from "./discard.js";
import { chooseHandful } from "./handful.js";
import { rankPlays } from "./play.js";

/** How often a card that is hardly worse is played for the best, and what "hardly" means in card points. */
const slipRate = 0.1;
const slipCost = 1;

/** French Tarot by rules of thumb, with a small slip now and then. */
export function easyFrenchTarot(view: SeatView, luck: number): Action {
  const { choices, seat } = view;
  switch (choices.phase) {
    case "bid":
      return { seat, type: "bid", bid: chooseBid(view, choices.bids) };
    case "call":
      return { seat, type: "call", card: chooseCall(view.hand, choices.cards) };
    case "discard":
      return { seat, type: "discard", cards: chooseDiscard(view.hand, choices) };
    case "announce":
      return { seat, type: "announce", what: announceSlam(view, choices.options) ? "slam" : "none" };
    case "play": {
      const handful = chooseHandful(view, choices.handfuls);
      return handful === null ? { seat, type: "play", card: playedCard(view, choices.cards, luck) } : { seat, type: "handful", cards: handful };
    }
    default:
      throw new Error(`French Tarot has no phase ${choices.phase}`);
  }
}

function playedCard(view: SeatView, legal: readonly string[], luck: number): string {
  const [best, second] = rankPlays(view, legal);
  if (best === undefined) throw new Error("no legal card");
  return second !== undefined && luck < slipRate && best.value - second.value < slipCost ? second.card : best.card;
}
