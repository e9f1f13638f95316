import { sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const passed = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
const focusedCard = (table: TableHarness) => (table.focused as HTMLElement).dataset["card"];

describe("the focus at the table", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("walks the hand by arrows, Home and End, and is one stop for Tab", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: passed }), bots: "none" });
    table.card(table.hand[0]!).focus();
    await sendKeys({ press: "ArrowRight" });
    expect(focusedCard(table)).to.equal(table.hand[1]);
    await sendKeys({ press: "End" });
    expect(focusedCard(table)).to.equal(table.hand.at(-1));
    await sendKeys({ press: "ArrowRight" });
    expect(focusedCard(table)).to.equal(table.hand[0]);
    await table.settle();
    expect(table.root.querySelectorAll('[data-card][tabindex="0"]')).to.have.length(1);
    await sendKeys({ press: "Tab" });
    expect(table.root.activeElement).to.equal(null);
  });

  it("goes to the neighbour of a played card, and stays in the hand while others play", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: passed }), bots: "none" });
    const [, second, third] = table.hand;
    table.card(second!).focus();
    await sendKeys({ press: "Enter" });
    await table.settle();
    expect(table.trick).to.deep.equal([second]);
    expect(focusedCard(table)).to.equal(third);
    expect(table.card(third!).getAttribute("aria-disabled")).to.equal("true");
  });

  it("goes from the bids to the hand when they are over, and to the discard's cards", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" }, "keyboard");
    await table.bid("garde");
    expect(focusedCard(table)).to.be.a("string");
    for (const seat of [1, 2, 3]) table.element.act({ seat, type: "bid", bid: "pass" });
    await table.settle();
    expect(table.view.choices.phase).to.equal("discard");
    expect(focusedCard(table)).to.be.a("string");
  });

  it("goes to the panel when it asks, to the next deal at the end, and to its first question after that", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: ["0 bid garde-sans", "1 bid pass", "2 bid pass"] }), bots: "none" });
    table.card(table.hand[0]!).focus();
    table.element.act({ seat: 3, type: "bid", bid: "pass" });
    await table.settle();
    expect(table.root.activeElement!.localName).to.equal("bid-panel");
    table.element.deal = dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] });
    await table.settle();
    expect((table.focused as HTMLElement).dataset).to.have.property("next");
    await sendKeys({ press: "Enter" });
    await table.settle();
    expect(focusedCard(table), "East bids first").to.be.a("string");
  });

  it("is never taken from the page", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    const outside = document.createElement("button");
    document.body.append(outside);
    outside.focus();
    for (const seat of [0, 1, 2, 3]) table.element.act({ seat, type: "bid", bid: "pass" });
    await table.settle();
    expect(document.activeElement).to.equal(outside);
    outside.remove();
  });
});
