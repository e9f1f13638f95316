import type { FrenchTarotResult } from "../contract.js";
import { EXCUSE } from "../cards.js";
import type { Options } from "../options.js";
import type { DeepReadonly } from "../plain-data.js";
import { playerOf, type PlayedTrick } from "../tricks.js";
import { otherSide, sideOf, wonAll, type Side, type Sides } from "./sides.js";
import { trickCount } from "./tables.js";

export type ExcuseFate = DeepReadonly<NonNullable<FrenchTarotResult["excuse"]>>;

/**
 * Where the Excuse of these tricks ends; null while it was not played to one of them.
 * Before the last trick it stays with the side that played it, against half a point if the other
 * side won the trick. In the last it changes sides (FFT R-RO 2012-06), unless its side won every trick.
 */
export function excuseFate(tricks: readonly PlayedTrick[], players: number, sides: Sides, options: Options): ExcuseFate | null {
  const place = tricks.findIndex(({ cards }) => cards.includes(EXCUSE));
  const trick = tricks[place];
  const owner = trick === undefined ? null : playerOf(EXCUSE, trick, players);
  if (trick === undefined || owner === null) return null;

  const own = sideOf(sides, owner);
  const won = sideOf(sides, trick.winner ?? owner);
  if (place + 1 < trickCount(players)) return { owner, changedSides: false, halfPointTo: won === own ? null : won };
  if (won !== own) return { owner, changedSides: true, halfPointTo: null };
  const stays = options["excuseLastTrick"] === "trick-winner" || wonAll(sides, own, tricks);
  return { owner, changedSides: !stays, halfPointTo: stays ? null : own };
}

/** Whose points the Excuse counts among in the end. */
export function keeperOf({ owner, changedSides }: ExcuseFate, sides: Sides): Side {
  const own = sideOf(sides, owner);
  return changedSides ? otherSide(own) : own;
}
