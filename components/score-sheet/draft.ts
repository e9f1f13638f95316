import { cardPoints, deck, ScoreError, type FrenchTarotScore, type Seat } from "../../rules/index.js";
import { readNumber } from "../shared/numbers.js";
import { scoreOf, type ScoreEntry } from "./score-entry.js";

type Side = "taker" | "defence";

/** The form as it stands, complete or not. */
export interface Draft {
  taker: Seat | null;
  /** Five players: the partner's seat, or alone. */
  partner: Seat | "alone" | null;
  contract: ScoreEntry["contract"] | null;
  /** As typed. */
  points: string;
  pointsOf: Side;
  bouts: ScoreEntry["bouts"] | null;
  petitAuBout: Side | null;
  /** Level by seat; 0 is none. */
  handfuls: readonly (0 | 1 | 2 | 3)[];
  slam: Side | null;
  slamAnnounced: boolean;
}

/** A field of the form. */
export type Field = "taker" | "partner" | "contract" | "points" | "bouts" | "petitAuBout" | "handfuls" | "slam";

/** `missing` waits until the form is sent; anything else is told at once. `value` and `impossible` are ScoreError's. */
export interface Problem {
  field: Field;
  code: "missing" | "value" | "impossible";
}

export type Reading = { ok: true; entry: ScoreEntry; score: FrenchTarotScore } | { ok: false; problems: readonly Problem[] };

export function emptyDraft(players: number): Draft {
  return {
    taker: null, partner: null, contract: null, points: "", pointsOf: "taker", bouts: null,
    petitAuBout: null, handfuls: Array.from({ length: players }, () => 0 as const), slam: null, slamAnnounced: false,
  };
}

/** An earlier deal back in the form. */
export function draftOf(entry: ScoreEntry, write: (points: number) => string): Draft {
  const { players, taker, partner, contract, takerPoints, bouts, petitAuBout = null, handfuls = [], slam = null, slamAnnounced = false } = entry;
  return {
    taker, contract, bouts, petitAuBout, slam, slamAnnounced,
    partner: partner ?? (players === 5 ? "alone" : null),
    points: write(takerPoints),
    pointsOf: "taker",
    handfuls: Array.from({ length: players }, (_, seat) => handfuls.find((shown) => shown.seat === seat)?.level ?? 0),
  };
}

/** What the form says: a deal with its score, or what is missing or cannot be. */
export function readDraft(draft: Draft, players: ScoreEntry["players"]): Reading {
  const { taker, partner, contract, bouts } = draft;
  const points = pointsFrom(draft.points);
  const problems: Problem[] = [];
  if (taker === null) problems.push({ field: "taker", code: "missing" });
  if (players === 5 && (partner === null || partner === taker)) problems.push({ field: "partner", code: "missing" });
  if (contract === null) problems.push({ field: "contract", code: "missing" });
  if (points === null) problems.push({ field: "points", code: draft.points.trim() === "" ? "missing" : "value" });
  if (bouts === null) problems.push({ field: "bouts", code: "missing" });
  if (taker === null || contract === null || points === null || bouts === null || problems.length > 0) return { ok: false, problems };
  return scoredReading({
    players, taker, contract, bouts,
    ...(players === 5 && { partner: typeof partner === "number" ? partner : null }),
    takerPoints: draft.pointsOf === "taker" ? points : pointsInAll() - points,
    petitAuBout: draft.petitAuBout,
    handfuls: draft.handfuls.flatMap((level, seat) => (level === 0 ? [] : [{ seat, level }])),
    slam: draft.slam,
    slamAnnounced: draft.slamAnnounced,
  });
}

function scoredReading(entry: ScoreEntry): Reading {
  try {
    return { ok: true, entry, score: scoreOf(entry) };
  } catch (error) {
    if (error instanceof ScoreError) return { ok: false, problems: [{ field: fieldOf(error.field), code: error.code === "impossible" ? "impossible" : "value" }] };
    throw error;
  }
}

/** The form's field for an input of the score. */
function fieldOf(input: string): Field {
  switch (input) {
    case "contract":
    case "bouts":
    case "petitAuBout":
      return input;
    case "slam":
    case "slamAnnounced":
      return "slam";
    case "alone":
      return "partner";
    default:
      return input.startsWith("handfuls") ? "handfuls" : "points";
  }
}

/** Whole or half; null where it is no number of points. */
function pointsFrom(text: string): number | null {
  const points = readNumber(text);
  return points === null || points < 0 ? null : points;
}

/** The card points of the whole deck, as the rules count them. */
function pointsInAll(): number {
  return deck("french-tarot").reduce((sum, card) => sum + cardPoints("french-tarot", card), 0);
}
