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
});
