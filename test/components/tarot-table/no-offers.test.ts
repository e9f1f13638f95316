import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

/** What bids, a call, an announcement, a discard and a handful are offered by. */
const offered = ({ root }: TableHarness) => root.querySelectorAll("bid-panel, .laying, .offer").length;

const passed = ["1 bid pass", "2 bid pass", "3 bid pass"];
const positions = {
  "a bid": dealWith({}),
  "a call": dealWith({ players: 5, actions: ["0 bid garde-sans", ...passed, "4 bid pass"] }),
  "a slam to announce": dealWith({ actions: ["0 bid garde-sans", ...passed] }),
  "places for the discard": dealWith({ actions: ["0 bid garde", ...passed] }),
  "a handful": dealWith({ hands: { 0: "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10" }, actions: ["0 bid garde-sans", ...passed, "0 announce none"] }),
};

describe("a table without offers", () => {
  for (const [what, deal] of Object.entries(positions)) {
    it(`does not offer ${what}, and does again when it is told to`, async () => {
      const table = await TableHarness.open({ deal, bots: "none", noOffers: true });
      expect(offered(table)).to.equal(0);
      table.element.noOffers = false;
      await table.settle();
      expect(offered(table)).to.equal(1);
    });
  }

  it("tells what happened, and not that something is to be done before it is asked for", async () => {
    const deal = dealWith({ actions: ["0 bid garde-sans", "1 bid pass", "2 bid pass"] });
    const table = await TableHarness.open({ deal, bots: "none", noOffers: true });
    table.root.querySelector<HTMLElement>("[data-card]")?.focus();
    table.element.act({ seat: 3, type: "bid", bid: "pass" });
    await table.settle();
    expect(table.announced).to.contain("West").and.to.not.contain("Say so now");
    table.element.noOffers = false;
    await table.settle();
    expect(table.announced).to.contain("Will you take every trick? Say so now.");
  });

  it("refuses no card of the hand for the discard, in looks or in words, before it asks for it", async () => {
    const deal = dealWith({ hands: { 0: "SK T5 S2" }, actions: ["0 bid garde", ...passed] });
    const table = await TableHarness.open({ deal, bots: "none", noOffers: true });
    const king = () => table.root.querySelector<HTMLElement>("[data-card=SK]")!;
    expect(table.root.querySelectorAll(".hand.marked, .card.refused, .card.open").length).to.equal(0);
    const named = king().textContent.trim();
    table.element.noOffers = false;
    await table.settle();
    expect(table.root.querySelector(".hand")?.className).to.equal("hand marked");
    expect(king().className).to.contain("refused");
    expect(king().textContent.trim()).to.contain(named).and.not.to.equal(named);
  });

  it("keeps in sight what is laid aside already", async () => {
    const table = await TableHarness.open({ deal: positions["places for the discard"], bots: "none" });
    const card = table.hand.find((code) => !code.startsWith("T") && code !== "E" && !code.endsWith("K"))!;
    await table.tap(card);
    table.element.noOffers = true;
    await table.settle();
    expect(table.root.querySelector<HTMLElement>("[data-laid]")?.dataset["laid"]).to.equal(card);
  });

  it("still lets cards be played", async () => {
    const deal = dealWith({ actions: ["0 bid garde-sans", ...passed, "0 announce none"] });
    const table = await TableHarness.open({ deal, bots: "none", noOffers: true });
    const [card] = table.hand;
    await table.tap(card!);
    expect(table.trick).to.deep.equal([card]);
  });
});
