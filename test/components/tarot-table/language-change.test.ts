import { fixtureCleanup } from "@open-wc/testing-helpers";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const passed = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
const oneTrick = dealWith({ hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" }, actions: [...passed, "0 play SK", "1 play S3", "2 play S4", "3 play S5"] });
const manyTrumps = dealWith({ hands: { 0: "T21 T20 T18 T17 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ D4 C2 C3 C4" }, actions: passed });
const spadesLed = dealWith({ hands: { 0: "SK S2 HK", 3: "SQ" }, actions: [...passed.slice(0, 4), "3 announce slam", "3 play SQ"] });
const owedExcuse = dealWith({ hands: { 0: "E HK", 1: "S3", 2: "S4", 3: "S5" }, actions: ["0 bid garde-sans", "1 bid pass", "2 bid pass", "3 bid pass", "0 announce none", "0 play E", "1 play S3", "2 play S4", "3 play S5"] });

/** Everything that can be read or heard of an element, down through every shadow root. */
function readable(root: Node, found: string[] = []): string[] {
  for (const node of root.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "") found.push(node.textContent!.trim());
    if (!(node instanceof Element)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-valuetext"]) if (node.hasAttribute(name)) found.push(`${name}: ${node.getAttribute(name)!}`);
    if (node.shadowRoot) readable(node.shadowRoot, found);
    readable(node, found);
  }
  return found;
}

describe("a change of language", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const [title, setup, act] of [
    ["while it is bid", { deal: dealWith({}) }, null],
    ["while cards are laid aside", { deal: dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] }) }, (table: TableHarness) => table.tap(table.root.querySelector<HTMLElement>("[data-card].open")!.dataset["card"]!)],
    ["while a card is refused", { deal: spadesLed }, (table: TableHarness) => table.tap("HK")],
    ["while a card is raised", { deal: spadesLed, tapTwice: true }, (table: TableHarness) => table.use(table.card("SK"))],
    ["while the last trick is looked at", { deal: oneTrick }, (table: TableHarness) => table.press("[data-tool=lastTrick]")],
    ["while a handful is put together", { deal: manyTrumps }, (table: TableHarness) => table.press(".offer")],
    ["while the keys are told", { deal: oneTrick }, async (table: TableHarness) => {
      table.card("S2").focus();
      await sendKeys({ press: "?" });
      await table.settle();
    }],
    ["while the Excuse lies open", { deal: owedExcuse }, null],
    ["at the end of a deal", { deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }) }, null],
    ["where a deal cannot be shown", { deal: "{" }, null],
  ] as const) {
    it(`leaves nothing of the one before: ${title}`, async () => {
      const changed = await TableHarness.open({ ...setup, bots: "none", lang: "en" });
      await act?.(changed);
      changed.element.lang = "sv";
      await changed.settle();
      const after = readable(changed.root);
      const tree = changed.element;
      fixtureCleanup();
      expect(tree.isConnected).to.equal(false);
      const fresh = await TableHarness.open({ ...setup, bots: "none", lang: "sv" });
      await act?.(fresh);
      expect(after).to.deep.equal(readable(fresh.root));
    });
  }

  it("lets nothing be heard in the old one, nor found where it was said", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK" }, actions: passed }), bots: "none", lang: "en" });
    table.element.dispatchEvent(new Event("pointerdown"));
    await table.tap("SK");
    table.element.act({ seat: 0, type: "play", card: "SK" });
    await table.settle();
    await afterTimers();
    expect(table.announced).to.contain("turn");
    table.element.lang = "sv";
    await table.settle();
    await afterTimers();
    expect(table.announced).to.not.match(/[A-Za-z]/);
  });

  it("tells what happened before it, and is not told of yet, in the new one", async () => {
    // One spade each, so that there is no other card to play for who thinks first.
    const north = "S4 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK D1 D2 D3";
    const west = "S5 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CN CQ CK D4 D5 D6";
    await TableHarness.open({ lang: "sv", bots: "none" });
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK", 1: "S3", 2: north, 3: west }, actions: passed }), speed: "slow", lang: "en" });
    table.element.dispatchEvent(new Event("pointerdown"));
    table.element.act({ seat: 0, type: "play", card: "SK" });
    table.element.act({ seat: 1, type: "play", card: "S3" });
    table.element.lang = "sv";
    await waitUntil(() => table.announced.includes("Öst spelar: spader 3. Nord spelar: spader 4. Väst spelar: spader 5."), "all is told in Swedish");
  });
});
