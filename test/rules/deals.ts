/** Deals for tests: only the cards that matter are named, the rest is filled up. */
import {
  apply, choices, deck, newDeal, parseAction, replay, toRecord,
  type Action, type CardCode, type Choices, type DealRecord, type DealState, type GameId,
} from "../../rules/index.js";

export interface Sketch {
  /** French Tarot where left out. */
  game?: GameId;
  /** The game's usual number where left out. */
  players?: number;
  /** The last seat where left out, so that seat 0 bids and leads first. */
  dealer?: number;
  options?: Record<string, unknown>;
  /** By seat; may name fewer cards than a hand has. */
  hands?: string[];
  talon?: string;
  actions?: string[];
}

export function recordOf({ game = "french-tarot", options, hands = [], talon = "", actions = [], ...table }: Sketch): DealRecord {
  const { players } = newDeal({ game, seed: "", ...table });
  const { dealer = players - 1 } = table;
  // Any deal at such a table tells how many cards go where.
  const dealt = toRecord(newDeal({ game, players, dealer, seed: "" }));
  const named = [...hands, talon].flatMap(cards);
  // Plain cards first, so that trumps are where the test puts them as far as possible.
  const rest = deck(game).filter((card) => !named.includes(card)).reverse();
  const fill = (text: string, { length }: CardCode[]): string => {
    const own = cards(text);
    return [...own, ...rest.splice(0, length - own.length)].join(" ");
  };
  return {
    format: "tarot-deal/1", game, players, dealer,
    ...options && { options },
    hands: dealt.hands.map((hand, seat) => fill(hands[seat] ?? "", cards(hand))),
    talon: fill(talon, cards(dealt.talon)),
    actions,
  };
}

export function dealOf(sketch: Sketch): DealState {
  return replay(recordOf(sketch));
}

export function cards(text: string): CardCode[] {
  return text === "" ? [] : text.split(" ");
}

/** "T4 … T21" with both ends. */
export function trumps(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => `T${from + i}`).join(" ");
}

export function act(state: DealState, ...texts: string[]): DealState {
  return texts.reduce((now, text) => apply(now, parseAction(text)), state);
}

export type PlayChoices = Extract<Choices, { phase: "play" }>;
export type Pick = (choices: PlayChoices) => CardCode;

/** Plays on to the end: no bids but pass, the lowest announcement, every defender in, the first discard that will do. */
export function playOut(state: DealState, pick?: Pick): DealState {
  return playUntil(state, () => false, pick);
}

/** The same, until it is somebody's turn for whom `stop` holds. */
export function playUntil(state: DealState, stop: (open: Choices) => boolean, pick: Pick = ({ cards }) => cards[0]!): DealState {
  for (let now = state; ; ) {
    const open = choices(now);
    if (open.phase === "done" || stop(open)) return now;
    now = apply(now, simplest(open, pick));
  }
}

export function isTurnOf(seat: number): (open: Choices) => boolean {
  return (open) => open.phase === "play" && open.seat === seat;
}

function simplest(open: Choices, pick: Pick): Action {
  switch (open.phase) {
    case "bid": return { seat: open.seat, type: "bid", bid: "pass" };
    case "call": return { seat: open.seat, type: "call", card: open.cards[0]! };
    case "discard": return { seat: open.seat, type: "discard", cards: firstDiscard(open) };
    case "announce": return { seat: open.seat, type: "announce", what: open.options[0]! };
    case "defend": return { seat: open.seat, type: open.options[0]! };
    case "play": return { seat: open.seat, type: "play", card: pick(open) };
    default: throw new Error(`nobody can act in ${open.phase}`);
  }
}

function firstDiscard({ count, from, must }: Extract<Choices, { phase: "discard" }>): CardCode[] {
  return [...must, ...from.filter((card) => !must.includes(card))].slice(0, count);
}

/** Holds these cards back as long as the rules let it; the first of the list longest. */
export function holdBack(...kept: CardCode[]): Pick {
  return ({ cards }) => cards.find((card) => !kept.includes(card)) ?? [...kept].reverse().find((card) => cards.includes(card))!;
}
