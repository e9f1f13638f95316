/** Where something is, measured when it is needed and never kept: the page may scroll at any time. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** The middle of an element and its width, in px of the window; null where it does not show. */
export function spotOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width } : null;
}

/** A time as CSS writes it, in milliseconds. */
export function milliseconds(value: string): number {
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return 0;
  return /\ds$/.test(value.trim()) ? number * 1000 : number;
}

export interface Timing {
  /** In milliseconds. */
  duration: number;
  delay?: number;
  /** Stays where it arrives, until it is cancelled. */
  stays?: boolean;
}

/** Cards on their way, by transforms alone: nothing around them moves, and what is clicked is where it belongs. What they fly over takes its clicks itself. */
export class Flights {
  readonly #running = new Set<Animation>();

  /** From another place to its own. */
  bring(element: HTMLElement, from: Spot, timing: Timing): void {
    const to = spotOf(element);
    if (to) void this.#move(element, [{ transform: between(to, from, from.width / to.width) }, { transform: "none" }], timing);
  }

  /** From its own place to another, as large as that. Resolves when it has arrived, or has been cancelled. */
  async send(element: HTMLElement, to: Spot, width: number, timing: Timing): Promise<void> {
    const from = spotOf(element);
    if (from) await this.#move(element, [{ transform: "none" }, { transform: between(from, to, width / from.width) }], { ...timing, stays: true });
  }

  cancel(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  async #move(element: HTMLElement, frames: Keyframe[], { duration, delay = 0, stays = false }: Timing): Promise<void> {
    const untouchable = frames.map((frame) => ({ ...frame, pointerEvents: "none" }));
    // Added to what the styles do: a card of the hand may be raised already.
    const animation = element.animate(untouchable, { duration, delay, composite: "add", easing: "cubic-bezier(0.3, 0.6, 0.3, 1)", fill: stays ? "both" : "backwards" });
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled: whoever did it shows what is to be seen instead.
    }
    // One that stays does so until its card goes, or until all are cancelled.
    if (!stays) this.#running.delete(animation);
  }
}

function between(own: Spot, other: Spot, scale: number): string {
  return `translate(${String(other.x - own.x)}px, ${String(other.y - own.y)}px) scale(${String(scale)})`;
}
