import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import type { DealRecord } from "../../../rules/index.js";
import { wear } from "../../shared/styling.js";
import { dialog } from "../dialog/dialog.styles.js";
import { problemSentences } from "../extras/render-problem.js";
import type { Desk } from "../extras/table-mode.js";
import { openDeal } from "../extras/open-deal.js";
import type { TarotTable } from "../tarot-table.js";
import { addressWith, writeLink } from "./deal-link.js";
import { readDeal } from "./read-pasted.js";
import { share } from "./share.styles.js";

/** Forms in which a deal can be taken along. */
type Form = "link" | "text" | "record";

/** The deal as it was dealt, to be played anew; or with all that has been done in it. */
type Extent = "dealt" | "played";

/** What became of copying. */
type Outcome = "copied" | "selected" | "blocked" | "saved";

/**
 * Offers the deal on the table as a link, a short text and a record, and opens another that is pasted. While hands are
 * hidden nothing of it is drawn: it goes to the clipboard or into a file without being seen.
 */
export class ShareDialog {
  readonly #host: TarotTable;
  readonly #desk: Desk;
  readonly #close: () => void;
  #extent: Extent | null = null;
  #outcome: Outcome | null = null;
  #pasted = "";
  /** What is wrong with what was pasted, in the language of that moment. */
  #fault: (() => readonly string[]) | null = null;

  constructor(host: TarotTable, desk: Desk, close: () => void) {
    this.#host = host;
    this.#desk = desk;
    this.#close = close;
    wear(host.renderRoot, [dialog, share]);
  }

  render(): unknown {
    const { t } = this.#desk.words();
    const session = this.#desk.session();
    return html`
      <dialog part="dialog" data-zone="dialog" class="share" aria-labelledby="share-title" @close=${this.#close} closedby="any">
        <div class="sheet">
          <h2 id="share-title" tabindex="-1">${t("modes:share.title")}</h2>
          ${session ? this.#renderOffer() : nothing} ${this.#renderPaste()}
          <button type="button" class="dismiss" @click=${this.#dismiss}>${t("ui:table.button.close")}</button>
        </div>
      </dialog>
    `;
  }

  #renderOffer() {
    const { t } = this.#desk.words();
    const outcome = this.#outcome;
    const hidden = this.#isHidden;
    const over = Boolean(this.#desk.session()?.result);
    return html`
      <fieldset class="extent">
        <legend class="visually-hidden">${t("modes:share.extent")}</legend>
        ${(["played", "dealt"] as const).map(
          (extent) => html`
            <label>
              <input type="radio" name="extent" value=${extent} .checked=${live(this.#extentNow === extent)} @change=${() => this.#choose(extent)} />
              ${t(`modes:share.${extent === "played" && !over ? "soFar" : extent}`)}
            </label>
          `,
        )}
      </fieldset>
      ${hidden ? html`<p class="note">${t("modes:share.hidden")}</p>` : nothing}
      <div class="forms">${(["link", "text", "record"] as const).map((form) => this.#renderForm(form, hidden))}</div>
      <p class="copied" role="status">${outcome ? t(`modes:share.${outcome}`) : nothing}</p>
    `;
  }

  #renderForm(form: Form, hidden: boolean) {
    const { t } = this.#desk.words();
    if (form === "link" && this.#content("link") === null) return nothing;
    const text = hidden ? null : this.#content(form);
    const id = `share-${form}`;
    return html`
      <div class="form">
        ${text === null ? html`<p class="form-name">${t(`modes:share.${form}`)}</p>` : html`<label for=${id} class="form-name">${t(`modes:share.${form}`)}</label>`}
        <div class="ends">
          ${form === "record" ? html`<button type="button" data-save @click=${this.#save}>${t("modes:share.save")}</button>` : nothing}
          <button type="button" data-copy=${form} aria-label=${t(`modes:share.copy.${form}`)} @click=${() => void this.#copy(form)}>${t("modes:share.copy.word")}</button>
        </div>
        ${text === null
          ? nothing
          : html`<textarea id=${id} readonly rows=${form === "record" ? 4 : 2} spellcheck="false" autocomplete="off" .value=${text} @focus=${selectAll}></textarea>`}
      </div>
    `;
  }

  #renderPaste() {
    const { t } = this.#desk.words();
    const fault = this.#fault;
    return html`
      <div class="paste">
        <h3>${t("modes:share.open")}</h3>
        <label for="share-paste">${t("modes:share.paste")}</label>
        <textarea
          id="share-paste"
          rows="3"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          .value=${live(this.#pasted)}
          aria-invalid=${fault ? "true" : nothing}
          aria-describedby="share-fault"
          @input=${this.#onPasted}
        ></textarea>
        <div id="share-fault" class="fault" role="alert">${fault?.().map((sentence) => html`<p>${sentence}</p> `)}</div>
        <div class="ends">
          <button type="button" data-open="replay" @click=${() => this.#open("replay")}>${t("modes:share.replay")}</button>
          <button type="button" data-open="play" class="primary" @click=${() => this.#open("play")}>${t("modes:share.play")}</button>
        </div>
      </div>
    `;
  }

  /** Whether the table keeps cards from the person: this dialog does then, too. */
  get #isHidden(): boolean {
    return !this.#host.view?.result && !(this.#host.mode === "replay" && this.#host.openHands);
  }

  get #extentNow(): Extent {
    return this.#extent ?? (this.#desk.session()?.result ? "played" : "dealt");
  }

  /** Null for a link where the page opens none. */
  #content(form: Form): string | null {
    const record = this.#desk.session()?.record;
    if (!record) return null;
    const wanted = this.#extentNow === "dealt" ? asDealt(record) : record;
    switch (form) {
      case "link":
        return this.#host.openLinks ? addressWith(wanted, this.#host.ownerDocument.defaultView?.location.href ?? "") : null;
      case "text":
        return writeLink(wanted);
      case "record":
        return JSON.stringify(wanted);
    }
  }

  #choose(extent: Extent): void {
    this.#extent = extent;
    this.#outcome = null;
    this.#host.requestUpdate();
  }

  async #copy(form: Form): Promise<void> {
    const text = this.#content(form);
    if (text === null) return;
    const field = this.#host.renderRoot.querySelector<HTMLTextAreaElement>(`#share-${form}`);
    const copied = await isCopied(text, this.#host.ownerDocument.defaultView);
    if (!copied) field?.focus();
    await this.#tell(copied ? "copied" : field ? "selected" : "blocked");
  }

  async #tell(outcome: Outcome): Promise<void> {
    // Emptied first: the same words again would not be read again.
    this.#outcome = null;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#outcome = outcome;
    this.#host.requestUpdate();
  }

  readonly #save = (): void => {
    const text = this.#content("record");
    const page = this.#host.ownerDocument;
    if (text === null) return;
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = page.createElement("a");
    link.href = address;
    link.download = "tarot-deal.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(address));
    void this.#tell("saved");
  };

  readonly #onPasted = (event: Event): void => {
    this.#pasted = (event.currentTarget as HTMLTextAreaElement).value;
    if (!this.#fault) return;
    this.#fault = null;
    this.#host.requestUpdate();
  };

  /** Nothing at the table changes before all of it has been read. */
  #open(mode: "play" | "replay"): void {
    const deal = this.#read();
    if (!deal) {
      this.#host.requestUpdate();
      this.#field?.focus();
      return;
    }
    this.#dismiss();
    openDeal(this.#host, mode === "play" ? asDealt(deal) : deal, mode);
  }

  #read(): DealRecord | null {
    if (this.#pasted.trim() === "") {
      this.#fault = () => [this.#desk.words().t("modes:share.empty")];
      return null;
    }
    const read = readDeal(this.#pasted);
    if (read.ok) return read.record;
    this.#fault = () => problemSentences(read.problem, this.#desk.words());
    return null;
  }

  get #field(): HTMLElement | null {
    return this.#host.renderRoot.querySelector("#share-paste");
  }

  /** Closing gives the focus back. */
  readonly #dismiss = (): void => this.#host.renderRoot.querySelector<HTMLDialogElement>("dialog.share")?.close();
}

function asDealt(record: DealRecord): DealRecord {
  return { ...record, actions: [] };
}

function selectAll(event: Event): void {
  (event.currentTarget as HTMLTextAreaElement).select();
}

/** False where the page, its frame or the browser forbids it. */
async function isCopied(text: string, place: Window | null): Promise<boolean> {
  try {
    await place?.navigator.clipboard.writeText(text);
    return place !== null;
  } catch {
    return false;
  }
}
