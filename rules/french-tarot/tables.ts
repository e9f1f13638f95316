import { RecordError } from "../errors.js";
import { handSize, type Layout } from "../layout.js";

/** What depends on the number of players. */
export interface TableRules {
  readonly layout: Layout;
  /** Cards to show for a single, double and triple handful. */
  readonly handfuls: readonly [number, number, number];
  /** Whether the taker calls a partner. */
  readonly calls: boolean;
}

/** FFT R-RO 2012-06; the places of the dog's cards are fixed here, so that a seed keeps its deal. */
export const tables: ReadonlyMap<number, TableRules> = new Map([
  [3, { layout: { rounds: [4, 4, 4, 4, 4, 4], talonAfter: [2, 5, 8, 11, 14, 17] }, handfuls: [13, 15, 18], calls: false }],
  [4, { layout: { rounds: [3, 3, 3, 3, 3, 3], talonAfter: [2, 6, 10, 14, 18, 22] }, handfuls: [10, 13, 15], calls: false }],
  [5, { layout: { rounds: [3, 3, 3, 3, 3], talonAfter: [5, 12, 19] }, handfuls: [8, 10, 13], calls: true }],
]);

/** Throws RecordError "players". */
export function tableFor(players: number): TableRules {
  const table = tables.get(players);
  if (table === undefined) throw new RecordError("players", "players");
  return table;
}

/** Tricks in a deal, which is also the number of cards dealt to a seat. */
export function trickCount(players: number): number {
  return handSize(tableFor(players).layout);
}

/** Cards to show for a single, double and triple handful. Throws RecordError "players". */
export function handfulSizes(players: 3 | 4 | 5): readonly [number, number, number] {
  return tableFor(players).handfuls;
}
