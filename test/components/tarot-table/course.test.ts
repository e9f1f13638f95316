import { aTimeout, oneEvent } from "@open-wc/testing-helpers";
import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { RefusalDetail } from "../../../components/shared/events.js";
import type { ActionDetail, DealEndDetail, RequestDetail, TrickEndDetail } from "../../../components/tarot-table/events.js";
import { chooseAction } from "../../../bots/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const garde = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];

/** Plays on by itself until something holds, or the deal is over. */
async function playUntil(table: TableHarness, holds: (table: TableHarness) => boolean): Promise<void> {
  while (!holds(table) && table.view.choices.phase !== "done") {
    table.element.act(chooseAction(table.view, { level: "easy", seed: "on" }));
    await table.settle();
  }
}

describe("the course of a deal", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("asks the page before the person acts, and leaves everything where the page says no", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: garde, hands: { 0: "S1" } }), bots: "none" });
    const log: string[] = [];
    table.element.addEventListener("tarot-request", (event: CustomEvent<RequestDetail>) => {
      log.push(`request ${JSON.stringify(event.detail.action)}`);
      if (log.length === 1) event.preventDefault();
    });
    table.element.addEventListener("tarot-action", (event: CustomEvent<ActionDetail>) => log.push(`action ${String(event.detail.view.trick.cards)}`));
    await table.tap("S1");
    expect(table.trick).to.deep.equal([]);
    expect(table.hand).to.include("S1");
    await table.tap("S1");
    const request = 'request {"seat":0,"type":"play","card":"S1"}';
    expect(log).to.deep.equal([request, request, "action S1"]);
  });

  it("tells the page of every action, of every trick, and of the end with the whole record", async () => {
    const table = await TableHarness.open({ seed: "whole deal 1", dealer: 3 });
    let actions = 0;
    const tricks: TrickEndDetail[] = [];
    table.element.addEventListener("tarot-action", () => actions++);
    table.element.addEventListener("tarot-trick-end", ({ detail }) => tricks.push(detail));
    const end = oneEvent(table.element, "tarot-deal-end") as Promise<CustomEvent<DealEndDetail>>;
    const before = table.element.record!.actions.length;
    await playUntil(table, () => false);
    const { result, record } = (await end).detail;
    expect(result).to.deep.equal(table.view.result);
    expect(record).to.deep.equal(table.element.record);
    expect(tricks.map(({ trick }) => trick)).to.deep.equal(table.view.tricks);
    expect(actions).to.equal(record.actions.length - before);
  });

  it("takes moves back, one decision after the other, across the others' plays and the deal's end", async () => {
    const table = await TableHarness.open({ seed: "whole deal 3", dealer: 3 });
    await playUntil(table, () => false);
    expect(table.root.querySelector(".result")).to.exist;
    const last = table.element.record!.actions;
    await table.press("[data-tool=undo]");
    expect(table.view.choices).to.deep.include({ phase: "play", seat: 0 });
    expect(table.root.querySelector(".result")).to.not.exist;
    expect(last.join()).to.match(new RegExp(`^${table.element.record!.actions.join()}`));
    for (let back = 0; back < 18; back++) await table.press("[data-tool=undo]");
    expect(table.view.choices).to.deep.include({ phase: "bid", seat: 0 });
    expect(table.root.querySelector("[data-tool=undo]")!.getAttribute("aria-disabled")).to.equal("true");
    await table.press("[data-tool=undo]");
    expect(table.view.bids).to.deep.equal([]);
  });

  it("plays one card however fast it is clicked, and however long a key is held", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: garde, hands: { 0: "S1 S2 S3 S4" } }) });
    const before = table.hand.length;
    const { left, top } = table.card("S2").getBoundingClientRect();
    const position: [number, number] = [Math.round(left + 8), Math.round(top + 30)];
    table.card("S2").click();
    table.root.querySelector<HTMLElement>('[data-card="S2"]')?.click();
    await table.settle();
    expect(table.hand).to.have.length(before - 1);
    await sendMouse({ type: "move", position });
    const double = new MouseEvent("click", { bubbles: true, composed: true, detail: 2 });
    table.root.querySelector("[data-card].open")!.dispatchEvent(double);
    await table.settle();
    expect(table.hand).to.have.length(before - 1);
    table.root.querySelector<HTMLElement>("[data-card].open")!.focus();
    await sendKeys({ down: "Enter" });
    await sendKeys({ down: "Enter" });
    await sendKeys({ up: "Enter" });
    await table.settle();
    expect(table.hand).to.have.length(before - 2);
  });

  it("goes on where it was when it is taken off the page and put back", async () => {
    const table = await TableHarness.open({ seed: "whole deal 1", dealer: 3 });
    table.element.speed = "slow";
    await table.bid("pass");
    expect(table.status).to.equal("East is bidding.");
    const { parentElement } = table.element;
    table.element.remove();
    table.element.speed = "instant";
    await aTimeout(0);
    expect(table.view.bids).to.have.length(1);
    parentElement!.append(table.element);
    await table.settle();
    expect(table.view.choices.phase).to.equal("play");
    expect(table.view.bids).to.have.length(4);
  });

  it("leaves a complete trick on the table until it has been seen, or until a click goes on", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" }, actions: [...garde, "0 play SK", "1 play S3", "2 play S4"] }), bots: "none" });
    table.element.speed = "slow";
    await table.settle();
    table.element.act({ seat: 3, type: "play", card: "S5" });
    await table.settle();
    expect(table.trick).to.deep.equal(["SK", "S3", "S4", "S5"]);
    expect(table.status).to.equal("You take the trick.");
    await table.press(".middle");
    expect(table.trick).to.deep.equal([]);
    expect(table.status).to.equal("You lead: any card will do.");
  });

  it("deals the same cards for the same seed, others in the next deal, and moves the dealer on", async () => {
    const [one, other] = [await TableHarness.open({ seed: "twins" }), await TableHarness.open({ seed: "twins" })];
    expect(one.element.record).to.deep.equal(other.element.record);
    const { hands } = one.element.record!;
    await one.press("[data-tool=newDeal]");
    expect(one.element.record!.hands).to.not.deep.equal(hands);
    expect(one.view.dealer).to.equal(0);
    await playUntil(one, () => false);
    await one.press("[data-next]");
    expect(one.view.dealer).to.equal(1);
  });

  it("goes on by the button after a deal that everybody has passed", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass"] }), bots: "none" });
    table.element.act({ seat: 3, type: "bid", bid: "pass" });
    await table.settle();
    expect(table.text(".verdict")).to.equal("Everybody has passed: this deal is not played.");
    expect(table.scores).to.deep.equal(["0", "0", "0", "0"]);
    await table.press("[data-next]");
    expect(table.view).to.deep.include({ dealer: 0, bids: [] });
  });

  it("lets the page play every seat where there are no bots", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    const told = oneEvent(table.element, "tarot-refusal") as Promise<CustomEvent<RefusalDetail>>;
    const action = { seat: 1, type: "bid", bid: "garde" } as const;
    const refusal = table.element.act(action);
    expect(refusal?.reason).to.equal("not-your-turn");
    expect((await told).detail).to.deep.equal({ action, refusal });
    for (const seat of [0, 1, 2]) expect(table.element.act({ seat, type: "bid", bid: "pass" })).to.equal(null);
    await table.settle();
    expect(table.status).to.equal("West is bidding.");
  });

  it("tells those who listen what the others did, who took the trick and how it ended", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK S2", 1: "S3 SQ", 2: "S4 SN", 3: "S5 SJ" }, actions: garde }) });
    await table.tap("SK");
    expect(table.announced).to.match(/East plays: [^.]+\. North plays: [^.]+\. West plays: [^.]+\. You take the trick\. You lead: any card will do\./);
    await playUntil(table, () => false);
    expect(table.announced).to.contain(table.text(".verdict"));
  });
});
