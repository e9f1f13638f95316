import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/tarot-course/define.js";
import "../../../components/tarot-quiz/define.js";
import { lessonParts } from "../../../components/tarot-lesson/exported-parts.js";
import type { TarotElement } from "../../../components/shared/tarot-element.js";
import { forgetEverything } from "../../support/own-storage.js";
import { waitUntil } from "../../support/wait-until.js";
import { learnerAt, type Learner } from "./learner.js";

const exported = lessonParts.split(", ").map((pair) => pair.split(": ")[0]!);

/** What there is to see of a lesson, one after the other. */
const scenes: readonly [string, number, (learner: Learner) => Promise<void>][] = [
  ["overtrump", 6, async (learner) => (await learner.press("solution"), learner.press("next"))],
  ["overtrump", 5, (learner) => learner.play("T6")],
  ["overtrump", 6, () => Promise.resolve()],
  ["score", 2, () => Promise.resolve()],
  ["exam", 6, () => Promise.resolve()],
  ["nothing-here", 1, () => Promise.resolve()],
];

describe("the parts of a lesson", () => {
  beforeEach(forgetEverything);

  it("are all let out by the element around, and no other", async () => {
    const { warn } = console;
    console.warn = () => undefined;
    const seen = new Set<string>();
    for (const [lesson, step, act] of scenes) {
      const learner = await learnerAt(step, "en", html`<tarot-lesson lesson=${lesson} speed="instant" lang="en"></tarot-lesson>`);
      await act(learner);
      for (const node of learner.root.querySelectorAll("[part]")) for (const name of node.part) seen.add(name);
    }
    console.warn = warn;
    expect([...seen].sort()).to.deep.equal([...exported].sort());
  });

  for (const [tag, markup] of [["tarot-course", '<tarot-course lang="en" lesson="overtrump"></tarot-course>'], ["tarot-quiz", '<tarot-quiz lang="en" seed="parts" kinds="legal"></tarot-quiz>']] as const) {
    it(`take a page's styles through <${tag}>`, async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${tag}::part(lesson-words) { color: rgb(1, 2, 3); } ${tag}::part(lesson-tool) { color: rgb(4, 5, 6); }`);
      document.adoptedStyleSheets.push(sheet);
      try {
        const element = await fixture<TarotElement>(markup);
        const inside = (selector: string) => element.shadowRoot?.querySelector("tarot-lesson")?.shadowRoot?.querySelector(selector);
        await waitUntil(() => inside('[part="tool"]'), "the lesson");
        expect(getComputedStyle(inside(".words")!).color).to.equal("rgb(1, 2, 3)");
        expect(getComputedStyle(inside('[part="tool"]')!).color).to.equal("rgb(4, 5, 6)");
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      }
    });
  }
});
