import type { ReactiveControllerHost } from "lit";
import type { BidDetail } from "../bid-panel/bid-panel.js";
import { isElement, isHtml } from "../shared/nodes.js";
import { roved } from "../shared/roving.js";
import type { RefusalDetail } from "../shared/events.js";
import type { CardCode, SeatView } from "../../rules/index.js";
import type { DialogContent } from "./dialog-content.js";
import { discardAction, refusedToLay } from "./discarding.js";
import type { PlayController } from "./play-controller.js";
import type { Laid } from "./render-seats.js";
import { isBidding } from "./status-text.js";
import { modeParts } from "./table-mode.js";
import { dialogPart, endingPart } from "./table-parts.js";

/** What a person does with the table: clicks, taps and keys become actions, or change what is shown. */
export class TableInput {
  /** The card that the Tab key reaches. */
  reached: CardCode | null = null;
  /** What lies over the table. */
  dialog: DialogContent | null = null;
  /** Whether the hands as they were dealt are shown at the end of a deal. */
  revealed = true;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #play: PlayController;

  constructor(host: ReactiveControllerHost & HTMLElement, play: PlayController) {
    this.#host = host;
    this.#play = play;
  }

  /** Other cards: nothing of what was looked at is there any more. */
  reset(): void {
    this.reached = null;
    this.dialog = null;
    this.revealed = true;
  }

  /** Nothing lies over a table that shows something else now. */
  settle(): void {
    const { view } = this.#play;
    if (this.dialog && (!view || dialogPart.code?.isThere(this.dialog, view) === false)) this.dialog = null;
  }

  /** Off the page a dialog no longer lies above it, and back on it would not either. */
  leave(): void {
    if (this.dialog) this.onClosed();
  }

  /** The question that is open now, and the zone of the table where it is answered. */
  get focusWanted(): { decision: string; zone: string } {
    const { view, held } = this.#play;
    if (!view) return { decision: "", zone: "table" };
    const { phase } = view.choices;
    if (view.result && !held) return { decision: "done", zone: "result" };
    return { decision: held ? "wait" : phase, zone: isBidding(view.choices) && !held ? "bid" : "hand" };
  }

  readonly onCard = (event: MouseEvent, card: CardCode): void => {
    // The second half of a double click meets the card that has moved under the pointer: it never means it.
    if (event.detail > 1) return;
    if (this.#play.held) {
      this.#play.release();
      // By keyboard, Enter goes on; the card that has the focus was not chosen yet.
      if (event.detail === 0) return;
    }
    const { view } = this.#play;
    if (!view?.hand.includes(card)) return;
    if (view.choices.phase === "discard") this.#lay(view, card);
    else this.#play.attempt({ seat: view.seat, type: "play", card });
  };

  readonly onHandKeydown = (event: KeyboardEvent): void => {
    // A key held down plays one card.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey || !isHtml(event.currentTarget)) return;
    const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[data-card]")];
    const from = cards.findIndex((card) => card === event.target);
    const to = roved(event.key, from, cards.length, getComputedStyle(this.#host).direction === "rtl");
    if (to === null) return;
    event.preventDefault();
    cards[to]?.focus();
  };

  readonly onCardFocus = (card: CardCode): void => {
    if (this.reached === card) return;
    this.reached = card;
    this.#host.requestUpdate();
  };

  /** A click on the felt, or Enter there, goes on at once. */
  readonly onTableClick = (event: MouseEvent): void => {
    if (!isElement(event.target) || event.target.closest("button, summary, dialog")) return;
    this.#play.release();
  };

  readonly onTableKeydown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#play.forgetRefusal();
    if (event.key === "Enter" && event.target === event.currentTarget) this.#play.release();
  };

  readonly onBid = (event: CustomEvent<BidDetail>): void => {
    event.stopPropagation();
    if (!this.#play.attempt(event.detail.action)) event.preventDefault();
  };

  /** The panel says itself why; the page is told by the table, in the rules' words. */
  readonly onBidRefused = (event: CustomEvent<RefusalDetail>): void => {
    event.stopPropagation();
    this.#play.tellRefusal(event.detail.action);
  };

  readonly onTakeBack = (card: CardCode): void => {
    this.#play.choose(this.#play.chosen.filter((each) => each !== card));
  };

  readonly onDiscard = (): void => {
    const { view } = this.#play;
    if (view) this.#play.attempt(discardAction(view, this.#play.chosen));
  };

  readonly onCloseRefusal = (): void => this.#play.forgetRefusal();

  readonly onLastTrick = (): void => {
    const trick = this.#play.view?.tricks.at(-1);
    if (trick) this.#open({ what: "last-trick", trick });
  };

  readonly onLook = (laid: Laid): void => this.#open(laid);

  readonly onUndo = (): void => this.#play.undo();

  readonly onNewDeal = (): void => this.#play.next();

  readonly onReveal = (open: boolean): void => {
    if (this.revealed === open) return;
    this.revealed = open;
    this.#host.requestUpdate();
  };

  readonly onHandful = (): void => this.#open({ what: "pick-handful", pick: null });

  readonly onContent = (content: DialogContent): void => this.#open(content);

  readonly onShow = (cards: readonly CardCode[]): void => {
    const { view } = this.#play;
    this.onClose();
    if (view) this.#play.attempt({ seat: view.seat, type: "handful", cards: [...cards] });
  };

  /** A part that could not be fetched is asked for again. */
  readonly onFetchAgain = (): void => {
    for (const part of [dialogPart, endingPart, modeParts.replay]) part.forgive();
    this.#host.requestUpdate();
  };

  /** Closing gives the focus back; what the dialog held goes once it is closed. */
  readonly onClose = (): void => this.#host.shadowRoot?.querySelector("dialog")?.close();

  readonly onClosed = (): void => {
    this.dialog = null;
    this.#host.requestUpdate();
  };

  #open(content: DialogContent): void {
    this.dialog = content;
    this.#host.requestUpdate();
  }

  #lay(view: SeatView, card: CardCode): void {
    const { choices } = view;
    const { chosen } = this.#play;
    if (choices.phase !== "discard" || chosen.includes(card)) return;
    const refused = refusedToLay(view, choices, chosen, card);
    if (refused) this.#play.refuse(refused.action, refused.refusal);
    else this.#play.choose([...chosen, card]);
  }
}
