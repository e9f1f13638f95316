import type { Action, CardCode } from "./contract.js";
import { readAction } from "./actions.js";
import { splitCards } from "./cards.js";
import { RecordError } from "./errors.js";
import type { Game, Setup } from "./game.js";
import { readFrame } from "./frame.js";
import { dealtTo } from "./layout.js";
import { isPlainObject } from "./plain-data.js";

export const FORMAT = "tarot-deal/1";
export const MOST_BYTES = 32 * 1024;
/** Levels of lists and objects, the record itself being the first. */
const MOST_LEVELS = 4;
const MOST_ACTIONS = 300;

const KEYS = ["format", "game", "players", "dealer", "options", "hands", "talon", "actions"];
const OPTIONAL_KEYS = ["options"];

/** A record that is well formed; whether its actions are legal is still to be seen. */
export interface ReadRecord { readonly rules: Game; readonly setup: Setup; readonly actions: readonly Action[] }

/**
 * Reads a record from text of whatever origin: the caps first, so that junk costs nothing, then
 * keys, types, values and cards. Throws RecordError and nothing else.
 */
export function readRecord(json: unknown): ReadRecord {
  const fields = readFields(parseCapped(json));
  if (fields.format !== FORMAT) throw new RecordError("format", "format");
  const { rules, layout, players, dealer, options } = readFrame(fields);

  if (fields.hands.length !== players) throw new RecordError("hand-count", "hands");
  const hands = fields.hands.map((hand, seat) => readCards(hand, dealtTo(seat, layout, dealer), `hands[${seat}]`));
  const talon = readCards(fields.talon, layout.talonAfter.length, "talon");
  checkDeck(rules, [...hands.map((cards, seat) => ({ cards, path: `hands[${seat}]` })), { cards: talon, path: "talon" }]);
  const actions = fields.actions.map((text, i) => readAction(text, `actions[${i}]`));
  return { rules, setup: { players, dealer, options, hands, talon }, actions };
}

/** JSON within the caps on size, depth and number of actions. */
function parseCapped(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== "string") throw new RecordError("wrong-type", "");
  if (json.length > MOST_BYTES || new TextEncoder().encode(json).length > MOST_BYTES) throw new RecordError("too-large", "");
  const value = parseJson(json);
  if (isDeeperThan(MOST_LEVELS, value)) throw new RecordError("too-deep", "");
  if (!isPlainObject(value)) throw new RecordError("wrong-type", "");
  const actions = value["actions"];
  if (Array.isArray(actions) && actions.length > MOST_ACTIONS) throw new RecordError("too-many-actions", "actions");
  return value;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    // Some engines run out of stack on deep nesting instead of reading it.
    throw new RecordError(error instanceof SyntaxError ? "not-json" : "too-deep", "");
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

function readFields(record: Readonly<Record<string, unknown>>) {
  const unknown = Object.keys(record).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new RecordError("unknown-key", unknown);
  const missing = KEYS.find((key) => !OPTIONAL_KEYS.includes(key) && !Object.hasOwn(record, key));
  if (missing !== undefined) throw new RecordError("missing-key", missing);
  return {
    format: ofType(isString, record["format"], "format"),
    game: ofType(isString, record["game"], "game"),
    players: ofType(isNumber, record["players"], "players"),
    dealer: ofType(isNumber, record["dealer"], "dealer"),
    options: record["options"],
    hands: listOf(isString, record["hands"], "hands"),
    talon: ofType(isString, record["talon"], "talon"),
    actions: listOf(isString, record["actions"], "actions"),
  };
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function ofType<T>(is: (value: unknown) => value is T, value: unknown, path: string): T {
  if (!is(value)) throw new RecordError("wrong-type", path);
  return value;
}

function listOf<T>(is: (value: unknown) => value is T, value: unknown, path: string): T[] {
  if (!Array.isArray(value)) throw new RecordError("wrong-type", path);
  return value.map((item, i) => ofType(is, item, `${path}[${i}]`));
}

function readCards(text: string, count: number, path: string): CardCode[] {
  const cards = splitCards(text);
  if (cards.length !== count) throw new RecordError("card-count", path);
  return cards;
}

/** Every card of the deck, each once; with the right number of them, none that is unknown or double will do. */
function checkDeck(rules: Game, lists: readonly { cards: readonly CardCode[]; path: string }[]): void {
  const seen = new Set<CardCode>();
  for (const { cards, path } of lists) {
    for (const card of cards) {
      if (!rules.deck.has(card)) throw new RecordError("unknown-card", path);
      if (seen.has(card)) throw new RecordError("double-card", path);
      seen.add(card);
    }
  }
}
