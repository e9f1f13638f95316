import { executeServerCommand, resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const passed = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
const yourLead = dealWith({ hands: { 0: "SK S2 HK" }, actions: passed });
const spadesLed = dealWith({ hands: { 0: "SK S2 HK", 3: "SQ" }, actions: [...passed.slice(0, 4), "3 announce slam", "3 play SQ"] });

const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

describe("a card that is tapped twice", () => {
  beforeEach(() => setViewport({ width: 360, height: 800 }));

  it("is raised and named by the first tap and played by the second", async () => {
    const table = await TableHarness.open({ deal: yourLead, bots: "none", tapTwice: true }, "touch");
    await table.use(table.card("SK"));
    await afterTimers();
    expect(table.trick).to.deep.equal([]);
    expect(table.status).to.equal("Chosen: king of spades. Tap it again to play it.");
    expect(table.announced).to.contain("Chosen: king of spades.");
    await table.use(table.card("SK"));
    expect(table.trick).to.deep.equal(["SK"]);
  });

  it("gives way to another one that is tapped, to a tap on the felt, and to Escape", async () => {
    const table = await TableHarness.open({ deal: yourLead, bots: "none", tapTwice: true }, "touch");
    await table.use(table.card("SK"));
    await table.use(table.card("S2"));
    expect(table.root.querySelectorAll(".raised")).to.have.length(1);
    expect(table.status).to.contain("Chosen: 2 of spades.");
    await table.use(table.root.querySelector<HTMLElement>(".middle")!);
    expect(table.status).to.equal("You lead: any card will do.");
    await table.use(table.card("S2"));
    await sendKeys({ press: "Escape" });
    await table.settle();
    expect(table.root.querySelector(".raised")).to.equal(null);
    expect(table.trick).to.deep.equal([]);
  });

  it("is refused by the first tap where it may not be played", async () => {
    const table = await TableHarness.open({ deal: spadesLed, bots: "none", tapTwice: true }, "touch");
    await table.use(table.card("HK"));
    expect(table.refusal).to.contain("follow suit");
    await table.use(table.card("SK"));
    expect(table.refusal).to.equal("");
    expect(table.trick).to.deep.equal(["SQ"]);
  });

  it("is played at once by keyboard, which names it anyway", async () => {
    const table = await TableHarness.open({ deal: yourLead, bots: "none", tapTwice: true }, "keyboard");
    await table.use(table.card("SK"));
    expect(table.trick).to.deep.equal(["SK"]);
  });

  it("is taken back by what happens meanwhile", async () => {
    const table = await TableHarness.open({ deal: yourLead, bots: "none", tapTwice: true }, "touch");
    await table.use(table.card("SK"));
    table.element.act({ seat: 0, type: "play", card: "S2" });
    await table.settle();
    expect(table.root.querySelector(".raised")).to.equal(null);
    expect(table.status).to.equal("East is to play.");
  });
});

/** As quickly as a browser counts it as one click of several. */
async function clickFast(at: [number, number], times: number): Promise<void> {
  await sendMouse({ type: "move", position: at });
  for (let click = 0; click < times; click++) {
    await sendMouse({ type: "down" });
    await sendMouse({ type: "up" });
  }
}

describe("fast fingers", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => resetMouse());

  for (const [how, input] of [["clicking", "click"], ["tapping", "touch"]] as const) {
    it(`play one card by ${how} five times in one place, though bots answer at once`, async () => {
      const table = await TableHarness.open({ deal: yourLead }, input);
      const own: string[] = [];
      table.element.addEventListener("tarot-action", ({ detail: { action } }) => action.seat === 0 && action.type === "play" && own.push(action.card));
      const at = middle(table.card("S2"));
      if (input === "touch") await Promise.all(Array.from({ length: 5 }, () => executeServerCommand("touch", { at })));
      else await clickFast(at, 5);
      await table.settle();
      expect(own).to.deep.equal(["S2"]);
    });
  }

  for (const [how, input] of [["clicking", "click"], ["tapping", "touch"]] as const) {
    it(`lay a card aside each time by ${how} in one place, where the next one has moved to`, async () => {
      const taken = dealWith({ hands: { 0: "S10 S9 S8 S7 S6 S5 S4 S3 S2 HK" }, actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] });
      const table = await TableHarness.open({ deal: taken, bots: "none" }, input);
      const at = middle(table.card("S6"));
      if (input === "touch") await Promise.all(Array.from({ length: 3 }, () => executeServerCommand("touch", { at })));
      else await clickFast(at, 3);
      const laid = () => table.root.querySelectorAll("[data-laid]").length;
      await waitUntil(() => laid() >= 3, "three cards are laid aside");
      await table.settle();
      expect(laid()).to.equal(3);
    });
  }

  it("play one card by a key that is held down", async () => {
    const table = await TableHarness.open({ deal: yourLead }, "keyboard");
    const own: string[] = [];
    table.element.addEventListener("tarot-action", ({ detail: { action } }) => action.seat === 0 && action.type === "play" && own.push(action.card));
    table.card("S2").focus();
    await sendKeys({ down: "Enter" });
    await sendKeys({ down: "Enter" });
    await sendKeys({ down: "Enter" });
    await sendKeys({ up: "Enter" });
    await table.settle();
    expect(own).to.deep.equal(["S2"]);
  });
});

describe("Enter that is held down", () => {
  /** What your seat did while the key repeated. */
  async function holdEnter(table: TableHarness): Promise<string[]> {
    const own: string[] = [];
    table.element.addEventListener("tarot-action", ({ detail: { action } }) => action.seat === 0 && own.push(action.type));
    for (let times = 0; times < 4; times++) {
      await sendKeys({ down: "Enter" });
      await table.settle();
    }
    await sendKeys({ up: "Enter" });
    await table.settle();
    return own;
  }

  it("bids once", async () => {
    const table = await TableHarness.open({ deal: dealWith({}), bots: "none" });
    table.root.querySelector("bid-panel")!.focus();
    expect(await holdEnter(table)).to.deep.equal(["bid"]);
  });

  it("lays the cards aside and leaves the slam to be thought about", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] }), bots: "none" });
    for (let laid = 0; laid < 6; laid++) await table.use(table.root.querySelector<HTMLElement>("[data-card].open")!);
    table.root.querySelector<HTMLElement>(".confirm")!.focus();
    expect(await holdEnter(table)).to.deep.equal(["discard"]);
    expect(table.view.choices.phase).to.equal("announce");
    expect(table.root.activeElement!.localName).to.equal("bid-panel");
  });

  it("ends a deal and leaves its score to be read", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass"] }), seat: 3, bots: "none" });
    table.root.querySelector("bid-panel")!.focus();
    await holdEnter(table);
    expect(table.view.result?.kind).to.equal("void");
    expect((table.focused as HTMLElement).dataset).to.have.property("next");
    await sendKeys({ press: "Enter" });
    await table.settle();
    expect(table.view.result).to.equal(null);
  });
});

describe("the card under the pointer", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const [title, change] of [
    ["has scrolled", () => window.scrollTo(0, 120)],
    ["has moved down under it", (table: TableHarness) => {
      const banner = document.createElement("div");
      banner.style.setProperty("block-size", "130px");
      table.element.before(banner);
    }],
    ["is zoomed", () => document.documentElement.style.setProperty("zoom", "1.25")],
    ["has narrowed", (table: TableHarness) => table.element.parentElement!.style.setProperty("inline-size", "22rem")],
    ["turns the table by a transform", (table: TableHarness) => table.element.style.setProperty("transform", "scale(0.8) translateX(40px)")],
  ] as const) {
    it(`is the one that is played after the page ${title}`, async () => {
      const table = await TableHarness.open({ deal: yourLead, bots: "none" });
      await table.press("[data-card=SK]");
      table.element.undo();
      await table.settle();
      table.element.deal = yourLead;
      change(table);
      await table.settle();
      await table.tap("HK");
      document.documentElement.style.removeProperty("zoom");
      window.scrollTo(0, 0);
      expect(table.trick).to.deep.equal(["HK"]);
    });
  }
});
