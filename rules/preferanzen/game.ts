import type { Action, Choices, Refusal } from "../contract.js";
import { startOf, type Deal } from "../deal.js";
import type { Game, Phase, Seen } from "../game.js";
import { afterAnnouncement, announcements, openAnnouncements, refuseAnnouncement } from "./announcement.js";
import { afterBid, bids, openBids, refuseBid } from "./auction.js";
import { deck } from "./cards.js";
import { afterAnswer, questionIn, refuseAnswer } from "./defence.js";
import { afterDiscard, discardChoices, refuseDiscard } from "./discard.js";
import { optionRules } from "./options.js";
import { afterPlay, playableCards, refusePlay } from "./play.js";
import { seenBy } from "./seen.js";
import { layout, PLAYERS } from "./table.js";
import { tally } from "./tally.js";
import { turnOf } from "./turn.js";

/** Preferanzen as played in Austria, by three: one file a phase, gathered here. */
export const preferanzen: Game = {
  id: "preferanzen",
  deck,
  bids,
  announcements,
  usualPlayers: PLAYERS,
  layouts: new Map([[PLAYERS, layout]]),
  options: optionRules,
  // Tricks count, never cards.
  cardPoints: () => 0,
  start: (setup) => startOf("preferanzen", deck, setup),
  turn: turnOf,
  seen: seenBy,
  choices,
  refuse,
  after,
  tally,
};

function choices(seen: Seen, phase: Phase): Choices {
  const { seat } = seen;
  switch (phase) {
    case "bid": return { phase, seat, bids: openBids(seen) };
    case "discard": return discardChoices(seen);
    case "announce": return { phase, seat, options: openAnnouncements(seen) };
    case "defend": return { phase, seat, options: questionIn(seen)?.options ?? [] };
    case "play": return { phase, seat, cards: playableCards(seen), handfuls: [] };
    case "call": throw new Error("nobody calls a card in Preferanzen");
  }
}

function refuse(seen: Seen, action: Action): Refusal | null {
  switch (action.type) {
    case "bid": return refuseBid(seen, action.bid);
    case "discard": return refuseDiscard(seen, action.cards);
    case "announce": return refuseAnnouncement(seen, action.what);
    case "join": case "drop": case "invite": case "alone": return refuseAnswer(seen, action.type);
    case "play": return refusePlay(seen, action.card);
    default: return { reason: "wrong-phase" };
  }
}

function after(deal: Deal, action: Action): Deal {
  const { seat } = action;
  switch (action.type) {
    case "bid": return afterBid(deal, seat, action.bid);
    case "discard": return afterDiscard(deal, seat, action.cards);
    case "announce": return afterAnnouncement(deal, action.what);
    case "join": case "drop": case "invite": case "alone": return afterAnswer(deal, seat, action.type);
    case "play": return afterPlay(deal, seat, action.card);
    default: return deal;
  }
}
