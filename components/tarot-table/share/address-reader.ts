import type { ReactiveController } from "lit";
import { replay, result } from "../../../rules/index.js";
import { openDeal } from "../extras/open-deal.js";
import type { TarotTable } from "../tarot-table.js";
import { readLink, textInAddress } from "./deal-link.js";

/**
 * Shows the deal that the page's address carries, now and whenever another one comes there. A deal that is over is
 * replayed; any other is there to be played.
 */
export class AddressReader implements ReactiveController {
  readonly #host: TarotTable;
  #window: Window | null = null;
  /** What was opened last, so that coming back to the page does not undo what was done since. */
  #opened: string | null = null;

  constructor(host: TarotTable) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#window = this.#host.ownerDocument.defaultView;
    this.#window?.addEventListener("hashchange", this.#onAddress);
    this.#onAddress();
  }

  hostDisconnected(): void {
    this.#window?.removeEventListener("hashchange", this.#onAddress);
  }

  readonly #onAddress = (): void => {
    if (!this.#host.openLinks) return;
    const text = textInAddress(this.#window?.location.hash ?? "");
    if (text === null || text === this.#opened) return;
    this.#opened = text;
    try {
      const record = readLink(text);
      openDeal(this.#host, record, result(replay(record)) === null ? "play" : "replay");
    } catch {
      // Whoever followed the link came for this deal: the table says what is wrong with it.
      this.#host.deal = text;
    }
  };
}
