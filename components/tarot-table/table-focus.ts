import type { ReactiveController, ReactiveControllerHost } from "lit";
import { isHtml } from "../shared/nodes.js";

/** Where decisions are taken: from one of these the focus moves on when the decision does. */
const deciding: readonly string[] = ["bid", "hand", "discard", "result", "table"];

/** Where the neighbour takes over from a button that went. */
const lasting: readonly string[] = ["hand", "discard", "tools", "dialog"];

interface Spot {
  zone: string;
  place: number;
}

/**
 * Keeps the focus at the table while the table changes under it: from a played card to its neighbour, from a question
 * to the next one. A focus elsewhere on the page is never touched.
 */
export class TableFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #wanted: () => { decision: string; zone: string };
  #decision = "";
  #before: Spot | null = null;

  /** @param wanted the question that is open now, and where it is answered */
  constructor(host: ReactiveControllerHost & HTMLElement, wanted: () => { decision: string; zone: string }) {
    this.#host = host;
    this.#wanted = wanted;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#before = this.#spot();
  }

  hostUpdated(): void {
    const { decision, zone } = this.#wanted();
    const changed = decision !== this.#decision;
    this.#decision = decision;
    const before = this.#before;
    if (!before) return;
    const lost = this.#focused === null;
    const movesOn = changed && deciding.includes(before.zone) && before.zone !== zone;
    if (!lost && !movesOn) return;
    const stays = !movesOn && lasting.includes(before.zone) && this.#zone(before.zone) !== null;
    this.#focusZone(stays ? before.zone : zone, stays ? before.place : -1);
  }

  get #focused(): HTMLElement | null {
    const focused = this.#host.shadowRoot?.activeElement;
    return isHtml(focused) ? focused : null;
  }

  #spot(): Spot | null {
    const focused = this.#focused;
    if (!focused) return null;
    const zone = focused.closest<HTMLElement>("[data-zone]");
    return zone ? { zone: zone.dataset["zone"] ?? "table", place: stops(zone).indexOf(focused) } : { zone: "table", place: 0 };
  }

  #focusZone(name: string, place: number): void {
    const zone = this.#zone(name);
    const target = zone ? stopIn(zone, place) : null;
    (target ?? this.#zone("table"))?.focus({ preventScroll: true });
    if (name === "bid" && zone) void this.#focusPanel(zone);
  }

  /** The panel draws itself after the table has. */
  async #focusPanel(panel: HTMLElement): Promise<void> {
    if ("updateComplete" in panel) await panel.updateComplete;
    if (panel.isConnected) panel.focus({ preventScroll: true });
  }

  #zone(name: string): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(`[data-zone="${name}"]`) ?? null;
  }
}

function stops(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("button")];
}

/** In the hand the neighbour of the card that went; else the zone's own first choice. */
function stopIn(zone: HTMLElement, place: number): HTMLElement | null {
  const all = stops(zone);
  const { zone: name } = zone.dataset;
  if (name === "result") return zone.querySelector<HTMLElement>("button[data-next]") ?? all[0] ?? null;
  if (name === "hand" && place < 0) return zone.querySelector<HTMLElement>('button[tabindex="0"]');
  if (name === "dialog") return zone.querySelector("h2");
  if (name === "table") return null;
  return all[Math.min(Math.max(place, 0), all.length - 1)] ?? null;
}
