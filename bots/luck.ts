import type { SeatView } from "../rules/index.js";

/**
 * A number from 0 up to 1, fixed by the seed and the moment of the deal: who acts, after how many calls and cards.
 * It leaves the cards out, so that it can tell nothing about them.
 */
export function luckOf(seed: string, view: SeatView): number {
  return spread(`${seed}/${view.seat}/${view.bids.length}/${view.tricks.length}/${view.trick.cards.length}`);
}

/** FNV-1a with the finisher of MurmurHash3: neighbouring texts land far apart. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
