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
const BASE = 25;
const PETIT_AU_BOUT = 10;
const HANDFULS = { 1: 20, 2: 30, 3: 40 };
const SLAM = 200;
const SLAM_ANNOUNCED = 400;

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
    base: (sign * BASE + difference) * multiplier,
    petitAuBout: signOf(counted.petitAuBout) * PETIT_AU_BOUT * multiplier,
    handfuls: counted.handfuls.reduce<number>((sum, level) => sum + sign * HANDFULS[level], 0),
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
  if (slam === "taker") return slamAnnounced ? SLAM_ANNOUNCED : SLAM;
  return (slam === "defence" ? -SLAM : 0) - (slamAnnounced ? SLAM : 0);
}

/** The defenders pay the taker's side, of which a partner gets one share. (0 − x, as −0 would be no score to show.) */
function sharesOf(perDefender: number, { players, partnered }: Counted): FrenchTarotScore["shares"] {
  const partner = partnered ? perDefender : null;
  const defenders = players - (partnered ? 2 : 1);
  return { taker: defenders * perDefender - (partner ?? 0), partner, defender: 0 - perDefender };
}
