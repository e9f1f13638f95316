import { fixture, html, nextFrame } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import "../../../components/tarot-quiz/define.js";
import type { QuizAnswerDetail, TarotQuiz } from "../../../components/tarot-quiz/tarot-quiz.js";
import { practiceItem, practiceLesson, solution, start, type Answer, type PracticeItem } from "../../../tutorials/index.js";
import { clickOn } from "../../support/click-on.js";
import { afterTimers } from "../../support/after-timers.js";
import { waitUntil } from "../../support/wait-until.js";

type Tool = "retry" | "hint" | "solution" | "next";

/** A person at a quiz: reads, chooses, presses; and hears what the page is told. */
export class Candidate {
  readonly element: TarotQuiz;
  readonly told: QuizAnswerDetail[] = [];

  constructor(element: TarotQuiz) {
    this.element = element;
    element.addEventListener("tarot-quiz-answer", ({ detail }) => this.told.push(detail));
  }

  static async open({ lang = "en", seed = "exam" as string | null, kinds = "", width = "" } = {}): Promise<Candidate> {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    if (width) place.style.inlineSize = width;
    const element = document.createElement("tarot-quiz");
    element.lang = lang;
    element.seed = seed;
    if (kinds) element.setAttribute("kinds", kinds);
    const candidate = new Candidate(element);
    place.append(element);
    await candidate.asked();
    return candidate;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  get lesson() {
    return this.root.querySelector("tarot-lesson")!;
  }

  get inside(): ShadowRoot {
    return this.lesson.shadowRoot!;
  }

  get item(): PracticeItem {
    return practiceItem(this.lesson.lesson!)!;
  }

  get words(): string {
    return text(this.root) + " " + text(this.inside.querySelector('[part="words"]')) + " " + text(this.inside.querySelector('[part="tools"]'));
  }

  get heading(): string {
    return text(this.root.querySelector("header"));
  }

  get feedback(): string {
    return text(this.inside.querySelector('[part="feedback"]'));
  }

  /** What the rules say. */
  get answer(): Answer {
    const { phase } = solution(start(practiceLesson(this.item.kind, this.item.seed)).state).state;
    if (phase.kind !== "answered") throw new Error("no answer");
    return phase.answer;
  }

  tool(name: Tool): HTMLElement {
    return this.inside.querySelector(`[data-tool="${name}"]`)!;
  }

  kind(name: string): HTMLInputElement {
    return this.root.querySelector(`[data-kind="${name}"] input`)!;
  }

  /** By clicks, as the rules say it, or else the other way round. */
  async give(right: boolean): Promise<void> {
    const { answer } = this;
    if (answer.kind === "choice") {
      const inputs = [...this.inside.querySelectorAll<HTMLInputElement>(".choice input")];
      const wanted = inputs.filter((input) => answer.chosen.includes(input.closest<HTMLElement>(".choice")!.dataset["choice"]!) === right);
      const clicked = inputs[0]!.type === "radio" ? wanted.slice(0, 1) : inputs.filter((input) => input.checked !== wanted.includes(input));
      for (const input of clicked) await this.click(input);
    } else if (answer.kind === "count") {
      for (const [id, value] of Object.entries(answer.values)) {
        const input = this.inside.querySelector<HTMLInputElement>(`[data-field="${id}"] input`)!;
        await this.click(input);
        input.select();
        await sendKeys({ type: String(right ? value : value! + 1000) });
      }
    }
    await this.click(this.inside.querySelector(".check")!);
  }

  async press(name: Tool): Promise<void> {
    const before = this.item.seed;
    await this.click(this.tool(name));
    if (name === "next") await waitUntil(() => this.item.seed !== before && this.feedback === "", "the next question", { timeout: 15_000 });
    await this.asked();
  }

  async click(target: HTMLElement): Promise<void> {
    await clickOn(target);
    await this.settled();
  }

  async key(press: string): Promise<void> {
    await sendKeys({ press });
    await this.settled();
  }

  /** Once a question can be read. */
  async asked(): Promise<void> {
    await waitUntil(() => this.root?.querySelector("tarot-lesson")?.shadowRoot?.querySelector(".ask"), "a question", { timeout: 15_000 });
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.element.updateComplete;
    await this.lesson?.updateComplete;
    await this.lesson?.shadowRoot?.querySelector("tarot-table")?.updateComplete;
    await nextFrame();
    await this.lesson?.updateComplete;
    await afterTimers();
    await this.lesson?.updateComplete;
  }
}

const text = (node: Node | null): string => node?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
