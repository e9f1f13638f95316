import { html } from "lit";
import { namesOf } from "../shared/names.js";
import { formatNumber } from "../shared/numbers.js";
import { DealForm } from "./deal-form.js";
import { renderNames } from "./names-form.js";
import type { ScoreEntry, ScoreSheetDeal } from "./score-entry.js";
import { renderForm } from "./score-form.js";
import { formStyles } from "./score-form.styles.js";
import type { SheetBody } from "./sheet-body.js";
import { renderDeed, type Deed, type Deletion } from "./sheet-deed.js";
import type { Words } from "../shared/words.js";

/** What an editable sheet has besides: the form for a deal, the players' names, and what was done last. */
export class SheetEditing {
  static readonly styles = [formStyles];

  readonly form: DealForm;
  readonly #sheet: SheetBody;
  #deed: Deed | null = null;

  constructor(sheet: SheetBody) {
    this.#sheet = sheet;
    this.form = new DealForm(sheet.host);
  }

  render(voice: Words) {
    const { host, seats, read } = this.#sheet;
    return html`
      ${renderDeed(voice, this.#deed, (deletion) => this.#restore(deletion))}
      ${renderForm(voice, {
        form: this.form,
        save: () => this.#save(),
        saveVoid: () => this.#saveVoid(),
        cancel: () => this.#cancel(),
      })}
      ${renderNames(voice, {
        names: namesOf(host.names),
        seats,
        resizable: read.length === 0,
        open: read.length === 0,
        rename: (seat, name) => this.#rename(seat, name),
        resize: (players) => this.#resize(players),
      })}
    `;
  }

  /** Other deals are shown now. */
  forget(): void {
    this.#deed = null;
    if (this.form.changing !== null) this.form.clear();
  }

  /** Takes a deal back into the form. */
  change(index: number): void {
    const { read, host } = this.#sheet;
    const deal = read[index];
    if (deal?.kind !== "scored") return;
    this.form.change(index, deal.entry, (points) => formatNumber(points, host.language));
    this.#deed = null;
    this.#focusSoon("#form-heading");
  }

  remove(index: number): void {
    const sheet = this.#sheet;
    const removed = sheet.given[index];
    if (!removed) return;
    this.form.clear(sheet.playing);
    sheet.open = new Set([...sheet.open].filter((deal) => deal !== index).map((deal) => (deal > index ? deal - 1 : deal)));
    this.#setDeals(sheet.given.filter((_, place) => place !== index), { kind: "deleted", deal: index, removed });
    this.#focusSoon(".undo");
  }

  #restore({ deal, removed }: Deletion): void {
    const sheet = this.#sheet;
    sheet.open = new Set([...sheet.open].map((other) => (other >= deal ? other + 1 : other)));
    this.#setDeals(sheet.given.toSpliced(deal, 0, removed), { kind: "restored", deal });
    this.#focusSoon(`[data-deal="${deal}"]`);
  }

  #cancel(): void {
    const { changing } = this.form;
    this.form.clear(this.#sheet.playing);
    this.#focusSoon(`[data-deal="${changing}"]`);
  }

  #save(): void {
    const { reading, changing } = this.form;
    if (!reading.ok) {
      this.form.demand();
      this.#focusSoon(`[data-field="${reading.problems[0]?.field}"] :is(input, select)`);
      return;
    }
    const entered = { entry: reading.entry };
    this.form.clear(this.#sheet.playing);
    if (changing === null) this.#add(entered);
    else {
      const deals = this.#sheet.given.map((deal, index) => (index === changing ? { ...dealerOf(deal), ...entered } : deal));
      this.#setDeals(deals, { kind: "changed", deal: changing });
      this.#focusSoon(`[data-deal="${changing}"]`);
    }
  }

  #saveVoid(): void {
    const scores = Array.from({ length: this.#sheet.playing }, () => 0);
    this.#add({ result: { kind: "void", void: "all-pass", scores } });
  }

  #add(deal: ScoreSheetDeal): void {
    const { given, read } = this.#sheet;
    this.#setDeals([...given, deal], { kind: "added", deal: read.length });
  }

  #rename(seat: number, name: string): void {
    const { host, seats } = this.#sheet;
    const known = namesOf(host.names);
    host.names = Array.from({ length: Math.max(seats, known.length) }, (_, place) => (place === seat ? name.trim() : (known[place] ?? "")));
    this.#sheet.tell();
  }

  #resize(players: ScoreEntry["players"]): void {
    this.#sheet.host.players = players;
    this.#sheet.tell();
  }

  #setDeals(deals: readonly ScoreSheetDeal[], deed: Deed): void {
    const sheet = this.#sheet;
    const { open } = sheet;
    sheet.host.deals = deals;
    sheet.readDeals();
    sheet.open = open;
    this.#deed = deed;
    sheet.tell();
  }

  #focusSoon(selector: string): void {
    const { host } = this.#sheet;
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }
}

function dealerOf({ dealer }: ScoreSheetDeal): { dealer?: number } {
  return dealer === undefined ? {} : { dealer };
}
