import { fixture, html, nextFrame } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import "../../../components/tarot-lesson/define.js";
import type { TarotLesson } from "../../../components/tarot-lesson/tarot-lesson.js";
import { clickOn } from "../../support/click-on.js";
import { afterTimers } from "../../support/after-timers.js";
import { waitUntil } from "../../support/wait-until.js";

type Tool = "back" | "retry" | "hint" | "solution" | "skip" | "next";

/** A person at a lesson: looks, presses, plays. */
export class Learner {
  readonly element: TarotLesson;

  constructor(element: TarotLesson) {
    this.element = element;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  get table() {
    return this.root.querySelector("tarot-table")!;
  }

  get heading(): string {
    return this.root.querySelector("#step")?.textContent.trim() ?? "";
  }

  get words(): string {
    return text(this.root.querySelector('[part="words"]'));
  }

  get feedback(): string {
    return text(this.root.querySelector('[part="feedback"]'));
  }

  get question(): string {
    return text(this.root.querySelector(".ask"));
  }

  /** Everything that can be read, the table's texts and labels too. */
  get everything(): string {
    const parts = [this.root, this.table.shadowRoot!];
    const labels = parts.flatMap((part) => [...part.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label")!));
    return [...parts.map((part) => part.textContent), ...labels].join(" ").replaceAll(/\s+/g, " ");
  }

  tool(name: Tool): HTMLButtonElement {
    return this.root.querySelector(`[data-tool="${name}"]`)!;
  }

  can(name: Tool): boolean {
    return this.tool(name).getAttribute("aria-disabled") !== "true";
  }

  card(code: string): HTMLElement {
    return this.table.shadowRoot!.querySelector(`button[data-card="${code}"]`)!;
  }

  choice(id: string): HTMLInputElement {
    return this.root.querySelector(`[data-choice="${id}"] input`)!;
  }

  /** Cards on the table, in the order in which they fell, and those of the last trick. */
  get played(): string[] {
    return (this.table.record?.actions ?? []).filter((action) => action.includes(" play ")).map((action) => action.split(" ")[2]!);
  }

  async press(name: Tool): Promise<void> {
    await this.click(this.tool(name));
  }

  async play(code: string): Promise<void> {
    // Only a strip of a card may show, at its left.
    await clickOn(this.card(code), ({ left, top, height }) => [left + 8, top + height / 4]);
    await this.settled();
  }

  async click(target: HTMLElement): Promise<void> {
    await clickOn(target);
    await this.settled();
  }

  async key(press: string): Promise<void> {
    await sendKeys({ press });
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.element.updateComplete;
    await this.table?.updateComplete;
    await nextFrame();
    await this.element.updateComplete;
    await afterTimers();
  }

  /** Whether the focus is within a part of the lesson. */
  focused(part: Element): boolean {
    const inner = this.root.activeElement;
    return inner !== null && (inner === part || part.contains(inner));
  }
}

/** A lesson whose table plays at once. */
export async function learnerAt(step: number | null = null, lang = "en", template = html`<tarot-lesson lesson="overtrump" speed="instant" lang=${lang}></tarot-lesson>`): Promise<Learner> {
  const element = await fixture<TarotLesson>(template);
  if (step !== null) element.step = step;
  const learner = new Learner(element);
  await waitUntil(() => learner.heading !== "" || learner.root.querySelector('[part="problem"]') !== null, "a lesson or a problem");
  await learner.settled();
  return learner;
}

const text = (node: Element | null): string => node?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
