import { nextFrame } from "@open-wc/testing-helpers";
import { expect } from "chai";
import type { TarotTable } from "../../components/tarot-table/tarot-table.js";
import { openFrame, shown, type Frame } from "./open-frame.js";
import { waitUntil } from "../support/wait-until.js";

interface Counts { listeners: number; observers: number; timers: number; frames: number }

const countsOn = ({ page }: Frame) => (page as unknown as { counts(): Counts }).counts();

/** Twenty tables in play, each with bots that think. */
async function put20(opened: Frame): Promise<TarotTable[]> {
  const { document: page } = opened.page;
  const tables = Array.from({ length: 20 }, (_, number) => {
    const table = page.createElement("tarot-table");
    table.setAttribute("seed", `table ${String(number)}`);
    page.querySelector("#here")!.append(table);
    return table;
  });
  await Promise.all(tables.map(shown));
  return tables;
}

describe("twenty tables on a strict page", () => {
  it("show themselves, and are gone without a trace when they are removed", async () => {
    const opened = await openFrame("many-tables.html");
    await opened.page.customElements.whenDefined("tarot-table");
    const before = countsOn(opened);
    const first = await put20(opened);
    expect(countsOn(opened).timers, "bots think").to.be.above(before.timers);
    for (const table of first) table.remove();
    await nextFrame();
    await nextFrame();
    const after = countsOn(opened);
    expect(after).to.deep.equal({ ...before, listeners: after.listeners });
    // What listens for all tables may stay, once.
    for (const table of await put20(opened)) table.remove();
    await nextFrame();
    await nextFrame();
    expect(countsOn(opened)).to.deep.equal(after);
    expect(opened.faults).to.deep.equal([]);
    opened.close();
  });

  it("go on where they were when they are moved on the page", async () => {
    const opened = await openFrame("many-tables.html");
    await opened.page.customElements.whenDefined("tarot-table");
    const tables = await put20(opened);
    const hands = tables.map(({ view }) => view!.hand);
    opened.page.document.querySelector("#there")!.append(...tables);
    await Promise.all(tables.map(({ updateComplete }) => updateComplete));
    expect(tables.map(({ view }) => view!.hand)).to.deep.equal(hands);
    for (const table of tables) table.speed = "instant";
    await waitUntil(() => tables.every((table) => table.view!.choices.phase !== "wait"), "every table comes to the person's turn", { timeout: 15_000 });
    expect(opened.faults).to.deep.equal([]);
    opened.close();
  });

  it("are there again, without a fault, on a page that is loaded twice more", async () => {
    const opened = await openFrame("plain-page.html");
    for (let turn = 0; turn < 2; turn++) {
      const loaded = new Promise((resolve) => opened.frame.addEventListener("load", resolve, { once: true }));
      opened.page.location.reload();
      await loaded;
      await opened.page.customElements.whenDefined("tarot-table");
      await shown(opened.page.document.querySelector("tarot-table")!);
      expect(opened.faults).to.deep.equal([]);
    }
    opened.close();
  });
});
