import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { Action, DealRecord, Refusal, SeatView } from "../../rules/index.js";
import { DeckController } from "../playing-card/deck-controller.js";
import { sheetBody } from "../score-sheet/sheet-parts.js";
import { namesOf } from "../shared/names.js";
import type { LazyPart } from "../shared/lazy-part.js";
import { wear } from "../shared/styling.js";
import type { Translate } from "../shared/words.js";
import { buttons, tokens } from "../shared/tokens.styles.js";
import type { Extras } from "./extras/extras.js";
import type { Desk } from "./extras/table-mode.js";
import { extrasPart, isLinkText } from "./extras-part.js";
import { HandRows } from "./hand-rows.js";
import { Narrator } from "./narrator.js";
import { partAt } from "./part-at.js";
import { plainScene } from "./plain-scene.js";
import { PlayController } from "./play-controller.js";
import { renderMissing } from "../shared/render-missing.js";
import { renderMissingDialog, renderTable } from "./render-table.js";
import type { Scene } from "./scene.js";
import { Speech } from "./speech.js";
import { isAuction } from "./status-text.js";
import { styles } from "./styles/styles.js";
import { TableFocus } from "./table-focus.js";
import { TableInput } from "./table-input.js";
import { TableProperties } from "./table-properties.js";
import type { Motion } from "./motion/motion.js";
import { dealPart, dialogPart, dragPart, endingPart, motionPart, playPart } from "./table-parts.js";
import { readSettings, type GivenDeal, type TableSettings } from "./table-settings.js";
import { seatNames, Words } from "./words.js";

export type * from "../shared/events.js";
export type * from "./events.js";

/**
 * A table of French Tarot: bidding, dog, discard, play and score, deal after deal, against bots. It draws what one seat
 * may see and nothing else.
 *
 * @tag tarot-table
 * @fires {CustomEvent<RequestDetail>} tarot-request - The person is about to act; cancelable. Nothing has changed yet.
 * @fires {CustomEvent<ActionDetail>} tarot-action - Something was done, by the person, a bot or the page; told as one's own seat sees it, without the cards that another lays aside face down.
 * @fires {CustomEvent<RefusalDetail>} tarot-refusal - Something was tried that is not allowed; the table says why, and tells nobody which of another's cards would do.
 * @fires {CustomEvent<TrickEndDetail>} tarot-trick-end - A trick is complete.
 * @fires {CustomEvent<DealEndDetail>} tarot-deal-end - The deal is over, played out or void.
 * @fires {CustomEvent<ReplayStepDetail>} tarot-replay-step - A replay shows another step.
 * @fires {CustomEvent<OpenDetail>} tarot-open - The person wants to play on from a replay, or to see another deal; cancelable.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The deal that was set cannot be shown, or there are no texts; the table says why.
 * @csspart table - The whole table.
 * @csspart header - The line with the contract and the buttons.
 * @csspart seat - What everybody sees of one seat.
 * @csspart trick - The cards on the table.
 * @csspart status - The sentence that says what is to be done.
 * @csspart refusal - Why a card was refused.
 * @csspart hand - One's own cards.
 * @csspart card - One of them.
 * @csspart result - The end of a deal.
 * @csspart problem - What is said in place of a table that cannot be shown.
 * @csspart figure - A position to look at, with its caption.
 * @csspart replay - A deal to step through, with its controls.
 * @csspart controls - The controls of a replay.
 * @csspart caption - The words under a figure.
 * @csspart dialog - What lies over the table.
 * @cssprop --tarot-card-width - Width of the cards in the hand; the others follow.
 * @cssprop --tarot-felt - The table's colour.
 * @cssprop --tarot-felt-deep - The table's colour at its edge.
 * @cssprop --tarot-on-felt - Text on the table.
 * @cssprop --tarot-on-felt-soft - Quieter text on the table.
 * @cssprop --tarot-paper - The ground of panels, sheets and buttons.
 * @cssprop --tarot-paper-soft - The ground of what is set off on paper.
 * @cssprop --tarot-ink - Text on paper.
 * @cssprop --tarot-ink-soft - Quieter text on paper.
 * @cssprop --tarot-line - Lines and edges on paper.
 * @cssprop --tarot-accent - What leads on: main buttons, what is chosen.
 * @cssprop --tarot-on-accent - Text on the accent.
 * @cssprop --tarot-gold - What is marked: the taker, the best card, what is pointed at.
 * @cssprop --tarot-on-gold - Text on gold.
 * @cssprop --tarot-good - What went well.
 * @cssprop --tarot-bad - What went wrong.
 * @cssprop --tarot-focus - The ring around what has the focus, on paper.
 * @cssprop --tarot-focus-on-felt - The same on the table.
 * @cssprop --tarot-font - Typeface of all texts.
 * @cssprop --tarot-radius - How round corners are.
 * @cssprop --tarot-motion - How long a movement takes; 0ms for none.
 */
export class TarotTable extends TableProperties {
  static override styles = [tokens, buttons, ...styles];

  /** A deal to show and to go on with: a record, its JSON text, or the short text of a link. Setting it shows it anew. */
  @property({ attribute: "deal" })
  get deal(): GivenDeal {
    return this.#deal;
  }

  set deal(value: GivenDeal) {
    this.#deal = value === "" || value === undefined ? null : value;
    this.#play.reload();
    this.requestUpdate();
  }

  readonly #play = new PlayController(this, {
    settings: () => this.#settings,
    deal: () => (this.#extras ? this.#extras.deal(this.#deal) : this.#deal),
    gather: async ({ winner }) => (this.#settings.keepTrick ? undefined : this.#motion?.gather(winner)),
    acted: (action, before, after) => {
      this.#narrator.acted(action, before, after);
      for (const part of [sheetBody, endingPart, motionPart]) part.prepare();
      this.prepareTexts(["aside", "score"]);
    },
    refused: (refusal) => this.#narrator.refused(refusal),
    dealt: () => this.#onDealt(),
  });
  readonly #input = new TableInput(this, this.#play, {
    tapTwice: () => this.#settings.tapTwice,
    raised: (card) => this.#narrator.raised(card),
  });
  readonly #decks = new DeckController(this);
  readonly #rows = new HandRows(this);
  readonly #speech = new Speech(this);
  readonly #desk: Desk = { session: () => this.#play.session, settings: () => this.#settings, words: () => this.#words(this.view), speech: this.#speech };
  readonly #narrator = new Narrator(this, this.#desk);
  #deal: GivenDeal = null;
  #extras: Extras | null = null;
  #scene: Scene | null = null;
  /** Null until it has been fetched. */
  #motion: Motion | null = null;

  constructor() {
    super();
    new TableFocus(this, () => this.#input.focusWanted);
    this.addEventListener("pointerover", () => void this.#letCardsBeDragged(), { once: true });
    for (const sign of ["focusin", "pointerdown"]) this.addEventListener(sign, () => this.#onTurnedTo());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.leave();
  }

  protected override willUpdate(): void {
    this.#input.settle();
    if (motionPart.code) this.#motion ??= new motionPart.code.Motion(this, () => this.#scene && { ...this.#scene, speed: this.#settings.speed });
    for (const { code } of [playPart, dialogPart, endingPart]) if (code) wear(this.renderRoot, code.styles);
    this.#scene = this.#nextScene();
  }

  protected override firstUpdated(): void {
    playPart.prepare();
  }

  protected override updated(): void {
    for (const dialog of this.renderRoot.querySelectorAll("dialog")) if (!dialog.open && this.isConnected) dialog.showModal();
    const { view, held } = this.#play;
    if (view) this.#narrator.drawn(view, held !== null, () => this.#plainScene(view));
  }

  /** What your seat sees now; null where there is no deal to show. */
  get view(): SeatView | null {
    return this.#play.view;
  }

  /** The deal so far, with everybody's cards, to keep or to share; null where there is none. */
  get record(): DealRecord | null {
    return this.#play.session?.record ?? null;
  }

  /** Does something for any seat, as bots and the person do, without a `tarot-request`. Returns why not, or null; a refusal is shown, and told by `tarot-refusal`. */
  act(action: Action): Refusal | null {
    return this.#play.act(action);
  }

  /** Back to your last decision. */
  undo(): void {
    this.#play.undo();
  }

  /** Deals anew: the next deal if this one is over, else this one's place is taken. */
  newDeal(seed?: string): void {
    this.#play.next(seed);
  }

  /** Opens the dialog in which the deal can be taken along, as a link, a short text or a record, and another one pasted. */
  share(): void {
    this.#input.onShare();
  }

  /** Where something is drawn, to point at: a card by its code, "seat:2", "trick" or "dog"; null while it does not show. */
  partAt(target: string): Element | null {
    return partAt(this.renderRoot, target);
  }

  /** With the end of a deal comes its sheet: all at once, so that nothing moves afterwards. */
  protected override get parts(): readonly LazyPart<unknown>[] {
    return [
      this.#decks.parts,
      this.#play.isWaiting ? dealPart : [],
      this.#needsPlay ? playPart : [],
      this.view?.result ? [sheetBody, endingPart] : [],
      this.#input.dialog ? dialogPart : [],
      this.#input.settings.parts,
      this.#extras?.parts(this.#input.sharing) ?? (this.#needsExtras ? extrasPart : []),
    ].flat();
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const extras = this.#needsExtras;
    if (extras && extrasPart.code) this.#extras ??= new extrasPart.code(this, this.#desk);
    this.#extras?.begin();
    void this.need([extras ? (["modes"] as const) : [], this.view?.result || this.#input.dialog ? (["aside"] as const) : [], this.view?.result ? (["score"] as const) : []].flat());
    return super.scheduleUpdate();
  }

  /**
   * Bots that play at once are done before the table is: between them the page may have its turn. And what follows the
   * auction is there: whoever has waited can go on with the deal.
   */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    await playPart.pending;
    const { pausing } = this.#play;
    if (!pausing) return done;
    await pausing;
    return this.updateComplete;
  }

  /** More than the auction is to be shown. */
  get #needsPlay(): boolean {
    const { view, refusal } = this.#play;
    return this.#settings.figure || refusal !== null || (view !== null && !isAuction(view.choices));
  }

  /** More than a plain game is asked for. */
  get #needsExtras(): boolean {
    return this.#settings.mode !== "play" || this.#input.sharing || this.openLinks || this.#play.problem !== null || isLinkText(this.#deal);
  }

  /** A game goes on without the texts of what lies over it. */
  protected override get isSilent(): boolean {
    return super.isSilent && !(this.lacksMore && this.#settings.mode === "play");
  }

  protected override get cardWords(): readonly string[] {
    return this.#decks.words;
  }

  protected override render(): unknown {
    const { sharing, onClosed } = this.#input;
    const share = (sharing && this.lacksMore ? null : this.#extras?.renderShare(sharing, onClosed)) ?? (sharing ? renderMissingDialog(this.#words(this.view), this.#input) : nothing);
    return html`${this.#renderPlace()} ${share}`;
  }

  #renderPlace(): unknown {
    const { problem, session } = this.#play;
    if (this.#play.isWaiting) return renderMissing(this.#words(null), this.#input.onFetchAgain);
    if (problem || this.#settings.mode === "replay") {
      if (!this.#extras?.isReady || this.lacksMore) return renderMissing(this.#words(null), this.#input.onFetchAgain);
      if (problem) return this.#extras.renderProblem(problem);
    }
    const scene = this.#scene;
    if (!scene || !session) return this.#extras?.render(null) ?? nothing;
    const table = renderTable({ ...scene, deals: session.deals, record: session.record, revealed: this.#input.revealed, controls: !this.noControls, settable: !this.noSettings, lacksMore: this.lacksMore, table: this }, this.#play, this.#input);
    return html`${this.#extras?.render(table) ?? table}${this.#input.settings.render(this)}`;
  }

  /** What is to be drawn; null where there is no deal. */
  #nextScene(): Scene | null {
    const { view } = this.#play;
    if (!view) return null;
    const plain = this.#plainScene(view);
    return this.#extras?.scene(plain) ?? plain;
  }

  #plainScene(view: SeatView): Scene {
    return plainScene(view, this.#play, this.#settings, this.#decks.name, this.#input.raised, this.#words(view));
  }

  #words(view: SeatView | null): Words {
    const t: Translate = (key, values) => this.t(key, values);
    const { seat, players } = view ?? this.#settings;
    return new Words(t, this.language, seatNames(namesOf(this.names), seat, players, t));
  }

  #onTurnedTo(): void {
    this.#speech.wake();
    for (const part of [dialogPart, motionPart]) part.prepare();
    this.prepareTexts(["aside"]);
  }

  async #letCardsBeDragged(): Promise<void> {
    await dragPart.pending;
    const { code } = dragPart;
    const root = this.shadowRoot;
    if (!code || !root) return;
    wear(root, code.styles);
    new code.CardDrag(this, root, this.#input.onDrop);
  }

  #onDealt(): void {
    this.#speech.drop();
    this.#rows.forget();
    this.#input.reset();
    this.#motion?.dealt();
  }

  get #settings(): TableSettings {
    return readSettings(this, this.preferences);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tarot-table": TarotTable;
  }
}
