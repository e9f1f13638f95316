import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { html, render } from "lit";
import "../../components/tarot-table/define.js";
import type { TarotTable } from "../../components/tarot-table/tarot-table.js";
import de from "../../locales/de/spare.json" with { type: "json" };
import { dressPage } from "../../stories/toolbar.js";
import { listen } from "./console.js";
import { findingsIn } from "./findings.js";
import { everyFrame, few, pairs } from "./frames.js";
import { letTimeGoOn } from "./still-time.js";
import type { Story } from "./story.js";

const frame = { language: "de", theme: "light", width: 320 } as const;

async function findings(show: (canvas: HTMLElement) => void, story: Partial<Story> = {}): Promise<string> {
  return (await findingsIn({ title: "a story", warns: [], loading: false, few: false, show, play: () => Promise.resolve(), ...story }, [frame])).join("\n");
}

const drawn = (template: unknown, style = "") =>
  findings((canvas) => {
    render(template, canvas);
    if (style) canvas.firstElementChild!.setAttribute("style", style);
  });

describe("what is amiss in a story", () => {
  beforeEach(listen);
  afterEach(letTimeGoOn);
  after(async () => {
    dressPage({ language: "en", theme: "light" });
    await setViewport({ width: 1280, height: 800 });
  });

  it("is nothing in a story that is well", async () => {
    expect(await drawn(html`<p>Alles gut</p>`)).to.equal("");
  });

  it("is found where it is said to the page's developer, unless the story says so", async () => {
    const warn = () => console.warn("tarot-table: odd");
    expect(await findings(warn)).to.contain("warn: tarot-table: odd");
    expect(await findings(warn, { warns: [/odd$/] })).to.equal("");
  });

  it("is found where a person that looks at it sees cut text, a page too wide, or what is too small to hit", async () => {
    expect(await drawn(html`<p>Donaudampfschifffahrt</p>`, "inline-size: 3rem; overflow: hidden")).to.match(/320 px: cut: <p/);
    expect(await drawn(html`<p>weit</p>`, "inline-size: 400px")).to.match(/320 px: the page is \d+ px wide/);
    expect(await drawn(html`<button>x</button>`, "inline-size: 20px; block-size: 30px; padding: 0")).to.match(/320 px: small: <button/);
  });

  it("is found by axe, in shadow roots too", async () => {
    const found = await findings((canvas) => {
      const host = canvas.appendChild(document.createElement("div"));
      render(html`<button></button><p>grau</p>`, host.attachShadow({ mode: "open" }));
      host.shadowRoot!.querySelector("p")!.setAttribute("style", "color: #ccc; background: #fff");
    });
    expect(found).to.contain("button-name").and.to.contain("color-contrast");
  });

  it("is found where a table in play tells a hidden card, by code or in the page's language", async () => {
    for (const told of ["T21", "Trumpf 21"]) {
      const found = await findings((canvas) => {
        render(html`<tarot-table seed="four hide" dealer="3" bots="none"></tarot-table>`, canvas);
      }, {
        play: async (canvas) => {
          const table = canvas.querySelector<TarotTable>("tarot-table")!;
          await table.updateComplete;
          expect(table.view!.hand).to.not.contain("T21");
          table.shadowRoot!.append(Object.assign(document.createElement("i"), { title: told }));
        },
      });
      expect(found).to.equal("de, light, 320 px: tells of T21, which is hidden");
    }
  });

  it("is found where something could not be fetched", async () => {
    expect(await drawn(html`<p role="alert">Hier stimmt etwas nicht.</p>`)).to.equal("");
    expect(await drawn(html`<p role="alert">${de.missing}</p>`)).to.contain("misses a part");
  });

  it("is looked for in every two of a language, a theme and a width, and by the next story in the other half", () => {
    const twos = (frames: typeof everyFrame) => new Set(frames.flatMap(({ language, theme, width }) => [`${language} ${theme}`, `${language} ${String(width)}`, `${theme} ${String(width)}`]));
    for (const turn of [0, 1]) expect([...twos(pairs(turn))]).to.have.members([...twos(everyFrame)]);
    expect([...pairs(0), ...pairs(1)]).to.have.members([...everyFrame]);
  });

  it("is looked for in two frames that differ in everything, where a story is one of many alike", () => {
    for (const turn of [0, 1, 2, 3]) {
      const [one, other] = few(turn);
      expect(few(turn)).to.have.length(2);
      for (const key of ["language", "theme", "width"] as const) expect(one![key]).to.not.equal(other![key]);
    }
    expect(new Set([0, 1, 2, 3].flatMap((turn) => few(turn).map(({ language, width }) => `${language} ${String(width)}`))).size).to.equal(8);
  });
});
