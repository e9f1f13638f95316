import { oneEvent } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ErrorDetail, RefusalDetail } from "../../../components/shared/events.js";
import type { DealEndDetail } from "../../../components/tarot-table/events.js";
import { check } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";

describe("what a table tells its page", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("is not told while the page only reads: of a deal that cannot be shown, once it has been drawn", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    const log: string[] = [];
    table.element.addEventListener("tarot-error", ({ detail }: CustomEvent<ErrorDetail>) => log.push(`${detail.code}, and the table says: ${table.text("[part=problem] .title")}`));
    table.element.deal = "{";
    log.push(`read ${String(table.element.view)}`);
    await table.settle();
    expect(log).to.deep.equal(["read null", "not-json, and the table says: This deal cannot be shown"]);
  });

  it("is told once drawn, also of a deal that is over before anybody acts: its seed deals somebody the Petit alone", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    const log: string[] = [];
    table.element.addEventListener("tarot-deal-end", ({ detail }: CustomEvent<DealEndDetail>) => log.push(detail.result.kind));
    Object.assign(table.element, { deal: null, seed: "petit sec 1075" });
    log.push(`read ${table.view.result!.kind}`);
    await table.settle();
    expect(log).to.deep.equal(["read void", "void"]);
  });

  it("says nothing to those who listen at a table that nobody has turned to", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    const before = table.announced;
    const told = oneEvent(table.element, "tarot-refusal") as Promise<CustomEvent<RefusalDetail>>;
    const refusal = table.element.act({ seat: 1, type: "bid", bid: "garde" });
    await table.settle();
    await afterTimers();
    expect(table.announced).to.equal(before);
    expect(table.refusal).to.contain("It is not your turn.");
    expect((await told).detail.refusal).to.deep.equal(refusal);
    await table.press(".bubble .close");
    table.element.act({ seat: 1, type: "bid", bid: "garde" });
    await afterTimers();
    expect(table.announced, "once somebody has").to.contain("It is not your turn.");
  });

  it("leaves no word of a bid that the page has prevented", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    table.element.addEventListener("tarot-request", (event) => event.preventDefault());
    await table.bid("garde");
    const panel = table.root.querySelector("bid-panel")!;
    await panel.updateComplete;
    expect(panel.shadowRoot!.querySelector("[role=status]")!.textContent).to.equal("");
  });

  it("names the discard that the rules have refused", async () => {
    const actions = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"];
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK T21 T5 S2 S3 S4 S5 S6 S7 S8 S9 H2 H3 H4 H5 H6 H7 H8" }, actions }), bots: "none" });
    const refused = oneEvent(table.element, "tarot-refusal") as Promise<CustomEvent<RefusalDetail>>;
    await table.tap("SK");
    const { action, refusal } = (await refused).detail;
    expect(refusal.reason).to.equal("discard-king");
    expect(check(table.view, action)).to.deep.equal(refusal);
  });
});
