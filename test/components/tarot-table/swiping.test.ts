import { nextFrame } from "@open-wc/testing-helpers";
import { executeServerCommand, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const yourLead = dealWith({ hands: { 0: "SK S2" }, actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"] });

/** Where there is no touch screen, this file is left out: see webkit.config.js. */
describe("a finger that moves at once", () => {
  const room = document.createElement("div");
  room.style.setProperty("block-size", "1500px");
  room.style.setProperty("inline-size", "900px");

  beforeEach(() => setViewport({ width: 360, height: 640 }));

  afterEach(() => {
    room.remove();
    window.scrollTo(0, 0);
  });

  /** On a page that can be scrolled both ways. */
  async function tableOnPage(): Promise<TableHarness> {
    const table = await TableHarness.open({ deal: yourLead, bots: "none" }, "touch");
    document.body.append(room);
    return table;
  }

  async function swipe([x, y]: readonly [number, number], across: number, down: number): Promise<void> {
    await executeServerCommand("touch", { at: [x, y], to: [x + across, y + down] });
  }

  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };

  it("scrolls the page when it starts on a card, and plays nothing", async () => {
    const table = await tableOnPage();
    const card = table.card("S2");
    card.scrollIntoView({ block: "end" });
    await nextFrame();
    const { left, top } = card.getBoundingClientRect();
    const { scrollY } = window;
    await swipe([left + 12, top + 10], 0, -210);
    await waitUntil(() => window.scrollY > scrollY + 50, "the page scrolls");
    expect(table.trick).to.deep.equal([]);
  });

  for (const [place, selector] of [["a card", "[data-card=S2]"], ["the felt", ".middle"], ["the status", ".status"]] as const) {
    it(`scrolls the page down and sideways when it starts on ${place} and moves at once, and plays nothing`, async () => {
      const table = await tableOnPage();
      await table.fetchDragging();
      const target = table.root.querySelector(selector)!;
      target.scrollIntoView({ block: "end" });
      await nextFrame();
      const { scrollY } = window;
      await swipe(middle(target), 0, -160);
      await waitUntil(() => window.scrollY > scrollY + 40, "the page scrolls down");
      target.scrollIntoView({ block: "center" });
      await nextFrame();
      await swipe(middle(target), -150, 0);
      await waitUntil(() => window.scrollX > 40, "the page scrolls sideways");
      expect(table.trick).to.deep.equal([]);
    });
  }
});
