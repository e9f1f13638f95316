import type { Refusal } from "./contract.js";

export type RecordErrorCode =
  | "not-json" | "too-large" | "too-deep" | "wrong-type" | "unknown-key" | "missing-key" | "format" | "game" | "players" | "dealer"
  | "hand-count" | "card-count" | "unknown-card" | "double-card" | "unknown-option" | "option-value" | "too-many-actions"
  | "bad-action" | "illegal-action" | "not-link" | "checksum";

/** What is wrong with a setup, a deal record, one of its actions or a link that holds one. */
export class RecordError extends Error {
  override readonly name = "RecordError";
  readonly code: RecordErrorCode;
  /** Points into the record: "hands[2]", "actions[17]"; "" is the whole. */
  readonly path: string;
  /** Why the action is illegal; only with the code "illegal-action". */
  declare readonly refusal?: Refusal;

  constructor(code: RecordErrorCode, path: string, refusal?: Refusal) {
    super(path === "" ? code : `${code} at ${path}`);
    this.code = code;
    this.path = path;
    if (refusal !== undefined) this.refusal = refusal;
  }
}

/** A score that cannot be; `field` names the input at fault. */
export class ScoreError extends Error {
  override readonly name = "ScoreError";
  readonly code: string;
  readonly field: string;

  constructor(code: string, field: string) {
    super(`${code}: ${field}`);
    this.code = code;
    this.field = field;
  }
}

/**
 * A change of a session that cannot be: "session" what is none, "players" the number of those seated, "player" what is no name for one,
 * "seated" already, "not-seated", "seat" none of the table's, "scores" not of a deal.
 */
export type SessionErrorCode = "session" | "players" | "player" | "seated" | "not-seated" | "seat" | "scores";

export class SessionError extends Error {
  override readonly name = "SessionError";
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode) {
    super(code);
    this.code = code;
  }
}

/** An action that check() refuses was applied. */
export class IllegalActionError extends Error {
  override readonly name = "IllegalActionError";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
