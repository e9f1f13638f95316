import type { FrenchTarotScore, ScoreInput } from "../contract.js";
import { contractOf } from "./contracts.js";

/** What a deal is scored by, already known to be possible. */
export interface Counted extends Required<Pick<ScoreInput, "contract" | "petitAuBout" | "slam" | "slamAnnounced">> {
  readonly players: number;
  /** Whole or half. */
  readonly takerPoints: number;
  readonly bouts: number;
  /** Levels, whoever showed them. */
  readonly handfuls: readonly (1 | 2 | 3)[];
  /** Whether a partner shares with the taker. */
  readonly partnered: boolean;
}

/** Points to reach, by bouts in the taker's pile. */
const TARGETS = [56, 51, 41, 36];

/**
 * What a score is made of, in points for each defender (FFT R-RO 2012-06): `base`, which is added to the difference from the
 * target, and `petitAuBout` are multiplied by the contract; `handfuls`, by level, and the slam's are not. `slam`: without an
 * announcement, and what an announced one costs that fails.
 */
export const bonuses = { base: 25, petitAuBout: 10, handfuls: { 1: 20, 2: 30, 3: 40 }, slam: 200, slamAnnounced: 400 } as const;

export function targetFor(bouts: number): number {
  return TARGETS[bouts] ?? Infinity;
}

/** FFT R-RO 2012-06. Every part is signed as the taker sees it. */
export function score(counted: Counted): FrenchTarotScore {
  const { multiplier } = contractOf(counted);
  const target = targetFor(counted.bouts);
  const exact = counted.takerPoints - target;
  const made = exact >= 0;
  const sign = made ? 1 : -1;
  // Decided on exact points; a half, which 3 and 5 players can end on, then counts for the side it favours.
  const difference = sign * Math.ceil(Math.abs(exact));

  const parts = {
    base: (sign * bonuses.base + difference) * multiplier,
    petitAuBout: signOf(counted.petitAuBout) * bonuses.petitAuBout * multiplier,
    handfuls: counted.handfuls.reduce<number>((sum, level) => sum + sign * bonuses.handfuls[level], 0),
    slam: slamBonus(counted),
  };
  const perDefender = parts.base + parts.petitAuBout + parts.handfuls + parts.slam;
  return { target, made, difference, multiplier, parts, perDefender, shares: sharesOf(perDefender, counted) };
}

function signOf(side: "taker" | "defence" | null): number {
  return side === null ? 0 : side === "taker" ? 1 : -1;
}

/** Never multiplied. A slam of the defence is also the failure of an announced one. */
function slamBonus({ slam, slamAnnounced }: Counted): number {
  if (slam === "taker") return slamAnnounced ? bonuses.slamAnnounced : bonuses.slam;
  return (slam === "defence" ? -bonuses.slam : 0) - (slamAnnounced ? bonuses.slam : 0);
}

/** The defenders pay the taker's side, of which a partner gets one share. (0 − x, as −0 would be no score to show.) */
function sharesOf(perDefender: number, { players, partnered }: Counted): FrenchTarotScore["shares"] {
  const partner = partnered ? perDefender : null;
  const defenders = players - (partnered ? 2 : 1);
  return { taker: defenders * perDefender - (partner ?? 0), partner, defender: 0 - perDefender };
}
