import type { Action, Choices, Refusal, Seat } from "../contract.js";
import { seenFrom, startOf, type Change, type Deal, type Table } from "../deal.js";
import type { Game, Known, Phase, Seen, Turn } from "../game.js";
import { seatAfter } from "../seats.js";
import { worth } from "../tarots.js";
import { deck } from "./cards.js";
import { afterDiscard, discardChoices, refuseDiscard } from "./discard.js";
import { afterPlay, endWith, playableCards, refusePlay } from "./play.js";
import { layout, PLAYERS } from "./table.js";
import { tally } from "./tally.js";

/** Tarocchi as played in Piedicavallo, by four, partners opposite: the dealer lays two cards aside, then tricks are played. */
export const piedicavallo: Game = {
  id: "piedicavallo",
  deck,
  bids: [],
  announcements: [],
  usualPlayers: PLAYERS,
  layouts: new Map([[PLAYERS, layout]]),
  options: {},
  cardPoints: worth,
  start: (setup) => startOf("piedicavallo", setup),
  turn: turnOf,
  seen: seenBy,
  choices,
  refuse,
  after,
  end: endWith,
  tally,
};

function turnOf({ players, dealer, announcedTrumps, trick, result }: Table): Turn | null {
  if (result !== null) return null;
  if (announcedTrumps === undefined) return { phase: "discard", seat: dealer };
  return { phase: "play", seat: seatAfter(trick.leader, trick.cards.length, players) };
}

/** Besides what lies open and the hand: the dealer's own discard. */
function seenBy(deal: Deal, seat: Seat): Seen {
  const { table, discard } = deal;
  const hasDiscarded = seat === table.dealer && table.announcedTrumps !== undefined;
  return { ...seenFrom(deal, seat), ...hasDiscarded && { discard } };
}

function choices(known: Known, phase: Phase): Choices {
  switch (phase) {
    case "discard": return discardChoices(known);
    case "play": return { phase, seat: known.seat, cards: playableCards(known), handfuls: [] };
    default: throw new Error("nobody bids, calls, announces or joins in Piedicavallo");
  }
}

function refuse(known: Known, action: Action): Refusal | null {
  switch (action.type) {
    case "discard": return refuseDiscard(known, action.cards);
    case "play": return refusePlay(known, action.card);
    default: return { reason: "wrong-phase" };
  }
}

function after(deal: Deal, action: Action): Change {
  switch (action.type) {
    case "discard": return afterDiscard(deal, action.seat, action.cards);
    case "play": return afterPlay(deal, action.seat, action.card);
    default: return {};
  }
}
