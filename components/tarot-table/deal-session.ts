import type { Action, DealRecord, DealResult, DealState, GameId, Refusal, Seat, SeatView } from "../../rules/index.js";
import { apply, check, choices, newDeal, nextDealer, result, toRecord, view } from "../../rules/index.js";

export interface SessionSetup {
  game: GameId;
  players: number;
  dealer: Seat;
  seed: string;
}

/** A deal that has been played out, as a score sheet takes it. */
export interface SessionDeal {
  result: DealResult;
  dealer: Seat;
}

/**
 * Deal after deal at one table, without a table: every state of the running deal, so that moves can be taken back, and
 * the results of those before. All cards stay inside; what is asked for from outside is a seat's view.
 */
export class DealSession {
  readonly #seed: string;
  readonly #past: SessionDeal[] = [];
  #number = 0;
  #states: [DealState, ...DealState[]];
  /** How many actions are done in what is shown; null for all. */
  #shown: number | null = null;

  /** @param states of the running deal, from the cards as dealt on */
  constructor(seed: string, states: [DealState, ...DealState[]]) {
    this.#seed = seed;
    this.#states = states;
  }

  /** @throws RecordError where the game cannot be dealt so */
  static start({ seed, ...setup }: SessionSetup): DealSession {
    return new DealSession(seed, [newDeal({ ...setup, seed })]);
  }

  get game(): GameId {
    return this.#state.game;
  }

  get players(): number {
    return this.#state.players;
  }

  /** Who acts now; null once the deal is over. */
  get toAct(): Seat | null {
    return actor(this.#state);
  }

  get result(): DealResult | null {
    return result(last(this.#states));
  }

  /** The whole deal, with all its cards. */
  get record(): DealRecord {
    return toRecord(last(this.#states));
  }

  /** As it was after so many actions. */
  recordAt(step: number): DealRecord {
    return toRecord(this.#at(step));
  }

  viewAt(step: number, seat: Seat): SeatView {
    return view(this.#at(step), seat);
  }

  /** Shows the deal after so many actions; null for all of it. Only what is shown can be asked for by `view`. */
  seek(step: number | null): void {
    this.#shown = step;
  }

  /** Changes with everything that happens, so that one deal's decision is never taken for another's. */
  get moment(): string {
    return `${this.#seed}/${String(this.#number)}/${String(this.#states.length)}`;
  }

  /** The deals played out, this one with them once it is over. */
  get deals(): readonly SessionDeal[] {
    const { result: now } = this;
    return now ? [...this.#past, { result: now, dealer: this.#state.dealer }] : this.#past;
  }

  view(seat: Seat): SeatView {
    return view(this.#state, seat);
  }

  check(action: Action): Refusal | null {
    return check(this.#state, action);
  }

  /** @throws IllegalActionError where check() refuses */
  apply(action: Action): void {
    const next = apply(this.#state, action);
    // What is not shown would not follow from it.
    if (this.#shown !== null) this.#states.length = Math.min(this.#states.length, this.#shown + 1);
    this.#shown = null;
    this.#states.push(next);
  }

  canUndo(seat: Seat): boolean {
    return this.#decisionBefore(seat) >= 0;
  }

  /** Back to the last decision of a seat, whatever the others have done since. */
  undo(seat: Seat): boolean {
    const at = this.#decisionBefore(seat);
    if (at < 0) return false;
    this.#states.length = at + 1;
    this.#shown = null;
    return true;
  }

  /** Back to the cards as dealt. */
  again(): void {
    this.#states.length = 1;
    this.#shown = null;
  }

  /**
   * The next deal: the dealer moves on if this one is over, else it is dealt again.
   * @param seed of its own; left out, it follows from the session's
   */
  next(seed?: string): void {
    const { game, players, dealer } = this.#state;
    const over = this.result !== null;
    const number = this.#number + 1;
    const setup = { game, players, dealer: over ? nextDealer(players, dealer) : dealer };
    const dealt = newDeal({ ...setup, seed: seed ?? `${this.#seed}/${String(number)}` });
    // Nothing has changed so far, should the cards not be dealt.
    if (over) this.#past.splice(0, Infinity, ...this.deals);
    this.#number = number;
    this.#states = [dealt];
    this.#shown = null;
  }

  get #state(): DealState {
    return this.#shown === null ? last(this.#states) : this.#at(this.#shown);
  }

  #at(step: number): DealState {
    return this.#states[step] ?? last(this.#states);
  }

  #decisionBefore(seat: Seat): number {
    return this.#states.slice(0, -1).findLastIndex((state) => actor(state) === seat);
  }
}

function last(states: readonly [DealState, ...DealState[]]): DealState {
  return states.at(-1) ?? states[0];
}

function actor(state: DealState): Seat | null {
  const now = choices(state);
  return now.phase === "done" ? null : now.seat;
}
