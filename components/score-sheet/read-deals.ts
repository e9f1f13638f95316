/**
 * Reads deals that come from anywhere: a page's property, an attribute's JSON text, a store. Nothing of them is believed
 * before it is checked, and the scores of French Tarot are worked out again.
 */
import { frenchTarotContracts, ScoreError } from "../../rules/index.js";
import { mostText } from "./parse-deals.js";
import { scoreOf, scoresBySeat, type ScoreEntry, type SheetDeal, type ShownHandful } from "./score-entry.js";

/** Why deals cannot be shown; a ScoreError's code stands beside these. */
export type ReadCode = "not-json" | "too-large" | "wrong-type" | "missing-key" | "players" | "seat" | "score-differs" | (string & {});

/** The first fault; `path` points to it, as in "deals[3].entry.bouts". */
export class DealsError extends Error {
  override readonly name = "DealsError";
  constructor(
    readonly code: ReadCode,
    readonly path: string,
  ) {
    super(`${code} at ${path}`);
  }
}

const contractNames = frenchTarotContracts.map(({ name }) => name);
const mostDeals = 2000;
const highestScore = 1_000_000;

/** Throws DealsError at the first thing that cannot be. */
export function readDeals(value: unknown): SheetDeal[] {
  if (typeof value === "string") throw new DealsError(value.length > mostText ? "too-large" : "not-json", "");
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new DealsError("wrong-type", "deals");
  if (value.length > mostDeals) throw new DealsError("too-large", "deals");
  return value.map((deal: unknown, index) => readDeal(deal, `deals[${index}]`));
}

type Fields = Readonly<Record<string, unknown>>;

function readDeal(value: unknown, path: string): SheetDeal {
  const deal = fieldsOf(value, path);
  const read = deal["entry"] === undefined ? readResult(need(deal, "result", path), `${path}.result`) : readEntered(deal["entry"], `${path}.entry`);
  const dealer = optional(deal["dealer"], (given) => seatIn(given, read.scores.length, `${path}.dealer`));
  return dealer === undefined ? read : { ...read, dealer };
}

function readEntered(value: unknown, path: string): SheetDeal {
  const fields = fieldsOf(value, path);
  const players = oneOf(need(fields, "players", path), [3, 4, 5] as const, `${path}.players`);
  return scored(readEntry(fields, players, path), path);
}

function readResult(value: unknown, path: string): SheetDeal {
  const fields = fieldsOf(value, path);
  const kind = oneOf(need(fields, "kind", path), ["void", "french-tarot", "piedicavallo", "preferanzen"] as const, `${path}.kind`);
  const scores = readScores(need(fields, "scores", path), `${path}.scores`);
  if (kind === "french-tarot") return readPlayed(fields, scores, path);
  if (kind !== "void") return { kind: "other", game: kind, scores };
  const why = oneOf(need(fields, "void", path), ["all-pass", "petit-sec"] as const, `${path}.void`);
  const seat = optional(fields["seat"], (given) => seatIn(given, scores.length, `${path}.seat`));
  return { kind: "void", void: why, scores, ...(seat !== undefined && { seat }) };
}

function readPlayed(fields: Fields, stated: readonly number[], path: string): SheetDeal {
  const players = oneOf(stated.length, [3, 4, 5] as const, `${path}.scores`);
  const deal = scored(readEntry(fields, players, path), path);
  if (deal.scores.some((score, seat) => score !== stated[seat])) throw new DealsError("score-differs", `${path}.scores`);
  return deal;
}

function readEntry(fields: Fields, players: ScoreEntry["players"], path: string): ScoreEntry {
  const side = (key: string) => oneOf(fields[key] ?? null, [null, "taker", "defence"] as const, `${path}.${key}`);
  const entry: ScoreEntry = {
    players,
    taker: seatIn(need(fields, "taker", path), players, `${path}.taker`),
    contract: oneOf(need(fields, "contract", path), contractNames, `${path}.contract`),
    takerPoints: numberIn(need(fields, "takerPoints", path), `${path}.takerPoints`),
    bouts: oneOf(need(fields, "bouts", path), [0, 1, 2, 3] as const, `${path}.bouts`),
    petitAuBout: side("petitAuBout"),
    handfuls: readHandfuls(fields["handfuls"] ?? [], players, `${path}.handfuls`),
    slam: side("slam"),
    slamAnnounced: oneOf(fields["slamAnnounced"] ?? false, [false, true] as const, `${path}.slamAnnounced`),
  };
  const partner = optional(fields["partner"], (given) => seatIn(given, players, `${path}.partner`));
  if (partner !== undefined && (players !== 5 || partner === entry.taker)) throw new DealsError("seat", `${path}.partner`);
  return partner === undefined ? entry : { ...entry, partner };
}

function readHandfuls(value: unknown, players: number, path: string): ShownHandful[] {
  if (!Array.isArray(value)) throw new DealsError("wrong-type", path);
  const handfuls = value.map((given: unknown, index) => {
    const fields = fieldsOf(given, `${path}[${index}]`);
    return {
      seat: seatIn(need(fields, "seat", `${path}[${index}]`), players, `${path}[${index}].seat`),
      level: oneOf(need(fields, "level", `${path}[${index}]`), [1, 2, 3] as const, `${path}[${index}].level`),
    };
  });
  if (new Set(handfuls.map(({ seat }) => seat)).size < handfuls.length) throw new DealsError("seat", path);
  return handfuls;
}

function scored(entry: ScoreEntry, path: string): SheetDeal {
  try {
    const score = scoreOf(entry);
    return { kind: "scored", entry, score, scores: scoresBySeat(entry, score) };
  } catch (error) {
    if (error instanceof ScoreError) throw new DealsError(error.code, `${path}.${error.field}`);
    throw error;
  }
}

function readScores(value: unknown, path: string): number[] {
  if (!Array.isArray(value)) throw new DealsError("wrong-type", path);
  if (value.length < 2 || value.length > 5) throw new DealsError("players", path);
  return value.map((score: unknown, seat) => numberIn(score, `${path}[${seat}]`));
}

function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new DealsError("wrong-type", path);
  return value as Fields;
}

function need(fields: Fields, key: string, path: string): unknown {
  const value = fields[key];
  if (value === undefined) throw new DealsError("missing-key", `${path}.${key}`);
  return value;
}

function optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value);
}

function numberIn(value: unknown, path: string): number {
  if (typeof value !== "number" || !Number.isFinite(value) || Math.abs(value) > highestScore) throw new DealsError("wrong-type", path);
  return value;
}

function seatIn(value: unknown, players: number, path: string): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= players) throw new DealsError("seat", path);
  return value as number;
}

function oneOf<const T>(value: unknown, allowed: readonly T[], path: string): T {
  if (!(allowed as readonly unknown[]).includes(value)) throw new DealsError("wrong-type", path);
  return value as T;
}
