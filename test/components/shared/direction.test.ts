import { fixture } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import "../../../components/define.js";
import { TableHarness } from "../../support/table-harness.js";

/** Where the first and the last letter of a sentence are drawn. */
function endsOf(element: Element): { first: DOMRect; last: DOMRect } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode.textContent!.trim() !== "") nodes.push(texts.currentNode as Text);
  const letter = (node: Text, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  return { first: letter(first, first.data.search(/\S/)), last: letter(last, last.data.trimEnd().length - 1) };
}

describe("in a page that runs from right to left", () => {
  for (const name of ["tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "tarot-course", "tarot-quiz", "playing-card"]) {
    it(`runs from left to right, as its language does: <${name}>`, async () => {
      const page = await fixture<HTMLElement>('<div dir="rtl"></div>');
      const [inherits, asked] = [document.createElement(name), document.createElement(name)];
      asked.dir = "rtl";
      page.append(inherits, asked);
      for (const element of [inherits, asked]) {
        await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
        expect(getComputedStyle(element).direction).to.equal("ltr");
      }
    });
  }

  describe("a table", () => {
    before(() => (document.documentElement.dir = "rtl"));
    after(() => document.documentElement.removeAttribute("dir"));

    it("ends a sentence with its full stop", async () => {
      const table = await TableHarness.open({ seed: "a", bots: "none", dealer: 3 });
      const panel = table.root.querySelector("bid-panel")!;
      await panel.updateComplete;
      const { first, last } = endsOf(table.root.querySelector(".status")!);
      expect(last.left).to.be.greaterThan(first.left);
    });

    it("has dialogs that run so too, and arrows that lead where they point", async () => {
      const table = await TableHarness.open({ seed: "a", bots: "none", dealer: 3 });
      table.element.share();
      await table.settle();
      expect(getComputedStyle(table.root.querySelector("dialog")!).direction).to.equal("ltr");
      table.root.querySelector("dialog")!.close();
      await table.settle();
      const cards = [...table.root.querySelectorAll<HTMLElement>("button[data-card]")];
      cards[0]!.focus();
      await sendKeys({ press: "ArrowRight" });
      expect(table.root.activeElement).to.equal(cards[1]);
      expect(cards[1]!.getBoundingClientRect().left).to.be.greaterThan(cards[0]!.getBoundingClientRect().left);
    });
  });
});
