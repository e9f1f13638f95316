import type { Action, Choices, Refusal } from "../contract.js";
import { startOf, type Change, type Deal } from "../deal.js";
import type { Game, Known, Phase } from "../game.js";
import { afterAnnouncement, announcements, openAnnouncements, refuseAnnouncement } from "./announcement.js";
import { afterBid, bids, openBids, refuseBid } from "./auction.js";
import { deck } from "./cards.js";
import { afterAnswer, questionIn, refuseAnswer } from "./defence.js";
import { afterDiscard, discardChoices, refuseDiscard } from "./discard.js";
import { optionRules } from "./options.js";
import { afterPlay, endWith, playableCards, refusePlay } from "./play.js";
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
  start: (setup) => startOf("preferanzen", setup),
  turn: turnOf,
  seen: seenBy,
  choices,
  refuse,
  after,
  end: endWith,
  tally,
};

function choices(known: Known, phase: Phase): Choices {
  const { seat } = known;
  switch (phase) {
    case "bid": return { phase, seat, bids: openBids(known) };
    case "discard": return discardChoices(known);
    case "announce": return { phase, seat, options: openAnnouncements(known) };
    case "defend": return { phase, seat, options: questionIn(known.table)?.options ?? [] };
    case "play": return { phase, seat, cards: playableCards(known), handfuls: [] };
    case "call": throw new Error("nobody calls a card in Preferanzen");
  }
}

function refuse(known: Known, action: Action): Refusal | null {
  switch (action.type) {
    case "bid": return refuseBid(known, action.bid);
    case "discard": return refuseDiscard(known, action.cards);
    case "announce": return refuseAnnouncement(known, action.what);
    case "join": case "drop": case "invite": case "alone": return refuseAnswer(known.table, action.type);
    case "play": return refusePlay(known, action.card);
    default: return { reason: "wrong-phase" };
  }
}

function after(deal: Deal, action: Action): Change {
  const { seat } = action;
  switch (action.type) {
    case "bid": return afterBid(deal, seat, action.bid);
    case "discard": return afterDiscard(deal, seat, action.cards);
    case "announce": return afterAnnouncement(deal, action.what);
    case "join": case "drop": case "invite": case "alone": return afterAnswer(deal, seat, action.type);
    case "play": return afterPlay(deal, seat, action.card);
    default: return {};
  }
}
