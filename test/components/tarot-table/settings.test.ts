import { fixture, html, nextFrame, oneEvent } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import "../../../components/tarot-table/define.js";
import type { TarotTable } from "../../../components/tarot-table/tarot-table.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

/** Seat 1 is about to think for a while. */
async function tableThatThinks(): Promise<TableHarness> {
  const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
  Object.assign(table.element, { speed: "normal", bots: "easy" });
  table.element.act({ seat: 0, type: "bid", bid: "pass" });
  await table.settle();
  expect(table.view.bids).to.have.length(1);
  return table;
}

describe("a setting that changes while a bot thinks", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("holds at once: at another speed it does not think on as before", async () => {
    const table = await tableThatThinks();
    table.element.speed = "instant";
    await table.settle();
    expect(table.view.bids).to.have.length(4);
  });

  for (const [title, setting] of [
    ["without bots nobody bids", { bots: "none" }],
    ["in a figure nobody bids", { mode: "figure" }],
    ["nobody bids for the seat that is the person's now", { seat: 1 }],
  ] as const) {
    it(`holds at once: ${title}`, async () => {
      const table = await tableThatThinks();
      const bid = oneEvent(table.element, "tarot-action");
      Object.assign(table.element, setting);
      await table.settle();
      // The time that the bot would have taken, measured at the table beside it.
      const beside = await tableThatThinks();
      await Promise.race([bid, oneEvent(beside.element, "tarot-action")]);
      await nextFrame();
      expect(table.view.bids).to.have.length(1);
    });
  }
});

describe("a table's hand", () => {
  it("takes no more room after the table has been narrow than it needs now", async () => {
    // In whole pixels: a box is higher or lower by a breath, depending on where it stands.
    const reserved = (table: TableHarness) => table.root.querySelector<HTMLElement>("[part=hand]")!.offsetHeight;
    const deal = dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] });
    await setViewport({ width: 620, height: 900 });
    const fresh = reserved(await TableHarness.open({ deal, bots: "none" }));
    await setViewport({ width: 320, height: 900 });
    const table = await TableHarness.open({ deal, bots: "none" });
    await setViewport({ width: 620, height: 900 });
    await waitUntil(() => reserved(table) === fresh, "the hand is as high as that of a table which was never narrow", { timeout: 2000 });
  });
});

describe("what a page may set", () => {
  const bare = Object.create(null) as never;

  for (const name of ["game", "players", "seat", "dealer", "seed", "mode", "bots", "deck"]) {
    it(`is taken for what it is where it has no text of its own: ${name}`, async () => {
      const element = document.createElement("tarot-table") as TarotTable;
      Object.assign(element, { lang: "en", speed: "instant", [name]: bare });
      const holder = await fixture(html`<div></div>`);
      holder.append(element);
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector(name === "game" ? "[part=problem]" : ".table")).to.exist;
    });
  }
});
