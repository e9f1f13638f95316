import type { Action } from "./contract.js";
import { isCardCode, splitCards } from "./cards.js";
import { RecordError } from "./errors.js";
import type { Phase } from "./game.js";
import { isPlainObject } from "./plain-data.js";
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
  return readAction(text, "");
}

/** @param path where in a record the text stands, for the error */
export function readAction(text: unknown, path: string): Action {
  const action = typeof text === "string" ? attempt(text) : null;
  if (!isAction(action) || formatAction(action) !== text) throw new RecordError("bad-action", path);
  return action;
}

/** What the text may mean; whatever is missing or too much shows when it is written again. */
function attempt(text: string): unknown {
  const [seat = "", type = "", first] = text.split(" ", 3);
  const rest = text.slice(`${seat} ${type} `.length);
  return { seat: Number(seat), type, ...argumentFields(type, first, rest) };
}

function argumentFields(type: string, first: string | undefined, rest: string): object {
  switch (type) {
    case "bid": return { bid: first };
    case "announce": return { what: first };
    case "call": case "play": return { card: first };
    case "discard": case "handful": return { cards: splitCards(rest) };
    default: return {};
  }
}
