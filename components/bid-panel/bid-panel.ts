import { html, nothing, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import type { Action, Choices, Seat } from "../../rules/index.js";
import { DeckController } from "../playing-card/deck-controller.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import { drawCard } from "../playing-card/draw-card.js";
import { tell } from "../shared/events.js";
import { LazyPart } from "../shared/lazy-part.js";
import { codesConverter, codesOf, namesConverter, namesOf } from "../shared/names.js";
import { TarotElement } from "../shared/tarot-element.js";
import { wear } from "../shared/styling.js";
import { buttons, tokens } from "../shared/tokens.styles.js";
import { wholeConverter, wholeOf } from "../shared/whole.js";
import { styles } from "./bid-panel.styles.js";
import { BidWords } from "./bid-words.js";
import { calls } from "./calls.styles.js";
import { readGiven } from "./given.js";
import { actionOf, offerOf, type Offer, type Option, type SeatBid } from "./offer.js";
import { options } from "./options.styles.js";
import { roved } from "../shared/roving.js";

export type * from "../shared/events.js";
export type { SeatBid } from "./offer.js";

/** Of `tarot-bid`: what was chosen. */
export interface BidDetail {
  action: Action;
}

/** A second click within this time is the same choice, in milliseconds. */
const doubleClick = 500;

/** Fetched where a page hands over what cannot be read. */
const problemPart = new LazyPart(() => import("./bid-problem.js"));

/**
 * Where a seat bids, calls and announces: in a table by `choices`, or alone on a page by attributes. Where `choices` is
 * set it decides; bids that it does not offer are shown as not allowed. Nothing is shown in phases of other kinds.
 *
 * @tag bid-panel
 * @fires {CustomEvent<BidDetail>} tarot-bid - Something was chosen; nothing is applied yet. Cancelable: the panel then stays as it was.
 * @fires {CustomEvent<RefusalDetail>} tarot-refusal - A bid was tried that is not allowed; the panel says why.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - `choices` or `history` cannot be read, or there are no texts; the panel says so in place.
 * @csspart panel - The whole panel.
 * @csspart option - One choice; also `refused`.
 * @csspart history - The bids so far.
 * @csspart problem - What is said in place of bids that cannot be read.
 * @cssprop --tarot-paper - The ground of panels, sheets and buttons.
 * @cssprop --tarot-paper-soft - The ground of what is set off on paper.
 * @cssprop --tarot-ink - Text on paper.
 * @cssprop --tarot-ink-soft - Quieter text on paper.
 * @cssprop --tarot-line - Lines and edges on paper.
 * @cssprop --tarot-accent - What leads on: main buttons, what is chosen.
 * @cssprop --tarot-on-accent - Text on the accent.
 * @cssprop --tarot-gold - What is marked: the taker, the best card, what is pointed at.
 * @cssprop --tarot-on-gold - Text on gold.
 * @cssprop --tarot-bad - What went wrong.
 * @cssprop --tarot-focus - The ring around what has the focus, on paper.
 * @cssprop --tarot-font - Typeface of all texts.
 * @cssprop --tarot-radius - How round corners are.
 * @cssprop --tarot-gap - Space between things that belong together.
 * @cssprop --tarot-motion - How long a movement takes; 0ms for none.
 */
export class BidPanel extends TarotElement {
  static override styles = [tokens, buttons, styles, options, calls];

  /** What the seat may do now, from the rules; wins over `bids` and `allowed`. */
  @property({ attribute: false }) choices: Choices | null = null;

  /** The bids to show, lowest first, by code; left out: those of French Tarot. */
  @property({ converter: codesConverter }) bids: readonly string[] | null = null;

  /** The bids that may be made; left out: what French Tarot allows above `current`. */
  @property({ converter: codesConverter }) allowed: readonly string[] | null = null;

  /** The highest bid so far; left out: the highest of `history`. */
  @property() current: string | null = null;

  /** The bids so far, in order. */
  @property({ attribute: false }) history: readonly SeatBid[] = [];

  /** The players' names, by seat. */
  @property({ converter: namesConverter }) names: readonly string[] = [];

  /** How many play: those who have not bid yet are listed too. Left out: as many as there are names. */
  @property({ converter: wholeConverter }) players: number | null = null;

  /** The deck in which cards to call are shown and named; see `<playing-card>`. */
  @property() deck: DeckName = "nouveau";

  /** Diamonds blue and clubs green; see `<playing-card>`. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

  /** The seat that bids where `choices` does not say. */
  @property({ converter: wholeConverter }) seat: Seat = 0;

  /** The option that the Tab key reaches. */
  @state() private active = 0;

  /** The choice last made or refused, told in the status line. */
  @state() private told: Option | null = null;

  readonly #decks = new DeckController(this);
  #given = readGiven(null, null);
  /** What is asked, to know when another question comes. */
  #question = "";
  /** When the question was answered. */
  #answered: number | null = null;
  #hadFocus = false;

  protected override get parts(): readonly LazyPart<unknown>[] {
    if (this.#given.problem) return [problemPart];
    return this.#offer?.phase === "call" ? this.#decks.parts : [];
  }

  protected override get cardWords(): readonly string[] {
    return this.#decks.words;
  }

  /** Read anew each time: a page may have changed what it gave. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    this.#given = readGiven(this.choices, this.history);
    void this.need(this.#given.problem ? ["modes"] : []);
    return super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    if (problemPart.code) wear(this.renderRoot, problemPart.code.styles);
    this.#hadFocus = (this.shadowRoot?.activeElement ?? null) !== null;
    const offer = this.#offer;
    const question = JSON.stringify([offer, this.#given.history.length]);
    // A table may hand over the same choices as new objects: only another question is news.
    if (question === this.#question) return;
    this.#question = question;
    this.#answered = null;
    this.told = null;
    this.active = Math.max(0, offer?.options.findIndex((option) => !option.refusal) ?? 0);
  }

  protected override updated(changed: PropertyValues): void {
    const { problem } = this.#given;
    if (problem && (changed.has("choices") || changed.has("history"))) tell(this, "tarot-error", problem);
    // The next question may have fewer choices than the one that was just answered.
    if (this.#hadFocus && !this.shadowRoot?.activeElement) this.focus({ preventScroll: true });
  }

  /** Puts the focus on the first choice that may be made. */
  override focus(options?: FocusOptions): void {
    this.#buttons[this.active]?.focus(options);
  }

  protected override render(): unknown {
    if (this.#given.problem) return problemPart.code?.renderProblem((key) => this.t(key)) ?? nothing;
    const offer = this.#offer;
    if (!offer || offer.options.length === 0) return nothing;
    return html`
      <div part="panel" class="panel ${offer.phase}">
        <div class="head">
          <p class="heading" id="heading">${this.t(`ui:bid.heading.${offer.phase}`)}</p>
          ${this.#renderCurrent(offer)}
        </div>
        ${this.#renderHistory(offer)}
        <div class="options ${offer.options.length > 4 ? "many" : ""}" role="group" aria-labelledby="heading" @keydown=${this.#onKeydown}>
          ${offer.options.map((option, place) => this.#renderOption(offer, option, place))}
        </div>
        <p class="status" role="status">${this.told ? this.#words.told(offer, this.told) : nothing}</p>
      </div>
    `;
  }

  #renderCurrent(offer: Offer) {
    if (offer.phase !== "bid") return nothing;
    const text = offer.current === null ? this.t("ui:bid.noBid") : this.t("ui:bid.current", { bid: this.#words.bid(offer.current) });
    return html`<p class="current">${text}</p>`;
  }

  #renderHistory(offer: Offer) {
    const { history } = this.#given;
    if (offer.phase !== "bid" || history.length === 0) return nothing;
    return html`
      <ol part="history" class="history" aria-label=${this.t("ui:bid.history")}>
        ${history.map(({ seat, bid }) => this.#renderCall(seat, this.#words.said(bid), bid === offer.current ? "highest" : ""))}
        ${this.#silent(history).map((seat) => this.#renderCall(seat, "…", "waiting"))}
      </ol>
    `;
  }

  #renderCall(seat: Seat, text: string, kind: string) {
    const spoken = kind === "waiting" ? this.t("ui:bid.toCome") : text;
    return html`
      <li class=${kind}>
        <span class="who">${this.#words.name(seat)}</span>
        ${spoken === text ? html`<b>${text}</b>` : html`<b aria-hidden="true">${text}</b><span class="visually-hidden">${spoken}</span>`}
      </li>
    `;
  }

  /** The explanation stands beside the button, not in it: it describes the bid, it is not its name. */
  #renderOption(offer: Offer, option: Option, place: number) {
    const refused = option.refusal !== null;
    const about = this.#words.about(offer.phase, option.code);
    return html`
      <div part=${refused ? "option refused" : "option"} class="option ${refused ? "refused" : ""}">
        <button
          type="button"
          tabindex=${place === this.active ? 0 : -1}
          aria-disabled=${refused ? "true" : nothing}
          aria-describedby=${[about === "" ? "" : `about-${place}`, refused ? `why-${place}` : ""].join(" ").trim() || nothing}
          @click=${(event: MouseEvent) => this.#onChoose(event, offer, option, place)}
          @focus=${() => (this.active = place)}
        >
          ${this.#renderFace(offer, option)}
        </button>
        ${about === "" ? nothing : html`<span class="about" id="about-${place}">${about}</span>`}
        ${refused ? html`<span class="visually-hidden" id="why-${place}">${this.#words.refusal(option)}</span>` : nothing}
      </div>
    `;
  }

  #renderFace({ phase }: Offer, { code }: Option) {
    const name = html`<span class="name">${this.#words.option(phase, code)}</span>`;
    if (phase === "call") return html`${drawCard({ deck: this.#decks.name, fourColours: this.preferences.fourColours ?? Boolean(this.fourColours) }, code)}${name}`;
    const factor = this.#words.factor(phase, code);
    return html`${name} ${factor === "" ? nothing : html`<span class="factor">${factor}</span>`}`;
  }

  /** The seats that have not called yet, in their order. */
  #silent(history: readonly SeatBid[]): Seat[] {
    const players = wholeOf(this.players) ?? namesOf(this.names).length;
    const first = history[0]?.seat ?? 0;
    const order = Array.from({ length: Math.min(players, 8) }, (_, place) => (first + place) % players);
    return order.filter((seat) => !history.some((call) => call.seat === seat));
  }

  get #words(): BidWords {
    return new BidWords((key, values) => this.t(key, values), this.language, namesOf(this.names));
  }

  get #offer(): Offer | null {
    const { bids, allowed, current, seat } = this;
    const { choices, history } = this.#given;
    return offerOf({
      choices,
      bids: codesOf(bids),
      allowed: codesOf(allowed),
      current: typeof current === "string" && current !== "" ? current : null,
      history,
      seat: wholeOf(seat) ?? 0,
    });
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLButtonElement>("button")];
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const buttons = this.#buttons;
    const to = roved(event.key, this.active, buttons.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  #onChoose(event: MouseEvent, offer: Offer, option: Option, place: number): void {
    this.active = place;
    // The second half of a double click may meet the buttons of the next question: it never means them.
    if (event.detail > 1 || (this.#answered !== null && event.timeStamp - this.#answered < doubleClick)) return;
    this.told = option;
    const action = actionOf(offer, option.code);
    if (option.refusal) {
      tell(this, "tarot-refusal", { action, refusal: option.refusal });
      return;
    }
    this.#answered = event.timeStamp;
    if (tell(this, "tarot-bid", { action }, true)) return;
    this.#answered = null;
    this.told = null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bid-panel": BidPanel;
  }
  interface HTMLElementEventMap {
    "tarot-bid": CustomEvent<BidDetail>;
  }
}
