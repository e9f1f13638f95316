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
  /** How many cards needed that many rows: fewer need no more of them, and are not measured. */
  #cards = 0;
  #width = 0;
  #frame = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = resizeObserverAt(this.#host, () => this.#onLaidOut());
    this.#observer?.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  hostUpdated(): void {
    const hand = this.#hand;
    if (!hand) return;
    for (const group of hand.querySelectorAll<HTMLElement>("[data-suit]")) setOnce(group, "--_n", String(group.childElementCount));
    this.#keepRoom();
    if (cardsIn(hand).length <= this.#cards) return;
    // Observed anew, it is told of when the browser has laid everything out by itself: asking now would make it do so twice.
    this.#observer?.unobserve(this.#host);
    this.#observer?.observe(this.#host);
  }

  /** Other cards, or another width: room for their rows only. */
  forget(): void {
    this.#most = 0;
    this.#cards = 0;
  }

  get #hand(): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>("[part=hand]") ?? null;
  }

  /** Everything is laid out now, so that looking costs nothing. Larger text, for one, needs more rows at the same width. */
  #onLaidOut(): void {
    const hand = this.#hand;
    if (!hand) return;
    const cards = cardsIn(hand);
    const rows = rowsOf(cards);
    if (hand.clientWidth !== this.#width) this.forget();
    else if (cards.length <= this.#cards && rows <= this.#most) return;
    this.#width = hand.clientWidth;
    this.#cards = cards.length;
    this.#most = Math.max(this.#most, rows);
    // In the next frame: a table that grows while it is being measured would be measured again without end.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#keepRoom());
  }

  /** Two rows have their room always. */
  #keepRoom(): void {
    if (this.#hand) setOnce(this.#hand, "--_seen-rows", this.#most > 2 ? String(this.#most) : "");
  }
}

function cardsIn(hand: HTMLElement): readonly HTMLElement[] {
  return [...hand.querySelectorAll<HTMLElement>("[part=card]")];
}

function rowsOf(cards: readonly HTMLElement[]): number {
  return new Set(cards.map((card) => card.offsetTop)).size;
}

/** Anew, it would make the browser style every card inside once more. */
function setOnce({ style }: HTMLElement, property: string, value: string): void {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}
