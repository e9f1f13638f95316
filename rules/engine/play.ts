import { anyOf } from "./bits.js";
import { bitOf, FOOL, FOOL_BIT, PETIT, SUITS, TAROTS, TRUMP_21, TRUMP_BITS, wordOf, type Card } from "./cards.js";
import {
  BARRED, BARRED_UPPER, BARS_AFTER_FOOL, BEATS, BEST, FOOL_OWNER, FOOL_TRICK, handOf, LEADER, LED, LED_UPPER, LEGAL, LEGAL_TAROTS, LEGAL_UPPER,
  NEXT, OVERTRUMPS, PETIT_TRICK, PLACE, STAKE, TABLE, TRICK, TRICKS, TRUMP_21_TRICK, TURN, WINNER, WON, WORTH, type Position,
} from "./position.js";
import type { Random } from "./random.js";
import type { Place } from "./words.js";
import { WORTHS } from "./worth.js";

/** Chooses a card among those in LEGAL, for the seat to act. */
export type Policy = (position: Position, random: Random) => Card;

const NO_CARD = -1 as number;

/** What the seat to act may play, into the three words of LEGAL. Only needed once hands were changed: play() finds it as well. */
export function findLegal(position: Position): void {
  playOn(position, NO_CARD, null, null);
}

/**
 * Lays a card of the seat to act, legal or not, gives a trick that is complete to its winner, who leads the next, and
 * finds what may be played then.
 */
export function play(position: Position, card: Card): void {
  playOn(position, card, null, null);
}

/** Plays from any moment to the end of the deal; what it comes to is the game's to settle. */
export function playOut(position: Position, policy: Policy, random: Random): void {
  if (position[TURN] >= 0) playOn(position, NO_CARD, policy, random);
}

/**
 * The rules of a trick, card by card. One function, for compilers copy into a loop only what is short, and a call for each card
 * costs as much as the card. In words of cards they stand in ../duties.ts, ../tricks.ts and the games' legal-cards.ts; a test
 * holds the two to each other.
 * @param first the card to lay first, if any
 * @param policy with it the deal is played to its end
 */
function playOn(position: Position, first: number, policy: Policy | null, random: Random | null): void {
  let seat = position[TURN];
  let best = position[BEST];
  for (let card: Card = first | 0; ;) {
    if (card !== NO_CARD) {
      const word = wordOf(card);
      const held: Place = handOf(seat) + word;
      const led: Place = LED + word;
      const place = position[PLACE];
      const laid: Place = TABLE + place;
      position[held] &= ~bitOf(card);
      position[laid] = card;
      position[STAKE] += WORTHS[card];
      if (card === PETIT) {
        position[PETIT_TRICK] = position[TRICK];
      } else if (card === TRUMP_21) {
        position[TRUMP_21_TRICK] = position[TRICK];
      } else if (card === FOOL) {
        position[FOOL_OWNER] = seat;
        position[FOOL_TRICK] = position[TRICK];
      }

      if (best >= 0) {
        // Not by a condition: nobody could foresee it, see bits.ts.
        const counts = -(position[led] >>> card & 1);
        const isHigher = best - (card & counts) >> 31;
        const winner = position[WINNER];
        best ^= (best ^ card) & isHigher;
        position[WINNER] = winner ^ (winner ^ seat) & isHigher;
      } else if (card !== FOOL) {
        best = card;
        position[WINNER] = seat;
        position[LED] = 0;
        position[LED_UPPER] = 0;
        // For a trump this is what stands there already.
        position[led] = SUITS[card];
      } else if (position[BARS_AFTER_FOOL] === 0) {
        position[LED] = -1;
        position[LED_UPPER] = -1;
      }

      const after: Place = NEXT + seat;
      seat = position[after];
      position[PLACE] = place + 1;
      if (seat === position[LEADER]) {
        // The last trick is left on the table, for what is settled by it.
        seat = position[WINNER];
        const trick = position[TRICK];
        const won: Place = WON + seat;
        const worth: Place = WORTH + seat;
        position[won] |= 1 << trick;
        position[worth] += position[STAKE];
        position[TRICK] = trick + 1;
        if (trick + 1 === position[TRICKS]) {
          position[BEST] = best;
          position[TURN] = -1;
          return;
        }
        best = -1;
        position[LEADER] = seat;
        position[PLACE] = 0;
        position[STAKE] = 0;
        position[LED] = -1;
        position[LED_UPPER] = -1;
      }
      position[BEST] = best;
      position[TURN] = seat;
    }

    const hand = handOf(seat);
    const handUpper: Place = hand + 1;
    const handTarots: Place = hand + TAROTS;
    const lower = position[hand];
    const upper = position[handUpper];
    const tarots = position[handTarots];
    const suitLower = lower & position[LED];
    const suitUpper = upper & position[LED_UPPER];
    if (best < 0) {
      position[LEGAL] = suitLower;
      position[LEGAL_UPPER] = suitUpper;
      position[LEGAL_TAROTS] = tarots;
    } else {
      const above = -1 << best + 1;
      const isTrumped = PETIT - 1 - best >> 31;
      const beating = (suitLower | suitUpper) & above & ~isTrumped & position[BEATS];
      const following = beating | ~anyOf(beating);
      const trumps = tarots & TRUMP_BITS;
      const overtrumping = trumps & above & isTrumped & position[OVERTRUMPS];
      const trumping = overtrumping | trumps & ~anyOf(overtrumping);
      const follows = anyOf(suitLower | suitUpper);
      const isFree = ~(follows | anyOf(trumps));
      position[LEGAL] = suitLower & following | lower & isFree;
      position[LEGAL_UPPER] = suitUpper & following | upper & isFree;
      position[LEGAL_TAROTS] = tarots & FOOL_BIT | trumping & ~follows;
    }

    if (policy === null || random === null) return;
    // A whole number, which the engine of the language would not know of what a function returns.
    card = policy(position, random) | 0;
  }
}

/** Clears the table for the opening lead. */
export function leadTrick(position: Position, leader: number): void {
  position[TURN] = leader;
  position[LEADER] = leader;
  position[PLACE] = 0;
  position[STAKE] = 0;
  position[BEST] = -1;
  position[LED] = ~position[BARRED];
  position[LED_UPPER] = ~position[BARRED_UPPER];
}
