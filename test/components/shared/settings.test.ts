import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/define.js";
import { settingsPart, settingsPlace } from "../../../components/shared/settings-controller.js";
import { prefer, preferences, preferNothing } from "../../../components/shared/settings/settings-part.js";
import { preferencesIn } from "../../../components/shared/settings/preferences.js";
import type { TarotElement } from "../../../components/shared/tarot-element.js";
import "../../support/own-storage.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const mustFollow = dealWith({ hands: { 0: "T16 T12 T3 E HK H7 H2 SQ S9 S5 S2 DN D8 D4 CK C10 C6 C3", 3: "HQ T14" }, actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HQ"] });

/** What a colour comes out as, from 0 (black) to 1. */
function lightness(element: Element, property: "backgroundColor" | "color" | "fill"): number {
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  probe.fillStyle = getComputedStyle(element)[property];
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** More red than blue, or the other way round. */
function warmth(element: Element, property: "backgroundColor" | "fill"): number {
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  probe.fillStyle = getComputedStyle(element)[property];
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, , blue = 0] = probe.getImageData(0, 0, 1, 1).data;
  return red - blue;
}

async function settled(table: TableHarness): Promise<TableHarness> {
  await settingsPart.pending;
  await table.settle();
  return table;
}

const open = async (setup: Parameters<typeof TableHarness.open>[0] = {}) => settled(await TableHarness.open({ deal: mustFollow, bots: "none", ...setup }));
const property = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

describe("what a person has chosen", () => {
  afterEach(() => {
    preferNothing();
    localStorage.clear();
  });

  it("goes before what the page says, which is the default", async () => {
    const table = await open({ noHints: true });
    expect(table.bright).to.have.length(table.hand.length);
    prefer({ noHints: false });
    await table.settle();
    expect(table.bright).to.deep.equal(["E", "HK", "H7", "H2"]);
    preferNothing();
    await table.settle();
    expect(table.bright).to.have.length(table.hand.length);
  });

  it("does not count where the page forbids it, nor can anything be chosen there", async () => {
    prefer({ noHints: true, contrast: 90, theme: "dark" });
    const table = await open();
    expect(table.bright).to.have.length(table.hand.length);
    expect(table.root.querySelector("[data-tool=settings]")).to.exist;
    table.element.noSettings = true;
    await table.settle();
    expect(table.bright).to.deep.equal(["E", "HK", "H7", "H2"]);
    expect(table.root.querySelector("[data-tool=settings]")).to.not.exist;
    expect(property(table.element, "--tarot-contrast")).to.equal("");
    expect(property(table.element, "color-scheme")).to.not.equal("dark");
  });

  it("is kept under one key, with its version, and forgotten with it", () => {
    prefer({ speed: "slow" });
    prefer({ grain: 30 });
    expect(JSON.parse(localStorage.getItem(settingsPlace)!)).to.deep.equal({ version: 1, speed: "slow", grain: 30 });
    preferNothing();
    expect(localStorage.getItem(settingsPlace)).to.equal(null);
  });

  it("holds at once at every table of the page, and in the other tabs", async () => {
    const one = await open();
    const other = await open();
    prefer({ noHints: true });
    for (const table of [one, other]) {
      await table.settle();
      expect(table.bright).to.have.length(table.hand.length);
    }
    // As another tab would do it: written there, told here.
    localStorage.setItem(settingsPlace, JSON.stringify({ version: 1, noHints: false, theme: "dark" }));
    dispatchEvent(new StorageEvent("storage", { key: settingsPlace }));
    for (const table of [one, other]) {
      await table.settle();
      expect(table.bright).to.deep.equal(["E", "HK", "H7", "H2"]);
      expect(property(table.element, "color-scheme")).to.equal("dark");
    }
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    await one.settle();
    expect(property(one.element, "color-scheme")).to.not.equal("dark");
  });

  it("is read as far as it is ours: known names, sound values, numbers within their range", () => {
    const text = '{"version":1,"__proto__":{"speed":"slow"},"constructor":1,"deck":"no such <deck>","contrast":400,"grain":"30","temperature":-5,"noHints":"yes","speed":"warp","theme":"dark","sound":true}';
    expect(preferencesIn(JSON.parse(text))).to.deep.equal({ contrast: 100, temperature: 0, theme: "dark", sound: true });
    for (const nothing of [{ version: 2, sound: true }, [], null, "x", 1, undefined, { sound: true }]) expect(preferencesIn(nothing)).to.deep.equal({});
    localStorage.setItem(settingsPlace, "{]");
    dispatchEvent(new StorageEvent("storage", { key: settingsPlace }));
    expect(preferences()).to.deep.equal({});
  });

  it("does for the page where nothing can be kept", async () => {
    const table = await open();
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    try {
      prefer({ noHints: true });
      await table.settle();
      expect(table.bright).to.have.length(table.hand.length);
      const later = await open();
      expect(later.bright).to.have.length(later.hand.length);
    } finally {
      localStorage.setItem = setItem;
    }
  });

  for (const name of ["tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "tarot-course", "tarot-quiz", "playing-card"]) {
    it(`holds for light or dark and for the look of every element: <${name}>`, async () => {
      prefer({ theme: "dark", temperature: 100 });
      const element = document.createElement(name) as TarotElement;
      Object.assign(element, { theme: "light", lesson: "overtrump" });
      (await fixture("<div></div>")).append(element);
      await element.updateComplete;
      expect(property(element, "color-scheme")).to.equal("dark");
      expect(property(element, "--tarot-temperature")).to.equal("100");
      prefer({ theme: "auto" });
      await element.updateComplete;
      expect(property(element, "color-scheme")).to.equal("normal");
      preferNothing();
      await element.updateComplete;
      expect(property(element, "color-scheme")).to.equal("light");
      expect(element.getAttribute("style") ?? "").to.equal("");
    });
  }
});

describe("the look of a table", () => {
  afterEach(preferNothing);

  const parts = (table: TableHarness) => {
    const card = table.root.querySelector<HTMLElement>('[data-card="HK"] playing-card')!.shadowRoot!;
    return { status: table.root.querySelector(".status")!, pill: table.root.querySelector(".pill")!, paper: card.querySelector(".paper")!, suit: card.querySelector("text, path")! };
  };

  it("is as drawn in the middle of the scales", async () => {
    const table = await open();
    const drawn = parts(table);
    const before = [lightness(drawn.status, "backgroundColor"), lightness(drawn.status, "color"), lightness(drawn.paper, "fill"), lightness(drawn.pill, "backgroundColor")];
    Object.assign(table.element, { contrast: 50, grain: 0, temperature: 50 });
    await settled(table);
    const after = [lightness(drawn.status, "backgroundColor"), lightness(drawn.status, "color"), lightness(drawn.paper, "fill"), lightness(drawn.pill, "backgroundColor")];
    for (const [place, value] of after.entries()) expect(value).to.be.closeTo(before[place]!, 0.01);
  });

  for (const theme of ["light", "dark"]) {
    it(`has light and dark further apart with more contrast, and nearer with less: text, felt and cards, ${theme}`, async () => {
      const table = await open({ theme });
      const between = async (contrast: number) => {
        table.element.contrast = contrast;
        await settled(table);
        const { status, pill } = parts(table);
        return [lightness(status, "backgroundColor") - lightness(status, "color"), lightness(pill, "color") - lightness(pill, "backgroundColor")].map(Math.abs);
      };
      const [soft, drawn, strong] = [await between(0), await between(50), await between(100)];
      for (const [place, value] of drawn.entries()) {
        expect(strong[place]).to.be.greaterThan(value);
        expect(soft[place]).to.be.lessThan(value);
      }
    });
  }

  it("is warmer or cooler, paper, felt and cards alike", async () => {
    const table = await open();
    const at = async (temperature: number) => {
      table.element.temperature = temperature;
      await settled(table);
      const { status, pill, paper } = parts(table);
      return [warmth(status, "backgroundColor"), warmth(pill, "backgroundColor"), warmth(paper, "fill")];
    };
    const [cool, drawn, warm] = [await at(0), await at(50), await at(100)];
    for (const [place, value] of drawn.entries()) {
      expect(warm[place]).to.be.greaterThan(value);
      expect(cool[place]).to.be.lessThan(value);
    }
  });

  it("has a grain on felt and cards without any image, and without moving anything", async () => {
    const table = await open();
    const places = () => [...table.root.querySelectorAll("[data-card], [data-played], .pill")].map((part) => JSON.stringify(part.getBoundingClientRect()));
    const before = places();
    table.element.grain = 80;
    await settled(table);
    expect(places()).to.deep.equal(before);
    const felt = getComputedStyle(table.root.querySelector(".table")!, "::before").backgroundImage;
    const card = getComputedStyle(table.card("HK").querySelector("playing-card")!, "::after").backgroundImage;
    for (const image of [felt, card]) {
      expect(image).to.contain("repeating-linear-gradient");
      expect(image).to.not.contain("url(");
    }
  });

  it("takes numbers as text, keeps them within their range, and tells the page once of others", async () => {
    const told: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => told.push(text);
    try {
      const table = await open();
      for (const [given, shown] of [["70", "70"], [140, "100"], [-3, "0"], ["lots", ""], [Number.NaN, ""], [null, ""], [140, "100"]] as const) {
        Object.assign(table.element, { contrast: given });
        await settled(table);
        expect(property(table.element, "--tarot-contrast"), String(given)).to.equal(shown);
      }
    } finally {
      console.warn = warn;
    }
    expect(told.filter((text) => text.includes('"140"'))).to.have.length(1);
    expect(told.filter((text) => text.includes('"lots"'))).to.have.length(1);
  });

  it("leaves alone what the page has set itself", async () => {
    const element = await fixture<TarotElement>(html`<bid-panel></bid-panel>`);
    element.style.setProperty("--tarot-contrast", "20");
    element.requestUpdate();
    await element.updateComplete;
    expect(element.style.getPropertyValue("--tarot-contrast")).to.equal("20");
  });
});

describe("a lesson", () => {
  afterEach(preferNothing);

  it("has what the person has chosen, but for the deck, of which it speaks, and the hints, which it gives itself", async () => {
    prefer({ deck: "marseille", fourColours: true, tapTwice: true, noHints: false, speed: "instant" });
    const lesson = await fixture<TarotElement>(html`<tarot-lesson lesson="overtrump" step="3" lang="en"></tarot-lesson>`);
    const inside = () => lesson.shadowRoot!.querySelector("tarot-table");
    await waitUntil(() => inside()?.view, "the lesson has come");
    expect({ ...inside()!.preferences }).to.deep.equal({});
    const { deck, fourColours, tapTwice, noHints } = inside()!;
    expect({ deck, fourColours, tapTwice, noHints }).to.deep.equal({ deck: "nouveau", fourColours: true, tapTwice: true, noHints: true });
    lesson.noSettings = true;
    await lesson.updateComplete;
    expect(inside()!.fourColours).to.equal(false);
  });

  it("leaves a single card the deck that its page names", async () => {
    prefer({ deck: "marseille", fourColours: true });
    const card = await fixture<TarotElement>(html`<playing-card card="C5" deck="nouveau"></playing-card>`);
    await card.updateComplete;
    expect(card.shadowRoot!.querySelector(".four-colours")).to.exist;
    expect(card.getAttribute("deck")).to.equal("nouveau");
  });
});
