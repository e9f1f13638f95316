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
    const after = document.createElement("button");
    table.element.after(after);
    await sendKeys({ press: "Tab" });
    expect(document.activeElement).to.equal(after);
  });

  it("jumps to a suit by its number, to the next card of it by the same again, and to playable cards by N", async () => {
    const hand = "T16 T3 E HK H7 H2 SQ S9 S5 S2 DN D8 D4 CK C10 C6 C3 T12";
    const led = dealWith({ hands: { 0: hand, 3: "HQ" }, actions: [...passed.slice(0, 4), "3 announce slam", "3 play HQ"] });
    const table = await TableHarness.open({ deal: led, bots: "none" });
    table.card("E").focus();
    const walked: (string | undefined)[] = [];
    for (const key of ["2", "2", "1", "1", "5", "n", "n", "N", "4", "3"]) {
      await sendKeys({ press: key });
      walked.push(focusedCard(table));
    }
    // King, the only heart above the queen, and the Excuse may be played; all hearts follow.
    expect(walked).to.deep.equal(["SQ", "S9", "E", "T16", "DN", "E", "HK", "H7", "CK", "HK"]);
  });

  it("leaves the page its own keys: arrows up and down, page keys and space bar scroll it, digits outside go nowhere", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: passed }), bots: "none" });
    const kept: string[] = [];
    document.addEventListener("keydown", (event) => event.defaultPrevented && kept.push(event.key));
    table.card(table.hand[0]!).focus();
    for (const press of ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "a", "x", "Control+ArrowRight", "Alt+ArrowLeft"]) await sendKeys({ press });
    expect(focusedCard(table)).to.equal(table.hand[0]);
    table.root.querySelector<HTMLElement>("[data-tool=newDeal]")!.focus();
    for (const press of ["ArrowRight", "ArrowLeft", "Home", "End", "1", "n"]) await sendKeys({ press });
    expect((table.focused as HTMLElement).dataset["tool"]).to.equal("newDeal");
    expect(kept).to.deep.equal([]);
  });

  it("finds all keys told: by ? in the hand, and by a button that shows once Tab reaches it", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: passed }), bots: "none" }, "keyboard");
    table.card(table.hand[2]!).focus();
    await sendKeys({ press: "?" });
    await table.settle();
    expect(table.text("dialog h2")).to.equal("Keys for your hand");
    expect(table.text(".keys")).to.match(/1 ?trump/).and.to.match(/3 ?hearts/);
    await sendKeys({ press: "Escape" });
    await table.settle();
    expect(focusedCard(table)).to.equal(table.hand[2]);
    const button = table.root.querySelector<HTMLElement>("[data-tool=keys]")!;
    expect(getComputedStyle(button).opacity).to.equal("0");
    await table.press("[data-tool=keys]");
    expect(table.dialog!.open).to.equal(true);
    await sendKeys({ press: "Escape" });
    await table.settle();
    expect((table.focused as HTMLElement).dataset["tool"]).to.equal("keys");
    expect(getComputedStyle(button).opacity).to.equal("1");
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

  for (const [from, setup, first, phase] of [
    ["a played card to its neighbour", { deal: dealWith({ actions: passed }) }, (table: TableHarness) => table.card(table.hand[1]!), "wait"],
    ["the last card to the one before it", { deal: dealWith({ actions: passed }) }, (table: TableHarness) => table.card(table.hand.at(-1)!), "wait"],
    ["a card laid aside to its neighbour", { deal: dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] }) }, (table: TableHarness) => table.root.querySelector<HTMLElement>("[data-card].open")!, "discard"],
  ] as const) {
    it(`goes from ${from} without drawing the table a second time`, async () => {
      const table = await TableHarness.open({ ...setup, bots: "none" });
      const card = first(table);
      const place = table.hand.indexOf(card.dataset["card"]!);
      card.focus();
      await table.settle();
      card.click();
      expect(await table.element.updateComplete, "nothing is left to be drawn").to.equal(true);
      expect(table.view.choices.phase).to.equal(phase);
      expect(focusedCard(table)).to.equal(table.hand[Math.min(place, table.hand.length - 1)]);
      expect(table.root.querySelectorAll('[data-card][tabindex="0"]')).to.have.length(1);
      expect((table.focused as HTMLElement).tabIndex).to.equal(0);
    });
  }

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
