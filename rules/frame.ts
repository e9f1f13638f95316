import { RecordError } from "./errors.js";
import type { Game } from "./game.js";
import { gameOf } from "./games.js";
import type { Layout } from "./layout.js";
import { readOptions, type Options } from "./options.js";
import { isSeat } from "./seats.js";

/** What a new deal and a record state alike, before any card. */
export interface Frame {
  readonly rules: Game;
  readonly layout: Layout;
  readonly players: number;
  readonly dealer: number;
  readonly options: Options;
}

interface Stated { readonly game: string; readonly players?: number; readonly dealer?: number; readonly options?: unknown }

/** Throws RecordError "game", "players", "dealer" or, for the options, what readOptions() throws. */
export function readFrame(stated: Stated): Frame {
  const rules = gameOf(stated.game);
  const { players = rules.usualPlayers, dealer = 0 } = stated;
  const layout = rules.layouts.get(players);
  if (layout === undefined) throw new RecordError("players", "players");
  if (!isSeat(dealer, players)) throw new RecordError("dealer", "dealer");
  // JSON text can bring −0, which would not compare equal to the dealer that is written again.
  return { rules, layout, players, dealer: dealer + 0, options: readOptions(rules.options, stated.options, players) };
}
