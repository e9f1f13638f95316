import { oneEvent } from "@open-wc/testing-helpers";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

/** One card is missing from the first trick, which seat 0 will take. */
const lastCard = { seat: 3, type: "play", card: "S5" } as const;
const almost = dealWith({
  hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" },
  actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none", "0 play SK", "1 play S3", "2 play S4"],
});

/** Animations that move cards of the trick away, where they stay, not those that bring them. */
const gathering = (table: TableHarness) => table.root.getAnimations().filter(({ effect }) => effect?.getTiming().fill === "both");

/** A complete trick lies on the table; whatever moves takes so long that nobody can miss it. */
async function tableWithTrick(): Promise<TableHarness> {
  const table = await TableHarness.open({ deal: almost, bots: "none" });
  table.element.style.setProperty("--tarot-motion", "60s");
  table.element.speed = "fast";
  await table.settle();
  table.element.act(lastCard);
  await table.element.updateComplete;
  return table;
}

describe("the pace of the table", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  const { animate } = Element.prototype;

  afterEach(async () => {
    Element.prototype.animate = animate;
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("lets a complete trick lie, moves it to its winner by transforms alone, and goes on", async () => {
    const table = await tableWithTrick();
    expect(table.trick).to.have.length(4);
    expect(gathering(table)).to.have.length(0);
    await waitUntil(() => gathering(table).length === 4, "the trick is gathered");
    for (const { effect } of gathering(table)) {
      const properties = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
      // Whether it can be clicked moves nothing.
      const still = ["offset", "computedOffset", "easing", "composite", "pointerEvents"];
      expect(properties.filter((name) => !still.includes(name))).to.deep.equal(["transform", "transform"]);
    }
    for (const animation of gathering(table)) animation.finish();
    await waitUntil(() => table.trick.length === 0, "the trick is gone");
    expect(table.status).to.equal("You lead: any card will do.");
  });

  it("moves nothing for people who want no motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const table = await tableWithTrick();
    table.element.style.removeProperty("--tarot-motion");
    let moved = false;
    Element.prototype.animate = function (...given) {
      moved = true;
      return animate.apply(this, given);
    };
    await waitUntil(() => table.trick.length === 0, "the trick is gone");
    expect(moved).to.equal(false);
  });

  it("stops what moves when it is taken off the page, and stands right when it comes back", async () => {
    const table = await tableWithTrick();
    await waitUntil(() => gathering(table).length === 4);
    const running = gathering(table);
    const { parentElement } = table.element;
    table.element.remove();
    expect(running.map(({ playState }) => playState)).to.deep.equal(["idle", "idle", "idle", "idle"]);
    parentElement!.append(table.element);
    await table.settle();
    expect(table.trick).to.deep.equal([]);
    await table.tap("S2");
    expect(table.trick).to.deep.equal(["S2"]);
  });

  it("lets bots take their time, one after the other", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), speed: "fast" });
    // Looked at before the next timer can run, however slow the machine is.
    table.element.act({ seat: 0, type: "bid", bid: "pass" });
    await table.element.updateComplete;
    expect(table.view.bids).to.have.length(1);
    expect(table.status).to.equal("East is bidding.");
    await oneEvent(table.element, "tarot-action");
    await table.element.updateComplete;
    expect(table.view.bids).to.have.length(2);
    expect(table.view.choices).to.deep.equal({ phase: "wait", seat: 2, for: "bid" });
    expect(table.status).to.equal("North is bidding.");
  });

  it("lets the page have its turn between bots that play at once, and is complete when they are done", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), speed: "instant" });
    const happened: (number | "page")[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => happened.push("page");
    table.element.addEventListener("tarot-action", ({ detail: { action } }) => {
      happened.push(action.seat);
      port2.postMessage(null);
    });
    const { now } = performance;
    let time = 0;
    performance.now = () => (time += 9);
    table.element.act({ seat: 0, type: "bid", bid: "pass" });
    await table.element.updateComplete;
    performance.now = now;
    port1.close();
    const between = (one: number, other: number) => happened.slice(happened.indexOf(one) + 1, happened.indexOf(other));
    expect(happened.filter((what) => what !== "page").slice(0, 4)).to.deep.equal([0, 1, 2, 3]);
    // How many of its messages come in one turn is the browser's choice.
    expect(between(1, 2)).to.include("page");
    expect(between(2, 3)).to.include("page");
    expect(table.view.choices.phase).not.to.equal("wait");
  });

  for (const speed of ["warp", "constructor"]) {
    it(`takes its usual pace where the page asks for the unknown speed "${speed}"`, async () => {
      const table = await TableHarness.open({ deal: dealWith({}), speed: speed as never });
      table.element.act({ seat: 0, type: "bid", bid: "pass" });
      await oneEvent(table.element, "tarot-action");
      expect(table.view.bids).to.have.length(2);
    });
  }

  it("goes on at Enter without playing the card that has the focus", async () => {
    const table = await TableHarness.open({ deal: almost, bots: "none", speed: "slow" });
    table.card("S2").focus();
    table.element.act(lastCard);
    await table.element.updateComplete;
    expect(table.trick).to.have.length(4);
    await sendKeys({ press: "Enter" });
    await table.settle();
    expect(table.trick).to.deep.equal([]);
    await sendKeys({ press: "Enter" });
    await table.settle();
    expect(table.trick).to.deep.equal(["S2"]);
  });
});
