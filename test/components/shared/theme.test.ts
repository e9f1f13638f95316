import { fixture } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/define.js";

describe("every element", () => {
  for (const name of ["tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "tarot-course", "tarot-quiz", "playing-card"]) {
    it(`is light or dark as it is told, else as the page is: <${name}>`, async () => {
      const page = await fixture<HTMLElement>("<div></div>");
      page.style.setProperty("color-scheme", "dark");
      const element = document.createElement(name);
      page.append(element);
      expect(getComputedStyle(element).colorScheme).to.equal("dark");
      Object.assign(element, { theme: "light" });
      await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
      expect(element.getAttribute("theme")).to.equal("light");
      expect(getComputedStyle(element).colorScheme).to.equal("light");
    });

    it(`is as the page is where a theme is none: <${name}>`, async () => {
      const element = document.createElement(name) as HTMLElement & { updateComplete: Promise<unknown> };
      (await fixture("<div></div>")).append(element);
      for (const theme of [Symbol("dark"), Object.create(null), 7n, Number.NaN, {}]) {
        Object.assign(element, { theme });
        await element.updateComplete;
        expect(element.hasAttribute("theme")).to.equal(false);
      }
    });
  }
});
