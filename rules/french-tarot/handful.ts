import type { CardCode, HandfulChoice, Refusal, Seat } from "../contract.js";
import { EXCUSE, without } from "../cards.js";
import type { Change, Deal, Table } from "../deal.js";
import type { Known } from "../game.js";
import { refuseNotHeld } from "../held.js";
import { isKing, isPlain, isTrump } from "../tarots.js";
import { deck } from "./cards.js";
import { tableFor } from "./tables.js";

type Level = HandfulChoice["level"];
type Pool = Omit<HandfulChoice, "level" | "count">;

const LEVELS: readonly Level[] = [1, 2, 3];
const KINGS = 4;

/** Which handfuls the seat to play can show: one a deal, just before its own first card. */
export function handfulChoices(known: Known): HandfulChoice[] {
  return isTooLate(known.table) || hasShown(known) ? [] : LEVELS.flatMap((level) => choicesAt(known, level));
}

/** Of the seat to play, which has played a card to every trick before. */
function isTooLate({ tricks }: Table): boolean {
  return tricks.length > 0;
}

function hasShown({ seat, table: { handfuls } }: Known): boolean {
  return handfuls.some((handful) => handful.seat === seat);
}

function choicesAt(known: Known, level: Level): HandfulChoice[] {
  const count = tableFor(known.table.players).handfuls[level - 1] ?? Infinity;
  const pools = [...fromHand(known, count), ...level === 3 ? withOpenDiscards(known, count) : []];
  return pools.map((pool) => ({ level, count, ...pool }));
}

/** The Excuse stands in for one missing trump only; showing it says that no trump is hidden (FFT R-RO 2012-06). */
function fromHand({ hand }: Known, count: number): Pool[] {
  const trumps = hand.filter(isTrump);
  if (trumps.length >= count) return [{ trumps, must: trumps.length === count ? trumps : [], withExcuse: false }];
  if (trumps.length === count - 1 && hand.includes(EXCUSE)) return [{ trumps, must: trumps, withExcuse: true }];
  return [];
}

/** A taker with four kings, who had to lay trumps aside openly, may complete a triple with them (FFT R-RO 2012-06). */
function withOpenDiscards({ seat, hand, table: { taker, publicDiscards: open = [] } }: Known, count: number): Pool[] {
  if (seat !== taker || open.length === 0 || hand.filter(isKing).length < KINGS) return [];
  const held = hand.filter(isTrump);
  const trumps = deck.sort([...held, ...open]);
  const missing = count - held.length;
  if (missing < 1) return [];
  if (missing < open.length) return [{ trumps, must: held, withExcuse: false }];
  if (missing === open.length) return [{ trumps, must: trumps, withExcuse: false }];
  if (missing === open.length + 1 && hand.includes(EXCUSE)) return [{ trumps, must: trumps, withExcuse: true }];
  return [];
}

export function refuseHandful(known: Known, cards: readonly CardCode[]): Refusal | null {
  const level = levelOf(known.table.players, cards);
  if (level === undefined) {
    return { reason: "handful-count", facts: { count: tableFor(known.table.players).handfuls[0], given: cards.length } };
  }
  const choices = choicesAt(known, level);
  const refusal = refuseNotHeld(known.hand, cards) && refuseNotHeld([...known.hand, ...choices.flatMap(({ trumps }) => trumps)], cards);
  if (refusal !== null) return refusal;

  if (isTooLate(known.table)) return { reason: "handful-late" };
  if (hasShown(known)) return { reason: "handful-twice" };
  const plain = cards.find(isPlain);
  if (plain !== undefined) return { reason: "handful-not-trump", allowed: known.hand.filter(isTrump), facts: { card: plain } };
  if (choices.some((choice) => isShownBy(choice, cards))) return null;
  if (cards.includes(EXCUSE)) return { reason: "handful-excuse", facts: { card: EXCUSE } };
  // What is left: an open discard shown while a trump in hand stays hidden.
  return { reason: "card-not-held", ...factOf(without(cards, known.hand)[0]) };
}

function levelOf(players: number, cards: readonly CardCode[]): Level | undefined {
  return LEVELS.find((level) => tableFor(players).handfuls[level - 1] === cards.length);
}

/** Of different cards, as many as the choice asks for. */
function isShownBy({ trumps, must, withExcuse }: HandfulChoice, cards: readonly CardCode[]): boolean {
  const shown = without(cards, [EXCUSE]);
  return withExcuse === cards.includes(EXCUSE) && must.every((card) => shown.includes(card)) && shown.every((card) => trumps.includes(card));
}

function factOf(card: CardCode | undefined): Pick<Refusal, "facts"> {
  return card === undefined ? {} : { facts: { card } };
}

/** Shown to all, sorted, before the seat plays. */
export function afterHandful(deal: Deal, seat: Seat, cards: readonly CardCode[]): Change {
  const level = levelOf(deal.setup.players, cards);
  if (level === undefined) return {};
  return { table: { handfuls: [...deal.table.handfuls, { seat, level, cards: deck.sort(cards) }] } };
}
