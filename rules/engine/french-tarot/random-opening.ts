import { contracts } from "../../french-tarot/contracts.js";
import { tableFor } from "../../french-tarot/tables.js";
import { BOUTS, KINGS, kingOf, PLAIN_SUITS, TAROTS, type Card } from "../cards.js";
import { dealAtRandom, layAside, takeUp } from "../hands.js";
import { leadTrick } from "../play.js";
import { handOf, PLAYERS, TRICKS, type Position } from "../position.js";
import { anyCardOf } from "../random-card.js";
import { below, type Random } from "../random.js";
import { callCard, clearFrenchTarot, frenchTarotPack, isPetitSec, showsDog, takeContract } from "./open.js";
import type { Place } from "../words.js";
import { SLAM_ANNOUNCED } from "./slots.js";

/** Kings, queens, knights, jacks. */
const CALLED_RANKS = 4;
/** One slam in so many deals is announced. */
const DEALS_A_SLAM = 8;

/** Deals; false where a petit sec voids the deal. */
export function dealFrenchTarot(position: Position, players: number, random: Random): boolean {
  clearFrenchTarot(position, players);
  dealAtRandom(position, frenchTarotPack.cards, random);
  for (let seat = 0; seat < players; seat++) if (isPetitSec(position, seat)) return false;
  return true;
}

/** All that comes before the first card, any legal way as likely as another: who takes what, call, discard, announcement. */
export function openFrenchTarot(position: Position, dealer: number, random: Random): void {
  const players = position[PLAYERS];
  const taker = below(random, players);
  const contract = below(random, contracts.length);
  takeContract(position, taker, contract);
  if (tableFor(players).calls) callCard(position, anyCallable(position, taker, random));
  if (showsDog(contract)) discardAtRandom(position, taker, random);
  const announces = below(random, DEALS_A_SLAM) === 0;
  position[SLAM_ANNOUNCED] = announces ? 1 : 0;
  leadTrick(position, announces ? taker : (dealer + 1) % players);
}

/** Any king, a lower rank only with all four of each higher one in hand. */
function anyCallable(position: Position, taker: number, random: Random): Card {
  const hand = handOf(taker);
  const upper: Place = hand + 1;
  const both = position[hand] & position[upper];
  let ranks = 1;
  while (ranks < CALLED_RANKS && (both << ranks - 1 & KINGS) === KINGS) ranks++;
  const any = below(random, ranks * PLAIN_SUITS);
  return kingOf(any % PLAIN_SUITS) - Math.floor(any / PLAIN_SUITS);
}

/** Neither kings nor bouts, and trumps only where nothing else is left. */
function discardAtRandom(position: Position, taker: number, random: Random): void {
  const hand = handOf(taker);
  const handUpper: Place = hand + 1;
  const handTarots: Place = hand + TAROTS;
  const dogSize = frenchTarotPack.cards.length - position[PLAYERS] * position[TRICKS];
  takeUp(position, taker);
  for (let laid = 0; laid < dogSize; laid++) {
    const lower = position[hand] & ~KINGS;
    const upper = position[handUpper] & ~KINGS;
    const trumps = (lower | upper) === 0 ? position[handTarots] & ~BOUTS : 0;
    layAside(position, taker, anyCardOf(position, lower, upper, trumps, random));
  }
}
