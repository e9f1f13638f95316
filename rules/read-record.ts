import type { CardCode, DealRecord } from "./contract.js";
import { readAction } from "./actions.js";
import type { Deck } from "./cards.js";
import { RecordError } from "./errors.js";
import type { Setup } from "./game.js";
import { readFrame, type Frame } from "./frame.js";
import { dealtTo } from "./layout.js";
import { isPlainObject } from "./plain-data.js";
import type { ReadAction } from "./read-once.js";
import { FORMAT } from "./write-record.js";

const KEYS = ["format", "game", "players", "dealer", "options", "hands", "talon", "actions"];
const OPTIONAL_KEYS = ["options"];
/** Levels of lists and objects, the record itself being the first. */
const MOST_LEVELS = 4;
const MOST_ACTIONS = 300;
const NOBODY = -1;

/** A record that is well formed; whether its actions are legal is still to be seen. */
export interface ReadRecord {
  readonly frame: Frame;
  /** By place in the deck: the seat that the card was dealt to; the number of players where it lies in the talon. */
  readonly holders: readonly number[];
  /** Cards in each hand and, last, in the talon. */
  readonly sizes: readonly number[];
  /** Shared between records, and not to be handed out. */
  readonly actions: readonly ReadAction[];
  /** As they were read, which is exactly how they are written. */
  readonly texts: Pick<DealRecord, "hands" | "talon" | "actions">;
}

/**
 * Reads a record from plain data that is nobody else's, see untrusted.ts: the caps first, so that junk costs
 * nothing, then the format, keys, types, values and cards. Throws RecordError and nothing else.
 */
export function readRecord(value: unknown): ReadRecord {
  const fields = readFields(capped(value));
  const frame = readFrame(fields);
  const { rules: { deck }, layout, players, dealer } = frame;

  if (fields.hands.length !== players) throw new RecordError("hand-count", "hands");
  const lists = [...fields.hands, fields.talon].map(deck.placesIn);
  const sizes = lists.map(({ length }) => length);
  const miscounted = sizes.findIndex((size, list) => size !== (list < players ? dealtTo(list, layout, dealer) : layout.talonAfter.length));
  if (miscounted !== -1) throw new RecordError("card-count", pathOf(miscounted, players));
  return { frame, holders: holdersIn(deck, lists), sizes, actions: readActions(fields.actions), texts: fields };
}

/** The deal before its first action. */
export function setupOf({ frame: { rules: { deck }, players, dealer, options }, holders, sizes, texts: dealt }: ReadRecord): Setup {
  const lists = sizes.map((size) => Array<CardCode>(size));
  const filled = sizes.map(() => 0);
  for (let place = 0; place < holders.length; place++) {
    const list = holders[place] ?? players;
    const next = filled[list] ?? 0;
    filled[list] = next + 1;
    const cards = lists[list];
    if (cards !== undefined) cards[next] = deck.cards[place] ?? "";
  }
  const talon = lists.pop() ?? [];
  return { players, dealer, options, hands: lists, talon, dealt };
}

function readActions(texts: readonly string[]): ReadAction[] {
  return texts.map((text, i) => {
    const action = readAction(text);
    if (action === null) throw new RecordError("bad-action", `actions[${i}]`);
    return action;
  });
}

/** Within the caps on depth and number of actions. */
function capped(value: unknown): Readonly<Record<string, unknown>> {
  if (isDeeperThan(MOST_LEVELS, value)) throw new RecordError("too-deep", "");
  if (!isPlainObject(value)) throw new RecordError("wrong-type", "");
  const actions = value["actions"];
  if (Array.isArray(actions) && actions.length > MOST_ACTIONS) throw new RecordError("too-many-actions", "actions");
  return value;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) if (typeof part === "object" && isDeeperThan(levels - 1, part)) return true;
  return false;
}

function readFields(record: Readonly<Record<string, unknown>>) {
  const { format } = record;
  // Before its keys: those of another format are no faults.
  if (isString(format) && format !== FORMAT) throw new RecordError("format", "format");
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
  const wrong = value.findIndex((item) => !is(item));
  if (wrong !== -1) throw new RecordError("wrong-type", `${path}[${wrong}]`);
  return value as T[];
}

/** Of the hands and, after them, the talon. */
function pathOf(list: number, players: number): string {
  return list < players ? `hands[${list}]` : "talon";
}

/** Every card of the deck, each once; with the right number of them, none that is unknown or double will do. */
function holdersIn(deck: Deck, lists: readonly (readonly number[])[]): number[] {
  const holders = Array<number>(deck.cards.length).fill(NOBODY);
  lists.forEach((places, holder) => {
    for (const place of places) {
      const code = place === -1 ? "unknown-card" : holders[place] !== NOBODY ? "double-card" : null;
      if (code !== null) throw new RecordError(code, pathOf(holder, lists.length - 1));
      holders[place] = holder;
    }
  });
  return holders;
}
