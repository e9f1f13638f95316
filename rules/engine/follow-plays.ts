import type { Action } from "../contract.js";
import { changed, handOf as cardsOf, type Deal } from "../deal.js";
import { putCodes } from "./codes.js";
import { hasCard, isEmpty } from "./hands.js";
import { findLegal } from "./legal.js";
import { play } from "./play.js";
import { packFor, positionOf } from "./position-of.js";
import { BEST, handOf, LEGAL, PLACE, PLACES, TRICK, TRICKS, TURN, WINNER, type Position } from "./position.js";

/** Where a deal has come to, and the action that is next; whether that is known to be legal. */
export interface Followed { readonly deal: Deal; readonly next: number; readonly isLegal: boolean }

/**
 * Plays as many of the actions as are legal plays, to the same moment as one after the other would lead, but on masks, and
 * writes the deal down once. It leaves the last card of a deal, by which the game settles, and whatever may be refused.
 * @param deal where cards are being played
 * @param from the first action to be played
 */
export function followPlays(deal: Deal, actions: readonly Action[], from: number): Followed {
  const shown = { ...deal.table, seat: 0, hand: cardsOf(deal, 0) };
  const pack = packFor(shown);
  const position = positionOf(shown);
  for (let seat = 1; seat < deal.hands.length; seat++) putCodes(position, handOf(seat), cardsOf(deal, seat), pack);

  const tricks = [...deal.table.tricks];
  let { leader } = deal.table.trick;
  let cards = [...deal.table.trick.cards];
  let next = from;
  const last = from + cardsToCome(position) - 1;
  let isLegal = false;
  for (; ; next++) {
    const action = actions[next];
    if (action?.type !== "play" || action.seat !== position[TURN]) break;
    const card = pack.find(action.card);
    findLegal(position);
    if (card === undefined || !hasCard(position, LEGAL, card)) break;
    isLegal = next === last;
    if (isLegal) break;
    play(position, card);
    cards.push(action.card);
    if (position[PLACE] > 0) continue;
    const winner = position[TURN];
    tricks.push({ leader, cards, winner });
    leader = winner;
    cards = [];
  }

  const winner = position[BEST] < 0 ? null : position[WINNER];
  const hands = deal.hands.map((hand, seat) => (isEmpty(position, handOf(seat)) ? [] : hand.filter((code) => hasCard(position, handOf(seat), pack.cardOf(code)))));
  return { deal: changed(deal, { hands, table: { tricks, trick: { leader, cards, winner } } }), next, isLegal };
}

function cardsToCome(position: Position): number {
  return (position[TRICKS] - position[TRICK]) * position[PLACES] - position[PLACE];
}
