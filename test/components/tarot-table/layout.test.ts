import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import "../../../components/tarot-table/define.js";
import type { Action } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

type Players = 3 | 4 | 5;

/** A deal in which the others pass and your own seat is to follow as the last. */
function lastToFollow(players: Players) {
  const last = players - 1;
  const led = Array.from({ length: last }, (_, place) => [place + 1, `H${String(2 + place)}`] as const);
  const bids = Array.from({ length: last }, (_, place) => `${String(place + 1)} bid pass`);
  const called = players === 5 ? ["0 call DK"] : [];
  return dealWith({
    players,
    dealer: 0,
    hands: { ...Object.fromEntries(led), 0: "H10 H9 S5" },
    actions: [...bids, "0 bid garde-sans", ...called, "0 announce none", ...led.map(([seat, card]) => `${String(seat)} play ${card}`)],
  });
}

const asked = dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] });

const boxOf = (table: TableHarness, selector: string) => table.root.querySelector(selector)!.getBoundingClientRect();

describe("the layout of a table", () => {
  beforeEach(() => document.documentElement.style.removeProperty("font-size"));
  after(async () => {
    document.documentElement.style.removeProperty("font-size");
    await setViewport({ width: 1280, height: 800 });
  });

  for (const [width, height] of [[640, 360], [740, 360], [844, 390]] as const) {
    for (const players of [3, 4, 5] as const) {
      it(`shows trick, status and hand together on a phone on its side: ${String(width)} × ${String(height)}, ${String(players)} players`, async () => {
        await setViewport({ width, height });
        const table = await TableHarness.open({ deal: lastToFollow(players), bots: "none", lang: "de" });
        const top = table.element.getBoundingClientRect().top;
        for (const selector of [".trick", ".status", ".hand", "[data-tool=undo]"]) {
          const box = boxOf(table, selector);
          expect(box.height, selector).to.be.above(0);
          expect(box.bottom - top, selector).to.be.at.most(height);
        }
        const seats = [...table.root.querySelectorAll(".field .seat")].map((seat) => seat.getBoundingClientRect());
        const trick = boxOf(table, ".trick");
        for (const seat of seats) expect(seat.right <= trick.left || seat.left >= trick.right, "beside the trick").to.equal(true);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }
  }

  it("shows dog, discard, status and all thirty cards of three players together on a phone on its side", async () => {
    await setViewport({ width: 640, height: 360 });
    const table = await TableHarness.open({ deal: dealWith({ players: 3, actions: ["0 bid garde", "1 bid pass", "2 bid pass"] }), bots: "none", lang: "de" });
    expect(table.hand).to.have.length(30);
    const { top } = table.element.getBoundingClientRect();
    for (const selector of [".dog", ".laying", ".confirm", ".status", ".hand"]) expect(boxOf(table, selector).bottom - top, selector).to.be.at.most(360);
  });

  it("is as high as ever in a narrow place of a window on its side", async () => {
    await setViewport({ width: 844, height: 390 });
    const table = await TableHarness.open({ deal: lastToFollow(4), bots: "none" });
    table.element.style.inlineSize = "340px";
    await table.settle();
    const trick = boxOf(table, ".trick");
    for (const seat of table.root.querySelectorAll(".field .seat")) expect(seat.getBoundingClientRect().bottom).to.be.at.most(trick.top);
  });

  for (const width of [320, 390]) {
    for (const lang of ["de", "fr"]) {
      for (const players of [4, 5] as const) {
        it(`keeps a refusal and the names whole with text of twice the size: ${String(width)} px, ${lang}, ${String(players)} players`, async () => {
          document.documentElement.style.fontSize = "32px";
          await setViewport({ width, height: 800 });
          const table = await TableHarness.open({ deal: lastToFollow(players), bots: "none", lang });
          await table.tap("S5");
          const bubble = boxOf(table, ".bubble");
          for (const selector of [".close", ".reason"]) {
            const { left, right, bottom } = boxOf(table, selector);
            expect(left, selector).to.be.at.least(bubble.left);
            expect(right, selector).to.be.at.most(bubble.right);
            expect(bottom, selector).to.be.at.most(bubble.bottom);
          }
          expect(boxOf(table, ".reason").width).to.be.above(width * 0.7);
          for (const covered of [".trick", ".seat[data-seat='0']", ".seat[data-place='left']"]) expect(boxOf(table, covered).bottom, covered).to.be.at.most(bubble.top);
          for (const name of table.root.querySelectorAll<HTMLElement>(".name")) {
            expect(name.getClientRects(), name.textContent).to.have.length(1);
            expect(name.clientHeight, name.textContent).to.be.below(2 * parseFloat(getComputedStyle(name).fontSize));
          }
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
        });
      }
    }
  }

  for (const width of [260, 280, 300]) {
    it(`keeps dog and discard inside, ${String(width)} px wide`, async () => {
      await setViewport({ width, height: 800 });
      const table = await TableHarness.open({ deal: asked, bots: "none" });
      const field = boxOf(table, ".field");
      for (const card of table.root.querySelectorAll(".row > *")) {
        const { left, right } = card.getBoundingClientRect();
        expect(left).to.be.at.least(field.left);
        expect(right).to.be.at.most(field.right);
      }
    });
  }

  for (const width of [320, 768, 1280]) {
    it(`lets a card be pressed wherever it shows, beyond its strip as well, ${String(width)} px wide`, async () => {
      await setViewport({ width, height: 900 });
      const table = await TableHarness.open({ deal: lastToFollow(4), bots: "none" });
      const last = [...table.root.querySelectorAll<HTMLElement>("[part=hand] [data-card]")].at(-1)!;
      const strip = last.getBoundingClientRect();
      const card = last.querySelector("playing-card")!.getBoundingClientRect();
      expect(card.right).to.be.above(strip.right + 8);
      const beyond = table.root.elementFromPoint(card.right - 4, Math.min(card.bottom, strip.bottom) - 4);
      expect(beyond?.closest<HTMLElement>("[data-card]")?.dataset["card"]).to.equal(last.dataset["card"]);
    });
  }

  it("seats the others within reach of the eye on the widest screens", async () => {
    await setViewport({ width: 3000, height: 1000 });
    const table = await TableHarness.open({ deal: lastToFollow(5), bots: "none" });
    for (const seat of table.root.querySelectorAll(".seat")) {
      const { left, right } = seat.getBoundingClientRect();
      expect(left).to.be.at.least(1500 - 38 * 16);
      expect(right).to.be.at.most(1500 + 38 * 16);
    }
  });

  for (const width of [320, 360, 390, 430]) {
    it(`keeps every button on the table while text is twice as large, at ${String(width)} px`, async () => {
      await setViewport({ width, height: 844 });
      document.documentElement.style.fontSize = "32px";
      const table = await TableHarness.open({ deal: lastToFollow(4), bots: "none" });
      const { left, right } = table.element.getBoundingClientRect();
      const tools = [...table.root.querySelectorAll<HTMLElement>(".tools [data-tool]")];
      expect(tools.length).to.be.at.least(6);
      for (const tool of tools) {
        const box = tool.getBoundingClientRect();
        expect(box.left, tool.dataset["tool"]).to.be.at.least(left);
        expect(box.right, tool.dataset["tool"]).to.be.at.most(right);
      }
    });
  }

  for (const width of [320, 768, 1280]) {
    it(`leaves every name as wide as it is when a turn comes and goes: ${String(width)} px`, async () => {
      await setViewport({ width, height: 900 });
      const table = await TableHarness.open({ deal: dealWith({ dealer: 0 }), bots: "none", lang: "de" });
      const widths = () => [...table.root.querySelectorAll(".field .pill")].map((pill) => pill.getBoundingClientRect().width);
      const atFirst = widths();
      for (const seat of [1, 2, 3]) {
        expect(table.root.querySelector(".turn")?.getAttribute("data-seat")).to.equal(String(seat));
        expect(boxOf(table, ".turn .thinking").width).to.be.above(0);
        expect(widths()).to.deep.equal(atFirst);
        table.element.act({ seat, type: "bid", bid: "pass" } as Action);
        await table.settle();
      }
    });
  }

  it("shows no card as one to pick once the discard is complete, and does again when one is taken back", async () => {
    await setViewport({ width: 1280, height: 900 });
    const table = await TableHarness.open({ deal: asked, bots: "none" });
    const { choices } = table.view;
    const free = choices.phase === "discard" ? choices.from : [];
    expect(table.bright).to.have.members([...free]);
    for (const card of free.slice(0, 6)) await table.tap(card);
    expect(table.bright).to.deep.equal([]);
    for (const card of table.hand) expect(table.card(card).getAttribute("aria-disabled"), card).to.equal("true");
    const left = free[6]!;
    expect(table.label(left)).to.not.contain("stay");
    await table.tap(left);
    expect(table.refusal).to.not.equal("");
    await table.press(`[data-laid="${free[0]!}"]`);
    expect(table.bright).to.have.members([free[0], ...free.slice(6)]);
  });
});
