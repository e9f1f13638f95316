import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { DealRecord } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";

const othersPass = ["1 bid pass", "2 bid pass", "3 bid pass"];
const sans = ["0 bid garde-sans", ...othersPass, "0 announce none"];

/** At a table to which somebody listens: the plays, by seat from the leader on, and what was said of them. */
async function heardAt(deal: DealRecord, plays: readonly (readonly [number, string])[], seat = 0): Promise<[TableHarness, string]> {
  const table = await TableHarness.open({ deal, bots: "none", seat });
  table.element.dispatchEvent(new Event("pointerdown"));
  for (const [who, card] of plays) table.element.act({ seat: who, type: "play", card });
  await table.settle();
  await afterTimers();
  return [table, table.announced];
}

describe("what everybody sees happen", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("is the Excuse, open before its player while half a point is owed for it, and told", async () => {
    const deal = dealWith({ hands: { 0: "E T21", 1: "S3", 2: "S4", 3: "S5 T2" }, actions: sans });
    const [table, heard] = await heardAt(deal, [[0, "E"], [1, "S3"], [2, "S4"], [3, "S5"]]);
    expect(heard).to.contain("For the Excuse half a point is owed.");
    expect(table.root.querySelector('[data-seat="0"] .owed playing-card')!.getAttribute("card")).to.equal("E");
    expect(table.root.querySelectorAll(".owed")).to.have.length(1);
    table.element.act({ seat: 3, type: "play", card: "T2" });
    for (const [seat, card] of [[0, "T21"]] as const) table.element.act({ seat, type: "play", card });
    for (const seat of [1, 2]) {
      const choices = table.view.choices;
      expect(choices).to.include({ phase: "wait", seat });
      table.element.act({ seat, type: "play", card: lowest(table, seat) });
    }
    await table.settle();
    expect(table.root.querySelector(".owed"), "paid with a card of half a point").to.equal(null);
  });

  it("is the partner, once the called card has fallen and not before", async () => {
    const actions = ["0 bid garde-sans", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid pass", "0 call HK", "0 announce none"];
    const deal = dealWith({ players: 5, hands: { 0: "H2 S1", 1: "H3", 2: "HK", 3: "H4", 4: "H5" }, actions });
    const before = await TableHarness.open({ deal, bots: "none", seat: 3 });
    expect(before.root.textContent).to.not.contain("Called partner");
    const led = { ...deal, actions: [...actions] };
    const [table, heard] = await heardAt(led, [[0, "S1"]], 3);
    expect(heard).to.not.contain("partner");
    expect(table.root.querySelector('[data-seat="2"] .role')).to.equal(null);
    const called = dealWith({ players: 5, hands: { 0: "HK", 1: "H3", 2: "H6", 3: "H4", 4: "H5" }, actions });
    const [, alone] = await heardAt(called, [[0, "HK"]], 3);
    expect(alone).to.contain("The taker plays alone.");
  });

  it("is the dog, with its cards", async () => {
    const deal = dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass"] });
    const table = await TableHarness.open({ deal, bots: "none", seat: 1 });
    table.element.dispatchEvent(new Event("pointerdown"));
    table.element.act({ seat: 3, type: "bid", bid: "pass" });
    await table.settle();
    await afterTimers();
    expect(table.root.querySelectorAll(".dog.shown playing-card")).to.have.length(6);
    expect(table.announced).to.contain("In the dog: ");
  });
});

/** A trump that follows, whichever it is: the record knows every hand. */
function lowest(table: TableHarness, seat: number): string {
  const played = table.view.tricks.flatMap(({ cards }) => cards);
  return table.element.record!.hands[seat]!.split(" ").filter((card) => card.startsWith("T") && !played.includes(card)).at(-1)!;
}

describe("targets at the narrowest width", () => {
  for (const [title, deal] of [
    ["while cards are played", dealWith({ actions: sans })],
    ["while cards are laid aside", dealWith({ players: 3, actions: ["0 bid garde", "1 bid pass", "2 bid pass"] })],
    ["at the end", dealWith({ actions: ["0 bid pass", ...othersPass] })],
  ] as const) {
    it(`are 24 px wide and high or more: ${title}`, async () => {
      await setViewport({ width: 320, height: 740 });
      const table = await TableHarness.open({ deal, bots: "none" });
      const small = [...table.root.querySelectorAll<HTMLElement>("button, summary")]
        .map((button) => ({ name: button.textContent.trim(), ...button.getBoundingClientRect().toJSON() as DOMRect }))
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ name, width, height }) => `${name}: ${String(width)} × ${String(height)}`);
      expect(small).to.deep.equal([]);
    });
  }
});
