import type { CardCode, SeatView } from "../../rules/index.js";
import { king, ofSuit, plainSuits, rankOf, trumpsOf, type PlainSuit } from "./cards.js";

/** A slam is announced on a hand that loses no trick unless one defender holds every trump that is out. */
export function announceSlam(view: SeatView, options: readonly string[]): boolean {
  return options.includes("slam") && drawsTrumps(view) && plainSuits.every((suit) => runsFromTheTop(view, suit));
}

/** As many trumps from the top as it takes to draw all those out but one from the same hand. */
function drawsTrumps(view: SeatView): boolean {
  const trumps = trumpsOf(view.hand);
  const gone = trumpsOf([...(view.discard ?? []), ...(view.publicDiscards ?? [])]);
  const out = Array.from({ length: 21 }, (_, at) => at + 1).filter((rank) => !trumps.includes(rank) && !gone.includes(rank));
  const masters = trumps.filter((rank) => rank > Math.max(0, ...out));
  return masters.length >= out.length - 1 && trumps.length > out.length;
}

/** Only cards from the king down without a gap; what was laid aside closes one. */
function runsFromTheTop(view: SeatView, suit: PlainSuit): boolean {
  const held = ofSuit(view.hand, suit);
  const known: readonly CardCode[] = [...held, ...ofSuit(view.discard ?? [], suit)];
  const ranks = known.map(rankOf);
  return held.every((card) => Array.from({ length: king - rankOf(card) }, (_, at) => king - at).every((rank) => ranks.includes(rank)));
}
