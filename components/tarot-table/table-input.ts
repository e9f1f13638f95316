import type { BidDetail } from "../bid-panel/bid-panel.js";
import { ignoreHeldEnter } from "../shared/held-key.js";
import { isElement, isHtml } from "../shared/nodes.js";
import { roved } from "../shared/roving.js";
import type { RefusalDetail } from "../shared/events.js";
import type { TarotElement } from "../shared/tarot-element.js";
import type { CardCode, SeatView } from "../../rules/index.js";
import type { DialogContent } from "./dialog-content.js";
import { extrasPart } from "./extras-part.js";
import { discardAction, refusedToLay } from "./discarding.js";
import type { PlayController } from "./play-controller.js";
import type { Reached } from "./render-hand.js";
import type { Laid } from "./render-seats.js";
import { helpKey, jumped } from "./jump-keys.js";
import { SettingsDesk } from "./settings/settings-desk.js";
import { isBidding } from "./status-text.js";
import { dealPart, dialogPart, endingPart, playPart } from "./table-parts.js";

/** What the input asks of its table, and tells it. */
export interface InputHooks {
  /** Whether it takes two taps to play a card. */
  tapTwice: () => boolean;
  /** The first of them. */
  raised: (card: CardCode) => void;
}

/** What a person does with the table: clicks, taps and keys become actions, or change what is shown. */
export class TableInput {
  /** The card that the Tab key reaches, and its place in the hand: once it is gone, its neighbour there is reached. */
  reached: Reached | null = null;
  /** The card that was tapped once, where it takes two taps to play. */
  raised: CardCode | null = null;
  /** What lies over the table. */
  dialog: DialogContent | null = null;
  /** Whether the dialog for sharing lies over the table. */
  sharing = false;
  /** Whether the hands as they were dealt are shown at the end of a deal. */
  revealed = true;

  /** Whether the settings lie over the table. */
  readonly settings: SettingsDesk;

  readonly #host: TarotElement;
  readonly #play: PlayController;
  readonly #hooks: InputHooks;

  constructor(host: TarotElement, play: PlayController, hooks: InputHooks) {
    this.#host = host;
    this.#play = play;
    this.#hooks = hooks;
    this.settings = new SettingsDesk(host);
  }

  /** Other cards: nothing of what was looked at is there any more. */
  reset(): void {
    this.reached = null;
    this.raised = null;
    this.dialog = null;
    this.revealed = true;
  }

  /** Nothing lies over a table that shows something else now. */
  settle(): void {
    const { view } = this.#play;
    if (this.raised !== null && !this.#isPlayable(this.raised)) this.raised = null;
    if (this.dialog && (!view || dialogPart.code?.isThere(this.dialog, view) === false)) this.dialog = null;
  }

  /** Off the page a dialog no longer lies above it, and back on it would not either. */
  leave(): void {
    if (this.dialog || this.sharing) this.onClosed();
    this.settings.onClose();
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
    const byKey = event.detail === 0;
    // The second half of a double click would play the card that has moved under the pointer. What is laid aside can be
    // taken back: there, whoever is quick means every card.
    const lays = this.#play.view?.choices.phase === "discard";
    if (!lays && event.detail > (this.raised === card ? 2 : 1)) return;
    // By keyboard, Enter goes on; the card that has the focus was not chosen yet.
    if (this.#play.held && byKey) this.#play.release();
    else if (!byKey && this.#raises(card)) this.#raise(card);
    else this.onDrop(card);
  };

  /** A card comes to the table. */
  readonly onDrop = (card: CardCode): void => {
    this.#play.release();
    const { view } = this.#play;
    if (!view?.hand.includes(card)) return;
    if (view.choices.phase === "discard") this.#lay(view, card);
    else this.#play.attempt({ seat: view.seat, type: "play", card });
  };

  readonly onHandKeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !isHtml(event.currentTarget)) return;
    if (event.key === helpKey) return this.#open({ what: "keys" });
    const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[data-card]")];
    const from = cards.findIndex((card) => card === event.target);
    const to = roved(event.key, from, cards.length, true);
    const goal = to === null ? jumped(event.key, cards[from] ?? null, cards) : cards[to];
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };

  /** @param isStop the Tab key reaches it already: nothing is to be drawn anew */
  readonly onCardFocus = (reached: Reached, isStop: boolean): void => {
    this.reached = reached;
    if (!isStop) this.#host.requestUpdate();
  };

  /** A click on the felt, or Enter there, goes on at once. */
  readonly onTableClick = (event: MouseEvent): void => {
    if (!isElement(event.target) || event.target.closest("button, summary, dialog")) return;
    this.#raise(null);
    this.#play.release();
  };

  readonly onTableKeydown = (event: KeyboardEvent): void => {
    ignoreHeldEnter(event);
    if (event.key === "Escape") {
      this.#raise(null);
      this.#play.forgetRefusal();
    }
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

  readonly onKeys = (): void => this.#open({ what: "keys" });

  readonly onUndo = (): void => this.#play.undo();

  readonly onNewDeal = (): void => this.#play.next();

  readonly onSettings = (): void => this.settings.onOpen();

  readonly onShare = (): void => {
    this.sharing = true;
    this.#host.requestUpdate();
  };

  readonly onAgain = (): void => this.#play.again();

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
    for (const part of [dealPart, playPart, dialogPart, endingPart, extrasPart]) part.forgive();
    extrasPart.code?.forgive();
    this.#host.fetchTextsAgain();
    this.#host.requestUpdate();
  };

  /** Closing gives the focus back; what the dialog held goes once it is closed. */
  readonly onClose = (): void => this.#host.shadowRoot?.querySelector("dialog")?.close();

  readonly onClosed = (): void => {
    this.dialog = null;
    this.sharing = false;
    this.#host.requestUpdate();
  };

  /** Whether a tap on a card only raises it. */
  #raises(card: CardCode): boolean {
    return this.#hooks.tapTwice() && this.raised !== card && this.#isPlayable(card);
  }

  #isPlayable(card: CardCode): boolean {
    const choices = this.#play.view?.choices;
    return choices?.phase === "play" && choices.cards.includes(card);
  }

  #raise(card: CardCode | null): void {
    if (this.raised === card) return;
    this.raised = card;
    this.#play.forgetRefusal();
    this.#host.requestUpdate();
    if (card === null) return;
    this.#play.release();
    this.#hooks.raised(card);
  }

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
