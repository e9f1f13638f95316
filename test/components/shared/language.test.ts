import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { defineElement } from "../../../components/shared/define.js";
import { TarotElement } from "../../../components/shared/tarot-element.js";
import { languages, overrideTexts } from "../../../locales/index.js";

class SpeakingElement extends TarotElement {
  protected override render() {
    return this.t("language.name");
  }
}
defineElement("speaking-element", SpeakingElement);

const names = { de: "Deutsch", fr: "français", sv: "svenska", en: "English" } as const;

const said = (element: Element) => element.shadowRoot?.textContent.trim();

describe("language of an element", () => {
  afterEach(() => document.documentElement.removeAttribute("lang"));

  for (const language of languages) {
    it(`is ${language} where the element says so`, async () => {
      const element = await fixture<SpeakingElement>(html`<speaking-element lang=${language}></speaking-element>`);
      expect(said(element)).to.equal(names[language]);
    });
  }

  it("is the nearest ancestor's, then the document's, then English", async () => {
    document.documentElement.lang = "sv";
    const outer = await fixture(html`<div lang="fr-CA"><speaking-element></speaking-element></div>`);
    expect(said(outer.firstElementChild as Element)).to.equal("français");
    const plain = await fixture<SpeakingElement>(html`<speaking-element></speaking-element>`);
    expect(said(plain)).to.equal("svenska");
    document.documentElement.lang = "it";
    await languageChange(plain);
    expect(said(plain)).to.equal("English");
  });

  it("follows a change on the element, on an ancestor and on a host around it", async () => {
    const outer = await fixture(html`<section lang="de"><div></div></section>`);
    const inner = document.createElement("speaking-element") as SpeakingElement;
    const host = outer.firstElementChild as Element;
    host.attachShadow({ mode: "open" }).append(inner);
    await inner.updateComplete;
    expect(said(inner)).to.equal("Deutsch");
    outer.setAttribute("lang", "fr");
    await languageChange(inner);
    expect(said(inner)).to.equal("français");
    inner.lang = "sv";
    await languageChange(inner);
    expect(said(inner)).to.equal("svenska");
  });

  it("shows a page's own text at once", async () => {
    const element = await fixture<SpeakingElement>(html`<speaking-element lang="en"></speaking-element>`);
    overrideTexts("en", { ui: { language: { name: "Our English" } } });
    await element.updateComplete;
    expect(said(element)).to.equal("Our English");
    overrideTexts("en", { ui: { language: { name: "English" } } });
  });
});

/** Attribute observers run as microtasks; texts may come from a chunk. */
async function languageChange(element: SpeakingElement): Promise<void> {
  await Promise.resolve();
  await element.updateComplete;
}
