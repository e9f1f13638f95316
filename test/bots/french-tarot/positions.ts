import { chooseAction } from "../../../bots/index.js";
import type { CardCode, Seat, SeatView, Trick } from "../../../rules/index.js";

/** A moment of play with four players, as much of it as the test is about. Seat 0 is to play, cards separated by spaces. */
export interface Position {
  hand: string;
  /** On the table so far, led by the seat before seat 0 that many seats ago. */
  trick?: string;
  legal?: string;
  taker: Seat;
  /** Tricks that are over. */
  tricks?: { leader: Seat; cards: string; winner: Seat }[];
  /** Of the others' hands where it differs from one's own before this trick. */
  counts?: number[];
  winner?: Seat | null;
  dog?: string;
  more?: Partial<SeatView>;
}

export function playView({ hand, trick = "", legal = hand, taker, tricks = [], counts, winner, dog, more }: Position): SeatView {
  const players = more?.players ?? 4;
  const cards = cardsOf(hand);
  const onTable = cardsOf(trick);
  const leader = (players - onTable.length) % players;
  return {
    game: "french-tarot", players, dealer: players - 1, options: {}, seat: 0, hand: cards,
    choices: { phase: "play", seat: 0, cards: cardsOf(legal), handfuls: [] },
    bids: Array.from({ length: players }, (_, seat) => ({ seat, bid: seat === taker ? "garde" : "pass" })),
    taker, contract: "garde", multiplier: 2, handfuls: [], slamAnnounced: false,
    ...(dog === undefined ? { dog: [] } : { dog: cardsOf(dog) }),
    tricks: tricks.map((done): Trick => ({ ...done, cards: cardsOf(done.cards) })),
    trick: { leader, cards: onTable, winner: winner ?? null },
    counts: counts ?? Array.from({ length: players }, (_, seat) => (seat >= leader && leader > 0 ? cards.length - 1 : cards.length)),
    result: null,
    ...more,
  };
}

export function cardsOf(text: string): CardCode[] {
  return text === "" ? [] : text.split(" ");
}

/** The card that the easy bot plays there most often, whatever its luck. */
export function usualPlay(position: Position): CardCode {
  const played = playsWith(position);
  const timesPlayed = (card: CardCode) => played.filter((other) => other === card).length;
  return played.reduce((usual, card) => (timesPlayed(card) > timesPlayed(usual) ? card : usual));
}

/** Every card that it plays there with some luck or other. */
export function everyPlay(position: Position): CardCode[] {
  return [...new Set(playsWith(position))];
}

function playsWith(position: Position): CardCode[] {
  const view = playView(position);
  return Array.from({ length: 60 }, (_, luck) => {
    const action = chooseAction(view, { level: "easy", seed: `luck ${luck}` });
    if (action.type !== "play") throw new Error(`unexpected ${action.type}`);
    return action.card;
  });
}
