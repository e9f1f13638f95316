import { contracts } from "../../preferanzen/contracts.js";
import { PLAYERS } from "../../preferanzen/table.js";
import { TAROTS } from "../cards.js";
import { dealAtRandom, layAside, takeUp } from "../hands.js";
import { leadTrick } from "../play.js";
import { handOf, type Position } from "../position.js";
import { anyCardOf } from "../random-card.js";
import { below, type Random } from "../random.js";
import type { Place } from "../words.js";
import { clearPreferanzen, contractAt, declare, join, preferanzenPack } from "./open.js";
import { CONTRACT, DECLARER } from "./slots.js";

const TALON = 2;

/** Deals for a contract drawn before, as its trumps decide the numbers of the cards; the talon lies aside. */
export function dealPreferanzen(position: Position, random: Random): void {
  const contract = below(random, contracts.length);
  clearPreferanzen(position);
  declare(position, below(random, PLAYERS), contract);
  dealAtRandom(position, preferanzenPack(contract).cards, random);
}

/** All that comes before the first card, any way as likely as another; false where nobody plays against the declarer. */
export function openPreferanzen(position: Position, random: Random): boolean {
  const declarer = position[DECLARER];
  const contract: Place = position[CONTRACT];
  const { ordinary, trumps, declarerLast } = contractAt(contract);
  if (ordinary) discardAtRandom(position, declarer, random);
  if (trumps !== undefined && !answerAtRandom(position, declarer, random)) return false;
  leadTrick(position, (declarer + (declarerLast === true ? PLAYERS - 1 : 0)) % PLAYERS);
  return true;
}

/** Any two cards, once the talon is taken up. */
function discardAtRandom(position: Position, declarer: number, random: Random): void {
  const hand = handOf(declarer);
  const handUpper: Place = hand + 1;
  const handTarots: Place = hand + TAROTS;
  takeUp(position, declarer);
  for (let laid = 0; laid < TALON; laid++) {
    layAside(position, declarer, anyCardOf(position, position[hand], position[handUpper], position[handTarots], random));
  }
}

/** Each defender joins or drops; one who joins alone invites the other or not. */
function answerAtRandom(position: Position, declarer: number, random: Random): boolean {
  const answers = below(random, 8);
  const first = answers & 1;
  const second = answers >> 1 & 1;
  const joined = first << (declarer + 1) % PLAYERS | second << (declarer + 2) % PLAYERS;
  join(position, joined, first !== second && answers >= 4);
  return joined !== 0;
}
