import { html, nothing, type PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import type { Action, DealRecord, Refusal, Seat, SeatView } from "../../rules/index.js";
import { DeckController } from "../playing-card/deck-controller.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import { sheetBody } from "../score-sheet/sheet-parts.js";
import { namesConverter, namesOf } from "../shared/names.js";
import type { LazyPart } from "../shared/lazy-part.js";
import type { Tone } from "../shared/settings-controller.js";
import type { Speed } from "../shared/speed.js";
import { wear } from "../shared/styling.js";
import type { Translate } from "../shared/words.js";
import { TarotElement } from "../shared/tarot-element.js";
import { buttons, tokens } from "../shared/tokens.styles.js";
import { wholeConverter } from "../shared/whole.js";
import type { Extras } from "./extras/extras.js";
import { extrasPart, isLinkText } from "./extras-part.js";
import { HandRows } from "./hand-rows.js";
import { keepTrick, unturned, type KeptTrick } from "./kept-trick.js";
import { partAt } from "./part-at.js";
import { PlayController } from "./play-controller.js";
import { refusalText } from "./refusal-text.js";
import { renderMissing } from "./render-missing.js";
import { renderMissingDialog, renderTable } from "./render-table.js";
import { reportOf } from "./report.js";
import type { Scene } from "./scene.js";
import { Speech } from "./speech.js";
import { refusedCards, statusText } from "./status-text.js";
import { styles } from "./styles/styles.js";
import { TableFocus } from "./table-focus.js";
import { TableInput } from "./table-input.js";
import type { Motion } from "./motion/motion.js";
import { dialogPart, dragPart, endingPart, motionPart, soundPart } from "./table-parts.js";
import { readSettings, type GivenDeal, type ModeName, type TableSettings } from "./table-settings.js";
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
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The deal that was set cannot be shown; the table says why.
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
export class TarotTable extends TarotElement {
  static override styles = [tokens, buttons, ...styles];

  /** The game that is played. */
  @property() game = "french-tarot";

  /** How many play: 3, 4 or 5. A deal that is set brings its own number. */
  @property({ converter: wholeConverter }) players = 4;

  /** Your seat; it is drawn at the bottom. */
  @property({ converter: wholeConverter }) seat: Seat = 0;

  /** Who deals first. */
  @property({ converter: wholeConverter }) dealer: Seat = 0;

  /** The same seed deals the same cards; left out, the cards are left to chance. */
  @property() seed: string | null = null;

  /** `play`; `figure`: a position to look at, its legal cards marked, without controls; `replay`: a deal to step through. */
  @property() mode: ModeName = "play";

  /** Who plays the other seats: `easy` bots, or `none`: the page, through `act()`. */
  @property() bots: "easy" | "none" = "easy";

  /** The players' names from seat 0 on, separated by commas; a seat without one is called after its place. */
  @property({ converter: namesConverter }) names: readonly string[] = [];

  /** How fast things happen: `instant`, `fast`, `normal` or `slow`. */
  @property() speed: Speed = "normal";

  /** Leaves out the header's buttons and the way to the next deal: the page offers its own. */
  @property({ type: Boolean, attribute: "no-controls" }) noControls = false;

  /** Does not mark which cards may be played, nor say what has to be: for pages that ask just that. */
  @property({ type: Boolean, attribute: "no-hints" }) noHints = false;

  /** Leaves the last complete trick on the table: `asked`, without a word on who has won it nor a mark on what may be done, for pages that ask just that; `told`, with its winner. */
  @property({ attribute: "keep-trick" }) keepTrick: KeptTrick = "none";

  /** It takes two taps or clicks to play a card: the first raises and names it. By keyboard and by dragging it takes one. */
  @property({ type: Boolean, attribute: "tap-twice" }) tapTwice = false;

  /** Short sounds for cards, tricks, refusals and the end of a deal. */
  @property({ type: Boolean }) sound = false;

  /** How far light and dark are apart, from 0 to 100; 50 is as drawn. */
  @property({ converter: wholeConverter }) contrast: number | null = null;

  /** How much of a weave felt and paper show, from 0 to 100; 0 is none. */
  @property({ converter: wholeConverter }) grain: number | null = null;

  /** How cool or warm the colours are, from 0 to 100; 50 is as drawn. */
  @property({ converter: wholeConverter }) temperature: number | null = null;

  /** The deck of cards, `nouveau`, `marseille`, `piemonte` or `german`; see `<playing-card>`. */
  @property() deck: DeckName = "nouveau";

  /** Diamonds blue and clubs green; see `<playing-card>`. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

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

  /** In a figure, what is pointed at: cards, seats, the trick or the dog, separated by spaces: "T12 seat:2". A figure alone has them. */
  @property() highlights: string | readonly string[] | null = null;

  /** In a figure, arrows from one of these to another: "CK>trick seat:1>seat:0". */
  @property() arrows: string | readonly string[] | null = null;

  /**
   * Opens the deal that the page's own address carries behind `#tarot=`, and offers links that do. For one table of a
   * page; left out, the address is not read.
   */
  @property({ type: Boolean, attribute: "open-links" }) openLinks = false;

  /** In a replay, how many actions of the deal are done in what is shown: 0 for the cards as dealt, one more than there are for the result of a deal that was played out. */
  @property({ converter: wholeConverter }) step = 0;

  /** In a replay, shows every hand, and not only what your seat saw. */
  @property({ type: Boolean, attribute: "open-hands" }) openHands = false;

  /** In a figure, the words under it. */
  @property() caption: string | null = null;

  readonly #play = new PlayController(this, {
    settings: () => this.#settings,
    deal: () => (this.#extras ? this.#extras.deal(this.#deal) : this.#deal),
    gather: async ({ winner }) => (this.#settings.keepTrick === "none" ? this.#motion?.gather(winner) : undefined),
    acted: (action, before, after) => {
      const told = this.#told(before, after);
      this.#speech.add(() => reportOf(action, before, told, this.#words(after)));
      for (const part of [sheetBody, endingPart, motionPart]) part.prepare();
      this.prepareTexts(["aside", "score"]);
      void this.#sound((sounds) => sounds.playAction(action, before, after));
    },
    refused: (refusal) => {
      this.#speech.interrupt(refusalText(refusal, this.#words(this.view)), this.language);
      void this.#sound((sounds) => sounds.play("refusal"));
    },
    dealt: () => this.#onDealt(),
  });
  readonly #input = new TableInput(this, this.#play, {
    tapTwice: () => this.#settings.tapTwice,
    raised: (card) => {
      const words = this.#words(this.view);
      this.#speech.say(words.t("ui:table.status.raised", { card: words.card(card) }), this.language);
    },
  });
  readonly #decks = new DeckController(this);
  readonly #rows = new HandRows(this);
  readonly #speech = new Speech(this);
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

  protected override willUpdate(changed: PropertyValues): void {
    this.#extras?.willUpdate(changed);
    this.#input.settle();
    if (motionPart.code) this.#motion ??= new motionPart.code.Motion(this, () => this.#scene && { ...this.#scene, speed: this.#settings.speed });
    for (const { code } of [dialogPart, endingPart]) if (code) wear(this.renderRoot, code.styles);
    this.#scene = this.#nextScene();
  }

  protected override updated(): void {
    for (const dialog of this.renderRoot.querySelectorAll("dialog")) if (!dialog.open && this.isConnected) dialog.showModal();
    this.#sayWhatHappened();
  }

  /** What your seat sees now; null where there is no deal to show. */
  get view(): SeatView | null {
    return this.#play.view;
  }

  /** The deal so far, with everybody's cards, to keep or to share; null where there is none. */
  get record(): DealRecord | null {
    return this.#play.session?.record ?? null;
  }

  /** @internal */
  override get tone(): Tone {
    return { contrast: this.contrast, grain: this.grain, temperature: this.temperature };
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
      this.view?.result ? [sheetBody, endingPart] : [],
      this.#input.dialog ? dialogPart : [],
      this.#input.settings.parts,
      this.#extras?.parts(this.#input.sharing) ?? (this.#needsExtras ? extrasPart : []),
    ].flat();
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const extras = this.#needsExtras;
    void this.need([extras ? (["modes"] as const) : [], this.view?.result || this.#input.dialog ? (["aside"] as const) : [], this.view?.result ? (["score"] as const) : []].flat());
    if (extras && extrasPart.code) this.#extras ??= new extrasPart.code(this, { session: () => this.#play.session, settings: () => this.#settings, words: () => this.#words(this.view), speech: this.#speech });
    this.#extras?.begin();
    return super.scheduleUpdate();
  }

  /** Bots that play at once are done before the table is: between them the page may have its turn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const { pausing } = this.#play;
    if (!pausing) return done;
    await pausing;
    return this.updateComplete;
  }

  /** More than a plain game is asked for. */
  get #needsExtras(): boolean {
    return this.#settings.mode !== "play" || this.#input.sharing || this.openLinks || this.#play.problem !== null || isLinkText(this.#deal);
  }

  protected override get cardWords(): readonly string[] {
    return this.#decks.words;
  }

  protected override render(): unknown {
    const { sharing, onClosed } = this.#input;
    const share = this.#extras?.renderShare(sharing, onClosed) ?? (sharing ? renderMissingDialog(this.#words(this.view), this.#input) : nothing);
    return html`${this.#renderPlace()} ${share}`;
  }

  #renderPlace(): unknown {
    const { problem, session } = this.#play;
    if (problem || this.#settings.mode === "replay") {
      if (!this.#extras?.isReady) return renderMissing(this.#words(null), this.#input.onFetchAgain);
      if (problem) return this.#extras.renderProblem(problem);
    }
    const scene = this.#scene;
    if (!scene || !session) return this.#extras?.render(null) ?? nothing;
    const table = renderTable({ ...scene, deals: session.deals, record: session.record, revealed: this.#input.revealed, controls: !this.noControls, settable: !this.noSettings, table: this }, this.#play, this.#input);
    return html`${this.#extras?.render(table) ?? table}${this.#input.settings.render(this)}`;
  }

  /** What is to be drawn; null where there is no deal. */
  #nextScene(): Scene | null {
    const { view } = this.#play;
    if (!view) return null;
    const plain = this.#plainScene(view, this.#words(view));
    return this.#extras?.scene(plain) ?? plain;
  }

  #plainScene(view: SeatView, words: Words): Scene {
    const { chosen } = this.#play;
    const { figure, noHints, speed, fourColours, keepTrick: kept } = this.#settings;
    const look = { deck: this.#decks.name, fourColours };
    return { ...keepTrick(view, this.#play.held, kept), words, chosen, raised: this.#input.raised, refused: noHints ? new Map() : refusedCards(view), quiet: noHints, look, figure, moving: !figure && speed !== "instant" };
  }

  /** A trick that is asked about is told without its winner. */
  #told(before: SeatView, after: SeatView): SeatView {
    return this.#settings.keepTrick === "asked" && after.tricks.length > before.tricks.length ? unturned(after) : after;
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

  async #sound(play: (sounds: NonNullable<typeof soundPart.code>) => void): Promise<void> {
    if (!this.#settings.sound) return;
    await soundPart.pending;
    if (soundPart.code) play(soundPart.code);
  }

  #onDealt(): void {
    this.#speech.drop();
    this.#rows.forget();
    this.#input.reset();
    this.#motion?.dealt();
  }

  /** Once the table waits for the person, or nobody goes on by himself. */
  #sayWhatHappened(): void {
    const { view, held } = this.#play;
    if (!view) return;
    const waits = view.choices.phase !== "wait";
    if (!waits && !held && this.#settings.bots) return;
    const scene = this.#plainScene(view, this.#words(view));
    this.#speech.flush(this.language, waits && !held ? this.#standing(scene) : "");
  }

  /** How things stand, for those who listen. */
  #standing(scene: Scene): string {
    const { result, seat } = scene.view;
    if (result) return endingPart.code?.verdictText(result, seat, scene.words) ?? "";
    return statusText({ ...scene, chosen: 0 }, scene.words);
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
