import type { CardCode } from "../contract.js";
import type { Table } from "../deal.js";
import type { Seen } from "../game.js";
import { playerOf } from "../tricks.js";
import type { Sides } from "./sides.js";

/** Who is known to play with the taker. */
export type PartnerKnown = NonNullable<Seen["partner"]>;

const UNKNOWN: PartnerKnown = { known: "unknown" };
const ALONE: PartnerKnown = { known: "alone" };

/** What everybody can tell: the called card was seen in the dog, or has been played, or all is over. Nothing where nobody is called. */
export function partnerKnownToAll(table: Table): PartnerKnown | undefined {
  const { called, dog, taker, players, result } = table;
  if (called === undefined) return undefined;
  if (dog?.includes(called) === true) return ALONE;
  if (result?.kind === "french-tarot") return result.partner === null ? ALONE : { known: "partner", seat: result.partner };
  const [player] = [...table.tricks, table.trick].flatMap((trick) => playerOf(called, trick, players) ?? []);
  if (player === undefined) return UNKNOWN;
  return player === taker ? ALONE : { known: "partner", seat: player };
}

/** Besides, whoever has the called card knows: the taker that nobody is with him, the partner that he is the one. */
export function partnerKnownTo(seat: number, held: readonly CardCode[], table: Table): PartnerKnown | undefined {
  const known = partnerKnownToAll(table);
  if (known?.known !== "unknown" || !held.some((card) => card === table.called)) return known;
  return seat === table.taker ? ALONE : { known: "partner", seat };
}

/** The sides as far as they are known; null while they are not. */
export function knownSides(taker: Seen["taker"], partner: PartnerKnown | undefined): Sides | null {
  if (taker === undefined || partner?.known === "unknown") return null;
  return { taker, partner: partner?.known === "partner" ? partner.seat : null };
}
