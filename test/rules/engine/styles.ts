import {
  ASIDE, below, FOOL, handOf, hasCard, LEGAL, PETIT, PLAYERS, putCard, randomCard, takeCard,
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
 * A game with trumps and a fool, all strong cards in some of the hands, Petit and fool played as late as possible: one side
 * wins everything often, and all that is particular to the last trick comes about.
 */
export const steep: Style = { arrange: raise, policy: holdBack };

const CARDS: readonly Card[] = Array.from({ length: FOOL + 1 }, (_, card) => card);

function raise(position: Position, luck: Random): void {
  const seats = Array.from({ length: position[PLAYERS] }, (_, seat) => seat);
  const favoured = seats.filter(() => below(luck, 2) === 0).map(handOf);
  const others = [...seats.map(handOf), ASIDE].filter((cards) => !favoured.includes(cards));
  for (const card of CARDS) {
    const from = others.find((cards) => isStrong(card) && hasCard(position, cards, card));
    if (from !== undefined) exchange(position, from, card, favoured);
  }
}

/** Trumps, fool, kings and queens. */
function isStrong(card: Card): boolean {
  return card >= PETIT || heightOf(card) >= 12;
}

function heightOf(card: Card): number {
  return card >= PETIT ? card - PETIT : (card & 31) % 14;
}

/** For any weak card that one of the hands still has. */
function exchange(position: Position, from: Place, card: Card, hands: readonly Place[]): void {
  for (const to of hands) {
    const weak = CARDS.find((other) => !isStrong(other) && hasCard(position, to, other));
    if (weak === undefined) continue;
    takeCard(position, from, card);
    putCard(position, to, card);
    takeCard(position, to, weak);
    putCard(position, from, weak);
    return;
  }
}

/** The fool longest, then the Petit; of the others often the highest trump or else the highest card, so that who is strong wins. */
function holdBack(position: Position, luck: Random): Card {
  const legal = CARDS.filter((card) => hasCard(position, LEGAL, card));
  const free = legal.filter((card) => card !== FOOL && card !== PETIT);
  const [highest] = free.sort((a, b) => Number(b >= PETIT) - Number(a >= PETIT) || heightOf(b) - heightOf(a));
  if (highest === undefined) return legal.includes(PETIT) ? PETIT : FOOL;
  return below(luck, 8) === 0 ? randomCard(position, luck) : highest;
}
