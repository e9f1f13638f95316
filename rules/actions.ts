import type { Action, CardCode, Seat } from "./contract.js";
import { isCardCode, splitCards } from "./cards.js";
import { RecordError } from "./errors.js";
import type { Phase } from "./game.js";
import { isPlainObject } from "./plain-data.js";
import { ownCode, readOnce } from "./read-once.js";
import { isSeat } from "./seats.js";

/** A bid, a contract or an announcement. */
const WORD = /^[a-z]+(?:-[a-z]+)*$/;
/** Seats are written with one digit. */
const MOST_SEATS = 10;

/** The phase in which an action has its place. */
export function phaseOf(action: Action): Phase {
  switch (action.type) {
    case "join": case "drop": case "invite": case "alone": return "defend";
    case "handful": return "play";
    default: return action.type;
  }
}

/** Whether a value can be written as an action at all, in whatever game. */
export function isAction(value: unknown): value is Action {
  if (!isPlainObject(value) || !isSeatNumber(value["seat"])) return false;
  switch (value["type"]) {
    case "bid": return isWord(value["bid"]);
    case "announce": return isWord(value["what"]);
    case "call": case "play": return isCardCode(value["card"]);
    case "discard": case "handful": return isCardList(value["cards"]);
    case "join": case "drop": case "invite": case "alone": return true;
    default: return false;
  }
}

/** −0 would be written as another number than it is. */
function isSeatNumber(value: unknown): boolean {
  return isSeat(value, MOST_SEATS) && !Object.is(value, -0);
}

function isWord(value: unknown): value is string {
  return typeof value === "string" && WORD.test(value);
}

function isCardList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCardCode);
}

/** "2 discard S1 S2 …". Throws RecordError "bad-action". */
export function formatAction(action: Action): string {
  if (!isAction(action)) throw new RecordError("bad-action", "");
  return [action.seat, action.type, ...argumentsOf(action)].join(" ");
}

/** A bid, contract or announcement, or the cards, as written after the verb. */
export function argumentsOf(action: Action): readonly string[] {
  switch (action.type) {
    case "bid": return [action.bid];
    case "announce": return [action.what];
    case "call": case "play": return [action.card];
    case "discard": case "handful": return action.cards;
    default: return [];
  }
}

/** Reads exactly what formatAction writes. Throws RecordError "bad-action". */
export function parseAction(text: string): Action {
  const action = typeof text === "string" ? attempt(text) : null;
  if (action === null) throw new RecordError("bad-action", "");
  return action;
}

/** Null where the text is none of what formatAction writes. The action may be shared, and is not to be handed out. */
export function readAction(text: string): Action | null {
  return readOnce(text, attempt);
}

function attempt(text: string): Action | null {
  const seat = text.charCodeAt(0) - "0".charCodeAt(0);
  if (!isSeatNumber(seat) || text.charAt(1) !== " ") return null;
  const end = text.indexOf(" ", 2);
  return end === -1 ? withoutArguments(seat, text.slice(2)) : withArguments(seat, text.slice(2, end), text.slice(end + 1));
}

function withoutArguments(seat: Seat, type: string): Action | null {
  switch (type) {
    case "join": case "drop": case "invite": case "alone": return { seat, type };
    default: return null;
  }
}

function withArguments(seat: Seat, type: string, rest: string): Action | null {
  switch (type) {
    case "bid": return isWord(rest) ? { seat, type, bid: rest } : null;
    case "announce": return isWord(rest) ? { seat, type, what: rest } : null;
    case "call": case "play": return isCardCode(rest) ? { seat, type, card: ownCode(rest) } : null;
    case "discard": case "handful": return cardsAction(seat, type, splitCards(rest));
    default: return null;
  }
}

function cardsAction(seat: Seat, type: "discard" | "handful", cards: CardCode[]): Action | null {
  return isCardList(cards) ? { seat, type, cards: cards.map(ownCode) } : null;
}
