import { expect } from "chai";
import { text, type Language } from "../../../locales/index.js";
import type { Action } from "../../../rules/index.js";
import { currentStep, solution, type LessonState, type TextKey, type TriedMistake } from "../../../tutorials/index.js";
import { elementsIn } from "../../stories/elements-in.js";
import { keyShown } from "./foreign-words.js";
import type { Hands } from "./hands.js";
import { LearnerActs } from "./learner-acts.js";
import type { Learner } from "./learner.js";

/** Somebody who takes a lesson of the course in one language, and knows what there should be to read. */
export class Pupil {
  readonly learner: Learner;
  readonly acts: LearnerActs;
  readonly #language: Language;
  readonly #foreign: readonly string[];

  /** @param foreign what must not be read in this language */
  constructor(learner: Learner, hands: Hands, language: Language, foreign: readonly string[]) {
    this.learner = learner;
    this.acts = new LearnerActs(learner, hands, language);
    this.#language = language;
    this.#foreign = foreign;
  }

  expectStep({ lesson, index }: LessonState): void {
    const step = lesson.steps[index]!;
    expect(this.learner.heading).to.equal(this.#player("step", { step: index + 1, steps: lesson.steps.length }));
    const introduction = step.text === null ? [] : [this.#say(step.text)];
    expect(this.#read(".words > p:not(.ask, .notice, .visually-hidden)")).to.deep.equal(introduction);
    if ("ask" in step) expect(this.learner.question).to.equal(this.#say(step.ask));
    this.#expectOwnLanguage();
  }

  expectRight(by: "right" | "solution", asked: LessonState): void {
    const step = currentStep(asked);
    if ("right" in step) this.#expectVerdict(by, [this.#say(step.right)]);
    expect(this.learner.can("next"), "and a way on").to.be.true;
  }

  /** Exactly its word, and where the rules refuse, why. */
  expectMistake({ reason, feedback, answer }: TriedMistake): void {
    const tone = reason !== null ? "refused" : answer.kind === "action" ? "poor" : "wrong";
    this.#expectVerdict(tone, feedback === null ? [] : [this.#say(feedback)]);
    if (reason !== null) expect(this.learner.table.shadowRoot!.querySelector(".bubble")?.textContent.trim(), reason).to.be.a("string").that.is.not.empty;
    expect(this.learner.can("retry"), "it can be tried again").to.be.true;
  }

  /** Without the introduction, and without what was said to the mistake. */
  expectAskedAgain(asked: LessonState): void {
    const step = currentStep(asked);
    expect(this.learner.question).to.equal("ask" in step ? this.#say(step.ask) : "");
    expect(this.#read(".words > p:not(.ask, .notice, .visually-hidden)")).to.deep.equal([]);
    expect(this.learner.feedback).to.equal("");
  }

  expectHints(given: readonly TextKey[]): void {
    expect(this.#read(".hint p[lang]")).to.deep.equal(given.map((key) => this.#say(key)));
    expect(this.announced).to.contain(this.#say(given.at(-1)!));
    this.#expectOwnLanguage();
  }

  expectEnd({ lesson }: LessonState): void {
    expect(this.learner.heading).to.equal(this.#player("end"));
    expect(this.learner.words).to.contain(this.#say(lesson.learnt));
    this.#expectOwnLanguage();
  }

  /** Does what the last hint points at; where it points at nothing, its words have to name the answer. */
  async followHint(asked: LessonState): Promise<void> {
    const step = currentStep(asked);
    if (step.kind === "quiz") return this.acts.choose(this.#all(".choice.shown").map(({ dataset }) => dataset["choice"]!));
    if (step.kind === "count") return this.acts.enter(Object.fromEntries(this.#all("[data-field]").map((field) => [field.dataset["field"]!, numberIn(field.querySelector(".answer"))])));
    do await this.acts.act(this.#marked(modelOf(asked)));
    while (step.kind === "free" && !this.learner.can("next"));
  }

  /** The answer that is marked, of the kind that is asked for. */
  #marked(model: Action): Action {
    const cards = this.#all(".mark:not([hidden])").map(({ dataset }) => dataset["target"]!);
    if (model.type === "discard" || model.type === "handful") return { ...model, cards };
    if (model.type === "play" || model.type === "call") return { ...model, card: cards.find((card) => this.learner.card(card)) ?? cards[0] ?? "nothing is marked" };
    return model;
  }

  get announced(): string {
    return [...document.querySelectorAll("[data-tarot-announcer]")].map(({ textContent }) => plain(textContent)).join(" ");
  }

  #expectVerdict(tone: string, said: readonly string[]): void {
    const boxes = this.#all('[part="feedback"]');
    expect(boxes.map(({ classList }) => classList.contains(tone)), `each is said to be ${tone}`).to.not.include(false);
    expect(this.#read('[part="feedback"] p[lang]')).to.deep.equal(said);
    for (const sentence of said) expect(this.announced, "told as well").to.contain(sentence);
    this.#expectOwnLanguage();
  }

  #expectOwnLanguage(): void {
    const read = this.#everything();
    expect(keyShown.exec(read)?.[0], "a key in place of a text").to.be.undefined;
    expect(this.#foreign.filter((sentence) => read.includes(sentence)).join(" | "), "words of another language").to.equal("");
  }

  /** Texts and labels of the lesson and of all that is in it, and what was told last. */
  #everything(): string {
    const { element } = this.learner;
    const roots = [element, ...elementsIn(element.shadowRoot!)].flatMap(({ localName, shadowRoot }) => (shadowRoot && localName !== "playing-card" ? [shadowRoot] : []));
    const labels = roots.flatMap((root) => [...root.querySelectorAll("[aria-label], [title]")].flatMap((node) => [node.getAttribute("aria-label") ?? "", node.getAttribute("title") ?? ""]));
    return plain([...roots.map(({ textContent }) => textContent), ...labels, this.announced].join(" "));
  }

  #read(selector: string): string[] {
    return this.#all(selector).map(({ textContent }) => plain(textContent));
  }

  #all(selector: string): HTMLElement[] {
    return [...this.learner.root.querySelectorAll<HTMLElement>(selector)];
  }

  #say(key: TextKey): string {
    return plain(text(this.#language, `lessons:${key}`));
  }

  #player(key: string, values?: Record<string, number>): string {
    return text(this.#language, `player:${key}`, values);
  }
}

/** Without spaces that do not break, and others that are not read. */
const plain = (words: string): string => words.replaceAll(/\s+/g, " ").trim();

/** As it stands there, without what it is called. */
const numberIn = (answer: Element | null): string => /[-−+]?[\d.,]+$/.exec(answer?.textContent.trim() ?? "")?.[0] ?? "";

function modelOf(asked: LessonState): Action {
  const { phase } = solution(asked).state;
  if (phase.kind !== "answered" || phase.answer.kind !== "action") throw new Error("no action is asked for");
  return phase.answer.action;
}
