import type { Action, Choices, Refusal } from "../contract.js";
import type { Change, Deal } from "../deal.js";
import type { Game, Known, Phase } from "../game.js";
import { afterBid, openBids, refuseBid } from "./auction.js";
import { afterCall, callable, refuseCall } from "./call.js";
import { deck, halfPoints } from "./cards.js";
import { bids } from "./contracts.js";
import { afterDiscard, discardChoices, refuseDiscard } from "./discard.js";
import { afterHandful, handfulChoices, refuseHandful } from "./handful.js";
import { optionRules } from "./options.js";
import { afterPlay, endWith, playableCards, refusePlay } from "./play.js";
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
  end: endWith,
  tally,
  standing,
};

function choices(known: Known, phase: Phase): Choices {
  const { seat } = known;
  switch (phase) {
    case "bid": return { phase, seat, bids: openBids(known.table) };
    case "call": return { phase, seat, cards: callable(known) };
    case "discard": return discardChoices(known);
    case "announce": return { phase, seat, options: openAnnouncements(known) };
    case "play": return { phase, seat, cards: playableCards(known), handfuls: handfulChoices(known) };
    case "defend": throw new Error("nobody is asked to join in French Tarot");
  }
}

function refuse(known: Known, action: Action): Refusal | null {
  switch (action.type) {
    case "bid": return refuseBid(known.table, action.bid);
    case "call": return refuseCall(known, action.card);
    case "discard": return refuseDiscard(known, action.cards);
    case "announce": return refuseAnnouncement(known, action.what);
    case "handful": return refuseHandful(known, action.cards);
    case "play": return refusePlay(known, action.card);
    default: return { reason: "wrong-phase" };
  }
}

function after(deal: Deal, action: Action): Change {
  const { seat } = action;
  switch (action.type) {
    case "bid": return afterBid(deal, seat, action.bid);
    case "call": return afterCall(deal, action.card);
    case "discard": return afterDiscard(deal, seat, action.cards);
    case "announce": return afterAnnouncement(deal, action.what);
    case "handful": return afterHandful(deal, seat, action.cards);
    case "play": return afterPlay(deal, seat, action.card);
    default: return {};
  }
}
