import { RecordError } from "./errors.js";
import type { Game } from "./game.js";
import { gameOf } from "./games.js";
import type { Layout } from "./layout.js";
import { readOptions, type Options } from "./options.js";
import { readSeat } from "./seats.js";

/** What a new deal and a record state alike, before any card. */
export interface Frame {
  readonly rules: Game;
  readonly layout: Layout;
  readonly players: number;
  readonly dealer: number;
  readonly options: Options;
}

interface Stated { readonly game?: unknown; readonly players?: unknown; readonly dealer?: unknown; readonly options?: unknown }

/** Throws RecordError "game", "players", "dealer" or, for the options, what readOptions() throws. */
export function readFrame(stated: Stated): Frame {
  const rules = gameOf(stated.game);
  const { players = rules.usualPlayers } = stated;
  const layout = typeof players === "number" ? rules.layouts.get(players) : undefined;
  if (typeof players !== "number" || layout === undefined) throw new RecordError("players", "players");
  const dealer = readSeat(stated.dealer === undefined ? 0 : stated.dealer, players);
  if (dealer === null) throw new RecordError("dealer", "dealer");
  return { rules, layout, players, dealer, options: readOptions(rules.options, stated.options, players) };
}
