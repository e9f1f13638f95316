/** A time as CSS writes it, in milliseconds. */
function milliseconds(value: string): number {
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return 0;
  return /\ds$/.test(value.trim()) ? number * 1000 : number;
}

/** Moves a complete trick to its winner's seat, by transforms alone. The motion token says how fast; 0 is no motion. */
export class Gathering {
  #running: Animation[] = [];

  get isRunning(): boolean {
    return this.#running.length > 0;
  }

  /** Resolves once the cards have arrived, also where the motion was cancelled. */
  async run(host: HTMLElement, cards: readonly HTMLElement[], target: Element | null): Promise<void> {
    const duration = milliseconds(getComputedStyle(host).getPropertyValue("--_motion")) * 1.4;
    if (!target || duration <= 0) return;
    const to = centre(target);
    this.#running = cards.map((card) => {
      const from = centre(card);
      const away = `translate(${String(to.x - from.x)}px, ${String(to.y - from.y)}px) scale(0.3)`;
      return card.animate([{ transform: "none" }, { transform: away }], { duration, easing: "cubic-bezier(0.4, 0, 0.6, 1)", fill: "forwards" });
    });
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    this.#running = [];
  }

  cancel(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
