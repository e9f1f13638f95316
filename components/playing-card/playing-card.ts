import { html, svg } from "lit";
import { property } from "lit/decorators.js";
import type { LazyPart } from "../shared/lazy-part.js";
import { TarotElement } from "../shared/tarot-element.js";
import { textOf } from "../shared/text-of.js";
import { inTurn } from "../shared/turns.js";
import { warnOnce } from "../shared/warn.js";
import { DeckController } from "./deck-controller.js";
import { cardBox } from "./decks/deck.js";
import type { Deck, IndexLetter } from "./decks/deck.js";
import type { DeckName } from "./decks/decks.js";
import { nouveau } from "./decks/nouveau/nouveau.js";
import { drawnBack, drawnFace, type Drawn } from "./drawn.js";
import { paints } from "./paints.styles.js";
import { styles } from "./playing-card.styles.js";

/** A card that we do not know: paper with an empty frame, honest about it. */
const blank = svg`<rect class="unknown" x="-40" y="-76" width="80" height="152" rx="4"></rect>`;

/**
 * One card of the deck, face or back. It is a picture with the card's name in the reader's language; put it into a
 * button to make it playable.
 *
 * @tag playing-card
 * @csspart card - The card's picture, its paper included.
 * @cssprop --tarot-card-width - Width of a card; the height follows. Default 5.5rem.
 * @cssprop --tarot-card-paper - The paper, and what is white in the art.
 * @cssprop --tarot-card-edge - The thin line around the paper.
 * @cssprop --tarot-card-ink - Outlines, spades and clubs.
 * @cssprop --tarot-card-red - Hearts and diamonds, and what is red in the art.
 * @cssprop --tarot-card-navy - Trumps, the back, and what is navy in the art.
 * @cssprop --tarot-card-azure - What is azure in the art.
 * @cssprop --tarot-card-brown - What is brown in the art.
 * @cssprop --tarot-card-blue - What is blue in the art.
 * @cssprop --tarot-card-wine - What is wine in the art.
 * @cssprop --tarot-card-green - What is green in the art.
 * @cssprop --tarot-card-fair - Skin, fair.
 * @cssprop --tarot-card-gold - What is gold in the art.
 * @cssprop --tarot-card-bronze - What is bronze in the art.
 * @cssprop --tarot-card-ice - What is ice in the art.
 * @cssprop --tarot-card-fair-shade - Skin, fair, in the shade.
 * @cssprop --tarot-card-leaf - What is leaf in the art.
 * @cssprop --tarot-card-midnight - What is midnight in the art.
 * @cssprop --tarot-card-orange - What is orange in the art.
 * @cssprop --tarot-card-pink - What is pink in the art.
 * @cssprop --tarot-card-tan - Skin, tan.
 * @cssprop --tarot-card-steel - What is steel in the art.
 * @cssprop --tarot-card-sand - What is sand in the art.
 * @cssprop --tarot-card-violet - The Excuse, and what is violet in the art.
 * @cssprop --tarot-card-tan-shade - Skin, tan, in the shade.
 * @cssprop --tarot-card-cream - What is cream in the art.
 * @cssprop --tarot-card-slate - What is slate in the art.
 * @cssprop --tarot-card-four-diamonds - Diamonds where `four-colours` is set.
 * @cssprop --tarot-card-four-clubs - Clubs where `four-colours` is set.
 * @cssprop --tarot-card-index-font - Typeface of the letters and numbers in the corners.
 * @cssprop --tarot-card-numeral-font - Typeface of the large numerals of the trumps.
 */
export class PlayingCard extends TarotElement {
  static override styles = [styles, paints];

  /** Which card: `S H D C` with `1`…`10 J N Q K`, `T1`…`T21`, or `E`. */
  @property() card = "";

  /** The deck: `nouveau`, or `marseille`, `piemonte`, `german`, which are fetched when they are asked for. */
  @property() deck: DeckName = "nouveau";

  /** Shows the back. Nothing of the card then reaches the shadow root or the label. */
  @property({ type: Boolean, attribute: "face-down" }) faceDown = false;

  /** Diamonds blue and clubs green, so that colour alone tells the suits apart. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

  /** Hides the card from assistive technology, where what is around it says its name already. */
  @property({ type: Boolean }) decorative = false;

  readonly #decks = new DeckController(this, () => this.deck);
  /** The one that is drawn. Null while it is on its way: the card is paper, and nothing is said about it. */
  #deck: Deck | null = null;
  /** What is drawn on the face; null where the back is shown or the card is unknown. */
  #face: Drawn | null = null;
  #drawn: Drawn | null = null;
  /** Its own copy of what is drawn. */
  #picture: Node | null = null;

  /** A card that shows its deck already waits for its name in another language; until then it stays as it is. */
  protected override get parts(): readonly LazyPart<unknown>[] {
    return this.#deck?.id === this.deck ? this.#decks.parts : [];
  }

  protected override get cardWords(): readonly string[] {
    return this.#deck === nouveau ? [] : this.#decks.words;
  }

  /** Many cards come in one go; those of which nothing can be seen wait longest. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return inTurn(() => super.scheduleUpdate(), !this.faceDown);
  }

  protected override willUpdate(): void {
    this.#deck = this.#decks.shown;
    this.#face = this.faceDown ? null : this.#draw();
    const drawn = this.faceDown && this.#deck ? drawnBack(this.#deck) : this.#face;
    if (drawn !== this.#drawn) this.#picture = drawn?.art.cloneNode(true) ?? null;
    this.#drawn = drawn;
    if (!this.#face && !this.faceDown && this.#deck === nouveau) warnOnce(`<playing-card> knows no card "${this.#code}".`);
  }

  protected override updated(): void {
    const named = this.#deck !== null && !this.decorative;
    if (named) {
      this.setAttribute("role", "img");
      this.setAttribute("aria-label", this.t(this.#nameKey));
    } else {
      this.removeAttribute("role");
      this.removeAttribute("aria-label");
    }
    if (this.decorative) this.setAttribute("aria-hidden", "true");
    else this.removeAttribute("aria-hidden");
  }

  protected override render(): unknown {
    const suit = this.#face ? this.#code.charAt(0) : "none";
    return html`<svg
      part="card"
      class="card suit-${suit} ${(this.preferences.fourColours ?? this.fourColours) ? "four-colours" : ""}"
      viewBox=${cardBox}
      aria-hidden="true"
    >
      <rect class="paper" x="-49.5" y="-85.5" width="99" height="171" rx="6.5"></rect>
      ${this.#deck && (this.#picture ?? blank)}
    </svg>`;
  }

  /** Too small for a sentence: the card stays paper. */
  protected override renderSilence(): unknown {
    return this.render();
  }

  /** A card that its deck does not have comes from the usual one, under its name there. */
  #draw(): Drawn | null {
    const letter: IndexLetter = (rank) => this.t(`cards:index.${rank}`);
    const face = this.#deck && drawnFace(this.#deck, this.#code, letter);
    if (face || !this.#deck || this.#deck === nouveau) return face;
    warnOnce(`The deck "${this.#deck.id}" does not have all cards of this game; the others are shown in "${nouveau.id}".`);
    this.#deck = nouveau;
    return drawnFace(nouveau, this.#code, letter);
  }

  get #code(): string {
    return textOf(this.card);
  }

  get #nameKey(): string {
    if (this.faceDown) return "cards:faceDown";
    return this.#face ? `cards:name.${this.#code}` : "cards:unknown";
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "playing-card": PlayingCard;
  }
}
