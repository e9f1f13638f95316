import type { CardCode, Seat } from "../contract.js";
import { handOf as cardsOf, type Deal, type Draft } from "../deal.js";
import type { Game } from "../game.js";
import { everyCard } from "../read-once.js";
import type { ReadRecord } from "../read-record.js";
import type { PlayedTrick } from "../tricks.js";
import type { Pack } from "./cards.js";
import { putCodes } from "./codes.js";
import { hasCard, putCard, sizeOf } from "./hands.js";
import { findLegal, play } from "./play.js";
import { packFor, positionOn } from "./position-of.js";
import { BEST, handOf, LEGAL, newPosition, PLACE, TURN, WINNER } from "./position.js";
import type { Place } from "./words.js";

type Played = Pick<ReadRecord, "actions" | "holders">;

/** By the place in everyCard; −1 where a pack has no such card. */
type Numbers = Int8Array & Record<Place, number>;
const numbers = new Map<Pack, Numbers>();

function numbersIn(pack: Pack): Numbers {
  const before = numbers.get(pack);
  if (before !== undefined) return before;
  const now = Int8Array.from(everyCard, (code) => pack.find(code) ?? -1) as Numbers;
  numbers.set(pack, now);
  return now;
}

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
export function followPlays(rules: Game, deal: Draft, { actions, holders }: Played, from: number): number {
  const { table } = deal;
  if ((actions[from]?.played ?? -1) < 0 || rules.turn(table)?.phase !== "play") return from;
  const pack = packFor(table);
  const cards = numbersIn(pack);
  if (held !== deal.hands) takePosition(deal, holders, pack);

  const tricks = [...table.tricks];
  let { leader } = table.trick;
  let last: PlayedTrick | null = null;
  // One list for all tricks, whose copies are no longer than they have to be: those that grow are several times as long.
  const laid = [...table.trick.cards];
  let next = from;
  findLegal(position);
  for (; ; next++) {
    const read = actions[next];
    if (read === undefined || read.played < 0 || read.action.seat !== position[TURN]) break;
    const card = cards[read.played as Place];
    if (card < 0 || !hasCard(position, LEGAL, card)) break;
    laid[position[PLACE]] = everyCard[read.played] ?? "";
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

function takePosition(deal: Deal, holders: readonly Seat[], pack: Pack): void {
  positionOn(deal.table, position);
  const { hands, setup } = deal;
  const asDealt = hands.map((hand, seat) => hand === setup.hands[seat]);
  // As most hands are as they were dealt, few cards have to be looked up.
  for (let place: Place = 0; place < holders.length; place++) {
    const seat = holders[place] ?? -1;
    if (asDealt[seat] === true) putCard(position, handOf(seat), pack.cards[place]);
  }
  for (let seat = 0; seat < hands.length; seat++) if (asDealt[seat] !== true) putCodes(position, handOf(seat), cardsOf(deal, seat), pack);
}

/** What a seat still holds of its hand. */
function stillIn(hand: readonly CardCode[], seat: number, pack: Pack): readonly CardCode[] {
  const size = sizeOf(position, handOf(seat));
  if (size === hand.length) return hand;
  return size === 0 ? [] : hand.filter((code) => hasCard(position, handOf(seat), pack.cardOf(code)));
}
