import { html } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { languages } from "../../../locales/index.js";
import { waitUntil } from "../../support/wait-until.js";
import { learnerAt } from "./learner.js";

const place = "tarot-table:lessons";

describe("a lesson on a phone", () => {
  beforeEach(() => localStorage.removeItem(place));
  after(async () => {
    localStorage.removeItem(place);
    await setViewport({ width: 1280, height: 800 });
  });

  for (const lang of languages) {
    it(`shows question, trick and every card's index above the tools at 360 × 740: ${lang}`, async () => {
      await setViewport({ width: 360, height: 740 });
      const learner = await learnerAt(4, lang);
      window.scrollTo(0, 0);
      const tools = learner.root.querySelector(".tools")!.getBoundingClientRect();
      expect(tools.bottom).to.be.at.most(740);
      expect(learner.root.querySelector(".ask")!.getBoundingClientRect().top).to.be.above(0);
      expect(learner.table.shadowRoot!.querySelector(".trick")!.getBoundingClientRect().bottom).to.be.below(tools.top);
      for (const card of learner.table.shadowRoot!.querySelectorAll("button.card")) {
        const { top, width } = card.getBoundingClientRect();
        expect(top + width / 2, card.textContent).to.be.below(tools.top);
      }
    });

    for (const width of [320, 360, 768, 1280]) {
      it(`cuts no tool's name, ${lang}, ${String(width)} px`, async () => {
        await setViewport({ width, height: 740 });
        const learner = await learnerAt(4, lang);
        for (const tool of learner.root.querySelectorAll<HTMLElement>(".tools button")) {
          const { left, right } = tool.getBoundingClientRect();
          const name = tool.querySelector("span")!.getBoundingClientRect();
          expect(name.left, tool.textContent).to.be.at.least(left);
          expect(name.right, tool.textContent).to.be.at.most(right);
        }
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }
  }

  for (const [width, height] of [[320, 640], [390, 800]] as const) {
    it(`keeps the question in sight above the cards that answer it, ${String(width)} × ${String(height)}`, async () => {
      await setViewport({ width, height });
      const learner = await learnerAt(3, "de", html`<tarot-lesson lesson="discard" speed="instant" lang="de"></tarot-lesson>`);
      const hand = [...learner.table.shadowRoot!.querySelectorAll<HTMLElement>("button.card.open")];
      expect(hand).to.not.be.empty;
      const tools = learner.root.querySelector(".tools")!.getBoundingClientRect();
      window.scrollTo(0, 0);
      window.scrollBy(0, Math.max(...hand.map((card) => card.getBoundingClientRect().top)) - tools.top + 48);
      await learner.settled();
      const ask = learner.root.querySelector(".ask")!.getBoundingClientRect();
      expect(ask.top).to.be.at.least(0);
      for (const card of hand) {
        const { top, left } = card.getBoundingClientRect();
        expect(top).to.be.within(ask.bottom, tools.top - 24);
        // The innermost there is the card's own table, and nothing that lies over it.
        expect(document.elementFromPoint(left + 4, top + 8)).to.equal(learner.element);
        expect(learner.root.elementFromPoint(left + 4, top + 8)).to.equal(learner.table);
      }
    });
  }

  it("lets a question scroll away that would take the place of the cards", async () => {
    await setViewport({ width: 320, height: 420 });
    const learner = await learnerAt(4);
    for (let hint = 0; hint < 3; hint++) await learner.press("hint");
    window.scrollTo(0, document.body.scrollHeight);
    expect(learner.root.querySelector(".ask")!.getBoundingClientRect().bottom).to.be.below(0);
  });

  it("brings a card that is reached by key out from under the tools", async () => {
    await setViewport({ width: 360, height: 560 });
    const learner = await learnerAt(4);
    window.scrollTo(0, 0);
    const cards = [...learner.table.shadowRoot!.querySelectorAll<HTMLElement>("button.card")];
    cards.at(-1)!.focus();
    const tools = learner.root.querySelector(".tools")!;
    // Not every browser scrolls at once to what has the focus.
    await waitUntil(() => cards.at(-1)!.getBoundingClientRect().bottom <= tools.getBoundingClientRect().top, "the card is above the tools");
  });
});
