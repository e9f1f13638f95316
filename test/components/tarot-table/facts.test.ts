import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

/** Players, tricks in a deal, cards in the dog. */
const sizes = [
  [3, 24, 6],
  [4, 18, 6],
  [5, 15, 3],
] as const;

describe("the facts of a deal", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const [players, tricks, dog] of sizes) {
    it(`are those of a table for ${String(players)}`, async () => {
      const table = await TableHarness.open({ deal: dealWith({ players }), bots: "none" });
      expect(table.root.querySelectorAll(".dog playing-card[face-down]")).to.have.length(dog);
      const passes = Array.from({ length: players - 1 }, (_, seat) => `${String(seat)} bid pass`);
      const taker = String(players - 1);
      const actions = [...passes, `${taker} bid garde-sans`, ...(players === 5 ? [`${taker} call CK`] : []), `${taker} announce none`, "0 play S1"];
      table.element.deal = dealWith({ players, actions, hands: { 0: "S1" } });
      await table.settle();
      expect(table.text(".facts")).to.contain(`Trick 1 of ${String(tricks)}`);
      expect(table.root.querySelector(".dog")).to.not.exist;
    });
  }

  const contre = ["0 bid garde-contre", "1 bid pass", "2 bid pass", "3 bid pass", "0 announce none"];

  it("say what the taker's side has and has to reach, from the first card on", async () => {
    const deal = dealWith({ hands: { 0: "T21 SK", 1: "T2", 2: "T3", 3: "T4" }, actions: contre });
    const table = await TableHarness.open({ deal, bots: "none" });
    expect(table.text("header")).to.not.contain("Taker");
    for (const [seat, card] of ["T21", "T2", "T3", "T4"].entries()) table.element.act({ seat, type: "play", card });
    await table.settle();
    expect(table.text("header"), "21 and three cards of half a point").to.contain("Taker: 6 of 51, 1 bout");
  });

  it("mark with a plus that cards come to it which this seat cannot see", async () => {
    const sans = contre.with(0, "0 bid garde-sans");
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK", 1: "S2", 2: "S3", 3: "S4" }, actions: [...sans, "0 play SK", "1 play S2", "2 play S3", "3 play S4"] }), bots: "none" });
    expect(table.text("header")).to.contain("Taker: 6+ of 56, 0 bouts");
  });

  it("tell no points where the page asks for no hints, nor which side plays with the taker before all know", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK" }, actions: [...contre, "0 play SK"] }), bots: "none", noHints: true });
    expect(table.text("header")).to.not.contain("of 56");
    const five = dealWith({ players: 5, hands: { 0: "SK", 2: "HK" }, actions: ["0 bid garde-contre", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid pass", "0 call HK", "0 announce none", "0 play SK"] });
    const other = await TableHarness.open({ deal: five, bots: "none", seat: 1 });
    expect(other.text("header")).to.not.contain("of 56");
    expect(other.root.textContent).to.not.contain("Called partner");
  });
});
