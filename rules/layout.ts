import type { CardCode, Seat } from "./contract.js";
import { nextDealer, seatsFrom } from "./seats.js";

/** How the cards are dealt at a table of a certain size. */
export interface Layout {
  /** Cards in a packet, one entry for each time the deal goes round the table. */
  readonly rounds: readonly number[];
  /** After how many packets a card of the talon is laid, once for each of its cards. */
  readonly talonAfter: readonly number[];
  /** Cards that the dealer takes besides, with the last packet. */
  readonly dealerExtra?: number;
}

/** Cards that are dealt to everybody, which is also the number of tricks. */
export function handSize(layout: Layout): number {
  let size = 0;
  for (const packet of layout.rounds) size += packet;
  return size;
}

/** Cards that a seat holds before any is taken up or laid aside. */
export function dealtTo(seat: Seat, layout: Layout, dealer: Seat): number {
  return handSize(layout) + (seat === dealer ? (layout.dealerExtra ?? 0) : 0);
}

/** @param cards the shuffled deck, top first; the first packet goes to the seat after the dealer */
export function dealOut(cards: readonly CardCode[], layout: Layout, players: number, dealer: Seat): { hands: CardCode[][]; talon: CardCode[] } {
  const hands: CardCode[][] = Array.from({ length: players }, () => []);
  const talon: CardCode[] = [];
  let top = 0;
  let packets = 0;
  for (const packet of layout.rounds) {
    for (const seat of seatsFrom(nextDealer(players, dealer), players)) {
      hands[seat]?.push(...cards.slice(top, (top += packet)));
      packets += 1;
      const laid = layout.talonAfter.filter((after) => after === packets).length;
      talon.push(...cards.slice(top, (top += laid)));
    }
  }
  hands[dealer]?.push(...cards.slice(top, top + (layout.dealerExtra ?? 0)));
  return { hands, talon };
}
