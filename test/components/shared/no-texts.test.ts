import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/define.js";
import type { TarotElement } from "../../../components/shared/tarot-element.js";
import { cores } from "../../../locales/cores.js";
import { furtherFiles } from "../../../locales/further.js";
import { forgetEverything } from "../../support/own-storage.js";
import { waitUntil } from "../../support/wait-until.js";

const whole = { cores: { ...cores }, overview: { ...furtherFiles.overview } };
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
    Object.assign(furtherFiles.overview, whole.overview);
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
});
