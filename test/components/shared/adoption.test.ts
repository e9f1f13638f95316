import { fixture, html, nextFrame } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/define.js";
import type { ScoreSheet } from "../../../components/score-sheet/score-sheet.js";
import type { TarotElement } from "../../../components/shared/tarot-element.js";
import type { TarotTable } from "../../../components/tarot-table/tarot-table.js";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { waitUntil } from "../../support/wait-until.js";

const tags = ["tarot-table", "bid-panel", "score-sheet", "playing-card", "tarot-lesson", "tarot-course", "tarot-quiz"] as const;

/** A frame whose page forbids everything but what scripts of ours do. */
async function framePage(lang = "de"): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  frame.srcdoc = `<!doctype html><html lang="${lang}"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></html>`;
  await loaded;
  return frame.contentDocument!;
}

async function drawn(element: TarotElement): Promise<void> {
  await element.updateComplete;
  await nextFrame();
  await element.updateComplete;
}

/** All rules that a root wears, as text. */
const rulesOf = ({ shadowRoot }: Element) => shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

function* within(element: Element): Generator<Element> {
  yield element;
  for (const inner of element.shadowRoot?.querySelectorAll("*") ?? []) if (inner.localName.includes("-")) yield* within(inner);
}

/** What every kind of element in a tree wears: all of a kind the same. */
function dressOf(element: Element): Map<string, string> {
  const dress = new Map<string, string>();
  for (const each of within(element)) {
    if (!each.shadowRoot) continue;
    const rules = rulesOf(each).join("\n");
    expect(dress.get(each.localName) ?? rules, each.localName).to.equal(rules);
    dress.set(each.localName, rules);
  }
  return dress;
}

describe("an element that moves to another document", () => {
  for (const tag of tags) {
    it(`keeps its styles, and those of what is in it: <${tag}>`, async () => {
      const element = await fixture<TarotElement>(`<${tag} lang="en" editable lesson="overtrump" card="SK" seed="moves" kinds="legal" speed="instant"></${tag}>`);
      await drawn(element);
      if (["tarot-lesson", "tarot-course", "tarot-quiz"].includes(tag)) await waitUntil(() => dressOf(element).has("playing-card"), "the lesson has come");
      const before = dressOf(element);
      expect(before.get(tag)).not.to.equal("");
      const page = await framePage();
      page.body.append(element);
      await drawn(element);
      expect([...dressOf(element)]).to.deep.equal([...before]);
      document.body.append(element);
      await drawn(element);
      expect([...dressOf(element)], "and back again").to.deep.equal([...before]);
      element.remove();
    });

    it(`is dressed also where it comes into a page there first: <${tag}>`, async () => {
      const here = await fixture<TarotElement>(`<${tag} lang="en" lesson="overtrump" card="SK"></${tag}>`);
      await drawn(here);
      const element = document.createElement(tag) as TarotElement;
      for (const { name, value } of here.attributes) element.setAttribute(name, value);
      (await framePage()).body.append(element);
      await drawn(element);
      expect(rulesOf(element)).to.deep.equal(rulesOf(here));
    });
  }

  it("is dressed in one set of sheets a document, however many there are", async () => {
    const page = await framePage();
    const cards = ["SK", "SQ"].map((card) => Object.assign(document.createElement("playing-card"), { card }));
    page.body.append(...cards);
    for (const card of cards) await drawn(card);
    const [one, other] = cards.map(({ shadowRoot }) => shadowRoot!.adoptedStyleSheets);
    expect(one).to.have.length.above(0);
    expect(one!.every((sheet, place) => sheet === other![place])).to.equal(true);
  });

  it("speaks the language that is spoken there, and follows it", async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet></score-sheet>`);
    const page = await framePage("de");
    const around = page.createElement("div");
    page.body.append(around);
    around.append(sheet);
    await drawn(sheet);
    expect(sheet.language).to.equal("de");
    around.lang = "fr";
    await afterTimers();
    await drawn(sheet);
    expect(sheet.language, "a language around it").to.equal("fr");
    around.attachShadow({ mode: "open" }).append(sheet);
    around.lang = "sv";
    await afterTimers();
    await drawn(sheet);
    expect(sheet.language, "around a shadow root of the frame").to.equal("sv");
  });

  it("is heard there and no longer here", async () => {
    const table = await fixture<TarotTable>(html`<tarot-table lang="en" speed="instant" bots="none"></tarot-table>`);
    table.deal = dealWith({});
    await drawn(table);
    const page = await framePage();
    page.body.append(table);
    await drawn(table);
    const regions = (root: Document) => [...root.querySelectorAll("[data-tarot-announcer]")].map(({ textContent }) => textContent).join();
    const before = regions(document);
    table.dispatchEvent(new Event("pointerdown"));
    table.act({ seat: 2, type: "bid", bid: "garde" });
    await afterTimers();
    expect(regions(page)).to.contain("It is not your turn.");
    expect(regions(document)).to.equal(before);
  });

  it("is played on there by keyboard", async () => {
    const table = await fixture<TarotTable>(html`<tarot-table lang="en" speed="instant" bots="none"></tarot-table>`);
    table.deal = dealWith({ hands: { 0: "SK S2" }, actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"] });
    const page = await framePage();
    page.body.append(table);
    await drawn(table);
    const cards = [...table.shadowRoot!.querySelectorAll<HTMLElement>("button[data-card]")];
    cards[0]!.focus();
    cards[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    expect(table.shadowRoot!.activeElement).to.equal(cards[1]);
  });
});
