import { RecordError } from "./errors.js";
import { frenchTarot } from "./french-tarot/game.js";
import type { Game } from "./game.js";
import { piedicavallo } from "./piedicavallo/game.js";
import { preferanzen } from "./preferanzen/game.js";

/** Every game that can be played; a further one is a folder and a line here. */
const games: ReadonlyMap<string, Game> = new Map([frenchTarot, piedicavallo, preferanzen].map((game) => [game.id, game]));

/** Throws RecordError "game". */
export function gameOf(id: string): Game {
  const game = games.get(id);
  if (game === undefined) throw new RecordError("game", "game");
  return game;
}
