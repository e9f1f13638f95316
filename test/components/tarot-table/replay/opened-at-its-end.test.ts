import { expect } from "chai";
import { fixture, html } from "@open-wc/testing-helpers";
import "../../../../components/tarot-table/define.js";
import type { TarotTable } from "../../../../components/tarot-table/tarot-table.js";
import { playedDeal } from "../../../support/played-deal.js";

// In a file of its own: what a table on the page has fetched is there for all that come after it.
describe("a replay that is opened at its end, on a page that has fetched nothing of an end before", () => {
  it("shows the result and the sheet at once", async () => {
    const deal = playedDeal("whole deal 3");
    const table = await fixture<TarotTable>(html`<tarot-table lang="en" mode="replay" .deal=${deal} .step=${deal.actions.length + 1}></tarot-table>`);
    const root = table.shadowRoot!;
    expect(root.querySelector("[role=alert]")?.textContent ?? "no alert").to.equal("no alert");
    expect(root.querySelector(".verdict")?.textContent ?? "").to.not.equal("");
    expect(root.querySelector("score-sheet")!.shadowRoot!.querySelector("table")).to.not.equal(null);
  });
});
