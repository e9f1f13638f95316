import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { playToTheScore } from "../components/tarot-table/whole-deal.js";
import { TableHarness, type Input } from "../support/table-harness.js";
import { openFrame } from "./open-frame.js";

/** A strict page of somebody else's, which loads the bundle and nothing else. */
async function openPage() {
  const { page, faults, close } = await openFrame("plain-page.html");
  await page.customElements.whenDefined("tarot-table");
  return { table: page.document.querySelector("tarot-table")!, faults, close };
}

describe("a plain page with a strict policy that loads only the bundle", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const input of ["click", "keyboard"] satisfies Input[]) {
    it(`plays a whole deal by ${input}, to the score that the rules give`, async () => {
      const { table, faults, close } = await openPage();
      const person = await TableHarness.at(table, input);
      await playToTheScore(person, "garde");
      expect(person.text("[part=header]"), "the bundle keeps the spaces between words").to.match(/^Garde ×2/);
      expect(faults).to.deep.equal([]);
      close();
    });
  }

  it("fetches nothing from anywhere else", async () => {
    const { table, close } = await openPage();
    await TableHarness.at(table, "click");
    const fetched = table.ownerDocument
      .defaultView!.performance.getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((url) => !/__web-dev-server|collect-faults/.test(url));
    expect(fetched).not.to.be.empty;
    for (const url of fetched) expect(url).to.match(new RegExp(`^${location.origin}/dist/cdn/`));
    close();
  });
});
