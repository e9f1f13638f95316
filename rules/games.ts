import { games } from "./all-games.js";
import { RecordError } from "./errors.js";
import type { Game } from "./game.js";

const byId: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]));

/** Throws RecordError "game". */
export function gameOf(id: unknown): Game {
  const game = typeof id === "string" ? byId.get(id) : undefined;
  if (game === undefined) throw new RecordError("game", "game");
  return game;
}
