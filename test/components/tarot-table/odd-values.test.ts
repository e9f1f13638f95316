import { oneEvent } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ErrorDetail } from "../../../components/shared/events.js";
import { chooseAction } from "../../../bots/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

async function playedOut(): Promise<TableHarness> {
  const table = await TableHarness.open({ seed: "whole deal 1", dealer: 3 });
  while (table.view.choices.phase !== "done") {
    table.element.act(chooseAction(table.view, { level: "easy", seed: "on" }));
    await table.settle();
  }
  return table;
}

/** How many deals the sheet has. */
const dealsIn = (table: TableHarness) => table.root.querySelector("score-sheet")!.deals.length;

describe("a seed that is none", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const seed of [5, {}, "", Object.create(null), Symbol("seed")]) {
    it(`deals from the table's own, and counts the deal before once: ${typeof seed === "object" && !("toString" in seed) ? "an object without a text" : `${typeof seed} ${String(seed)}`}`, async () => {
      const table = await playedOut();
      const [first, second] = [await playedOut(), table].map(({ element }, place) => {
        element.newDeal(...((place === 0 ? [] : [seed]) as [string?]));
        return element.record!;
      });
      expect(second).to.deep.equal(first);
      await table.settle();
      while (table.view.choices.phase !== "done") {
        table.element.act(chooseAction(table.view, { level: "easy", seed: "on" }));
        await table.settle();
      }
      expect(dealsIn(table)).to.equal(2);
    });
  }
});

describe("a deal that is no record", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const deal of [Number.NaN, 0, -0, 7n, true, false, Symbol("deal"), () => null]) {
    it(`is told in place, and to the page once: ${typeof deal} ${String(deal)}`, async () => {
      const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
      const errors: ErrorDetail[] = [];
      table.element.addEventListener("tarot-error", (event) => errors.push(event.detail));
      const told = oneEvent(table.element, "tarot-error");
      table.element.deal = deal as never;
      expect(table.element.view).to.equal(null);
      await told;
      await table.settle();
      expect(errors).to.deep.equal([{ code: "wrong-type", path: "" }]);
      expect(table.text("[part=problem] .title")).to.equal("This deal cannot be shown");
      table.element.deal = dealWith({});
      await table.settle();
      expect(table.hand).to.have.length(18);
    });
  }
});
