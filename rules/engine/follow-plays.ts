import type { Action, CardCode } from "../contract.js";
import { handOf as cardsOf, type Deal, type Draft } from "../deal.js";
import type { Game } from "../game.js";
import type { PlayedTrick } from "../tricks.js";
import type { Pack } from "./cards.js";
import { putCodes } from "./codes.js";
import { hasCard, sizeOf } from "./hands.js";
import { findLegal } from "./legal.js";
import { play } from "./play.js";
import { packFor, positionOn } from "./position-of.js";
import { BEST, handOf, LEGAL, newPosition, PLACE, TURN, WINNER } from "./position.js";

/** One for all deals: an array of numbers costs the garbage collector more than the plays of a deal cost. */
const position = newPosition();
/** Whose moment the position is: as long as no card leaves a hand, nothing else of it changes. */
let held: Deal["hands"] | null = null;

/**
 * Plays as many of the actions as are legal plays, to the same moment as one after the other would lead, but on masks, and
 * writes the deal down once. It leaves whatever may be refused.
 * @param from the first action that may be played
 * @returns the action that is next
 */
export function followPlays(rules: Game, deal: Draft, actions: readonly Action[], from: number): number {
  const { table } = deal;
  if (actions[from]?.type !== "play" || rules.turn(table)?.phase !== "play") return from;
  const pack = packFor(table);
  if (held !== deal.hands) takePosition(deal, pack);

  const tricks = [...table.tricks];
  let { leader } = table.trick;
  let last: PlayedTrick | null = null;
  // One list for all tricks, whose copies are no longer than they have to be: those that grow are several times as long.
  const laid = [...table.trick.cards];
  let next = from;
  for (; ; next++) {
    const action = actions[next];
    if (action?.type !== "play" || action.seat !== position[TURN]) break;
    const card = pack.find(action.card);
    findLegal(position);
    if (card === undefined || !hasCard(position, LEGAL, card)) break;
    laid[position[PLACE]] = action.card;
    play(position, card);
    if (position[TURN] >= 0 && position[PLACE] > 0) continue;
    const trick = { leader, cards: laid.slice(), winner: position[WINNER] };
    if (position[TURN] < 0) last = trick;
    else tricks.push(trick);
    leader = position[WINNER];
  }

  table.tricks = tricks;
  deal.hands = deal.hands.map((hand, seat) => stillIn(hand, seat, pack));
  held = deal.hands;
  if (last === null) table.trick = { leader, cards: laid.slice(0, position[PLACE]), winner: position[BEST] < 0 ? null : position[WINNER] };
  else Object.assign(table, rules.end(deal, last));
  return next;
}

function takePosition(deal: Deal, pack: Pack): void {
  positionOn(deal.table, position);
  for (let seat = 0; seat < deal.hands.length; seat++) putCodes(position, handOf(seat), cardsOf(deal, seat), pack);
}

/** What a seat still holds of its hand. */
function stillIn(hand: readonly CardCode[], seat: number, pack: Pack): readonly CardCode[] {
  const size = sizeOf(position, handOf(seat));
  if (size === hand.length) return hand;
  return size === 0 ? [] : hand.filter((code) => hasCard(position, handOf(seat), pack.cardOf(code)));
}
