import { expect } from "chai";
import { openFrame, shown } from "./open-frame.js";
import { waitUntil } from "../support/wait-until.js";

describe("a page that loads two versions of the elements", () => {
  it("keeps the first, works, and tells its developer once an element", async () => {
    const { page, faults, close } = await openFrame("two-versions.html");
    const said = () => (page as unknown as { warnings: string[] }).warnings.filter((warning) => warning.includes("registered already"));
    const table = page.document.querySelector("tarot-table")!;
    const first = page.customElements.get("tarot-table");
    await shown(table);
    await waitUntil(() => said().length >= 5, "the second version has been loaded", { timeout: 10_000 });
    expect(page.customElements.get("tarot-table")).to.equal(first);
    expect(table).to.be.instanceOf(first);
    for (const name of ["tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "playing-card"]) {
      expect(said().filter((warning) => warning.includes(`<${name}>`)), name).to.have.length(1);
    }
    expect(faults).to.deep.equal([]);
    close();
  });
});
