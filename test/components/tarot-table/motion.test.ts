import { nextFrame } from "@open-wc/testing-helpers";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { motionPart } from "../../../components/tarot-table/table-parts.js";
import { replay, view, type DealRecord } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const passes = ["0 bid pass", "1 bid pass", "2 bid pass"];
const leading = dealWith({ hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" }, actions: [...passes, "3 bid garde-sans", "3 announce none"] });
const almost = { ...leading, actions: [...leading.actions, "0 play SK", "1 play S3", "2 play S4"] };
const west = { seat: 3, type: "play", card: "S5" } as const;

/** A table where whatever moves takes so long that nobody can miss it, and nothing but the person and the page acts. */
async function slowTable(deal: DealRecord, setup: Parameters<typeof TableHarness.open>[0] = {}): Promise<TableHarness> {
  motionPart.prepare();
  await motionPart.pending;
  const table = await TableHarness.open({ deal, bots: "none", ...setup });
  table.element.style.setProperty("--tarot-motion", "60s");
  table.element.speed = "normal";
  await table.settle();
  return table;
}

/** Movements, as the ones that we start: not those of the styles. */
const moving = (table: TableHarness) => table.root.getAnimations().filter((animation) => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition) && animation.playState === "running");
const moved = (table: TableHarness) => moving(table).map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);
const nameOf = (element: HTMLElement) => element.getAttribute("card") ?? element.querySelector("playing-card")?.getAttribute("card");
const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
const near = ([x, y]: [number, number], [a, b]: [number, number]) => Math.hypot(x - a, y - b) < 3;

describe("cards on their way", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => emulateMedia({ reducedMotion: "no-preference" }));

  it("go from where they were in the hand to the trick, by transforms alone", async () => {
    const table = await slowTable(leading);
    const start = middle(table.card("SK").querySelector("playing-card")!);
    table.element.act({ seat: 0, type: "play", card: "SK" });
    await table.element.updateComplete;
    expect(moved(table).map(nameOf)).to.deep.equal(["SK"]);
    expect(near(middle(moved(table)[0]!), start)).to.equal(true);
    const [animation] = moving(table);
    const used = (animation!.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
    expect(used.filter((name) => !["offset", "computedOffset", "easing", "composite", "pointerEvents"].includes(name))).to.deep.equal(["transform", "transform"]);
    animation!.finish();
    await animation!.finished;
    expect(near(middle(table.root.querySelector("[data-played]")!), start)).to.equal(false);
  });

  it("come from the seat that plays them, and are not on the page before", async () => {
    const table = await slowTable({ ...almost, actions: almost.actions.slice(0, -1) });
    const start = middle(table.root.querySelector('[data-seat="2"] .fan playing-card')!);
    expect(table.root.querySelector('[card="S4"]')).to.equal(null);
    table.element.act({ seat: 2, type: "play", card: "S4" });
    await table.element.updateComplete;
    expect(moved(table).map(nameOf)).to.deep.equal(["S4"]);
    expect(near(middle(moved(table)[0]!), start)).to.equal(true);
  });

  it("do not keep anybody from going on: a fast player's cards fall all the same", async () => {
    const table = await slowTable(leading);
    await table.tap("SK");
    for (const [seat, card] of [[1, "S3"], [2, "S4"], [3, "S5"]] as const) table.element.act({ seat, type: "play", card });
    await table.settle();
    expect(table.trick).to.have.length(4);
    await table.tap("S2");
    expect(table.trick).to.deep.equal(["S2"]);
    expect(moved(table).map(nameOf)).to.deep.equal(["S2"]);
  });

  it("take no click from the cards that they fly over", async () => {
    const table = await slowTable(leading);
    table.element.newDeal("another");
    await table.settle();
    expect(moving(table)).to.have.length(18);
    const hit = (card: HTMLElement) => {
      const { left, top, height } = card.getBoundingClientRect();
      return table.root.elementFromPoint(left + 8, top + height / 4)?.closest<HTMLElement>("[data-card]")?.dataset["card"];
    };
    const hand = [...table.root.querySelectorAll<HTMLElement>("[part=hand] [data-card]")];
    for (const part of [0.5, 0.8, 0.95]) {
      for (const animation of moving(table)) animation.currentTime = Number(animation.effect!.getComputedTiming().endTime) * part;
      expect(hand.map(hit)).to.deep.equal(hand.map((card) => card.dataset["card"]));
    }
  });

  for (const [title, act] of [
    ["a move is taken back", (table: TableHarness) => table.element.undo()],
    ["it is dealt anew", (table: TableHarness) => table.element.newDeal("another")],
    ["another deal is set", (table: TableHarness) => (table.element.deal = leading)],
    ["the speed becomes instant", (table: TableHarness) => (table.element.speed = "instant")],
    ["the table is taken away", (table: TableHarness) => table.element.remove()],
  ] as const) {
    it(`stop where they are when ${title}`, async () => {
      const table = await slowTable({ ...almost, actions: almost.actions.slice(0, -3) });
      await table.tap("SK");
      table.element.act({ seat: 1, type: "play", card: "S3" });
      await table.element.updateComplete;
      const running = moving(table);
      expect(running).to.have.length(2);
      act(table);
      await table.element.updateComplete;
      expect(running.map(({ playState }) => playState)).to.deep.equal(["idle", "idle"]);
      expect(table.root.querySelector("[data-ghost]")).to.equal(null);
    });
  }

  it("stand where they lie again when a trick that goes to its winner is taken back", async () => {
    const table = await slowTable(almost, { speed: "fast" });
    table.element.speed = "fast";
    await table.settle();
    table.element.act(west);
    await table.element.updateComplete;
    for (const animation of moving(table)) animation.finish();
    await waitUntil(() => moving(table).length === 4, "the trick is gathered");
    for (const animation of moving(table)) animation.pause();
    table.element.undo();
    await table.settle();
    expect(table.root.getAnimations().filter((animation) => !(animation instanceof CSSTransition))).to.deep.equal([]);
    expect(table.hand).to.contain("SK");
  });

  it("come from the dealer when it is dealt anew, but not with the first rendering", async () => {
    const table = await slowTable(dealWith({ dealer: 2 }));
    expect(moving(table)).to.have.length(0);
    table.element.newDeal("another");
    await table.element.updateComplete;
    expect(moved(table).map(nameOf)).to.deep.equal(table.hand);
    const from = middle(table.root.querySelector('[data-seat="2"] .pill')!);
    expect(near(middle(moved(table)[0]!), from)).to.equal(true);
  });

  it("go from the dog to the hand of whoever takes it", async () => {
    const table = await slowTable(dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass"] }));
    table.element.act({ seat: 3, type: "bid", bid: "pass" });
    await table.settle();
    const { dog } = table.view;
    expect(dog).to.have.length(6);
    expect(moved(table).map(nameOf).sort()).to.deep.equal([...dog!].sort());
    for (const card of moved(table)) expect(near(middle(card), middle(table.root.querySelector(`.dog [card="${String(nameOf(card))}"]`)!))).to.equal(true);
  });

  it("go from the dog to another seat as copies that nobody reads or hits, and that go away", async () => {
    const table = await slowTable(dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] }), { seat: 2 });
    const dog = [...table.root.querySelectorAll(".dog playing-card")].map((card) => [card.getAttribute("card"), middle(card)] as const);
    expect(dog).to.have.length(6);
    const { choices } = view(replay(table.element.record!), 0);
    const cards = choices.phase === "discard" ? choices.from.slice(0, 6) : [];
    expect(table.element.act({ seat: 0, type: "discard", cards })).to.equal(null);
    await table.element.updateComplete;
    const ghosts = [...table.root.querySelectorAll<HTMLElement>("[data-ghost]")];
    expect(ghosts.map((ghost) => ghost.getAttribute("card"))).to.deep.equal(dog.map(([card]) => card));
    for (const [place, ghost] of ghosts.entries()) {
      expect(near(middle(ghost), dog[place]![1]), String(middle(ghost))).to.equal(true);
      expect(getComputedStyle(ghost).pointerEvents).to.equal("none");
      expect(ghost.getAttribute("aria-hidden") ?? ghost.getAttribute("decorative")).to.not.equal(null);
    }
    const all = moving(table);
    for (const animation of all) animation.finish();
    await Promise.all(all.map(({ finished }) => finished));
    await nextFrame();
    expect(table.root.querySelector("[data-ghost]")).to.equal(null);
  });

  it("move for nobody who wants no motion, at no instant table, and where the page's token is nothing", async () => {
    const table = await slowTable(leading);
    const { animate } = Element.prototype;
    let count = 0;
    Element.prototype.animate = function (...given) {
      count += 1;
      return animate.apply(this, given);
    };
    try {
      table.element.style.setProperty("--tarot-motion", "0ms");
      await table.tap("SK");
      table.element.style.setProperty("--tarot-motion", "60s");
      table.element.speed = "instant";
      await table.settle();
      table.element.act({ seat: 1, type: "play", card: "S3" });
      await table.settle();
      table.element.speed = "normal";
      await emulateMedia({ reducedMotion: "reduce" });
      table.element.style.removeProperty("--tarot-motion");
      table.element.act({ seat: 2, type: "play", card: "S4" });
      await table.settle();
    } finally {
      Element.prototype.animate = animate;
    }
    expect(table.trick).to.deep.equal(["SK", "S3", "S4"]);
    expect(count).to.equal(0);
  });

  it("shift nothing on the page", async () => {
    const table = await slowTable(leading);
    const places = () => [...table.root.querySelectorAll("[data-seat], .pill, .status, .trick, [data-card]")].map((part) => JSON.stringify(part.getBoundingClientRect()));
    table.element.act({ seat: 0, type: "play", card: "SK" });
    await table.settle();
    const [animation] = moving(table);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift" });
    const before = places();
    for (const share of [0.2, 0.5, 0.9]) {
      animation!.currentTime = share * Number(animation!.effect!.getComputedTiming().duration);
      await nextFrame();
      expect(places()).to.deep.equal(before);
    }
    animation!.finish();
    await nextFrame();
    await nextFrame();
    expect(places()).to.deep.equal(before);
    expect(observer.takeRecords()).to.deep.equal([]);
    observer.disconnect();
  });

  it("are right where the page scrolls meanwhile", async () => {
    await setViewport({ width: 1280, height: 500 });
    const table = await slowTable(leading);
    table.element.act({ seat: 0, type: "play", card: "SK" });
    await table.element.updateComplete;
    const trick = () => middle(table.root.querySelector("[data-played]")!)[1] - middle(table.root.querySelector('[data-seat="2"] .pill')!)[1];
    const before = trick();
    window.scrollTo(0, 120);
    await nextFrame();
    expect(Math.abs(trick() - before)).to.be.lessThan(3);
    window.scrollTo(0, 0);
  });
});
