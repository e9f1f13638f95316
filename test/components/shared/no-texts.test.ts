import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/define.js";
import type { TarotElement } from "../../../components/shared/tarot-element.js";
import { cores } from "../../../locales/cores.js";
import { furtherFiles } from "../../../locales/further.js";
import { lessonFiles } from "../../../locales/lessons.js";
import { courseFiles } from "../../../tutorials/course.js";
import { forgetEverything } from "../../support/own-storage.js";
import { waitUntil } from "../../support/wait-until.js";

const whole = { cores: { ...cores }, further: Object.fromEntries(Object.entries(furtherFiles).map(([file, texts]) => [file, { ...texts }])) };
const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

const shown = (element: Element) => element.shadowRoot!.textContent.replaceAll(/\s+/g, " ").trim();
const again = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>(".again")!;

/** As a page writes it, in Swedish, with what it is told of errors. */
async function open(markup: string): Promise<{ elements: TarotElement[]; told: string[] }> {
  const told: string[] = [];
  const place = await fixture<HTMLElement>(html`<div lang="sv" @tarot-error=${(event: CustomEvent<{ code: string }>) => told.push(event.detail.code)}></div>`);
  place.innerHTML = markup;
  const elements = [...place.children] as TarotElement[];
  await Promise.all(elements.map((element) => element.updateComplete));
  return { elements, told };
}

// In this order: what a page has fetched once stays there.
describe("without texts, in its own language or in English", () => {
  beforeEach(forgetEverything);
  afterEach(() => {
    Object.assign(cores, whole.cores);
    for (const [file, texts] of Object.entries(whole.further)) Object.assign(furtherFiles[file as keyof typeof furtherFiles], texts);
  });

  const tags = ["tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "tarot-course", "tarot-quiz"];

  it("every element says just that, in the language wanted, tells the page once, and leaves no rejection behind", async () => {
    Object.assign(cores, { sv: fails, en: fails });
    const rejections: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => rejections.push(event.reason);
    addEventListener("unhandledrejection", note);
    const { elements, told } = await open(tags.map((tag) => `<${tag}></${tag}>`).join(""));
    expect(elements.map(shown)).to.deep.equal(tags.map(() => "Det gick inte att ladda. Försök igen"));
    for (const element of elements) {
      expect(element.shadowRoot!.querySelector("[role=alert]"), element.localName).to.exist;
      element.requestUpdate();
      await element.updateComplete;
    }
    expect(told).to.deep.equal(tags.map(() => "no-texts"));
    await new Promise((resolve) => setTimeout(resolve));
    removeEventListener("unhandledrejection", note);
    expect(rejections).to.deep.equal([]);
  });

  it("a card stays paper, and is called nothing", async () => {
    Object.assign(cores, { sv: fails, en: fails });
    const { elements, told } = await open(`<playing-card card="HK"></playing-card>`);
    const [card] = elements;
    expect(card!.hasAttribute("aria-label")).to.be.false;
    expect(card!.shadowRoot!.querySelectorAll("svg > *")).to.have.length(1);
    expect(told).to.deep.equal(["no-texts"]);
  });

  it("one press brings all elements back, with what was set meanwhile; until then the focus stays on the button", async () => {
    Object.assign(cores, { sv: fails, en: fails });
    const { elements } = await open(`<tarot-course></tarot-course><tarot-table speed="instant"></tarot-table>`);
    const [course, table] = elements as [TarotElement, HTMLElementTagNameMap["tarot-table"]];
    table.players = 3;
    await table.updateComplete;
    again(course).focus();
    again(course).click();
    await course.updateComplete;
    expect(course.shadowRoot!.activeElement).to.equal(again(course));
    expect(shown(course)).to.equal("Det gick inte att ladda. Försök igen");
    Object.assign(cores, whole.cores);
    again(course).click();
    await waitUntil(() => course.shadowRoot!.querySelector(".course") && table.view, "course and table");
    await waitUntil(() => course.shadowRoot!.activeElement, "the focus goes on");
    expect(shown(course)).to.contain("0 av 17");
    expect(table.view!.players).to.equal(3);
  });

  it("what it speaks already is kept, where the page changes to a language that cannot be had", async () => {
    const { elements } = await open(`<tarot-course></tarot-course>`);
    const [course] = elements as [TarotElement];
    await waitUntil(() => course.shadowRoot!.querySelector(".course"), "the course");
    const swedish = shown(course);
    Object.assign(furtherFiles.overview, { de: fails });
    Object.assign(cores, { en: fails });
    course.lang = "de";
    await course.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    await course.updateComplete;
    expect(shown(course)).to.equal(swedish);
    expect(course.language).to.equal("sv");
  });

  it("a lesson that was out of reach as well comes with its texts at one press, and with the focus", async () => {
    const { elements, told } = await open(`<tarot-lesson lesson="follow" speed="instant"></tarot-lesson>`);
    const [lesson] = elements as [HTMLElementTagNameMap["tarot-lesson"]];
    const step = () => lesson.shadowRoot!.querySelector("#step");
    await waitUntil(step, "a lesson");
    const there = { texts: { ...lessonFiles["slam"]! }, load: courseFiles.slam.load };
    Object.assign(lessonFiles["slam"]!, { sv: fails, en: fails });
    Object.assign(courseFiles.slam, { load: fails });
    lesson.shadowRoot!.querySelector<HTMLElement>('[data-tool="next"]')!.focus();
    lesson.lesson = "slam";
    await waitUntil(() => told.includes("no-texts"), "nothing to show");
    await waitUntil(() => lesson.shadowRoot!.activeElement === again(lesson), "the focus goes to the button");
    again(lesson).click();
    await lesson.updateComplete;
    expect(shown(lesson)).to.equal("Det gick inte att ladda. Försök igen");
    Object.assign(lessonFiles["slam"]!, there.texts);
    Object.assign(courseFiles.slam, { load: there.load });
    again(lesson).click();
    await waitUntil(() => step()?.textContent?.trim() === "Steg 1 av 6", "the lesson");
    await waitUntil(() => lesson.shadowRoot!.activeElement === step(), "the focus goes on");
    expect(told).to.deep.equal(["no-texts"]);
  });

  it("of what lies over a table, a game goes on, and one press brings them", async () => {
    for (const file of ["modes", "aside"] as const) Object.assign(furtherFiles[file], { sv: fails, en: fails });
    const { elements, told } = await open(`<tarot-table speed="instant" seed="texts" dealer="3"></tarot-table>`);
    const [table] = elements as [HTMLElementTagNameMap["tarot-table"]];
    await waitUntil(() => table.view, "the table");
    table.share();
    const dialog = () => table.shadowRoot!.querySelector("dialog");
    await waitUntil(() => dialog()?.open, "a dialog");
    expect(dialog()!.textContent.replaceAll(/\s+/g, " ").trim()).to.equal("Det gick inte att ladda. Försök igen");
    expect(told).to.deep.equal(["no-texts"]);
    expect(table.shadowRoot!.querySelectorAll("[part=hand] [part=card]")).to.have.length(18);
    dialog()!.close();
    await waitUntil(() => !dialog(), "the dialog has gone");
    expect(table.act({ seat: 0, type: "bid", bid: "garde" })).to.equal(null);
    await table.updateComplete;
    expect(table.view!.bids).to.deep.include({ seat: 0, bid: "garde" });
    table.share();
    await waitUntil(() => dialog()?.querySelector(".again"), "what is missing");
    for (const file of ["modes", "aside"] as const) Object.assign(furtherFiles[file], whole.further[file]);
    again(table).click();
    await waitUntil(() => dialog()?.querySelector("textarea, input"), "what can be shared");
    expect(dialog()!.querySelector(".again")).to.equal(null);
  });
});
