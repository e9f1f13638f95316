import { fixture, html, nextFrame } from "@open-wc/testing-helpers";
import { executeServerCommand, sendKeys, sendMouse } from "@web/test-runner-commands";
import "../../components/tarot-table/define.js";
import { dragPart } from "../../components/tarot-table/table-parts.js";
import type { TarotTable } from "../../components/tarot-table/tarot-table.js";
import cards from "../../locales/en/cards.json" with { type: "json" };
import type { Action, CardCode, SeatView } from "../../rules/index.js";
import { afterTimers } from "./after-timers.js";
import { waitUntil } from "./wait-until.js";

/** How a person handles the table. */
export type Input = "click" | "touch" | "keyboard" | "drag" | "finger-drag" | "tap-twice";

type Setup = Partial<Pick<TarotTable, "players" | "seat" | "dealer" | "seed" | "mode" | "bots" | "names" | "speed" | "noControls" | "noHints" | "keepTrick" | "asked" | "noOffers" | "tapTwice" | "deal" | "lang" | "theme" | "noSettings" | "contrast" | "grain" | "temperature" | "sound" | "deck" | "highlights" | "arrows" | "caption" | "step" | "openHands" | "openLinks">>;

/** A person at a table: sees what it shows, does what its controls allow. */
export class TableHarness {
  readonly element: TarotTable;
  readonly #input: Input;

  private constructor(element: TarotTable, input: Input) {
    this.element = element;
    this.#input = input;
  }

  static async open(setup: Setup, input: Input = "click"): Promise<TableHarness> {
    const element = await fixture<TarotTable>(html`<tarot-table lang="en" speed="instant"></tarot-table>`);
    Object.assign(element, setup);
    const table = new TableHarness(element, input);
    await table.settle();
    return table;
  }

  /** A table that stands somewhere already, such as in a page of its own in a frame. */
  static async at(element: TarotTable, input: Input): Promise<TableHarness> {
    const table = new TableHarness(element, input);
    await table.settle();
    return table;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  get view(): SeatView {
    return this.element.view!;
  }

  /** Cards on the table, in the order in which they fell. */
  get trick(): CardCode[] {
    return this.#cards(".trick playing-card");
  }

  /** Own cards, from left to right. */
  get hand(): CardCode[] {
    return this.#all("[data-card]").map((button) => button.dataset["card"]!);
  }

  /** Own cards that are marked as allowed. */
  get bright(): CardCode[] {
    return this.#all("[data-card].open").map((button) => button.dataset["card"]!);
  }

  get status(): string {
    return this.text(".status");
  }

  get refusal(): string {
    return this.text(".bubble");
  }

  /** What assistive technology was told last, politely and urgently. */
  get announced(): string {
    return [...this.element.ownerDocument.querySelectorAll("[data-tarot-announcer]")].map((region) => region.textContent).join(" | ");
  }

  /** The scores of the last deal, as the sheet shows them. */
  get scores(): string[] {
    const sheet = this.root.querySelector("score-sheet")!.shadowRoot!;
    return [...sheet.querySelectorAll("tr.newest .points")].map((cell) => cell.textContent.trim());
  }

  get dialog(): HTMLDialogElement | null {
    return this.root.querySelector("dialog");
  }

  /** What has the focus, down to the element in the innermost shadow root. */
  get focused(): Element | null {
    let focused = this.element.ownerDocument.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused;
  }

  text(selector: string): string {
    return this.root.querySelector(selector)?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
  }

  card(code: CardCode): HTMLButtonElement {
    return this.root.querySelector<HTMLButtonElement>(`[data-card="${code}"]`)!;
  }

  /** What a card's button is called. */
  label(code: CardCode): string {
    return this.card(code).textContent.trim();
  }

  /** Waits until nothing goes on by itself, and what there was to say has been said. */
  async settle(): Promise<void> {
    do {
      await this.element.updateComplete;
      await nextFrame();
      await afterTimers();
      // Bots that pause for the page may have gone on meanwhile.
      await this.element.updateComplete;
    } while (this.element.isUpdatePending);
    // Many cards are drawn one after the other.
    await Promise.all([...this.root.querySelectorAll("playing-card")].map((card) => card.updateComplete));
  }

  /** Plays a card, or lays it aside. */
  async tap(code: CardCode): Promise<void> {
    if (this.#input.endsWith("drag")) return this.#drag(this.card(code));
    const twice = this.element.tapTwice && this.view.choices.phase === "play";
    await this.use(this.card(code));
    if (twice) await this.use(this.card(code));
  }

  /** Chooses in the panel: a bid, an announcement, or by its name a card to call. */
  async bid(bid: string): Promise<void> {
    const panel = this.root.querySelector("bid-panel")!;
    await panel.updateComplete;
    const names: Readonly<Record<string, string>> = { pass: "Pass", prise: "Prise", garde: "Garde", "garde-sans": "Garde sans", "garde-contre": "Garde contre", none: "No announcement" };
    const options = [...panel.shadowRoot!.querySelectorAll<HTMLButtonElement>(".option button")];
    await this.use(options.find((option) => option.querySelector(".name")?.textContent === (names[bid] ?? bid))!);
  }

  async discard(cards: readonly CardCode[]): Promise<void> {
    for (const card of cards) await this.tap(card);
    await this.press(".confirm");
  }

  /** Uses one of the table's own buttons. */
  async press(selector: string): Promise<void> {
    await this.use(this.root.querySelector<HTMLElement>(selector)!);
  }

  /** Does an action as a person would. */
  async perform(action: Action): Promise<void> {
    switch (action.type) {
      case "bid":
        return this.bid(action.bid);
      case "call":
        return this.bid(cards.name[action.card as keyof typeof cards.name]);
      case "announce":
        return this.bid(action.what);
      case "discard":
        return this.discard(action.cards);
      case "play":
        return this.tap(action.card);
      default:
        throw new Error(`no way to ${action.type} at this table`);
    }
  }

  async use(target: HTMLElement): Promise<void> {
    if (this.#input === "keyboard") await this.#pressKeys(target);
    else {
      target.scrollIntoView({ block: "nearest" });
      const at = this.#middle(target);
      if (this.#input === "touch" || this.#input === "finger-drag") await executeServerCommand("touch", { at });
      else await sendMouse({ type: "click", position: at });
    }
    await this.settle();
  }

  /** From its place onto the table, well above the hand. */
  async #drag(card: HTMLElement): Promise<void> {
    card.scrollIntoView({ block: "nearest" });
    const from = this.#middle(card);
    const to: [number, number] = [from[0], from[1] - 150];
    await this.fetchDragging();
    if (this.#input === "finger-drag") {
      const pressed = new Promise<PointerEvent>((resolve) => card.addEventListener("pointerdown", resolve, { once: true }));
      await executeServerCommand("touch", { at: from, phase: "rest" });
      const { pointerType } = await pressed;
      // WebKitGTK's finger is a mouse, for which nothing is lifted before it moves.
      if (pointerType !== "mouse") await waitUntil(() => card.dataset["dragged"] !== undefined, "the card on which the finger rests is lifted");
      await executeServerCommand("touch", { at: from, to, steps: 3, phase: "go" });
    } else {
      await sendMouse({ type: "move", position: from });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: [from[0], from[1] - 75] });
      await sendMouse({ type: "move", position: to });
      await sendMouse({ type: "up" });
    }
    await this.settle();
  }

  /** It is fetched when a pointer first comes over the table: a person's is there long before it drags. */
  async fetchDragging(): Promise<void> {
    this.element.dispatchEvent(new PointerEvent("pointerover"));
    await dragPart.pending;
    await afterTimers();
  }

  /** Where to point at: a frame's page has its own corner. */
  #middle(target: HTMLElement): [number, number] {
    const { left, top, width, height } = target.getBoundingClientRect();
    const frame = this.element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
    return [Math.round((frame?.left ?? 0) + left + width / 2), Math.round((frame?.top ?? 0) + top + height / 2)];
  }

  /** By Tab to the group that holds a button, by arrows to the button, then Enter. */
  async #pressKeys(target: HTMLElement): Promise<void> {
    const group = target.closest("[role=toolbar], .options");
    for (let steps = 0; this.focused !== target && !group?.contains(this.focused); steps++) {
      if (steps > 60) throw new Error("no way there by Tab");
      await sendKeys({ press: "Tab" });
    }
    for (let steps = 0; this.focused !== target; steps++) {
      if (steps > 30) throw new Error("no way there by arrows");
      await sendKeys({ press: "ArrowRight" });
    }
    await sendKeys({ press: "Enter" });
  }

  #cards(selector: string): CardCode[] {
    return this.#all(selector).map((card) => card.getAttribute("card")!);
  }

  #all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }
}
