import type { Seat } from "../contract.js";
import type { Options } from "../options.js";
import type { Contract } from "./contracts.js";

/** What a deal is scored by. */
export interface Counted {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly made: boolean;
  /** Won by each seat. */
  readonly tricks: readonly number[];
  /** The defenders who play for tricks of their own, against trumps. */
  readonly joined: readonly Seat[];
  /** Whether the one who joined plays for the tricks of both defenders. */
  readonly invites: boolean;
}

/** Tricks that a defender needs to live, an inviter for both. */
export const TO_LIVE = 2;
export const TO_LIVE_FOR_TWO = 4;
/** What it brings a defender to live or to fall, by what becomes of the contract. */
export const LIVES = { made: -3, failed: 4 };
export const FALLS = { made: -8, failed: -2 };
/** What each defender gets besides if the declarer falls, and loses if not. */
export const HEART_BONUS = 5;

/** Each defender's score, and for the declarer minus their sum, which is never 0. */
export function score(counted: Counted, options: Options): number[] {
  const { tricks, declarer, contract, made } = counted;
  const defenders = tricks.map((_, seat) => {
    if (seat === declarer) return 0;
    return contract.stake === undefined ? againstTrumps(seat, counted) + heartBonus(counted, options) : signed(contract.stake, !made);
  });
  const sum = defenders.reduce((total, points) => total + points, 0);
  return defenders.with(declarer, -sum);
}

/** Whoever dropped, invited later or not, always lives and counts no tricks. */
function againstTrumps(seat: Seat, counted: Counted): number {
  const { made, joined, invites } = counted;
  const outcome = made ? "made" : "failed";
  if (!joined.includes(seat)) return LIVES[outcome];
  const own = tricksFor(seat, counted);
  const lives = own >= (invites ? TO_LIVE_FOR_TWO : TO_LIVE);
  return own + (lives ? LIVES : FALLS)[outcome];
}

/** An inviter counts both hands' tricks. */
function tricksFor(seat: Seat, { tricks, declarer, invites }: Counted): number {
  return tricks.reduce((sum, won, winner) => (winner === seat || (invites && winner !== declarer) ? sum + won : sum), 0);
}

/** In herzpraemie; option heartBonus "all-hearts": whenever hearts are trumps. */
function heartBonus({ contract, made }: Counted, { heartBonus }: Options): number {
  const counts = contract.name === "herzpraemie" || (heartBonus === "all-hearts" && contract.trumps === "H");
  return counts ? signed(HEART_BONUS, !made) : 0;
}

function signed(points: number, gets: boolean): number {
  return gets ? points : -points;
}
