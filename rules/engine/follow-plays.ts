import type { Action } from "../contract.js";
import { handOf as cardsOf, type Deal, type Draft } from "../deal.js";
import type { Pack } from "./cards.js";
import { putCodes } from "./codes.js";
import { hasCard, isEmpty } from "./hands.js";
import { findLegal } from "./legal.js";
import { play } from "./play.js";
import { packFor, positionOf, type Shown } from "./position-of.js";
import { BEST, handOf, LEGAL, newPosition, PLACE, PLACES, TRICK, TRICKS, TURN, WINNER } from "./position.js";

/** The action that is next; whether that is known to be legal. */
export interface Followed { readonly next: number; readonly isLegal: boolean }

/** One for all deals: an array of numbers costs the garbage collector more than the plays of a deal cost. */
const position = newPosition();
/** Whose moment the position is: as long as no card leaves a hand, nothing else of it changes. */
let held: Deal["hands"] | null = null;

/**
 * Plays as many of the actions as are legal plays, to the same moment as one after the other would lead, but on masks, and
 * writes the deal down once. It leaves the last card of a deal, by which the game settles, and whatever may be refused.
 * @param deal where cards are being played
 * @param from the first action to be played
 */
export function followPlays(deal: Draft, actions: readonly Action[], from: number): Followed {
  const shown = { ...deal.table, seat: 0, hand: cardsOf(deal, 0) };
  const pack = packFor(shown);
  if (held !== deal.hands) takePosition(deal, shown, pack);

  const { table } = deal;
  const tricks = [...table.tricks];
  let { leader } = table.trick;
  // One list for all tricks, whose copies are no longer than they have to be: those that grow are several times as long.
  const laid = [...table.trick.cards];
  let next = from;
  const last = from + cardsToCome() - 1;
  let isLegal = false;
  for (; ; next++) {
    const action = actions[next];
    if (action?.type !== "play" || action.seat !== position[TURN]) break;
    const card = pack.find(action.card);
    findLegal(position);
    if (card === undefined || !hasCard(position, LEGAL, card)) break;
    isLegal = next === last;
    if (isLegal) break;
    laid[position[PLACE]] = action.card;
    play(position, card);
    if (position[PLACE] > 0) continue;
    const winner = position[TURN];
    tricks.push({ leader, cards: laid.slice(), winner });
    leader = winner;
  }

  table.tricks = tricks;
  table.trick = { leader, cards: laid.slice(0, position[PLACE]), winner: position[BEST] < 0 ? null : position[WINNER] };
  deal.hands = deal.hands.map((hand, seat) => (isEmpty(position, handOf(seat)) ? [] : hand.filter((code) => hasCard(position, handOf(seat), pack.cardOf(code)))));
  held = deal.hands;
  return { next, isLegal };
}

function takePosition(deal: Deal, shown: Shown, pack: Pack): void {
  positionOf(shown, position);
  for (let seat = 1; seat < deal.hands.length; seat++) putCodes(position, handOf(seat), cardsOf(deal, seat), pack);
}

function cardsToCome(): number {
  return (position[TRICKS] - position[TRICK]) * position[PLACES] - position[PLACE];
}
