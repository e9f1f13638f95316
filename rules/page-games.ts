import { frenchTarot } from "./french-tarot/game.js";
import type { Game } from "./game.js";

/** The games that `<tarot-table>` can lay out. In the bundle for pages this stands in place of `all-games.ts`: a page does not fetch rules that nothing on it asks for. */
export const games: readonly Game[] = [frenchTarot];
