import { games } from "./all-games.js";
import { RecordError } from "./errors.js";
import type { Game } from "./game.js";

const byId: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]));

/** Throws RecordError "game". */
export function gameOf(id: string): Game {
  const game = byId.get(id);
  if (game === undefined) throw new RecordError("game", "game");
  return game;
}
