import type { ReactiveController, ReactiveControllerHost } from "lit";
import { resizeObserverAt } from "../shared/nodes.js";

/**
 * What the hand's styles need to know and cannot count: how many cards a suit has, so that strips are equally wide in
 * all of them; and how many rows this deal's hand has needed at this width, so that nothing moves up while it grows
 * smaller.
 */
export class HandRows implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: ResizeObserver | null = null;
  #most = 0;
  #width = 0;
  #frame = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = resizeObserverAt(this.#host, (entries) => this.#onResize(entries));
    this.#observer?.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  hostUpdated(): void {
    this.#settle(this.#host.shadowRoot?.querySelector<HTMLElement>("[part=hand]") ?? null);
  }

  /** Other cards, or another width: room for their rows only. */
  forget(): void {
    this.#most = 0;
  }

  #settle(hand: HTMLElement | null): void {
    if (!hand) return;
    for (const group of hand.querySelectorAll<HTMLElement>("[data-suit]")) setOnce(group, "--_n", String(group.childElementCount));
    const tops = new Set([...hand.querySelectorAll<HTMLElement>("[part=card]")].map((card) => card.offsetTop));
    this.#most = Math.max(this.#most, tops.size);
    // Two rows have their room always.
    setOnce(hand, "--_seen-rows", this.#most > 2 ? String(this.#most) : "");
  }

  /** In the next frame: a table that grows while it is being measured would be measured again without end. */
  #onResize(entries: readonly ResizeObserverEntry[]): void {
    const width = entries.at(-1)?.contentRect.width ?? 0;
    if (width === this.#width) return;
    this.#width = width;
    this.forget();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#host.requestUpdate());
  }
}

/** Anew, it would make the browser style every card inside once more. */
function setOnce({ style }: HTMLElement, property: string, value: string): void {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}
