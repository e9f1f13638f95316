import {
  ASIDE, below, FOOL, frenchTarotPack, handOf, hasCard, LEGAL, PETIT, PLAYERS, putCard, randomCard, takeCard,
  type Card, type Place, type Policy, type Position, type Random,
} from "../../../rules/engine/index.js";

/** How deals are dealt and played. */
export interface Style {
  /** Changes the hands before anything else happens. */
  arrange?: (position: Position, random: Random) => void;
  policy: Policy;
}

/** Any cards, and any legal way to play them. */
export const random: Style = { policy: randomCard };

/**
 * French Tarot with all strong cards in some of the hands, Petit and Excuse played as late as possible: slams of either
 * side come about, and all that is particular to the last trick.
 */
export const steep: Style = { arrange: raise, policy: holdBack };

function raise(position: Position, luck: Random): void {
  const seats = Array.from({ length: position[PLAYERS] }, (_, seat) => seat);
  const favoured = seats.filter(() => below(luck, 2) === 0).map(handOf);
  const others = [...seats.map(handOf), ASIDE].filter((cards) => !favoured.includes(cards));
  for (const card of frenchTarotPack.cards) {
    const from = others.find((cards) => isStrong(card) && hasCard(position, cards, card));
    if (from !== undefined) exchange(position, from, card, favoured);
  }
}

function isStrong(card: Card): boolean {
  return card >= PETIT || /[KQ]$/.test(frenchTarotPack.codeOf(card));
}

/** For any weak card that one of the hands still has. */
function exchange(position: Position, from: Place, card: Card, hands: readonly Place[]): void {
  for (const to of hands) {
    const weak = [...frenchTarotPack.cards].find((other) => !isStrong(other) && hasCard(position, to, other));
    if (weak === undefined) continue;
    takeCard(position, from, card);
    putCard(position, to, card);
    takeCard(position, to, weak);
    putCard(position, from, weak);
    return;
  }
}

/** The Excuse longest, then the Petit; of the others often the highest, so that who is strong wins. */
function holdBack(position: Position, luck: Random): Card {
  const legal = [...frenchTarotPack.cards].filter((card) => hasCard(position, LEGAL, card));
  const free = legal.filter((card) => card !== FOOL && card !== PETIT);
  const [highest] = free.sort((a, b) => (b & 96) - (a & 96) || rankOf(b) - rankOf(a));
  if (highest === undefined) return legal.includes(PETIT) ? PETIT : FOOL;
  return below(luck, 8) === 0 ? randomCard(position, luck) : highest;
}

function rankOf(card: Card): number {
  return card >= PETIT ? card - PETIT : (card & 31) % 14;
}
