import { nextFrame } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import { parentOf } from "../../stories/elements-in.js";
import type { Learner } from "./learner.js";

/** How a learner gets at what the lesson offers. */
export interface Hands {
  /** Uses a button or a card. */
  use(target: HTMLElement): Promise<void>;
  /** Ticks a choice, or takes the tick away. */
  tick(choice: HTMLInputElement): Promise<void>;
  /** Writes into a field, in place of what stands there. */
  write(field: HTMLInputElement, text: string): Promise<void>;
  /** Gives the answer that was ticked or written. */
  submit(): Promise<void>;
}

export class Pointing implements Hands {
  readonly #learner: Learner;

  constructor(learner: Learner) {
    this.#learner = learner;
  }

  async use(target: HTMLElement): Promise<void> {
    const { card } = target.dataset;
    await (card === undefined ? this.#learner.click(target) : this.#learner.play(card));
  }

  tick(choice: HTMLInputElement): Promise<void> {
    return this.#learner.click(choice);
  }

  async write(field: HTMLInputElement, text: string): Promise<void> {
    await this.#learner.click(field);
    field.select();
    await sendKeys({ type: text });
  }

  submit(): Promise<void> {
    return this.#learner.click(this.#learner.root.querySelector<HTMLElement>(".check")!);
  }
}

/** By Tab to a group of buttons, by arrows to the button; then Enter, or in choices the space bar. */
export class Typing implements Hands {
  readonly #learner: Learner;

  constructor(learner: Learner) {
    this.#learner = learner;
  }

  async use(target: HTMLElement): Promise<void> {
    await this.#reach(target, target.closest("[role=toolbar], .options"));
    await this.#learner.key("Enter");
    await this.#keepsFocus(target);
  }

  async tick(choice: HTMLInputElement): Promise<void> {
    const radio = choice.type === "radio";
    await this.#reach(choice, radio ? choice.closest("fieldset") : null, "ArrowUp", "ArrowDown");
    if (!radio || !choice.checked) await this.#learner.key("Space");
  }

  async write(field: HTMLInputElement, text: string): Promise<void> {
    await this.#reach(field, null);
    if (field.value !== "") await sendKeys({ press: "Control+A" });
    await sendKeys({ type: text });
  }

  async submit(): Promise<void> {
    const check = this.#learner.root.querySelector<HTMLElement>(".check")!;
    if (!this.#learner.root.activeElement?.closest("fieldset")) await this.#reach(check, null);
    await this.#learner.key("Enter");
    await this.#keepsFocus(check);
  }

  /** Whoever goes on by keys is somewhere in the lesson, whatever has gone. */
  async #keepsFocus(used: HTMLElement): Promise<void> {
    for (let frames = 0; frames < 60 && focused() === document.body; frames++) await nextFrame();
    if (!this.#learner.root.activeElement) throw new Error(`the focus is lost after "${used.textContent.trim()}"`);
  }

  async #reach(target: HTMLElement, group: Element | null, before = "ArrowLeft", after = "ArrowRight"): Promise<void> {
    for (let steps = 0; focused() !== target && !group?.contains(focused()); steps++) {
      if (steps > 60) throw new Error(`no way to "${target.textContent.trim()}" by Tab`);
      await sendKeys({ press: isBefore(target, focused()) ? "Shift+Tab" : "Tab" });
    }
    for (let steps = 0; focused() !== target; steps++) {
      if (steps > 30) throw new Error(`no way to "${target.textContent.trim()}" by arrows`);
      await sendKeys({ press: isBefore(target, focused()) ? before : after });
    }
  }
}

/** The element in the innermost shadow root. */
function focused(): Element {
  let inner = document.activeElement ?? document.body;
  while (inner.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
  return inner;
}

/** Whether one stands before another in the order of the page, shadow roots included. */
function isBefore(one: Element, other: Element): boolean {
  const [first, second] = [pathTo(one), pathTo(other)];
  const fork = first.findIndex((element, place) => element !== second[place]);
  const [mine, others] = [first[fork], second[fork]];
  return mine !== undefined && others !== undefined && (mine.compareDocumentPosition(others) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function pathTo(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) path.unshift(at);
  return path;
}
