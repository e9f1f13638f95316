import { frenchTarotDeck, type Card } from "./cards.js";
import { CONTRACTS, TABLES } from "./french-tarot.js";

/** A record of French Tarot read into objects, with every check that rules/ makes before it looks at what is legal. */
export interface PlainRecord {
  players: number;
  dealer: number;
  options: Record<string, unknown>;
  hands: Card[][];
  talon: Card[];
  actions: PlainAction[];
}

export interface PlainAction { seat: number; type: string; word: string; cards: Card[]; text: string }

export class PlainError extends Error {
  constructor(readonly code: string, readonly path: string) {
    super(`${code} at ${path}`);
  }
}

const KEYS = ["format", "game", "players", "dealer", "options", "hands", "talon", "actions"];
const encoder = new TextEncoder();

export function parseText(text: unknown): PlainRecord {
  if (typeof text !== "string") throw new PlainError("wrong-type", "");
  if (encoder.encode(text).length > 32 * 1024) throw new PlainError("too-large", "");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PlainError("not-json", "");
  }
  return readValue(value);
}

/** Of whatever a program passes: by way of text, which makes plain data of it and has its size. */
export function readObject(value: unknown): PlainRecord {
  let text: unknown;
  try {
    text = JSON.stringify(value);
  } catch {
    throw new PlainError("wrong-type", "");
  }
  return parseText(text);
}

function readValue(value: unknown): PlainRecord {
  if (depthOf(value) > 4) throw new PlainError("too-deep", "");
  if (!isObject(value)) throw new PlainError("wrong-type", "");
  if (Array.isArray(value["actions"]) && value["actions"].length > 300) throw new PlainError("too-many-actions", "actions");
  for (const key of Object.keys(value)) if (!KEYS.includes(key)) throw new PlainError("unknown-key", key);
  for (const key of KEYS) if (key !== "options" && !(key in value)) throw new PlainError("missing-key", key);
  const { format, game, players, dealer, options, hands, talon, actions } = value;
  if (format !== "tarot-deal/1") throw new PlainError("format", "format");
  if (game !== "french-tarot") throw new PlainError("game", "game");
  if (typeof players !== "number" || !(players in TABLES)) throw new PlainError("players", "players");
  if (typeof dealer !== "number" || !Number.isInteger(dealer) || dealer < 0 || dealer >= players) throw new PlainError("dealer", "dealer");
  if (!Array.isArray(hands) || hands.length !== players) throw new PlainError("hand-count", "hands");
  if (!Array.isArray(actions)) throw new PlainError("wrong-type", "actions");

  const { size, dog } = TABLES[players]!;
  const seen = new Set<string>();
  const record = {
    players, dealer,
    options: readOptions(options, players),
    hands: hands.map((hand: unknown, seat) => readCards(hand, size, seen, `hands[${seat}]`)),
    talon: readCards(talon, dog, seen, "talon"),
    actions: actions.map((text: unknown, i) => readAction(text, `actions[${i}]`)),
  };
  return record;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function readOptions(options: unknown, players: number): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  if (options === undefined) return read;
  if (!isObject(options)) throw new PlainError("wrong-type", "options");
  for (const [name, value] of Object.entries(options)) {
    if (["petitSecIgnoresExcuse", "calledSuitBanAfterExcuse", "slamNeeds21"].includes(name)) {
      if (typeof value !== "boolean") throw new PlainError("option-value", `options.${name}`);
      if (value) read[name] = value;
    } else if (name === "excuseLastTrick") {
      if (value !== "changes-sides" && value !== "trick-winner") throw new PlainError("option-value", `options.${name}`);
      if (value !== "changes-sides") read[name] = value;
    } else if (name === "given") {
      if (!isObject(value) || Object.keys(value).length !== 2) throw new PlainError("option-value", "options.given");
      const { taker, contract } = value;
      if (!Number.isInteger(taker) || Number(taker) < 0 || Number(taker) >= players) throw new PlainError("option-value", "options.given");
      if (!CONTRACTS.some((known) => known.name === contract)) throw new PlainError("option-value", "options.given");
      read[name] = { taker, contract };
    } else {
      throw new PlainError("unknown-option", `options.${name}`);
    }
  }
  return read;
}

function readCards(text: unknown, count: number, seen: Set<string>, path: string): Card[] {
  if (typeof text !== "string") throw new PlainError("wrong-type", path);
  const codes = text.split(" ");
  if (codes.length !== count) throw new PlainError("card-count", path);
  return codes.map((code) => {
    const card = frenchTarotDeck.find((other) => other.code === code);
    if (card === undefined) throw new PlainError("unknown-card", path);
    if (seen.has(code)) throw new PlainError("double-card", path);
    seen.add(code);
    return card;
  });
}

const ACTION = /^([0-9]) (bid|call|discard|announce|handful|play) (.+)$/;
const WORD = /^[a-z]+(-[a-z]+)*$/;

function readAction(text: unknown, path: string): PlainAction {
  if (typeof text !== "string") throw new PlainError("wrong-type", path);
  const match = ACTION.exec(text);
  if (match === null) throw new PlainError("bad-action", path);
  const seat = Number(match[1]);
  const type = match[2]!;
  const rest = match[3]!;
  if (type === "bid" || type === "announce") {
    if (!WORD.test(rest)) throw new PlainError("bad-action", path);
    return { seat, type, word: rest, cards: [], text };
  }
  const codes = rest.split(" ");
  if (codes.length !== 1 && (type === "call" || type === "play")) throw new PlainError("bad-action", path);
  const cards = codes.map((code) => {
    const card = frenchTarotDeck.find((other) => other.code === code);
    if (card === undefined) throw new PlainError("bad-action", path);
    return card;
  });
  return { seat, type, word: "", cards, text };
}

/** A record in its normal form. */
export function writeRecord({ players, dealer, options, hands, talon, actions }: PlainRecord): { actions: string[] } & Record<string, unknown> {
  const join = (cards: readonly Card[]) => cards.map((card) => card.code).join(" ");
  return {
    format: "tarot-deal/1", game: "french-tarot", players, dealer, ...Object.keys(options).length > 0 && { options },
    hands: hands.map(join), talon: join(talon), actions: actions.map(({ text }) => text),
  };
}
