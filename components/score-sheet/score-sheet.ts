import { html, nothing, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import type { ErrorDetail } from "../shared/events.js";
import { namesConverter, namesOf } from "../shared/names.js";
import { formatNumber, formatSigned } from "../shared/numbers.js";
import { TarotElement } from "../shared/tarot-element.js";
import { buttons, tokens } from "../shared/tokens.styles.js";
import { warnOnce } from "../shared/warn.js";
import { draftOf, emptyDraft, readDraft, type Draft } from "./draft.js";
import { renderNames } from "./names-form.js";
import { DealsError, parseDeals, readDeals } from "./read-deals.js";
import { totalsOf, type ScoreEntry, type ScoreSheetDeal, type SheetDeal } from "./score-entry.js";
import { renderForm } from "./score-form.js";
import { formStyles } from "./score-form.styles.js";
import { styles } from "./score-sheet.styles.js";
import { renderTable } from "./sheet-table.js";
import type { SheetVoice } from "./sheet-voice.js";

/** Of `tarot-score-change`: everything a host needs to store. */
export interface ScoreChangeDetail {
  deals: readonly ScoreSheetDeal[];
  totals: readonly number[];
  players: 3 | 4 | 5;
  names: readonly string[];
}

type Players = ScoreEntry["players"];

/** The last thing done, told in the status line; a deleted deal can be put back. */
type Deed = { kind: "added" | "changed" | "restored"; deal: number } | { kind: "deleted"; deal: number; removed: ScoreSheetDeal };

/**
 * The score sheet of French Tarot: what every deal brought and how that comes about, and, `editable`, the scorer for a
 * real table. Stores nothing: the host keeps what `tarot-score-change` says and gives it back as `deals`.
 *
 * @fires {CustomEvent<ScoreChangeDetail>} tarot-score-change - A deal was added, changed, deleted or put back, or a name changed.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The deals given cannot be shown; the sheet says so in place.
 * @csspart table - The table of deals.
 * @csspart deal - One deal's row; also `newest`.
 * @csspart totals - The row of totals.
 * @csspart form - The form for a deal.
 * @cssprop --tarot-paper - The sheet's ground.
 */
export class ScoreSheet extends TarotElement {
  static override styles = [tokens, buttons, styles, formStyles];

  /** The deals in order; as an attribute, JSON text. */
  @property({ converter: { fromAttribute: (text) => parseDeals(text) as readonly ScoreSheetDeal[] } }) deals: readonly ScoreSheetDeal[] = [];

  /** The players' names, by seat; as an attribute, separated by commas. */
  @property({ converter: namesConverter }) names: readonly string[] = [];

  /** How many play: 3, 4 or 5. Left out: as many as the deals or the names say, else 4. */
  @property({ type: Number }) players: number | null = null;

  /** Deals and names can be entered and changed. */
  @property({ type: Boolean, reflect: true }) editable = false;

  @state() private open: ReadonlySet<number> = new Set();
  @state() private draft: Draft = emptyDraft(4);
  @state() private strict = false;
  @state() private changing: number | null = null;
  @state() private deed: Deed | null = null;

  #read: readonly SheetDeal[] = [];
  #error: DealsError | null = null;
  /** What this element itself has set, told from what the host sets. */
  #own: readonly ScoreSheetDeal[] | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("deals")) this.#readDeals();
    if (this.draft.handfuls.length !== this.#formPlayers) this.draft = emptyDraft(this.#formPlayers);
  }

  /** The sum of every seat's scores. */
  get totals(): readonly number[] {
    return totalsOf(this.#read, this.#seats);
  }

  protected override render() {
    const voice = this.#voice;
    return html`
      <div class="sheet">
        ${this.#error ? this.#renderError(this.#error) : this.#renderDeals(voice)}
        ${this.editable && !this.#error ? this.#renderEditing(voice) : nothing}
      </div>
    `;
  }

  #renderError({ code, path }: DealsError) {
    const known = ["not-json", "too-large", "missing-key", "players", "score-differs", "impossible"].includes(code);
    return html`
      <div class="error" role="alert">
        <p>${this.t("ui:score.error.title")}</p>
        <p>${this.t(`ui:score.error.${known ? code : "value"}`)}${path === "" ? nothing : html` <code>${path}</code>`}</p>
      </div>
    `;
  }

  #renderDeals(voice: SheetVoice) {
    if (this.#read.length === 0) return html`<p class="empty">${this.t(this.editable ? "ui:score.emptyEditable" : "ui:score.empty")}</p>`;
    return renderTable(voice, {
      deals: this.#read,
      seats: this.#seats,
      open: this.open,
      editable: this.editable,
      toggle: (deal) => this.#toggle(deal),
      change: (deal) => this.#change(deal),
      remove: (deal) => this.#remove(deal),
    });
  }

  #renderEditing(voice: SheetVoice) {
    return html`
      ${this.#renderDeed(voice)}
      ${renderForm(voice, {
        draft: this.draft,
        players: this.#formPlayers,
        reading: readDraft(this.draft, this.#formPlayers),
        strict: this.strict,
        changing: this.changing,
        set: (change) => (this.draft = { ...this.draft, ...change }),
        save: () => void this.#save(),
        saveVoid: () => this.#saveVoid(),
        cancel: () => this.#cancel(),
      })}
      ${renderNames(voice, {
        names: namesOf(this.names),
        seats: this.#seats,
        resizable: this.#read.length === 0,
        open: this.#read.length === 0,
        rename: (seat, name) => this.#rename(seat, name),
        resize: (players) => this.#resize(players),
      })}
    `;
  }

  #renderDeed(voice: SheetVoice) {
    const { deed } = this;
    return html`
      <div class="deed">
        <p role="status">${deed ? this.t(`ui:score.form.${deed.kind}`, { number: voice.number(deed.deal + 1) }) : nothing}</p>
        ${deed?.kind === "deleted" ? html`<button type="button" class="undo" @click=${() => this.#restore(deed)}>${this.t("ui:score.form.undo")}</button>` : nothing}
      </div>
    `;
  }

  get #voice(): SheetVoice {
    const names = namesOf(this.names);
    return {
      t: (key, values) => this.t(key, values),
      number: (value) => formatNumber(value, this.language),
      signed: (value) => formatSigned(value, this.language),
      name: (seat) => names[seat] || this.t("ui:score.player", { number: seat + 1 }),
    };
  }

  /** As many columns as somebody needs. */
  get #seats(): number {
    const inDeals = Math.max(0, ...this.#read.map(({ scores }) => scores.length));
    if (this.players !== null && isPlayers(this.players)) return Math.max(this.players, inDeals);
    if (this.players !== null) warnOnce(`<score-sheet players="${this.players}"> is for 3, 4 or 5 players.`);
    if (inDeals > 0) return inDeals;
    const named = namesOf(this.names).length;
    return isPlayers(named) ? named : 4;
  }

  /** How many play the deal in the form: a changed deal keeps its own number. */
  get #formPlayers(): Players {
    const changed = this.changing === null ? undefined : this.#read[this.changing];
    if (changed?.kind === "scored") return changed.entry.players;
    const seats = this.#seats;
    return isPlayers(seats) ? seats : 4;
  }

  #readDeals(): void {
    if (this.deals !== this.#own) {
      this.open = new Set();
      this.changing = null;
      this.deed = null;
    }
    try {
      this.#read = readDeals(this.deals);
      this.#error = null;
    } catch (error) {
      if (!(error instanceof DealsError)) throw error;
      this.#read = [];
      this.#error = error;
      const { code, path } = error;
      warnOnce(`<score-sheet> cannot show its deals: ${error.message}`);
      this.dispatchEvent(new CustomEvent<ErrorDetail>("tarot-error", { bubbles: true, composed: true, detail: { code, path } }));
    }
  }

  #toggle(deal: number): void {
    const open = new Set(this.open);
    if (!open.delete(deal)) open.add(deal);
    this.open = open;
  }

  #change(index: number): void {
    const deal = this.#read[index];
    if (deal?.kind !== "scored") return;
    this.changing = index;
    this.draft = draftOf(deal.entry, (points) => formatNumber(points, this.language));
    this.strict = false;
    this.deed = null;
    this.#focusSoon("#form-heading");
  }

  #cancel(): void {
    const { changing } = this;
    this.#resetForm();
    this.#focusSoon(`[data-deal="${changing}"]`);
  }

  #resetForm(): void {
    this.changing = null;
    this.strict = false;
    this.draft = emptyDraft(this.#formPlayers);
  }

  async #save(): Promise<void> {
    const reading = readDraft(this.draft, this.#formPlayers);
    if (!reading.ok) {
      this.strict = true;
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>(`[data-field="${reading.problems[0]?.field}"] :is(input, select)`)?.focus();
      return;
    }
    const { changing } = this;
    const entered = { entry: reading.entry };
    this.#resetForm();
    if (changing === null) this.#add(entered);
    else {
      this.#setDeals(this.deals.map((deal, index) => (index === changing ? { ...dealerOf(deal), ...entered } : deal)), { kind: "changed", deal: changing });
      this.#focusSoon(`[data-deal="${changing}"]`);
    }
  }

  #saveVoid(): void {
    const scores = Array.from({ length: this.#formPlayers }, () => 0);
    this.#add({ result: { kind: "void", void: "all-pass", scores } });
  }

  #add(deal: ScoreSheetDeal): void {
    this.#setDeals([...this.#given, deal], { kind: "added", deal: this.#read.length });
  }

  #remove(index: number): void {
    const removed = this.#given[index];
    if (!removed) return;
    this.#resetForm();
    this.open = new Set([...this.open].filter((deal) => deal !== index).map((deal) => (deal > index ? deal - 1 : deal)));
    this.#setDeals(this.#given.filter((_, place) => place !== index), { kind: "deleted", deal: index, removed });
    this.#focusSoon(".undo");
  }

  #restore({ deal, removed }: Extract<Deed, { kind: "deleted" }>): void {
    this.open = new Set([...this.open].map((other) => (other >= deal ? other + 1 : other)));
    this.#setDeals(this.#given.toSpliced(deal, 0, removed), { kind: "restored", deal });
    this.#focusSoon(`[data-deal="${deal}"]`);
  }

  #rename(seat: number, name: string): void {
    const known = namesOf(this.names);
    this.names = Array.from({ length: Math.max(this.#seats, known.length) }, (_, place) => (place === seat ? name.trim() : (known[place] ?? "")));
    this.#tell();
  }

  #resize(players: Players): void {
    this.players = players;
    this.#tell();
  }

  /** The deals as the host gave them; null and the like are none. */
  get #given(): readonly ScoreSheetDeal[] {
    return Array.isArray(this.deals) ? this.deals : [];
  }

  #setDeals(deals: readonly ScoreSheetDeal[], deed: Deed): void {
    this.#own = deals;
    this.deals = deals;
    this.#readDeals();
    this.deed = deed;
    this.#tell();
  }

  #tell(): void {
    const detail: ScoreChangeDetail = { deals: this.#given, totals: this.totals, players: this.#formPlayers, names: namesOf(this.names) };
    this.dispatchEvent(new CustomEvent("tarot-score-change", { bubbles: true, composed: true, detail }));
  }

  #focusSoon(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }
}

function isPlayers(count: number): count is Players {
  return count === 3 || count === 4 || count === 5;
}

function dealerOf({ dealer }: ScoreSheetDeal): { dealer?: number } {
  return dealer === undefined ? {} : { dealer };
}

declare global {
  interface HTMLElementTagNameMap {
    "score-sheet": ScoreSheet;
  }
  interface HTMLElementEventMap {
    "tarot-score-change": CustomEvent<ScoreChangeDetail>;
  }
}
