/** Readers for values from outside: each gives back what it has checked, or throws a LessonError that says where. */
import type { RefusalReason } from "../rules/index.js";
import { LessonError, type LessonErrorCode } from "./lesson-error.js";

export type Fields = Readonly<Record<string, unknown>>;

/** An object with these keys and no others. A key may hold a list of its own: `fields(value, path, ["id"], ["goto"])`. */
export function fields(value: unknown, path: string, required: readonly string[], optional: readonly string[] = []): Fields {
  const found = object(value, path);
  const keys = Object.keys(found);
  const stranger = keys.find((key) => !required.includes(key) && !optional.includes(key));
  if (stranger !== undefined) throw new LessonError("unknown-key", join(path, stranger));
  const missing = required.find((key) => !keys.includes(key));
  if (missing !== undefined) throw new LessonError("missing-key", join(path, missing));
  return found;
}

export function object(value: unknown, path: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new LessonError("wrong-type", path);
  return value as Fields;
}

export function list<T>(value: unknown, path: string, most: number, read: (entry: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) throw new LessonError("wrong-type", path);
  if (value.length > most) throw new LessonError("too-many", path);
  return value.map((entry: unknown, index) => read(entry, `${path}[${String(index)}]`));
}

export function string(value: unknown, path: string, longest: number): string {
  if (typeof value !== "string") throw new LessonError("wrong-type", path);
  if (value.length > longest) throw new LessonError("too-long", path);
  return value;
}

export function matching(value: unknown, path: string, pattern: RegExp, code: LessonErrorCode): string {
  const text = string(value, path, 100);
  if (!pattern.test(text)) throw new LessonError(code, path);
  return text;
}

export function boolean(value: unknown, path: string): boolean {
  if (typeof value !== "boolean") throw new LessonError("wrong-type", path);
  return value;
}

/** Points and scores: a number of ordinary size, whole or half. */
export function number(value: unknown, path: string): number {
  if (typeof value !== "number" || !Number.isInteger(value * 2) || Math.abs(value) > 10_000) throw new LessonError("wrong-type", path);
  return value + 0; // not −0
}

/** A whole number from 0 to below `limit`. */
export function index(value: unknown, path: string, limit: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value >= limit) throw new LessonError("wrong-type", path);
  return value;
}

/** What stands under a key that may be absent. */
export function optional<T>(value: unknown, path: string, fallback: T, read: (value: unknown, path: string) => T): T {
  return value === undefined ? fallback : read(value, path);
}

/** A stranger's key goes into a message: shortened, and quoted where it is no plain word. */
export function join(path: string, key: string): string {
  const name = /^[\w-]{1,40}$/.test(key) ? key : JSON.stringify(key.slice(0, 40));
  return path === "" ? name : `${path}.${name}`;
}

export const idPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
const textKeyPattern = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9][\w-]*)+$/i;

export function textKey(value: unknown, path: string): string {
  return matching(value, path, textKeyPattern, "bad-text-key");
}

/** Every reason that the core knows: its type says so, and this list is held to it. */
const reasons: Readonly<Record<RefusalReason, true>> = {
  "not-your-turn": true, "wrong-phase": true, "deal-over": true, "unknown-action": true,
  "card-not-held": true, "must-follow": true, "must-trump": true, "must-overtrump": true, "must-beat": true, "called-suit-lead": true,
  "bid-too-low": true, "bid-not-next": true, "bid-first-call-only": true, "hold-not-allowed": true, "contract-below-bid": true,
  "call-rank-not-allowed": true,
  "discard-count": true, "discard-king": true, "discard-bout": true, "discard-trump": true, "discard-plain-first": true,
  "handful-count": true, "handful-not-trump": true, "handful-excuse": true, "handful-late": true, "handful-twice": true, "slam-not-allowed": true,
};

export function reason(value: unknown, path: string): RefusalReason {
  const code = string(value, path, 40);
  if (!Object.hasOwn(reasons, code)) throw new LessonError("bad-reason", path);
  return code as RefusalReason;
}
