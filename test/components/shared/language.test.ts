import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { defineElement } from "../../../components/shared/define.js";
import { TarotElement } from "../../../components/shared/tarot-element.js";
import { languages, overrideTexts } from "../../../locales/index.js";

class SpeakingElement extends TarotElement {
  protected override render() {
    return this.t("bid.name.pass");
  }
}
defineElement("speaking-element", SpeakingElement);

/** The same word in each language. */
const words = { de: "Passen", fr: "Passer", sv: "Passa", en: "Pass" } as const;

const said = (element: Element) => element.shadowRoot?.textContent.trim();

describe("language of an element", () => {
  afterEach(() => document.documentElement.removeAttribute("lang"));

  for (const language of languages) {
    it(`is ${language} where the element says so`, async () => {
      const element = await fixture<SpeakingElement>(html`<speaking-element lang=${language}></speaking-element>`);
      expect(said(element)).to.equal(words[language]);
    });
  }

  it("is the nearest ancestor's, then the document's, then English", async () => {
    document.documentElement.lang = "sv";
    const outer = await fixture(html`<div lang="fr-CA"><speaking-element></speaking-element></div>`);
    expect(said(outer.firstElementChild as Element)).to.equal(words.fr);
    const plain = await fixture<SpeakingElement>(html`<speaking-element></speaking-element>`);
    expect(said(plain)).to.equal(words.sv);
    document.documentElement.lang = "it";
    await languageChange(plain);
    expect(said(plain)).to.equal(words.en);
  });

  it("follows a change on the element, on an ancestor and on a host around it", async () => {
    const outer = await fixture(html`<section lang="de"><div></div></section>`);
    const inner = document.createElement("speaking-element") as SpeakingElement;
    const host = outer.firstElementChild as Element;
    host.attachShadow({ mode: "open" }).append(inner);
    await inner.updateComplete;
    expect(said(inner)).to.equal(words.de);
    outer.setAttribute("lang", "fr");
    await languageChange(inner);
    expect(said(inner)).to.equal(words.fr);
    inner.lang = "sv";
    await languageChange(inner);
    expect(said(inner)).to.equal(words.sv);
  });

  it("shows a page's own text at once", async () => {
    const element = await fixture<SpeakingElement>(html`<speaking-element lang="en"></speaking-element>`);
    overrideTexts("en", { ui: { bid: { name: { pass: "No bid" } } } });
    await element.updateComplete;
    expect(said(element)).to.equal("No bid");
    overrideTexts("en", { ui: { bid: { name: { pass: words.en } } } });
  });
});

/** Attribute observers run as microtasks; texts may come from a chunk. */
async function languageChange(element: SpeakingElement): Promise<void> {
  await Promise.resolve();
  await element.updateComplete;
}
