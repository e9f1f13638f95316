import { countOf } from "./bits.js";
import { bitOf, TAROTS, wordOf, type Card } from "./cards.js";
import { ASIDE, handOf, PLAYERS, TRICKS, type Position } from "./position.js";
import { below, type Random } from "./random.js";
import type { Bytes, Place } from "./words.js";

/** @param cards a hand or ASIDE, each three words */
export const putCard = (position: Position, cards: Place, card: Card): void => {
  const word: Place = cards + wordOf(card);
  position[word] |= bitOf(card);
};

export const takeCard = (position: Position, cards: Place, card: Card): void => {
  const word: Place = cards + wordOf(card);
  position[word] &= ~bitOf(card);
};

export function hasCard(position: Position, cards: Place, card: Card): boolean {
  const word: Place = cards + wordOf(card);
  return (position[word] & bitOf(card)) !== 0;
}

export function sizeOf(position: Position, cards: Place): number {
  const upper: Place = cards + 1;
  const tarots: Place = cards + TAROTS;
  return countOf(position[cards]) + countOf(position[upper]) + countOf(position[tarots]);
}

/** The cards that are being dealt: those dealt lie before the rest. */
const pile = new Uint8Array(78) as Bytes;

/** A hand to every seat, the rest of the pack aside. */
export function dealAtRandom(position: Position, pack: Bytes, random: Random): void {
  const players = position[PLAYERS];
  const tricks = position[TRICKS];
  const size = pack.length;
  let next: Place = 0;
  pile.set(pack);
  for (let seat = 0; seat < players; seat++) {
    const hand = handOf(seat);
    for (const end = next + tricks; next < end; next++) {
      const drawn: Place = next + below(random, size - next);
      putCard(position, hand, pile[drawn]);
      pile[drawn] = pile[next];
    }
  }
  for (; next < size; next++) putCard(position, ASIDE, pile[next]);
}

/** A seat takes up what lies aside. */
export function takeUp(position: Position, seat: number): void {
  for (let word = 0; word <= TAROTS; word++) {
    const held: Place = handOf(seat) + word;
    const aside: Place = ASIDE + word;
    position[held] |= position[aside];
    position[aside] = 0;
  }
}

export const layAside = (position: Position, seat: number, card: Card): void => {
  takeCard(position, handOf(seat), card);
  putCard(position, ASIDE, card);
};
