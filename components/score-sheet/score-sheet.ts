import { html, nothing, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import type { ErrorDetail } from "../shared/events.js";
import { namesConverter, namesOf } from "../shared/names.js";
import { formatNumber, formatSigned } from "../shared/numbers.js";
import { TarotElement } from "../shared/tarot-element.js";
import { buttons, tokens } from "../shared/tokens.styles.js";
import { warnOnce } from "../shared/warn.js";
import { DealForm } from "./deal-form.js";
import { renderNames } from "./names-form.js";
import { narrowStyles } from "./narrow-table.styles.js";
import { DealsError, parseDeals, readDeals } from "./read-deals.js";
import { isPlayers, totalsOf, type ScoreEntry, type ScoreSheetDeal, type SheetDeal } from "./score-entry.js";
import { renderForm } from "./score-form.js";
import { formStyles } from "./score-form.styles.js";
import { styles } from "./score-sheet.styles.js";
import { renderDeed, type Deed, type Deletion } from "./sheet-deed.js";
import { renderError } from "./sheet-error.js";
import { renderTable } from "./sheet-table.js";
import { tableStyles } from "./sheet-table.styles.js";
import type { SheetVoice } from "./sheet-voice.js";
import { sumStyles } from "./worked-sum.styles.js";

export type * from "../shared/events.js";
export type { EnteredDeal, PlayedDeal, ScoreEntry, ScoreSheetDeal, ShownHandful } from "./score-entry.js";

/** Of `tarot-score-change`: everything a host needs to store. */
export interface ScoreChangeDetail {
  deals: readonly ScoreSheetDeal[];
  totals: readonly number[];
  players: 3 | 4 | 5;
  names: readonly string[];
}

type Players = ScoreEntry["players"];

/**
 * The score sheet of French Tarot: what every deal brought and how that comes about, and, `editable`, the scorer for a
 * real table. Stores nothing: the host keeps what `tarot-score-change` says and gives it back as `deals`.
 *
 * @tag score-sheet
 * @fires {CustomEvent<ScoreChangeDetail>} tarot-score-change - A deal was added, changed, deleted or put back, or a name changed.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The deals given cannot be shown; the sheet says so in place.
 * @csspart table - The table of deals.
 * @csspart deal - One deal's row; also `newest`.
 * @csspart totals - The row of totals.
 * @csspart form - The form for a deal.
 * @csspart error - What is shown in place of deals that cannot be.
 * @cssprop --tarot-paper - The sheet's ground.
 */
export class ScoreSheet extends TarotElement {
  static override styles = [tokens, buttons, styles, tableStyles, sumStyles, narrowStyles, formStyles];

  /** The deals in order; as an attribute, JSON text. */
  @property({ converter: { fromAttribute: (text) => parseDeals(text) as readonly ScoreSheetDeal[] } }) deals: readonly ScoreSheetDeal[] = [];

  /** The players' names, by seat; as an attribute, separated by commas. */
  @property({ converter: namesConverter }) names: readonly string[] = [];

  /** How many play: 3, 4 or 5. Left out: as many as the deals or the names say, else 4. */
  @property({ type: Number }) players: number | null = null;

  /** Deals and names can be entered and changed. */
  @property({ type: Boolean, reflect: true }) editable = false;

  /** Shows from the start how the newest deal's score comes about; the other deals are opened by hand. */
  @property({ type: Boolean, attribute: "open-newest" }) openNewest = false;

  @state() private open: ReadonlySet<number> = new Set();
  @state() private deed: Deed | null = null;

  readonly #form = new DealForm(this);
  #read: readonly SheetDeal[] = [];
  #error: DealsError | null = null;
  /** What is shown, as text: to know whether deals are others, or the same ones back from the host's store. */
  #shown = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("deals")) this.#readDeals();
    this.#form.fit(this.#playing);
  }

  /** The sum of every seat's scores. */
  get totals(): readonly number[] {
    return totalsOf(this.#read, this.#seats);
  }

  protected override render(): unknown {
    const voice = this.#voice;
    return html`
      <div class="sheet">
        ${this.#error ? renderError(voice, this.#error) : this.#renderDeals(voice)}
        ${this.editable && !this.#error ? this.#renderEditing(voice) : nothing}
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
      ${renderDeed(voice, this.deed, (deletion) => this.#restore(deletion))}
      ${renderForm(voice, {
        form: this.#form,
        save: () => this.#save(),
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

  /** How many play the next deal. */
  get #playing(): Players {
    const seats = this.#seats;
    return isPlayers(seats) ? seats : 4;
  }

  #readDeals(): void {
    try {
      this.#read = readDeals(this.deals);
      this.#error = null;
      this.#forgetOthers();
    } catch (error) {
      if (!(error instanceof DealsError)) throw error;
      this.#read = [];
      this.#error = error;
      const { code, path } = error;
      warnOnce(`<score-sheet> cannot show its deals: ${error.message}`);
      this.dispatchEvent(new CustomEvent<ErrorDetail>("tarot-error", { bubbles: true, composed: true, detail: { code, path } }));
    }
  }

  /** Other deals than those shown: what was open, entered and done belongs to the past. */
  #forgetOthers(): void {
    const shown = JSON.stringify(this.#read);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.open = new Set(this.openNewest ? [this.#read.length - 1] : []);
    this.deed = null;
    if (this.#form.changing !== null) this.#form.clear();
  }

  #toggle(deal: number): void {
    const open = new Set(this.open);
    if (!open.delete(deal)) open.add(deal);
    this.open = open;
  }

  #change(index: number): void {
    const deal = this.#read[index];
    if (deal?.kind !== "scored") return;
    this.#form.change(index, deal.entry, (points) => formatNumber(points, this.language));
    this.deed = null;
    this.#focusSoon("#form-heading");
  }

  #cancel(): void {
    const { changing } = this.#form;
    this.#form.clear(this.#playing);
    this.#focusSoon(`[data-deal="${changing}"]`);
  }

  #save(): void {
    const { reading, changing } = this.#form;
    if (!reading.ok) {
      this.#form.demand();
      this.#focusSoon(`[data-field="${reading.problems[0]?.field}"] :is(input, select)`);
      return;
    }
    const entered = { entry: reading.entry };
    this.#form.clear(this.#playing);
    if (changing === null) this.#add(entered);
    else {
      this.#setDeals(this.#given.map((deal, index) => (index === changing ? { ...dealerOf(deal), ...entered } : deal)), { kind: "changed", deal: changing });
      this.#focusSoon(`[data-deal="${changing}"]`);
    }
  }

  #saveVoid(): void {
    const scores = Array.from({ length: this.#playing }, () => 0);
    this.#add({ result: { kind: "void", void: "all-pass", scores } });
  }

  #add(deal: ScoreSheetDeal): void {
    this.#setDeals([...this.#given, deal], { kind: "added", deal: this.#read.length });
  }

  #remove(index: number): void {
    const removed = this.#given[index];
    if (!removed) return;
    this.#form.clear(this.#playing);
    this.open = new Set([...this.open].filter((deal) => deal !== index).map((deal) => (deal > index ? deal - 1 : deal)));
    this.#setDeals(this.#given.filter((_, place) => place !== index), { kind: "deleted", deal: index, removed });
    this.#focusSoon(".undo");
  }

  #restore({ deal, removed }: Deletion): void {
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
    const { open } = this;
    this.deals = deals;
    this.#readDeals();
    this.open = open;
    this.deed = deed;
    this.#tell();
  }

  #tell(): void {
    const detail: ScoreChangeDetail = { deals: this.#given, totals: this.totals, players: this.#playing, names: namesOf(this.names) };
    this.dispatchEvent(new CustomEvent("tarot-score-change", { bubbles: true, composed: true, detail }));
  }

  #focusSoon(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }
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
