import type { Action, CardCode, Seat } from "./contract.js";
import { isCardCode } from "./cards.js";
import { RecordError } from "./errors.js";
import type { Phase } from "./game.js";
import { isPlainObject } from "./plain-data.js";
import { ownCode, ownCodes, readOnce, type ReadAction } from "./read-once.js";
import { readSeat } from "./seats.js";

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

/**
 * An action of whatever game as plain data of our own; null where the value is none, or throws as it is looked at. Each
 * part is read once, so that nothing can be checked as one thing and applied as another.
 */
export function ownAction(value: unknown): Action | null {
  try {
    return isPlainObject(value) ? actionFrom(value) : null;
  } catch {
    return null;
  }
}

function actionFrom(value: Readonly<Record<string, unknown>>): Action | null {
  const { type } = value;
  const seat = readSeat(value["seat"], MOST_SEATS);
  if (seat === null) return null;
  switch (type) {
    case "bid": return withArgument(seat, type, value["bid"]);
    case "announce": return withArgument(seat, type, value["what"]);
    case "call": case "play": return withArgument(seat, type, value["card"]);
    case "discard": case "handful": return withArgument(seat, type, value["cards"]);
    default: return withoutArgument(seat, type);
  }
}

function isWord(value: unknown): value is string {
  return typeof value === "string" && WORD.test(value);
}

/** Null at the first that is no card, as a hole of a list is none either, and without any. */
function ownCards(list: unknown): CardCode[] | null {
  if (!Array.isArray(list)) return null;
  const cards: CardCode[] = [];
  for (const card of list as readonly unknown[]) {
    if (!isCardCode(card)) return null;
    cards.push(ownCode(card));
  }
  return cards.length > 0 ? cards : null;
}

/** "2 discard S1 S2 …". Throws RecordError "bad-action". */
export function formatAction(action: Action): string {
  const own = ownAction(action);
  if (own === null) throw new RecordError("bad-action", "");
  return textOf(own);
}

/** The same of an action that is our own. */
export function textOf(action: Action): string {
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
export function readAction(text: string): ReadAction | null {
  return readOnce(text, attempt);
}

function attempt(text: string): Action | null {
  const seat = readSeat(text.charCodeAt(0) - "0".charCodeAt(0), MOST_SEATS);
  if (seat === null || text.charAt(1) !== " ") return null;
  const end = text.indexOf(" ", 2);
  if (end === -1) return withoutArgument(seat, text.slice(2));
  const type = text.slice(2, end);
  const rest = text.slice(end + 1);
  return withArgument(seat, type, type === "discard" || type === "handful" ? ownCodes(rest) : rest);
}

function withoutArgument(seat: Seat, type: unknown): Action | null {
  switch (type) {
    case "join": case "drop": case "invite": case "alone": return { seat, type };
    default: return null;
  }
}

function withArgument(seat: Seat, type: string, argument: unknown): Action | null {
  switch (type) {
    case "bid": return isWord(argument) ? { seat, type: "bid", bid: argument } : null;
    case "announce": return isWord(argument) ? { seat, type: "announce", what: argument } : null;
    case "call": return isCardCode(argument) ? { seat, type: "call", card: ownCode(argument) } : null;
    case "play": return isCardCode(argument) ? { seat, type: "play", card: ownCode(argument) } : null;
    case "discard": case "handful": {
      const cards = ownCards(argument);
      return cards === null ? null : { seat, type, cards };
    }
    default: return null;
  }
}
