import { html, nothing, type ReactiveControllerHost } from "lit";
import { defineElement } from "../../shared/define.js";
import { LazyPart } from "../../shared/lazy-part.js";
import { settingsPart } from "../../shared/settings-controller.js";
import type { PageSettings } from "./tarot-settings.js";

/** The dialog, and what keeps what is chosen in it: fetched when it is first opened. */
const dialog = new LazyPart(async () => {
  const [{ TarotSettings }] = await Promise.all([import("./tarot-settings.js"), settingsPart.pending]);
  defineElement("tarot-settings", TarotSettings);
  return true;
});

/** Whether the settings lie open over a table. */
export class SettingsDesk {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #open = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
  }

  /** What has to be there before it can be shown. */
  get parts(): readonly LazyPart<unknown>[] {
    return this.#open ? [dialog] : [];
  }

  readonly onOpen = (): void => {
    dialog.forgive();
    this.#set(true);
  };

  readonly onClose = (): void => this.#set(false);

  /** @param page the table, as the page has set it */
  render(page: PageSettings): unknown {
    if (!this.#open || dialog.failed) return nothing;
    return html`<tarot-settings data-zone="dialog" .page=${page} @close=${this.onClose}></tarot-settings>`;
  }

  #set(open: boolean): void {
    if (open === this.#open) return;
    this.#open = open;
    this.#host.requestUpdate();
  }
}
