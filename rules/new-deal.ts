import type { DealSetup, DealState, Seat } from "./contract.js";
import { startDeal } from "./deal-state.js";
import { RecordError } from "./errors.js";
import type { Game } from "./game.js";
import { gameOf } from "./games.js";
import { dealOut, type Layout } from "./layout.js";
import { readOptions } from "./options.js";
import { isPlainObject, isSeat } from "./plain-data.js";
import { shuffle } from "./shuffle.js";

/** Throws RecordError on a setup that cannot be; `path` names the field. */
export function newDeal(setup: DealSetup): DealState {
  if (!isPlainObject(setup)) throw new RecordError("wrong-type", "");
  const rules = gameOf(setup.game);
  const { players = rules.usualPlayers, dealer = 0, seed, options: stated } = setup;
  const layout = layoutFor(rules, players);
  checkDealer(dealer, players);
  if (typeof seed !== "string") throw new RecordError("wrong-type", "seed");
  const options = readOptions(rules.options, stated, players);
  return startDeal(rules, { players, dealer, options, ...dealOut(shuffle(rules.deck.cards, seed), layout, players, dealer) });
}

/** Throws RecordError "players". */
export function layoutFor(rules: Game, players: number): Layout {
  const layout = rules.layouts.get(players);
  if (layout === undefined) throw new RecordError("players", "players");
  return layout;
}

/** Throws RecordError "dealer". */
export function checkDealer(dealer: Seat, players: number): void {
  if (!isSeat(dealer, players)) throw new RecordError("dealer", "dealer");
}

/** The deal passes to the next seat every time, also after a void deal. */
export function nextDealer(players: number, dealer: Seat): Seat {
  return (dealer + 1) % players;
}
