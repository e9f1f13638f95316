import { contracts } from "../../preferanzen/contracts.js";
import { all, none, SIX, six, sixInARow, type Goal } from "../../preferanzen/goals.js";
import { FALLS, HEART_BONUS, LIVES, TO_LIVE, TO_LIVE_FOR_TWO } from "../../preferanzen/score.js";
import { countOf } from "../bits.js";
import { PLACES, PLAYERS, SCORES, TRICKS, WON, type Position } from "../position.js";
import type { Place, Words } from "../words.js";
import { ALL_HEARTS, CONTRACT, DECLARER, INVITES, JOINED, MADE } from "./slots.js";

const GOALS: readonly Goal[] = [six, sixInARow, none, all];
const goals = Int32Array.from(contracts, ({ goal }) => GOALS.indexOf(goal)) as Words;
/** 0 against trumps. */
const stakes = Int32Array.from(contracts, ({ stake = 0 }) => stake) as Words;
/** Hearts as trumps: 2 where they bring a bonus always, 1 where an option says so. */
const hearts = Int32Array.from(contracts, ({ name, trumps }) => (name === "herzpraemie" ? 2 : trumps === "H" ? 1 : 0)) as Words;

/** What a deal comes to that is played out, or that nobody played against: MADE and SCORES. */
export function settlePreferanzen(position: Position): void {
  const contract: Place = position[CONTRACT];
  const declarer = position[DECLARER];
  const mine: Place = WON + declarer;
  const made = position[PLACES] === 1 || isReached(goals[contract], position[mine], position[TRICKS]);
  const bonus = hearts[contract] + position[ALL_HEARTS] >= 2 ? HEART_BONUS : 0;
  const stake = stakes[contract] + bonus;
  let sum = 0;
  position[MADE] = made ? 1 : 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    if (seat === declarer) continue;
    const score = (made ? -stake : stake) + (stakes[contract] === 0 ? againstTrumps(position, seat, made) : 0);
    position[SCORES + seat] = score;
    sum += score;
  }
  position[SCORES + declarer] = 0 - sum;
}

function isReached(goal: number, won: number, tricks: number): boolean {
  switch (GOALS[goal]) {
    case six: return countOf(won) >= SIX;
    case sixInARow: return inARow(won, SIX);
    case none: return won === 0;
    default: return countOf(won) === tricks;
  }
}

function inARow(won: number, length: number): boolean {
  let runs = won;
  for (let further = 1; further < length; further++) runs &= won >> further;
  return runs !== 0;
}

/** Whoever dropped lives and counts no tricks; an inviter counts those of both. */
function againstTrumps(position: Position, seat: number, made: boolean): number {
  const outcome = made ? "made" : "failed";
  if ((position[JOINED] >> seat & 1) === 0) return LIVES[outcome];
  const own: Place = WON + seat;
  const invites = position[INVITES] === 1;
  const other: Place = WON + position[PLAYERS] - seat - position[DECLARER];
  const tricks = countOf(position[own]) + (invites ? countOf(position[other]) : 0);
  const lives = tricks >= (invites ? TO_LIVE_FOR_TWO : TO_LIVE);
  return tricks + (lives ? LIVES : FALLS)[outcome];
}
