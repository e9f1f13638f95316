import { deck } from "../../preferanzen/cards.js";
import { contracts, type Contract } from "../../preferanzen/contracts.js";
import { PLAYERS, TRICKS } from "../../preferanzen/table.js";
import { packOf, type Pack } from "../cards.js";
import { BEATS, clear, NEXT, OVERTRUMPS, PLACES, type Position } from "../position.js";
import { CONTRACT, DECLARER, INVITES, JOINED } from "./slots.js";

/** By contract: the same trumps, the same pack. */
const packs: readonly Pack[] = contracts.map(({ trumps }) => packOf(deck, trumps));

export function contractAt(place: number): Contract {
  const contract = contracts[place];
  if (contract === undefined) throw new RangeError(`no contract ${place}`);
  return contract;
}

/** The trumps of a contract lie in the word of trumps, so that its cards have numbers of their own. */
export function preferanzenPack(contract: number): Pack {
  const pack = packs[contract];
  if (pack === undefined) throw new RangeError(`no contract ${contract}`);
  return pack;
}

/** Nothing dealt yet. */
export function clearPreferanzen(position: Position): void {
  clear(position, PLAYERS, TRICKS);
  position[OVERTRUMPS] = -1;
  position[BEATS] = -1;
}

export function declare(position: Position, declarer: number, contract: number): void {
  position[DECLARER] = declarer;
  position[CONTRACT] = contract;
}

/**
 * Against trumps: who plays.
 * @param joined a bit for each defender who joins
 * @param invites whether a single one of them takes in the other
 */
export function join(position: Position, joined: number, invites: boolean): void {
  position[JOINED] = joined;
  position[INVITES] = invites ? 1 : 0;
  if (!invites) passOver(position, joined | 1 << position[DECLARER]);
}

/** @param active a bit for each seat that plays */
function passOver(position: Position, active: number): void {
  let places = 0;
  for (let seat = 0; seat < PLAYERS; seat++) {
    const next = (seat + 1) % PLAYERS;
    position[NEXT + seat] = (active >> next & 1) === 1 ? next : (next + 1) % PLAYERS;
    places += active >> seat & 1;
  }
  position[PLACES] = places;
}
