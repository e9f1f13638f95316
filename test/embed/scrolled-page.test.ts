import { executeServerCommand, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { openFrame, shown } from "./open-frame.js";
import { waitUntil } from "../support/wait-until.js";

describe("a long page with a table in the middle", () => {
  beforeEach(() => setViewport({ width: 390, height: 700 }));
  after(() => setViewport({ width: 1280, height: 800 }));

  for (const part of [".field", "[part=header]", "[part=hand]"]) {
    it(`scrolls under a finger that starts on the table: ${part}`, async () => {
      const { frame, page, faults, close } = await openFrame("scrolled-page.html", { width: 380, height: 640 });
      const table = page.document.querySelector("tarot-table")!;
      await shown(table);
      const start = table.shadowRoot!.querySelector(part)!;
      start.scrollIntoView({ block: "center" });
      const before = page.scrollY;
      const [box, around] = [start.getBoundingClientRect(), frame.getBoundingClientRect()];
      const at: [number, number] = [Math.round(around.left + box.left + box.width / 2), Math.round(around.top + box.top + box.height / 2)];
      await executeServerCommand("touch", { at, to: [at[0], at[1] - 200] });
      await waitUntil(() => page.scrollY > before + 100, "the page has scrolled", { timeout: 5000 });
      expect(table.view!.bids.filter(({ seat }) => seat === 0), "nothing was done at the table").to.deep.equal([]);
      expect(faults).to.deep.equal([]);
      close();
    });
  }
});
