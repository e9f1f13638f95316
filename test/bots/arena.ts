import { chooseAction } from "../../bots/index.js";
import { apply, choices, newDeal, result, view, type Action, type Choices, type DealState, type FrenchTarotResult, type Seat, type SeatView } from "../../rules/index.js";
import { diceFrom } from "../../rules/shuffle.js";

/** Who sits in a seat: the view in, an action out. */
export type Player = (view: SeatView) => Action;

export const easy = (seed: string): Player => (seen) => chooseAction(seen, { level: "easy", seed });

/** Plays a deal to its end. */
export function playOut(deal: DealState, playerOf: (seat: Seat) => Player): DealState {
  let state = deal;
  for (;;) {
    const now = choices(state);
    if (now.phase === "done") return state;
    state = apply(state, playerOf(now.seat)(view(state, now.seat)));
  }
}

/** Any legal action with the same chance; a random bidder would pass half the time. */
export function randomPlayer(seed: string): Player {
  const random = randomFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return (seen) => randomAction(seen.choices, any);
}

function randomAction(now: Choices, any: <T>(list: readonly T[]) => T): Action {
  switch (now.phase) {
    case "bid":
      return { seat: now.seat, type: "bid", bid: any(["pass", any(now.bids)]) };
    case "call":
      return { seat: now.seat, type: "call", card: any(now.cards) };
    case "discard": {
      const cards = [...now.must];
      while (cards.length < now.count) cards.push(any(now.from.filter((card) => !cards.includes(card))));
      return { seat: now.seat, type: "discard", cards };
    }
    case "announce":
      return { seat: now.seat, type: "announce", what: "none" };
    case "play":
      return { seat: now.seat, type: "play", card: any(now.cards) };
    default:
      throw new Error(`nothing to do in ${now.phase}`);
  }
}

/** A number from 0 up to 1 at a time. */
export function randomFrom(seed: string): () => number {
  const dice = diceFrom(seed);
  return () => dice(2 ** 32) / 2 ** 32;
}

/** The same cards twice with a contract given: once `challenger` takes against `champion`, once the other way round. */
export function duplicate(setup: { players: number; seed: string; taker: Seat; contract: string }, challenger: Player, champion: Player): number | null {
  const { taker, contract, ...rest } = setup;
  const deal = newDeal({ game: "french-tarot", ...rest, options: { given: { taker, contract } } });
  const takes = scoreOf(playOut(deal, (seat) => (seat === taker ? challenger : champion)));
  const defends = scoreOf(playOut(deal, (seat) => (seat === taker ? champion : challenger)));
  return takes === null || defends === null ? null : (takes.perDefender - defends.perDefender) / 2;
}

export function scoreOf(state: DealState): FrenchTarotResult | null {
  const outcome = result(state);
  return outcome?.kind === "french-tarot" ? outcome : null;
}
