import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { TableHarness } from "../support/table-harness.js";
import { openFrame, shown } from "./open-frame.js";

describe("a table in a sandbox that lets scripts run and nothing else", () => {
  it("is played at, without storage, and nothing goes wrong", async () => {
    await setViewport({ width: 1280, height: 900 });
    // Same origin only so that the test can look inside: storage is taken away by hand.
    const { page, faults, close } = await openFrame("blocked-storage.html", { sandbox: "allow-scripts allow-same-origin" });
    await page.customElements.whenDefined("tarot-table");
    const table = page.document.querySelector("tarot-table")!;
    await shown(table);
    const person = await TableHarness.at(table, "click");
    await person.bid("pass");
    expect(person.view.bids.some(({ seat, bid }) => seat === 0 && bid === "pass")).to.equal(true);
    expect(faults).to.deep.equal([]);
    close();
  });
});
