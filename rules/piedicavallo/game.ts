import type { Action, Choices, Refusal, Seat } from "../contract.js";
import { seenFrom, startOf, type Deal, type Table } from "../deal.js";
import type { Game, Phase, Seen, Turn } from "../game.js";
import { seatAfter } from "../seats.js";
import { worth } from "../tarots.js";
import { deck } from "./cards.js";
import { afterDiscard, discardChoices, refuseDiscard } from "./discard.js";
import { afterPlay, playableCards, refusePlay } from "./play.js";
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
  start: (setup) => startOf("piedicavallo", deck, setup),
  turn: turnOf,
  seen: seenBy,
  choices,
  refuse,
  after,
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

function choices(seen: Seen, phase: Phase): Choices {
  switch (phase) {
    case "discard": return discardChoices(seen);
    case "play": return { phase, seat: seen.seat, cards: playableCards(seen), handfuls: [] };
    default: throw new Error("nobody bids, calls, announces or joins in Piedicavallo");
  }
}

function refuse(seen: Seen, action: Action): Refusal | null {
  switch (action.type) {
    case "discard": return refuseDiscard(seen, action.cards);
    case "play": return refusePlay(seen, action.card);
    default: return { reason: "wrong-phase" };
  }
}

function after(deal: Deal, action: Action): Deal {
  switch (action.type) {
    case "discard": return afterDiscard(deal, action.seat, action.cards);
    case "play": return afterPlay(deal, action.seat, action.card);
    default: return deal;
  }
}
