import type { Place } from "../words.js";

/** What a position holds of French Tarot besides cards and tricks. */

export const TAKER = 68 as Place;
/** A bit for each seat of the taker's side. */
export const TAKERS = 69 as Place;
/** Its place among the contracts, 0 to 3. */
export const CONTRACT = 70 as Place;
/** The card called, −1 where there is none. */
export const CALLED = 71 as Place;
/** 1 where a slam was announced. */
export const SLAM_ANNOUNCED = 72 as Place;
/** The bonuses of all handfuls shown. */
export const HANDFULS = 73 as Place;
/** 1 under the option excuseLastTrick "trick-winner". */
export const FOOL_STAYS = 74 as Place;

/** What settleFrenchTarot() finds: half points and bouts of the taker's side, then 1 for that side, −1 for the defence, 0 for neither. */
export const HALF_POINTS = 75 as Place;
export const BOUTS_WON = 76 as Place;
export const PETIT_AU_BOUT = 77 as Place;
export const SLAM = 78 as Place;
