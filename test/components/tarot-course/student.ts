import { fixture, html, nextFrame } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import "../../../components/tarot-course/define.js";
import type { TarotCourse } from "../../../components/tarot-course/tarot-course.js";
import type { TarotLesson } from "../../../components/tarot-lesson/tarot-lesson.js";
import { clickOn } from "../../support/click-on.js";
import { afterTimers } from "../../support/after-timers.js";
import { waitUntil } from "../../support/wait-until.js";

/** A person before the course: looks, chooses, keeps and forgets. */
export class Student {
  readonly element: TarotCourse;

  constructor(element: TarotCourse) {
    this.element = element;
  }

  static async open(template = html`<tarot-course lang="en" speed="instant"></tarot-course>`): Promise<Student> {
    const student = new Student(await fixture<TarotCourse>(template));
    await waitUntil(() => student.root.querySelector(".course, tarot-lesson"), "the course");
    await student.settled();
    return student;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  find<T extends HTMLElement = HTMLElement>(selector: string): T {
    return this.root.querySelector<T>(selector)!;
  }

  text(selector: string): string {
    return this.root.querySelector(selector)?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
  }

  get progress(): string {
    return this.text(".progress");
  }

  get wayOn(): string {
    return this.text(".go");
  }

  get outcome(): string {
    return this.text(".outcome");
  }

  item(lesson: string): HTMLElement {
    return this.find(`[data-lesson="${lesson}"]`);
  }

  button(lesson: string): HTMLButtonElement {
    return this.item(lesson).querySelector("button")!;
  }

  about(lesson: string): string {
    return this.item(lesson).querySelector(".about")!.textContent.replaceAll(/\s+/g, " ").trim();
  }

  /** The titles of what is marked as the one to take. */
  get recommended(): string[] {
    return [...this.root.querySelectorAll("[aria-current]")].map((button) => button.textContent);
  }

  get lesson(): TarotLesson | null {
    return this.root.querySelector("tarot-lesson");
  }

  inLesson(selector: string): HTMLElement | null {
    return this.lesson?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  }

  /** Until the lesson that is open can be read. */
  async lessonIsThere(goal: string): Promise<void> {
    await waitUntil(() => this.inLesson("h2")?.textContent === goal, goal);
    await this.settled();
  }

  async click(target: HTMLElement | string): Promise<void> {
    const found = typeof target === "string" ? this.find(target) : target;
    await clickOn(found);
    await this.settled();
  }

  async key(press: string): Promise<void> {
    await sendKeys({ press });
    await this.settled();
  }

  /** As somebody pastes it. */
  async paste(text: string): Promise<void> {
    const field = this.find<HTMLTextAreaElement>(".panel textarea");
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.element.updateComplete;
    await this.lesson?.updateComplete;
    await nextFrame();
    await this.element.updateComplete;
    await afterTimers();
  }
}

/** What was last said to assistive technology. */
export const said = (urgency = "polite"): string => document.querySelector(`[data-tarot-announcer=${urgency}]`)?.textContent ?? "";
