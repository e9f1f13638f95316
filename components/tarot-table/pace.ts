import type { ReactiveController, ReactiveControllerHost } from "lit";
import { nextTask } from "../shared/next-task.js";
import type { Speed } from "../shared/speed.js";

/** Something that happens by itself after a while; at once where the delay is 0. */
export interface Step {
  delay: number;
  run: () => void;
}

/** How long things take, in milliseconds: a bot's turn, looking at the dog, a complete trick on the table. */
export interface Pace {
  think: number;
  look: number;
  hold: number;
}

export const paces = {
  instant: { think: 0, look: 0, hold: 0 },
  fast: { think: 200, look: 900, hold: 700 },
  normal: { think: 650, look: 2200, hold: 1800 },
  slow: { think: 1300, look: 4000, hold: 3600 },
} as const satisfies Record<Speed, Pace>;

/** What happens at once stops after so many milliseconds, so that the page can draw and hear between. */
const slice = 8;

/**
 * Lets the table go on by itself, one step after the other, at most one timer at a time. Off the page nothing happens;
 * back on it, the table goes on where it was.
 */
export class PaceController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #next: () => Step | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #step: Step | null = null;
  /** When the steps began that have been taken without a pause; null after one. */
  #since: number | null = null;
  #pause: Promise<void> | undefined;

  /** @param next what happens by itself now, if anything */
  constructor(host: ReactiveControllerHost & HTMLElement, next: () => Step | null) {
    this.#host = host;
    this.#next = next;
    host.addController(this);
  }

  hostConnected(): void {
    this.wake();
  }

  hostDisconnected(): void {
    this.#cancel();
  }

  /** Whether something is to come. */
  get isWaiting(): boolean {
    return this.#step !== null;
  }

  /** Pending while what happens at once has paused for the page; undefined where it has not. */
  get pausing(): Promise<void> | undefined {
    return this.#pause;
  }

  /** Asks anew what comes next; what was to come is dropped. */
  wake(): void {
    const step = this.#host.isConnected ? this.#next() : null;
    // After asking: a deal that is loaded for the answer has woken this already.
    this.#cancel();
    if (!step || step.delay > 0) this.#since = null;
    if (!step) return;
    this.#step = step;
    if (step.delay > 0) this.#timer = setTimeout(() => this.#take(step), step.delay);
    else void this.#takeAtOnce(step);
  }

  /** In a microtask, else after a pause. */
  async #takeAtOnce(step: Step): Promise<void> {
    this.#since ??= performance.now();
    if (performance.now() - this.#since > slice) this.#pause ??= this.#letPageIn();
    await this.#pause;
    this.#take(step);
  }

  async #letPageIn(): Promise<void> {
    await nextTask();
    this.#since = null;
    this.#pause = undefined;
  }

  #take(step: Step): void {
    if (step !== this.#step) return;
    this.#cancel();
    step.run();
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#step = null;
  }
}
