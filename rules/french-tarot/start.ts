import type { CardCode } from "../contract.js";
import { EXCUSE } from "../cards.js";
import { changed, startOf, voided, type Deal } from "../deal.js";
import type { Setup } from "../game.js";
import type { Options } from "../options.js";
import { PETIT } from "../tarots.js";
import { takeContract } from "./auction.js";
import { givenContract } from "./options.js";

/** A deal with sorted hands: void at once, after an auction that was given, or before the first bid. */
export function start(setup: Setup): Deal {
  const { players, options } = setup;
  const deal = startOf("french-tarot", setup);

  const dry = deal.hands.findIndex((hand) => isPetitSec(hand, options));
  if (dry !== -1) return changed(deal, { table: voided(players, { void: "petit-sec", seat: dry }) });
  const given = givenContract(options, players);
  return given === null ? deal : changed(deal, takeContract(deal, given.taker, given.contract));
}

/**
 * The Petit without another trump or the Excuse voids the deal (FFT R-RO 2012-06). Option petitSecIgnoresExcuse: even beside the Excuse.
 * @param hand sorted: the Excuse first, then the trumps from the highest down, so that a Petit at their head is alone
 */
function isPetitSec([first, second]: readonly CardCode[], options: Options): boolean {
  return first === PETIT || (first === EXCUSE && second === PETIT && options["petitSecIgnoresExcuse"] === true);
}
