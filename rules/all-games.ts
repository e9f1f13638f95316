import { frenchTarot } from "./french-tarot/game.js";
import type { Game } from "./game.js";
import { piedicavallo } from "./piedicavallo/game.js";
import { preferanzen } from "./preferanzen/game.js";

/** Every game that can be played; a further one is a folder and a line here. The bundle for pages takes `page-games.ts` in place of this. */
export const games: readonly Game[] = [frenchTarot, piedicavallo, preferanzen];
