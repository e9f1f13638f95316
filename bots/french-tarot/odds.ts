import type { CardCode, Seat, SeatView } from "../../rules/index.js";
import { cardOf, rankOf, suitOf, type Suit } from "./cards.js";
import type { Situation } from "./situation.js";
import { weights } from "./weights.js";

/**
 * The chance that one's own side wins the trick if the card is played, as if everybody later beat the best card
 * whenever possible, and half of those who can do that also beat the one who did.
 */
export function chanceToWin(situation: Situation, card: CardCode): number {
  const { friends, later, view } = situation;
  const table = bestOnTable(view);
  const best = table === null || beats(card, table.card) ? { card, seat: view.seat } : table;
  if (suitOf(best.card) === "E") return mean(later.map((seat) => friends[seat] ?? 0));

  const led = situation.led ?? suitOf(card);
  let holds = 1;
  let friendBeat = 0;
  for (const seat of later) {
    const beat = chanceToBeat(situation, seat, best.card, led);
    const again = beat / 2;
    const friend = friends[seat] ?? 0;
    friendBeat = friendBeat * (1 - again) + (holds * beat + (1 - holds) * again) * friend;
    holds *= 1 - beat;
  }
  return holds * (friends[best.seat] ?? 0) + friendBeat;
}

/** The chance that a seat holds a card of the suit above the rank. */
export function chanceOfHigher(situation: Situation, seat: Seat, suit: Suit, rank: number): number {
  const { voids, trumpCeiling, unseen, holders } = situation.knowledge;
  if (voids[seat]?.has(suit) === true) return 0;
  const ceiling = suit === "T" ? (trumpCeiling[seat] ?? 0) : Infinity;
  let possible = 0;
  for (const other of unseen[suit]) {
    if (other <= rank || other > ceiling) continue;
    const holder = holders.size === 0 ? undefined : holders.get(cardOf(suit, other));
    if (holder !== undefined && holder.seat !== seat) continue;
    if (holder?.sure === true) return 1;
    possible++;
  }
  return 1 - (1 - shareOf(situation, seat, suit)) ** possible;
}

/** The chance that a seat, void of a suit, trumps it. */
export function chanceToRuff(situation: Situation, seat: Seat, suit: Suit): number {
  return (1 - chanceOfHigher(situation, seat, suit, 0)) * chanceOfHigher(situation, seat, "T", 0);
}

function chanceToBeat(situation: Situation, seat: Seat, best: CardCode, led: Suit): number {
  const higher = chanceOfHigher(situation, seat, suitOf(best), rankOf(best));
  if (suitOf(best) !== "T") return higher + chanceToRuff(situation, seat, led);
  return led === "T" ? higher : (1 - chanceOfHigher(situation, seat, led, 0)) * higher;
}

/** Of all places where cards of the suit can still lie, the part that is in the seat's hand. */
function shareOf({ knowledge, view }: Situation, seat: Seat, suit: Suit): number {
  let inHands = 0;
  let places = 0;
  let own = 0;
  view.counts.forEach((count, other) => {
    if (other === view.seat) return;
    inHands += count;
    const weight = suit === "T" && other === view.taker ? weights.takersLength : 1;
    const lacksSuit = knowledge.voids[other]?.has(suit) === true || (suit === "T" && knowledge.trumpCeiling[other] === 0);
    if (!lacksSuit) places += count * weight;
    if (other === seat) own = count * weight;
  });
  // A discard holds hardly any trump; a dog that nobody has seen may.
  const aside = suit === "T" && view.dog !== undefined ? 0 : knowledge.hidden - inHands;
  return Math.min(1, own / Math.max(1, places + aside));
}

function bestOnTable({ trick, players }: SeatView): { card: CardCode; seat: Seat } | null {
  if (trick.winner === null) return null;
  const card = trick.cards[(trick.winner - trick.leader + players) % players];
  return card === undefined ? null : { card, seat: trick.winner };
}

function beats(card: CardCode, best: CardCode): boolean {
  return suitOf(card) === suitOf(best) ? rankOf(card) > rankOf(best) : suitOf(card) === "T";
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
