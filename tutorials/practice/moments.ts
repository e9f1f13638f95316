/** Seeded deals, played on until something is worth a question. */
import { apply, choices, newDeal, view } from "../../rules/index.js";
import type { CardCode, DealState, Dice, Seat, Trick } from "../../rules/index.js";

/** How many play, as often as people do: most deals have four. */
export function playersFrom(dice: Dice): 3 | 4 | 5 {
  return oneOf([3, 4, 4, 4, 5] as const, dice);
}

/** Something worth a question; of moments alike in a deal, one is taken, so that what is rare comes as often as what is common. */
export interface Moment<Found> {
  readonly like: string;
  readonly found: Found;
}

/**
 * A moment out of deals that are played from a seed; one deal after the other until there is one.
 * @param keepsExcuse whether the Excuse is held back to the last trick wherever the rules allow it
 * @param look what a position is good for; null for nothing
 */
export function findMoment<Found>(dice: Dice, keepsExcuse: boolean, look: (position: DealState) => Moment<Found> | null): Found {
  const players = playersFrom(dice);
  for (;;) {
    const moments = [...positions(players, dice, keepsExcuse)].flatMap((position) => look(position) ?? []);
    const likes = [...new Set(moments.map(({ like }) => like))];
    const like = likes.length > 0 ? oneOf(likes, dice) : undefined;
    const alike = moments.filter((moment) => moment.like === like);
    if (alike.length > 0) return oneOf(alike, dice).found;
  }
}

/** Every position of a deal from the first card on. Nobody bids: who takes is given. */
function* positions(players: number, dice: Dice, keepsExcuse: boolean): Generator<DealState> {
  const taker = dice(players);
  const seed = Array.from({ length: 8 }, () => dice(2 ** 16).toString(36)).join("-");
  let position = newDeal({ game: "french-tarot", players, dealer: dice(players), seed, options: { given: { taker, contract: "garde-sans" } } });
  for (let now = choices(position); now.phase !== "done"; now = choices(position)) {
    if (now.phase === "play") position = apply(position, { seat: now.seat, type: "play", card: cardToPlay(position, now.seat, now.cards, keepsExcuse, dice) });
    else if (now.phase === "call") position = apply(position, { seat: taker, type: "call", card: oneOf(now.cards, dice) });
    else position = apply(position, { seat: taker, type: "announce", what: "none" });
    yield position;
  }
}

/** Any card; the Excuse not at once, and led rather more often than people do, so that it can be asked about. */
function cardToPlay(position: DealState, seat: Seat, cards: readonly CardCode[], keepsExcuse: boolean, dice: Dice): CardCode {
  const others = cards.filter((card) => card !== "E");
  if (!cards.includes("E") || others.length === 0) return oneOf(cards, dice);
  const leads = view(position, seat).trick.cards.length === 0;
  return !keepsExcuse && dice(leads ? 2 : 8) === 0 ? "E" : oneOf(others, dice);
}

/** The trick that has just been completed; null in the middle of one. */
export function completeTrick(position: DealState): Trick | null {
  const { trick, tricks } = view(position, 0);
  return trick.cards.length === 0 ? (tricks.at(-1) ?? null) : null;
}

/** The card that leads a trick; null while only the Excuse lies there. */
export function bestOf(trick: Trick, players: number): CardCode | null {
  return trick.winner === null ? null : cardOf(trick, trick.winner, players);
}

export function cardOf({ leader, cards }: Trick, seat: Seat, players: number): CardCode {
  return cards[(seat - leader + players) % players] ?? "";
}

/** The card that sets the suit. */
export function cardLed({ cards }: Trick): CardCode {
  return cards.find((card) => card !== "E") ?? "";
}

export const suitOf = (card: CardCode): string => card.charAt(0);

export function oneOf<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice(items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

/** So many of them, in the order in which they stand. */
export function someOf<Item>(items: readonly Item[], most: number, dice: Dice): Item[] {
  const left = [...items];
  while (left.length > most) left.splice(dice(left.length), 1);
  return left;
}

/** All seats in their order, one's own first: as one would name them. */
export function seatsFrom(own: Seat, players: number): readonly Seat[] {
  return Array.from({ length: players }, (_, place) => (own + place) % players);
}
