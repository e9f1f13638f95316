import type { Action, Choices, Refusal } from "../contract.js";
import type { Deal } from "../deal.js";
import type { Game, Phase, Seen } from "../game.js";
import { afterBid, openBids, refuseBid } from "./auction.js";
import { afterCall, callable, refuseCall } from "./call.js";
import { deck, halfPoints } from "./cards.js";
import { bids } from "./contracts.js";
import { afterDiscard, discardChoices, refuseDiscard } from "./discard.js";
import { afterHandful, handfulChoices, refuseHandful } from "./handful.js";
import { optionRules } from "./options.js";
import { afterPlay, playableCards, refusePlay } from "./play.js";
import { seenBy } from "./seen.js";
import { afterAnnouncement, announcements, openAnnouncements, refuseAnnouncement } from "./slam.js";
import { standing } from "./standing.js";
import { start } from "./start.js";
import { tables } from "./tables.js";
import { tally } from "./tally.js";
import { turnOf } from "./turn.js";

/** French Tarot for 3, 4 or 5 players: one file a phase, gathered here. */
export const frenchTarot: Game = {
  id: "french-tarot",
  deck,
  bids,
  announcements,
  usualPlayers: 4,
  layouts: new Map([...tables].map(([players, { layout }]) => [players, layout])),
  options: optionRules,
  cardPoints: (card) => halfPoints(card) / 2,
  start,
  turn: turnOf,
  seen: seenBy,
  choices,
  refuse,
  after,
  tally,
  standing,
};

function choices(seen: Seen, phase: Phase): Choices {
  const { seat } = seen;
  switch (phase) {
    case "bid": return { phase, seat, bids: openBids(seen) };
    case "call": return { phase, seat, cards: callable(seen) };
    case "discard": return discardChoices(seen);
    case "announce": return { phase, seat, options: openAnnouncements(seen) };
    case "play": return { phase, seat, cards: playableCards(seen), handfuls: handfulChoices(seen) };
    case "defend": throw new Error("nobody is asked to join in French Tarot");
  }
}

function refuse(seen: Seen, action: Action): Refusal | null {
  switch (action.type) {
    case "bid": return refuseBid(seen, action.bid);
    case "call": return refuseCall(seen, action.card);
    case "discard": return refuseDiscard(seen, action.cards);
    case "announce": return refuseAnnouncement(seen, action.what);
    case "handful": return refuseHandful(seen, action.cards);
    case "play": return refusePlay(seen, action.card);
    default: return { reason: "wrong-phase" };
  }
}

function after(deal: Deal, action: Action): Deal {
  const { seat } = action;
  switch (action.type) {
    case "bid": return afterBid(deal, seat, action.bid);
    case "call": return afterCall(deal, action.card);
    case "discard": return afterDiscard(deal, seat, action.cards);
    case "announce": return afterAnnouncement(deal, action.what);
    case "handful": return afterHandful(deal, seat, action.cards);
    case "play": return afterPlay(deal, seat, action.card);
    default: return deal;
  }
}
