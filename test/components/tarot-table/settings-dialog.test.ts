import { nextFrame } from "@open-wc/testing-helpers";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { tarotDecks } from "../../../components/playing-card/decks/decks.js";
import { preferences, preferNothing } from "../../../components/shared/settings/settings-part.js";
import type { TarotSettings } from "../../../components/tarot-table/settings/tarot-settings.js";
import { languages } from "../../../locales/index.js";
import { axeFindings } from "../../support/axe.js";
import { dealWith } from "../../support/deals.js";
import "../../support/own-storage.js";
import { TableHarness, type Input } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const deal = dealWith({
  hands: { 0: "T16 T12 T3 E HK H7 H2 SQ S9 S5 S2 DN D8 D4 CK C10 C6 C3", 3: "HQ T14" },
  actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HQ"],
});

/** A table with its settings open over it. */
async function opened(setup: Parameters<typeof TableHarness.open>[0] = {}, input: Input = "click") {
  const table = await TableHarness.open({ deal, bots: "none", ...setup }, input);
  await table.press("[data-tool=settings]");
  await waitUntil(() => dialogOf(table)?.open, "the settings open");
  await table.settle();
  return table;
}

const elementOf = (table: TableHarness) => table.root.querySelector<TarotSettings>("tarot-settings");
const dialogOf = (table: TableHarness) => elementOf(table)?.shadowRoot?.querySelector("dialog");

function control(table: TableHarness, label: string): HTMLInputElement {
  const labels = [...elementOf(table)!.shadowRoot!.querySelectorAll("label")];
  return labels.find((one) => one.textContent.replaceAll(/\s+/g, " ").trim().startsWith(label))!.querySelector("input")!;
}

describe("the settings of a table", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => {
    preferNothing();
    localStorage.clear();
  });

  for (const input of ["click", "touch", "keyboard"] as const) {
    it(`open over the table, show at once what is chosen, and give the focus back: by ${input}`, async () => {
      const table = await opened({}, input);
      const tool = table.root.querySelector<HTMLElement>("[data-tool=settings]")!;
      expect(dialogOf(table)!.matches(":modal")).to.equal(true);
      expect(table.bright).to.deep.equal(["E", "HK", "H7", "H2"]);
      const hints = control(table, "Hints");
      expect(hints.checked).to.equal(true);
      await table.use(hints);
      if (input === "keyboard") await sendKeys({ press: "Space" });
      await table.settle();
      expect(hints.checked).to.equal(false);
      expect(preferences()).to.deep.equal({ noHints: true });
      expect(table.bright).to.have.length(18);
      await table.use(elementOf(table)!.shadowRoot!.querySelector<HTMLElement>(".done")!);
      await waitUntil(() => elementOf(table) === null, "the settings are gone");
      expect(table.focused === tool).to.equal(true);
    });
  }

  it("close by Escape, and leave nothing behind when their table is taken away", async () => {
    const table = await opened();
    await sendKeys({ press: "Escape" });
    await waitUntil(() => elementOf(table) === null);
    await table.press("[data-tool=settings]");
    await waitUntil(() => dialogOf(table)?.open);
    const { parentElement } = table.element;
    table.element.remove();
    parentElement!.append(table.element);
    await table.settle();
    expect(elementOf(table)).to.equal(null);
  });

  it("move sliders by the arrow keys, and the look with them", async () => {
    const table = await opened();
    for (const [label, name] of [["Contrast", "contrast"], ["Grain", "grain"], ["Colour temperature", "temperature"]] as const) {
      const slider = control(table, label);
      const before = slider.valueAsNumber;
      slider.focus();
      await sendKeys({ press: "ArrowRight" });
      await table.settle();
      expect(slider.valueAsNumber).to.equal(before + 5);
      expect(slider.getAttribute("aria-valuetext")).to.equal(`${String(before + 5)}%`);
      expect(preferences()[name]).to.equal(before + 5);
      expect(getComputedStyle(table.element).getPropertyValue(`--tarot-${name}`)).to.equal(String(before + 5));
    }
  });

  it("set every one of them, and all go back to what the page has", async () => {
    const table = await opened({ speed: "fast", contrast: 70, theme: "dark" });
    const radio = (name: string, value: string) => elementOf(table)!.shadowRoot!.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)!;
    const atFirst = () => [radio("speed", "fast").checked, control(table, "Contrast").valueAsNumber, radio("theme", "dark").checked, control(table, "Sounds").checked];
    expect(atFirst()).to.deep.equal([true, 70, true, false]);
    for (const label of ["Four colours", "Hints", "Tap twice", "Sounds"]) control(table, label).click();
    for (const [name, value] of [["speed", "slow"], ["theme", "auto"]] as const) radio(name, value).click();
    await table.settle();
    expect(preferences()).to.deep.equal({ fourColours: true, noHints: true, tapTwice: true, sound: true, speed: "slow", theme: "auto" });
    expect(atFirst()).to.deep.equal([false, 70, false, true]);
    await table.use(elementOf(table)!.shadowRoot!.querySelector<HTMLElement>(".reset")!);
    expect(preferences()).to.deep.equal({});
    expect(atFirst()).to.deep.equal([true, 70, true, false]);
  });

  it("offer the decks that there are, each by a card of its own", async () => {
    const table = await opened();
    const shown = [...elementOf(table)!.shadowRoot!.querySelectorAll(".deck playing-card")].map((card) => card.getAttribute("deck"));
    expect(shown).to.deep.equal([...tarotDecks]);
    for (const name of shown.slice(1)) {
      elementOf(table)!.shadowRoot!.querySelector<HTMLInputElement>(`[name=deck][value=${String(name)}]`)!.click();
      await waitUntil(() => table.root.querySelector("[data-card] playing-card")!.getAttribute("deck") === name, `the table shows ${String(name)}`);
    }
  });

  it("are left out of figures, and of tables without controls", async () => {
    for (const setup of [{ mode: "figure" }, { noControls: true }, { noSettings: true }] as const) {
      const table = await TableHarness.open({ deal, bots: "none", ...setup });
      expect(table.root.querySelector("[data-tool=settings]"), JSON.stringify(setup)).to.equal(null);
    }
  });

  for (const lang of languages) {
    for (const [width, theme] of [[320, "light"], [1280, "dark"]] as const) {
      it(`give axe nothing to find, cut nothing off and keep their targets large: ${lang}, ${String(width)} px, ${theme}`, async () => {
        await setViewport({ width, height: 640 });
        await emulateMedia({ reducedMotion: "reduce" });
        const table = await opened({ lang, theme });
        const root = elementOf(table)!.shadowRoot!;
        expect(await axeFindings(table.element)).to.deep.equal([]);
        const { right, left } = dialogOf(table)!.getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(right).to.be.at.most(width);
        expect(root.querySelector(".all")!.scrollWidth).to.be.at.most(root.querySelector(".all")!.clientWidth);
        for (const target of root.querySelectorAll("button, label")) expect(target.getBoundingClientRect().height, target.textContent).to.be.at.least(24);
        expect(table.text("tarot-settings") + (root.textContent ?? "")).to.not.match(/settings:|ui:/);
        await nextFrame();
      });
    }
  }

  for (const theme of ["light", "dark"]) {
    for (const [contrast, temperature] of [[0, 0], [0, 100], [100, 0], [100, 100]] as const) {
      it(`leave every text legible at the ends of the scales: ${theme}, contrast ${String(contrast)}, temperature ${String(temperature)}`, async () => {
        const table = await TableHarness.open({ deal, bots: "none", theme, contrast, temperature, grain: 100 });
        await table.settle();
        expect(await axeFindings(table.element)).to.deep.equal([]);
      });
    }
  }
});
