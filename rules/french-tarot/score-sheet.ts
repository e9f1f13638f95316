import type { FrenchTarotScore, ScoreInput } from "../contract.js";
import { EXCUSE } from "../cards.js";
import { ScoreError } from "../errors.js";
import { ownFields } from "../plain-data.js";
import { isTrump, PETIT } from "../tarots.js";
import { ownList } from "../untrusted.js";
import { deck, halfPoints, sumHalfPoints } from "./cards.js";
import { contractNamed } from "./contracts.js";
import { score } from "./score.js";
import { tableFor, tables } from "./tables.js";

const ALL_HALF_POINTS = sumHalfPoints(deck.cards);
const TAROTS = deck.cards.filter((card) => isTrump(card) || card === EXCUSE).length;
const MOST_BOUTS = 3;
const FIELDS = ["players", "contract", "takerPoints", "bouts", "petitAuBout", "handfuls", "slam", "slamAnnounced", "alone"] as const;

/**
 * The score of a deal played at a real table.
 * Throws ScoreError "value" for an input that is none of its possible values, "impossible" for one
 * that cannot go with the others; `field` names it ("" where there is no input at all).
 */
export function scoreFrenchTarot(input: ScoreInput): FrenchTarotScore {
  const fields = ownFields(input, FIELDS) as ScoreInput | null;
  if (fields === null) throw new ScoreError("value", "");
  const { players, contract, takerPoints, bouts, petitAuBout = null, slam = null, slamAnnounced = false, alone = false } = fields;
  const levels = fields.handfuls === undefined ? [] : ownList(fields.handfuls) as typeof fields.handfuls | null;
  const handfuls = levels ?? [];
  insist("value", {
    players: tables.has(players),
    contract: contractNamed(contract) !== undefined,
    takerPoints: typeof takerPoints === "number" && Number.isInteger(takerPoints * 2) && takerPoints >= 0 && takerPoints * 2 <= ALL_HALF_POINTS,
    bouts: Number.isInteger(bouts) && bouts >= 0 && bouts <= MOST_BOUTS,
    petitAuBout: isSideOrNone(petitAuBout),
    handfuls: levels !== null && handfuls.findIndex((level) => ![1, 2, 3].includes(level)) === -1,
    slam: isSideOrNone(slam),
    slamAnnounced: typeof slamAnnounced === "boolean",
    alone: typeof alone === "boolean",
  });

  const partnered = tableFor(players).calls && !alone;
  const scored = score({ players, contract, takerPoints, bouts, petitAuBout, handfuls, slam, slamAnnounced, partnered });
  insist("impossible", {
    takerPoints: canBeHalf(players) || Number.isInteger(takerPoints),
    bouts: canHold(takerPoints * 2, bouts),
    handfuls: handfuls.length <= players && trumpsShown(players, handfuls) <= TAROTS,
    petitAuBout: petitAuBout === null || slam === null || petitAuBout === slam,
    slam: slam === null || scored.made === (slam === "taker"),
  });
  return scored;
}

function insist(code: string, holds: Readonly<Partial<Record<keyof ScoreInput, boolean>>>): void {
  const wrong = Object.entries(holds).find(([, isRight]) => !isRight);
  if (wrong !== undefined) throw new ScoreError(code, wrong[0]);
}

function isSideOrNone(value: unknown): boolean {
  return value === null || value === "taker" || value === "defence";
}

/** Only where a trick is an odd number of cards: a card counts a whole number and a half. */
function canBeHalf(players: number): boolean {
  return players % 2 === 1;
}

/** Whether a side can have so many bouts, and the other side the rest, among so many half points. */
function canHold(points: number, bouts: number): boolean {
  return points >= leastWith(bouts) && ALL_HALF_POINTS - points >= leastWith(MOST_BOUTS - bouts);
}

/** The Excuse may cost the half point that is given for it. */
function leastWith(bouts: number): number {
  return bouts === 0 ? 0 : bouts * halfPoints(PETIT) - 1;
}

function trumpsShown(players: number, handfuls: readonly (1 | 2 | 3)[]): number {
  return handfuls.reduce<number>((sum, level) => sum + (tableFor(players).handfuls[level - 1] ?? 0), 0);
}
