import type { Action, DealState } from "../../rules/index.js";
import { apply, toRecord, view } from "../../rules/index.js";
import type { LessonState, Move } from "../../tutorials/index.js";
import { currentStep } from "../../tutorials/index.js";
import type { Speed } from "../shared/speed.js";
import type { TarotTable } from "../tarot-table/tarot-table.js";

/** From one card to the next, and how long a complete trick lies when another follows; in milliseconds. */
const paces: Readonly<Record<Speed, { card: number; trick: number }>> = {
  instant: { card: 0, trick: 0 },
  fast: { card: 250, trick: 1200 },
  normal: { card: 700, trick: 2300 },
  slow: { card: 1300, trick: 4200 },
};

type Setting = Pick<TarotTable, "seat" | "keepTrick" | "asked">;

/** Shows on a table what the runner's moves did: takes up a position, and plays card after card in its time. */
export class TableStage {
  readonly #settled: () => void;
  #table: TarotTable | null = null;
  #shown: DealState | null = null;
  #goal: DealState | null = null;
  #rest: Action[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: Speed = "normal";
  #paused = false;
  /** Comes to the table together with the deal: a seat is one of that deal's. */
  #setting: Setting | null = null;

  /** @param settled called once for every `show`, when all of it can be seen */
  constructor(settled: () => void) {
    this.#settled = settled;
  }

  /** Whether cards are still to fall by themselves. */
  get playing(): boolean {
    return this.#rest.length > 0;
  }

  /** The table to play at; a new one takes up where the one before stood. */
  attach(table: TarotTable | null): void {
    if (table === this.#table) return;
    this.#table = table;
    if (table) Object.assign(table, this.#setting);
    if (this.#shown) this.#takeUp(this.#shown);
  }

  /** @param speed of what is to be played by itself */
  show({ kind, from, played, state }: Move, speed: Speed): void {
    this.#stop();
    this.#speed = speed;
    this.#setting = settingIn(state);
    if (this.#table) Object.assign(this.#table, this.#setting);
    if (from !== this.#shown) this.#takeUp(from);
    this.#goal = state.position;
    this.#rest = [...played];
    // What the learner has played falls at once; what others play waits for its turn.
    const own = played[0]?.seat === state.lesson.seat && kind !== "moved";
    this.#goOn(own ? 0 : paces[speed].card);
  }

  /** Everything that was still to be played, at once. */
  finish(): void {
    if (!this.playing) return;
    this.#stop();
    this.#rest = [];
    if (this.#goal) this.#takeUp(this.#goal);
    this.#settled();
  }

  /** Nothing moves off the page. */
  pause(): void {
    this.#paused = true;
    this.#stop();
  }

  /** Back on the page: what was to come is there. */
  resume(): void {
    this.#paused = false;
    this.finish();
  }

  /** Another lesson is to come: nothing of this one goes on. */
  clear(): void {
    this.#stop();
    this.#rest = [];
  }

  #goOn(time: number): void {
    if (!this.playing) {
      this.#shown = this.#goal;
      this.#settled();
    } else if (this.#paused) return;
    else if (time > 0) this.#timer = setTimeout(() => this.#play(), time);
    else this.#play();
  }

  #play(): void {
    const action = this.#rest.shift();
    if (!action || !this.#shown) return;
    this.#shown = apply(this.#shown, action);
    if (this.#table) {
      this.#table.speed = this.#tableSpeed();
      this.#table.act(action);
    }
    const { card, trick } = paces[this.#speed];
    this.#goOn(view(this.#shown, action.seat).trick.cards.length === 0 ? trick : card);
  }

  /** The last trick lies a while longer, since its explanation is being read. */
  #tableSpeed(): Speed {
    return this.#speed !== "instant" && !this.playing ? "slow" : this.#speed;
  }

  #takeUp(position: DealState): void {
    this.#shown = position;
    if (this.#table) Object.assign(this.#table, { speed: this.#speed, deal: toRecord(position) });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** A question beside the table may be about the trick that has just been completed. */
function settingIn(state: LessonState): Setting {
  const { kind } = currentStep(state);
  const keepTrick = kind === "quiz" || kind === "count";
  return { seat: state.lesson.seat, keepTrick, asked: keepTrick && state.phase.kind === "asking" };
}
