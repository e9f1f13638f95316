import { css, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { CardCode } from "../../rules/index.js";
import { isElement, isHtml } from "../shared/nodes.js";

/** How far a pointer moves, in px, before it is a drag and no click any more; a finger trembles more than a mouse. */
const slack = { mouse: 5, other: 10 };

/** How long a finger rests on a card, in ms, before the card follows it: whoever moves at once scrolls the page. */
const rest = 180;

/** A card under the pointer. Where it came from is all that is kept: the rest is measured when it is asked for. */
interface Grip {
  button: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  /** A mouse drags at once, a finger once it has rested. */
  ready: boolean;
  /** The card follows the pointer. */
  moves: boolean;
  /** It was put back while the pointer was still down. */
  over: boolean;
}

export const styles = [
  css`
    [data-dragged] {
      z-index: 4;
      cursor: grabbing;
    }

    .hand [data-dragged] playing-card {
      transform: translate(var(--_dx, 0), calc(var(--_dy, 0px) - 16px)) !important;
      transition: none;
      filter: none;
    }

    .hand [data-dragged="out"] playing-card {
      outline: 3px solid var(--_gold);
    }
  `,
];

/**
 * Cards that are dragged to the table are played: with a mouse or a pen at once, with a finger after a moment's rest, so
 * that a finger that moves at once scrolls the page as everywhere. What counts is where the card is let go: up by half
 * its height or more.
 */
export class CardDrag implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #drop: (card: CardCode) => void;
  #grip: Grip | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hand: HTMLElement | null = null;

  /** @param drop a card was let go on the table */
  constructor(host: ReactiveControllerHost, root: ShadowRoot, drop: (card: CardCode) => void) {
    this.#root = root;
    this.#drop = drop;
    root.addEventListener("pointerdown", this.#onDown as EventListener);
    root.addEventListener("pointermove", this.#onMove as EventListener);
    root.addEventListener("pointerup", this.#onUp as EventListener);
    root.addEventListener("pointercancel", this.#onCancel as EventListener);
    root.addEventListener("keydown", this.#onKeydown as EventListener, true);
    root.addEventListener("contextmenu", this.#onContextMenu);
    host.addController(this);
    this.hostUpdated();
  }

  hostUpdated(): void {
    const hand = this.#root.querySelector<HTMLElement>("[data-zone=hand]");
    if (hand === this.#hand) return;
    this.#hand = hand;
    // Only a listener that is not passive can keep the page from scrolling; on the hand alone, since it costs time.
    hand?.addEventListener("touchmove", this.#onTouchMove, { passive: false });
  }

  hostDisconnected(): void {
    if (this.#grip?.moves) this.#putBackBefore(this.#grip);
    else this.#letGo();
  }

  readonly #onDown = (event: PointerEvent): void => {
    const button = isElement(event.target) ? event.target.closest("button[data-card]") : null;
    if (!isHtml(button) || !event.isPrimary || event.button !== 0) return;
    this.#letGo();
    const ready = event.pointerType === "mouse";
    this.#grip = { button, pointer: event.pointerId, x: event.clientX, y: event.clientY, ready, moves: false, over: false };
    if (!ready) this.#timer = setTimeout(() => this.#lift(), rest);
  };

  readonly #onMove = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || grip.over || event.pointerId !== grip.pointer) return;
    const across = event.clientX - grip.x;
    const down = event.clientY - grip.y;
    if (!grip.moves) {
      if (Math.hypot(across, down) < (event.pointerType === "mouse" ? slack.mouse : slack.other)) return;
      if (!grip.ready || !grip.button.isConnected) return this.#letGo();
      grip.moves = true;
      grip.button.setPointerCapture(grip.pointer);
    }
    grip.button.style.setProperty("--_dx", `${String(across)}px`);
    grip.button.style.setProperty("--_dy", `${String(down)}px`);
    grip.button.dataset["dragged"] = isOut(grip.button, down) ? "out" : "";
  };

  readonly #onUp = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    this.#letGo();
    if (!grip.moves) return;
    this.#swallowClick();
    const card = grip.button.dataset["card"];
    if (!grip.over && card !== undefined && grip.button.isConnected && isOut(grip.button, event.clientY - grip.y)) this.#drop(card);
  };

  readonly #onCancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#grip?.pointer) this.#letGo();
  };

  /** Escape puts the card back. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#grip?.moves) return;
    event.stopPropagation();
    this.#putBackBefore(this.#grip);
  };

  readonly #onTouchMove = (event: TouchEvent): void => {
    if (this.#grip?.ready && event.cancelable) event.preventDefault();
  };

  /** A finger that rests on a card wants the card, not a menu. */
  readonly #onContextMenu = (event: Event): void => {
    if (this.#grip?.ready) event.preventDefault();
  };

  #lift(): void {
    if (!this.#grip) return;
    this.#grip.ready = true;
    this.#grip.button.dataset["dragged"] = "";
  }

  /** Before the pointer is lifted, whose click then still means no card. */
  #putBackBefore(grip: Grip): void {
    grip.over = true;
    putBack(grip.button);
  }

  /** The click that follows a drag means no card. It comes at once, or not at all. */
  #swallowClick(): void {
    const swallow = (event: Event) => event.stopImmediatePropagation();
    this.#root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.#root.removeEventListener("click", swallow, { capture: true }));
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#grip) putBack(this.#grip.button);
    this.#grip = null;
  }
}

function putBack(button: HTMLElement): void {
  delete button.dataset["dragged"];
  for (const name of ["--_dx", "--_dy"]) button.style.removeProperty(name);
}

/** Far enough up to lie on the table. */
function isOut(button: HTMLElement, down: number): boolean {
  const card = button.querySelector("playing-card");
  return down < (card?.getBoundingClientRect().height ?? 0) / -2;
}
