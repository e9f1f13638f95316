import { nextFrame } from "@open-wc/testing-helpers";
import type { BidPanel } from "../../../components/bid-panel/bid-panel.js";
import { text, type Language } from "../../../locales/index.js";
import type { Action, CardCode } from "../../../rules/index.js";
import type { Answer } from "../../../tutorials/index.js";
import type { Hands } from "./hands.js";
import type { Learner } from "./learner.js";

/** Gives an answer as a learner would: at the table, by its panel and dialogs, or beside it. */
export class LearnerActs {
  readonly #learner: Learner;
  readonly #hands: Hands;
  readonly #language: Language;

  constructor(learner: Learner, hands: Hands, language: Language) {
    this.#learner = learner;
    this.#hands = hands;
    this.#language = language;
  }

  press(tool: "retry" | "hint" | "solution" | "next"): Promise<void> {
    return this.#hands.use(this.#learner.tool(tool));
  }

  async answer(given: Answer): Promise<void> {
    if (given.kind === "action") return this.act(given.action);
    if (given.kind === "choice") return this.choose(given.chosen);
    return this.enter(Object.fromEntries(Object.entries(given.values).map(([id, value]) => [id, this.#written(value ?? 0)])));
  }

  async act(action: Action): Promise<void> {
    switch (action.type) {
      case "play":
        return this.#hands.use(this.#learner.card(action.card));
      case "bid":
        return this.#say(text(this.#language, `ui:bid.name.${action.bid}`));
      case "announce":
        return this.#say(text(this.#language, `ui:bid.name.${action.what}`));
      case "call":
        return this.#say(text(this.#language, `cards:name.${action.card}`));
      case "discard":
        return this.discard(action.cards);
      case "handful":
        return this.showHandful();
      default:
        throw new Error(`no way to ${action.type} in a lesson`);
    }
  }

  async discard(cards: readonly CardCode[]): Promise<void> {
    for (const laid of this.#all("[data-laid]")) if (!cards.includes(laid.dataset["laid"]!)) await this.#hands.use(laid);
    for (const card of cards) await this.#hands.use(this.#learner.card(card));
    await this.#hands.use(await this.#inTable(".confirm"));
  }

  /** The dialog proposes one. */
  async showHandful(): Promise<void> {
    await this.#hands.use(await this.#inTable(".offer"));
    await this.#hands.use(await this.#inTable("dialog .show"));
  }

  async choose(chosen: readonly string[]): Promise<void> {
    for (const choice of this.#learner.root.querySelectorAll<HTMLElement>("[data-choice]")) {
      const input = choice.querySelector("input")!;
      const wanted = chosen.includes(choice.dataset["choice"]!);
      // What is ticked of which only one can be goes by itself.
      if (wanted !== input.checked && (wanted || input.type === "checkbox")) await this.#hands.tick(input);
    }
    await this.#hands.submit();
  }

  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, written] of Object.entries(values)) {
      const field = this.#learner.root.querySelector<HTMLInputElement>(`[data-field="${id}"] input`)!;
      if (field.value !== written) await this.#hands.write(field, written);
    }
    await this.#hands.submit();
  }

  /** With the comma or point that the learner is used to, and the minus that a keyboard has. */
  #written(value: number): string {
    return new Intl.NumberFormat(this.#language).format(value).replace("−", "-");
  }

  async #say(name: string): Promise<void> {
    const panel = (await this.#inTable("bid-panel")) as BidPanel;
    await this.#learner.settled();
    await panel.updateComplete;
    const options = [...panel.shadowRoot!.querySelectorAll<HTMLButtonElement>(".option button")];
    const option = options.find((button) => button.querySelector(".name")?.textContent.trim() === name);
    if (!option) throw new Error(`"${name}" is not to choose`);
    await this.#hands.use(option);
  }

  /** Parts of the table are fetched when they are needed. */
  async #inTable(selector: string): Promise<HTMLElement> {
    for (let frames = 0; frames < 200; frames++) {
      const [found] = this.#all(selector);
      if (found) return found;
      await nextFrame();
    }
    throw new Error(`no ${selector} at the table`);
  }

  #all(selector: string): HTMLElement[] {
    return [...this.#learner.table.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  }
}
