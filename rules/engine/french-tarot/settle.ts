import { contracts } from "../../french-tarot/contracts.js";
import { bonuses, targetFor } from "../../french-tarot/score.js";
import { countOf } from "../bits.js";
import { BOUTS, FOOL, TAROTS } from "../cards.js";
import {
  ASIDE, ASIDE_TAROTS, ASIDE_UPPER, FOOL_OWNER, FOOL_TRICK, LEADER, PETIT_TRICK, PLAYERS, SCORES, STAKE, TRICKS, TRUMP_21_TRICK, WINNER, WON,
  WORTH, type Position,
} from "../position.js";
import type { Place, Words } from "../words.js";
import { worthIn } from "../worth.js";
import { BOUTS_WON, CONTRACT, FOOL_STAYS, HALF_POINTS, HANDFULS, PETIT_AU_BOUT, SLAM, SLAM_ANNOUNCED, TAKER, TAKERS } from "./slots.js";

const MULTIPLIERS = Int32Array.from(contracts, ({ multiplier }) => multiplier) as Words;
/** All ones where the cards aside count for the taker's side. */
const ASIDE_IS_TAKERS = Int32Array.from(contracts, ({ dog }) => (dog === "defence" ? 0 : -1)) as Words;

/** What a deal comes to that is played out: the results in slots.ts, and SCORES. */
export function settleFrenchTarot(position: Position): void {
  const last = position[TRICKS] - 1;
  const foolWins = winsWithFool(position, last);
  if (foolWins) giveTrick(position, last, position[LEADER]);
  const won = sumOfTakers(position, WON);
  const deciding = foolWins ? last - 1 : last;

  position[SLAM] = won === tricksBefore(last + 1) ? 1 : won === 0 ? -1 : 0;
  position[PETIT_AU_BOUT] = position[PETIT_TRICK] === deciding ? signOf(hasTrick(won, deciding)) : 0;
  countPile(position, won);
  share(position, perDefender(position));
}

function signOf(isTakers: number): number {
  return 2 * isTakers - 1;
}

function isTaker(position: Position, seat: number): number {
  return position[TAKERS] >> seat & 1;
}

/** A sum for numbers, and for tricks, each won by one seat, those of all. */
function sumOfTakers(position: Position, bySeat: Place): number {
  let sum = 0;
  for (let seat = 0; seat < position[PLAYERS]; seat++) {
    const place: Place = bySeat + seat;
    sum += position[place] & -isTaker(position, seat);
  }
  return sum;
}

function tricksBefore(trick: number): number {
  return (1 << trick) - 1;
}

function hasTrick(won: number, trick: number): number {
  return won >> trick & 1;
}

/** Led to the last trick by a side that has won all others, the Excuse wins it. */
function winsWithFool(position: Position, last: number): boolean {
  if (position[FOOL_TRICK] !== last || position[FOOL_OWNER] !== position[LEADER]) return false;
  const earlier = tricksBefore(last);
  return (sumOfTakers(position, WON) & earlier) === (earlier & -isTaker(position, position[LEADER]));
}

/** The trick on the table to another than its winner. */
function giveTrick(position: Position, trick: number, seat: number): void {
  const from = position[WINNER];
  addTrick(position, from, -(1 << trick), -position[STAKE]);
  addTrick(position, seat, 1 << trick, position[STAKE]);
  position[WINNER] = seat;
}

function addTrick(position: Position, seat: number, trick: number, stake: number): void {
  const won: Place = WON + seat;
  const worth: Place = WORTH + seat;
  position[won] += trick;
  position[worth] += stake;
}

/** Half points and bouts of the taker's side. */
function countPile(position: Position, won: number): void {
  const contract: Place = position[CONTRACT];
  const aside = ASIDE_IS_TAKERS[contract];
  const wonFool = position[FOOL_OWNER] < 0 ? 0 : hasTrick(won, position[FOOL_TRICK]);
  const keepsFool = position[FOOL_OWNER] < 0 ? 0 : foolsKeeper(position, wonFool);
  const cards = countOf(won) * position[PLAYERS] - wonFool;
  // Where one side keeps the Excuse and the other has won its trick, half a point goes over.
  const fool = 8 * keepsFool + wonFool;
  position[HALF_POINTS] = 2 * sumOfTakers(position, WORTH) - cards + fool + (asideHalfPoints(position) & aside);
  position[BOUTS_WON] = keepsFool + wonCard(won, position[PETIT_TRICK]) + wonCard(won, position[TRUMP_21_TRICK])
    + (countOf(position[ASIDE_TAROTS] & BOUTS) & aside);
}

/** 1 where an Excuse that was played ends on the taker's side, else 0. In the last trick it changes sides, unless its side has won all. */
function foolsKeeper(position: Position, wonFool: number): number {
  const own = isTaker(position, position[FOOL_OWNER]);
  if (position[FOOL_TRICK] < position[TRICKS] - 1) return own;
  const stays = wonFool === own && (position[FOOL_STAYS] !== 0 || position[SLAM] === signOf(own));
  return stays ? own : 1 - own;
}

/** @param trick the number of the card's trick, −1 where it was not played */
function wonCard(won: number, trick: number): number {
  return trick < 0 ? 0 : hasTrick(won, trick);
}

function asideHalfPoints(position: Position): number {
  const lower = position[ASIDE];
  const upper = position[ASIDE_UPPER];
  const tarots = position[ASIDE_TAROTS];
  const cards = countOf(lower) + countOf(upper) + countOf(tarots);
  const fool = 2 * 5 * (tarots >> (FOOL & 31) & 1);
  return 2 * (worthIn(lower, 0) + worthIn(upper, 1) + worthIn(tarots, TAROTS)) + fool - cards;
}

/** Signed as the taker sees it. */
function perDefender(position: Position): number {
  const contract: Place = position[CONTRACT];
  const exact = position[HALF_POINTS] - 2 * targetFor(position[BOUTS_WON]);
  const made = exact >= 0 ? 1 : -1;
  // Decided on exact points; a half then counts for the side it favours.
  const difference = made * (Math.abs(exact) + 1 >> 1);
  const petit = bonuses.petitAuBout * position[PETIT_AU_BOUT];
  return (made * bonuses.base + difference + petit) * MULTIPLIERS[contract] + made * position[HANDFULS] + slamBonus(position);
}

function slamBonus(position: Position): number {
  const announced = position[SLAM_ANNOUNCED];
  if (position[SLAM] > 0) return announced === 0 ? bonuses.slam : bonuses.slamAnnounced;
  return bonuses.slam * (position[SLAM] - announced);
}

function share(position: Position, perDefender: number): void {
  const players = position[PLAYERS];
  for (let seat = 0; seat < players; seat++) position[SCORES + seat] = signOf(isTaker(position, seat)) * perDefender;
  position[SCORES + position[TAKER]] = (players + 1 - 2 * countOf(position[TAKERS])) * perDefender;
}
