import type { DealRecord, DealState } from "../contract.js";
import { parseAction } from "../actions.js";
import { splitCards } from "../cards.js";
import { apply, check, choices } from "../deal-state.js";
import { RecordError } from "../errors.js";
import { dealtTo } from "../layout.js";
import { FORMAT, toRecord } from "../write-record.js";
import { replay } from "../records.js";
import { CHECKSUM_LENGTH, checksumOf } from "./checksum.js";
import { fromSigns, readDigits, toSigns, writeDigits, type Digit } from "./digits.js";
import { pickCards } from "./pick.js";
import { walkAction } from "./walk-action.js";
import { walkFrame } from "./walk-frame.js";

/*
 * A deal record as a short text for links, of letters and digits only:
 *
 *     version   "1"
 *     number    base 62, signs 0-9 A-Z a-z for 0 … 61, most significant first, no "0" in front
 *     checksum  six signs: the CRC-32 (as in zip and PNG) of all that comes before, in base 62, filled up with "0" in front
 *
 * The number is made of digits, each from 0 to below a limit of its own: number = d0 + l0·(d1 + l1·(d2 + l2·(…))),
 * so that a reader takes the remainder by the first limit, divides, and goes on. In this order:
 *
 *     limit           digit
 *     8               game: 0 french-tarot, 1 piedicavallo, 2 preferanzen
 *     10              players
 *     10              dealer
 *     16 times 2      1 for each option that differs from the default, followed by its value, limit 64. French Tarot:
 *                     petitSecIgnoresExcuse (0 true), calledSuitBanAfterExcuse (0 true), slamNeeds21 (0 true),
 *                     excuseLastTrick (0 trick-winner), given (4 · taker + 0 prise, 1 garde, 2 garde-sans, 3 garde-contre);
 *                     Preferanzen: heartBonus (0 all-hearts)
 *     deck, one less  each card as dealt, seat 0 first, the talon last: its place among those not yet dealt, in the order of
 *     each time       the deck. French Tarot: E, T21 … T1, then S, H, C, D, each K Q N J 10 … 1. Piedicavallo: the same, S and C
 *                     without 4 … 1, H and D as K Q N J 1 2 3 4 5 6. Preferanzen: H, S, D, C, each 1 K Q J 10 9 8 7
 *     256             number of actions; then each of them, by its place among what the rules leave open at that moment:
 *       bids          bid: French Tarot pass, prise, garde, garde-sans, garde-contre; Preferanzen pass, hold, then the ladder upwards
 *       cards         call: the kings (then, where allowed, queens, knights, jacks) in the order of the deck
 *       options       announce: none, slam; in Preferanzen the ladder upwards. Defence: join, drop; invite, alone
 *       cards, one    discard, card by card in the order in which the record has them: the place among the cards that some
 *       less each     legal discard contains, in the order of the deck, without those already named
 *       time
 *       cards and     play: the legal cards in the order of the deck, then the handfuls that may be shown, lowest first.
 *       handfuls      A handful is followed by its cards like a discard, among the trumps that may be shown (those laid aside
 *                     openly too) and, where it stands in, the Excuse at the end
 *
 * Nothing may be left of the number in the end, so a record has exactly one link. A game, an option or a value that
 * is added later takes the next place and leaves all links as they are; anything else is another version.
 */

const VERSION = "1";
const SHORTEST = VERSION.length + 1 + CHECKSUM_LENGTH;
/** About three times the longest deal that can be. */
const MOST_SIGNS = 400;
const SIGNS_ONLY = /^[0-9A-Za-z]+$/;
/** No deal has a hundred. */
const ACTIONS_BELOW = 256;

/**
 * A record as a text of at most 400 letters and digits (a whole deal takes about 110), which goes unescaped into a
 * link, behind `#` or as a parameter. The deal may stop anywhere. Throws RecordError as replay() does, so an illegal
 * action cannot be written, and nothing else.
 */
export function writeLink(record: DealRecord): string {
  const { digit, value } = writeDigits();
  walk(digit, toRecord(replay(record)));
  const text = VERSION + toSigns(value());
  return text + checksumOf(text);
}

/**
 * The record that a text of writeLink() holds, in its normal form: replay() takes it. Throws RecordError and nothing
 * else, with the path "": "wrong-type" where it is no text, "too-large" beyond 400 signs, "not-link" where it can be
 * none, "format" for a version that is not known, "checksum" where it was mistyped or cut. A text whose checksum
 * was made to fit fails with the code and path of the part of the record that cannot be.
 */
export function readLink(text: string): DealRecord {
  const { digit, rest } = readDigits(numberOf(text));
  const state = walk(digit);
  if (rest() !== 0n) throw new RecordError("not-link", "");
  return toRecord(state);
}

function numberOf(text: unknown): bigint {
  if (typeof text !== "string") throw new RecordError("wrong-type", "");
  if (text.length > MOST_SIGNS) throw new RecordError("too-large", "");
  if (text.length < SHORTEST || !SIGNS_ONLY.test(text)) throw new RecordError("not-link", "");
  if (!text.startsWith(VERSION)) throw new RecordError("format", "");
  const content = text.slice(0, -CHECKSUM_LENGTH);
  if (text.slice(-CHECKSUM_LENGTH) !== checksumOf(content)) throw new RecordError("checksum", "");
  return fromSigns(content.slice(VERSION.length));
}

/** Goes through a deal, one digit a decision. @param known what a writer writes, legal and in its normal form */
function walk(digit: Digit, known?: DealRecord): DealState {
  const start = walkStart(digit, known);
  const count = digit(ACTIONS_BELOW, known?.actions.length ?? 0);
  return Array.from({ length: count }).reduce<DealState>((state, _, i) => walkStep(digit, state, i, known?.actions[i]), start);
}

function walkStart(digit: Digit, known?: DealRecord): DealState {
  const { rules: { id: game, deck }, layout, players, dealer, options } = walkFrame(digit, known);
  const cards = pickCards(digit, deck.cards, deck.cards.length, known === undefined ? [] : [...known.hands, known.talon].flatMap(splitCards));
  const hands = Array.from({ length: players }, (_, seat) => cards.splice(0, dealtTo(seat, layout, dealer)).join(" "));
  return replay({ format: FORMAT, game, players, dealer, options, hands, talon: cards.join(" "), actions: [] });
}

function walkStep(digit: Digit, state: DealState, step: number, known?: string): DealState {
  const open = choices(state);
  const path = `actions[${step}]`;
  if (open.phase === "done" || open.phase === "wait") throw new RecordError("illegal-action", path, { reason: "deal-over" });
  const action = walkAction(digit, open, known === undefined ? undefined : parseAction(known));
  const refusal = check(state, action);
  if (refusal !== null) throw new RecordError("illegal-action", path, refusal);
  return apply(state, action);
}
