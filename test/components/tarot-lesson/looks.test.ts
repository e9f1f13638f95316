import { html } from "@open-wc/testing-helpers";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { axeFindings } from "../../support/axe.js";
import { learnerAt, type Learner } from "./learner.js";

const place = "tarot-table:lessons";

/** What a learner may have before the eyes. */
const scenes: readonly [name: string, step: number, act: (learner: Learner) => Promise<void>][] = [
  ["words and pointers", 1, () => Promise.resolve()],
  ["a question", 3, () => Promise.resolve()],
  ["a refused card", 5, (learner) => learner.play("T6")],
  ["a poor card", 4, (learner) => learner.play("T14")],
  ["hints", 4, (learner) => pressAll(learner, "hint", "hint", "hint")],
  ["a quiz", 6, () => Promise.resolve()],
  ["a wrong choice", 6, (learner) => learner.click(learner.root.querySelector<HTMLElement>(".check")!)],
  ["a solved quiz", 6, (learner) => learner.press("solution")],
  ["the end", 6, (learner) => pressAll(learner, "solution", "next")],
];

async function pressAll(learner: Learner, ...tools: ("hint" | "solution" | "next")[]): Promise<void> {
  for (const tool of tools) await learner.press(tool);
}

describe("the look of tarot-lesson", () => {
  beforeEach(() => localStorage.removeItem(place));
  after(async () => {
    await emulateMedia({ forcedColors: "none" });
    await setViewport({ width: 1280, height: 800 });
    localStorage.removeItem(place);
  });

  for (const [name, step, act] of scenes) {
    for (const [theme, width] of [["light", 320], ["dark", 1280]] as const) {
      it(`gives axe nothing to find: ${name}, ${theme}, ${String(width)} px`, async () => {
        await setViewport({ width, height: 900 });
        const learner = await learnerAt(step, "en", html`<tarot-lesson lesson="overtrump" speed="instant" theme=${theme}></tarot-lesson>`);
        await act(learner);
        expect(await axeFindings(learner.element)).to.deep.equal([]);
      });
    }
  }

  for (const language of ["de", "fr"]) {
    for (const [name, step, act] of scenes) {
      it(`keeps within a phone's width in the longest languages: ${name}, ${language}`, async () => {
        await setViewport({ width: 320, height: 700 });
        const learner = await learnerAt(step, language);
        await act(learner);
        expect(document.documentElement.scrollWidth).to.be.at.most(320);
        const tools = learner.root.querySelector(".tools")!;
        expect(new Set([...tools.children].map((tool) => Math.round(tool.getBoundingClientRect().top))).size, "one row").to.equal(1);
      });
    }
  }

  it("has buttons to hit with a thumb", async () => {
    await setViewport({ width: 320, height: 700 });
    const learner = await learnerAt(6);
    for (const target of learner.root.querySelectorAll(".tools button, .choice, .check, .restart")) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height), target.className).to.be.at.least(32);
    }
  });
});
