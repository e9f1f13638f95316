import { html, nothing, type PropertyValues } from "lit";
import { tell } from "../shared/events.js";
import { namesOf } from "../shared/names.js";
import { problemBox } from "../shared/problem-box.js";
import type { Body, Shell } from "../shared/shell-element.js";
import { wear } from "../shared/styling.js";
import { textOf } from "../shared/text-of.js";
import { warnOnce } from "../shared/warn.js";
import { wholeOf } from "../shared/whole.js";
import { narrowStyles } from "./narrow-table.styles.js";
import { DealsError, readDeals } from "./read-deals.js";
import { isPlayers, totalsOf, type ScoreEntry, type ScoreSheetDeal, type SheetDeal } from "./score-entry.js";
import type { ScoreSheet } from "./score-sheet.js";
import type { SheetEditing } from "./sheet-editing.js";
import { renderError } from "./sheet-error.js";
import { sheetEditing } from "./sheet-parts.js";
import { styles } from "./score-sheet.styles.js";
import { renderTable } from "./sheet-table.js";
import { tableStyles } from "./sheet-table.styles.js";
import { Words } from "../shared/words.js";
import { sumStyles } from "./worked-sum.styles.js";

/** The inside of a sheet: reads the deals that its host was given, and shows them. */
export class SheetBody implements Body {
  static readonly styles = [styles, tableStyles, sumStyles, narrowStyles, problemBox];

  /** The deals as they are shown. */
  read: readonly SheetDeal[] = [];
  /** The deals whose explanation is open, by index. */
  open: ReadonlySet<number> = new Set();

  readonly host: ScoreSheet;
  readonly #shell: Shell;
  #editing: SheetEditing | null = null;
  #error: DealsError | null = null;
  /** What is shown, as text: to know whether deals are others, or the same ones back from the host's store. Null at first. */
  #shown: string | null = null;

  constructor(host: ScoreSheet, shell: Shell) {
    this.host = host;
    this.#shell = shell;
  }

  hostConnected(): void {
    // Nothing to start: the sheet lives by its host's updates.
  }

  willUpdate(changed: PropertyValues<ScoreSheet>): void {
    if (changed.has("deals") || this.#shown === null) this.readDeals();
    if (this.host.editable) this.#editing ??= this.#startEditing();
    this.#editing?.form.fit(this.playing);
  }

  get totals(): readonly number[] {
    return totalsOf(this.read, this.seats);
  }

  /** As many columns as somebody needs. */
  get seats(): number {
    const { players, names } = this.host;
    const inDeals = Math.max(0, ...this.read.map(({ scores }) => scores.length));
    const wanted = wholeOf(players);
    if (isPlayers(wanted)) return Math.max(wanted, inDeals);
    if (players !== null && players !== undefined) warnOnce(`<score-sheet players="${textOf(players)}"> is for 3, 4 or 5 players.`);
    if (inDeals > 0) return inDeals;
    const named = namesOf(names).length;
    return isPlayers(named) ? named : 4;
  }

  /** How many play the next deal. */
  get playing(): ScoreEntry["players"] {
    const { seats } = this;
    return isPlayers(seats) ? seats : 4;
  }

  /** The deals as the host gave them; null and the like are none. */
  get given(): readonly ScoreSheetDeal[] {
    const { deals } = this.host;
    return Array.isArray(deals) ? deals : [];
  }

  get voice(): Words {
    return new Words(this.#shell.t, this.host.language, namesOf(this.host.names));
  }

  render(): unknown {
    const { voice } = this;
    return html`
      <div class="sheet">
        ${this.#error ? renderError(voice, this.#error) : this.#renderDeals(voice)}
        ${this.host.editable && !this.#error ? (this.#editing?.render(voice) ?? this.#shell.renderMissing()) : nothing}
      </div>
    `;
  }

  readDeals(): void {
    this.#shown ??= "";
    try {
      this.read = readDeals(this.host.deals);
      this.#error = null;
      this.#forgetOthers();
    } catch (error) {
      // Anything else comes from an object that only looks like deals.
      const fault = error instanceof DealsError ? error : new DealsError("wrong-type", "");
      this.read = [];
      this.#error = fault;
      // Whatever deals come next, they are others than those that something was done to.
      this.#editing?.forget();
      const { code, path } = fault;
      warnOnce(`<score-sheet> cannot show its deals: ${fault.message}`);
      tell(this.host, "tarot-error", { code, path });
    }
  }

  tell(): void {
    tell(this.host, "tarot-score-change", { deals: this.given, totals: this.totals, players: this.playing, names: namesOf(this.host.names) });
  }

  #renderDeals(voice: Words) {
    const { read: deals, seats, open, host } = this;
    if (deals.length === 0) return html`<p class="empty">${voice.t(host.editable ? "score:emptyEditable" : "score:empty")}</p>`;
    return renderTable(voice, {
      deals,
      seats,
      open,
      editable: host.editable && this.#editing !== null,
      toggle: (deal) => this.#toggle(deal),
      change: (deal) => this.#editing?.change(deal),
      remove: (deal) => this.#editing?.remove(deal),
    });
  }

  #startEditing(): SheetEditing | null {
    const { code: Editing } = sheetEditing;
    if (!Editing) return null;
    wear(this.host.renderRoot, Editing.styles);
    return new Editing(this);
  }

  /** Other deals than those shown: what was open, entered and done belongs to the past. */
  #forgetOthers(): void {
    const shown = JSON.stringify(this.read);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.open = new Set(this.host.openNewest ? [this.read.length - 1] : []);
    this.#editing?.forget();
  }

  #toggle(deal: number): void {
    const open = new Set(this.open);
    if (!open.delete(deal)) open.add(deal);
    this.open = open;
    this.host.requestUpdate();
  }
}
