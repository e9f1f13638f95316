import { fixture, html } from "@open-wc/testing-helpers";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ErrorDetail } from "../../../components/shared/events.js";
import "../../../components/tarot-table/define.js";
import type { TarotTable } from "../../../components/tarot-table/tarot-table.js";
import { chooseAction } from "../../../bots/index.js";
import { languages } from "../../../locales/index.js";
import { newDeal, toRecord } from "../../../rules/index.js";
import { axeFindings } from "../../support/axe.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const taken = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"];
const passed = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
const follow = { hands: { 0: "H7 H2 S5", 3: "HK" }, actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HK"] };

describe("what a table shows", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("sorts the hand by suit, highest first, and seats the next player at the right", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "S2 T3 HK S10 T21 H4 E" } }), bots: "none" });
    const suits = table.hand.map((card) => (card === "E" ? "T" : card.charAt(0)));
    expect(suits.filter((suit, place) => suit !== suits[place - 1])).to.have.length(new Set(suits).size);
    expect(table.hand.indexOf("S10")).to.be.below(table.hand.indexOf("S2"));
    const places = Object.fromEntries([...table.root.querySelectorAll<HTMLElement>(".seat")].map(({ dataset }) => [dataset["seat"], dataset["place"]]));
    expect(places).to.deep.equal({ 0: "bottom", 1: "right", 2: "top", 3: "left" });
  });

  it("shows the dog to all, marks its cards in the taker's hand, and lays open trumps before everybody", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: taken }), bots: "none" });
    const dog = [...table.root.querySelectorAll(".dog playing-card")].map((card) => card.getAttribute("card"));
    expect(dog).to.have.members(table.view.dog!);
    expect([...table.root.querySelectorAll<HTMLElement>(".fresh")].map(({ dataset }) => dataset["card"])).to.have.members(dog);
    const mark = (card: string) => getComputedStyle(table.card(card).querySelector("playing-card")!.shadowRoot!.querySelector("svg")!).outlineStyle;
    expect(table.hand.filter((card) => mark(card) === "solid")).to.have.members(dog);
    table.element.seat = 2;
    await table.settle();
    expect(table.root.querySelectorAll(".dog playing-card[card]")).to.have.length(6);
    expect(table.root.querySelector(".laying")).to.not.exist;
    expect(table.status).to.equal("North takes the dog and lays cards aside.");
  });

  describe("where colours are forced", () => {
    before(() => emulateMedia({ forcedColors: "active" }));
    after(() => emulateMedia({ forcedColors: "none" }));

    it("tells buttons that can be used from those that cannot", async () => {
      const table = await TableHarness.open({ deal: dealWith({ actions: taken }), bots: "none" });
      const colour = (button: string) => getComputedStyle(table.root.querySelector(button)!).color;
      expect(colour("[data-tool=lastTrick]")).to.not.equal(colour("[data-tool=settings]"));
    });
  });

  for (const size of [300, 320, 360, 680, 768, 1280]) {
    it(`keeps 24 px of every card in view and nothing outside, ${String(size)} px wide`, async () => {
      await setViewport({ width: size, height: 900 });
      const table = await TableHarness.open({ deal: dealWith({ actions: taken }), bots: "none" });
      const { left, right } = table.element.getBoundingClientRect();
      const strips = table.hand.map((card) => table.card(card).getBoundingClientRect());
      for (const [place, strip] of strips.entries()) {
        expect(strip.width, table.hand[place]).to.be.at.least(24);
        const card = table.card(table.hand[place]!).firstElementChild!.getBoundingClientRect();
        expect(card.left).to.be.at.least(left);
        expect(card.right).to.be.at.most(right + 0.5);
      }
      expect(document.documentElement.scrollWidth).to.be.at.most(size);
    });
  }

  for (const size of [320, 768, 1280]) {
    it(`stays as high as it is while cards are played, ${String(size)} px wide`, async () => {
      await setViewport({ width: size, height: 900 });
      const table = await TableHarness.open({ seed: "whole deal 1", dealer: 3 });
      const heights = new Set<number>();
      while (table.view.choices.phase !== "done") {
        table.element.act(chooseAction(table.view, { level: "easy", seed: "on" }));
        await table.settle();
        if (table.view.choices.phase === "play") heights.add(Math.round(table.element.getBoundingClientRect().height));
      }
      expect([...heights]).to.have.length(1);
    });
  }

  it("speaks another language at once, with nothing of the one before left", async () => {
    const table = await TableHarness.open({ deal: dealWith(follow), bots: "none" });
    await table.tap("S5");
    const texts = () => [...table.root.querySelectorAll("p, button, span, li")].flatMap((node) => [node.textContent.trim(), node.getAttribute("aria-label") ?? "", node.getAttribute("title") ?? ""]).filter((text) => /\p{L}{3}/u.test(text));
    const english = new Set(texts());
    const same = new Set(["Excuse", "Garde sans ×4", "Garde sans", "Pass", "Passe", "West"]);
    for (const lang of languages.filter((language) => language !== "en")) {
      table.element.lang = lang;
      await Promise.resolve();
      await table.settle();
      expect(texts().filter((text) => english.has(text) && !same.has(text)), lang).to.deep.equal([]);
      expect(table.refusal).to.not.equal("");
    }
  });

  it("shows a figure without controls: legal cards are marked and nothing can be played", async () => {
    const table = await TableHarness.open({ deal: dealWith(follow), mode: "figure" });
    expect(table.root.querySelectorAll("button")).to.have.length(0);
    expect(table.root.querySelectorAll(".hand .open")).to.have.length(2 + table.view.hand.filter((card) => /^H(?![72]$)/.test(card) || card === "E").length);
    const before = table.element.record;
    table.root.querySelector<HTMLElement>(".hand .open")!.click();
    await table.settle();
    expect(table.element.record).to.deep.equal(before);
    expect(table.status).to.equal("Led: hearts. Follow suit.");
  });

  it("keeps to itself what may be played where the page wants no hints, and still says why a card is refused", async () => {
    const table = await TableHarness.open({ deal: dealWith(follow), bots: "none", noHints: true });
    expect(table.bright).to.deep.equal(table.hand);
    expect(table.status).to.equal("Your turn to play a card.");
    expect(table.label("S5")).to.equal("5 of spades");
    await table.tap("S5");
    expect(table.refusal).to.contain("You have to follow suit.");
    expect(table.trick).to.deep.equal(["HK"]);
  });

  it("leaves out the header's buttons and the next deal where the page wants no controls", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: passed }), bots: "none", noControls: true });
    expect(table.root.querySelectorAll(".tool")).to.have.length(0);
    table.element.deal = dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] });
    await table.settle();
    expect(table.root.querySelector(".result")).to.exist;
    expect(table.root.querySelector("[data-next]")).to.not.exist;
  });

  it("opens the last trick again; Escape closes it and gives the focus back", async () => {
    const actions = [...passed, "0 play SK", "1 play S3", "2 play S4", "3 play S5"];
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" }, actions }), bots: "none" }, "keyboard");
    await table.press("[data-tool=lastTrick]");
    expect(table.dialog!.open).to.equal(true);
    expect([...table.dialog!.querySelectorAll("playing-card")].map((card) => card.getAttribute("card"))).to.deep.equal(["SK", "S3", "S4", "S5"]);
    expect(table.text("dialog .winning span")).to.equal("You");
    await sendKeys({ press: "Escape" });
    await table.settle();
    expect(table.dialog).to.equal(null);
    expect((table.focused as HTMLElement).dataset["tool"]).to.equal("lastTrick");
  });

  it("lets a handful be put together, and lays it open for all until the first trick is over", async () => {
    const own = "T21 T20 T18 T17 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ D4 C2 C3 C4";
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: own }, actions: passed }), bots: "none" });
    await table.press(".offer");
    expect(table.dialog!.open).to.equal(true);
    await table.press('[data-pick="T21"]');
    expect(table.text(".missing")).to.equal("One card too many.");
    await table.press('[data-pick="T21"]');
    await table.press('[data-pick="T2"]');
    expect(table.text(".missing")).to.equal("One card is missing.");
    await table.press(".show");
    expect(table.view.handfuls).to.deep.equal([]);
    await table.press('[data-pick="T2"]');
    await table.press(".show");
    expect(table.view.handfuls).to.have.length(1);
    expect(table.view.handfuls[0]).to.deep.include({ seat: 0, level: 1 });
    expect(table.view.handfuls[0]!.cards).to.have.members(["T20", "T18", "T17", "T15", "T12", "T11", "T9", "T7", "T5", "T2"]);
    expect(table.root.querySelector(".offer")).to.not.exist;
    expect(table.root.querySelectorAll(".strip playing-card")).to.have.length(10);
    await table.press("[data-look=handful]");
    expect(table.dialog!.querySelectorAll("playing-card")).to.have.length(10);
  });
});

describe("a deal that cannot be shown", () => {
  const good = JSON.stringify(dealWith({}));
  const doubled = { ...dealWith({}), talon: "S1 S1 S1 S1 S1 S1" };
  const short = { ...dealWith({}), hands: dealWith({}).hands.map((hand, seat) => (seat === 0 ? hand.split(" ").slice(1).join(" ") : hand)) };
  const another = toRecord(newDeal({ game: "preferanzen", seed: "another game" }));

  for (const [title, deal, code, sentence] of [
    ["text that is no JSON", "{", "not-json", "The text is not JSON."],
    ["ten megabytes of junk", "[".repeat(10_000_000), "too-large", "The record is larger than any deal."],
    ["JSON that is no record", '{"format":"tarot-deal/1"}', "missing-key", "It is not a deal record"],
    ["a card that is there twice", JSON.stringify(doubled), "double-card", "The cards do not make up the deck"],
    ["77 cards", JSON.stringify(short), "card-count", "The cards do not make up the deck"],
    ["an unknown verb", JSON.stringify({ ...dealWith({}), actions: ["1 shout garde"] }), "bad-action", "One of the actions cannot be read. Place in the record: actions[0]"],
    ["another game", JSON.stringify(another), "game", "This table plays French Tarot and no other game."],
    ["an action against the rules", JSON.stringify({ ...dealWith({}), actions: ["1 bid pass"] }), "illegal-action", "One of the actions is against the rules. It is not your turn. Place in the record: actions[0]"],
  ] as const) {
    it(`says what is wrong in its place, and recovers: ${title}`, async () => {
      const table = await TableHarness.open({ deal: good, bots: "none" });
      const errors: ErrorDetail[] = [];
      table.element.addEventListener("tarot-error", ({ detail }) => errors.push(detail));
      table.element.deal = deal;
      await table.settle();
      expect(errors.map((error) => error.code)).to.deep.equal([code]);
      expect(table.text("[part=problem]").replaceAll(/\s+/g, " ")).to.contain(sentence);
      expect(table.element.view).to.equal(null);
      table.element.deal = good;
      await table.settle();
      expect(table.root.querySelector("[part=problem]")).to.not.exist;
      expect(table.hand).to.have.length(18);
    });
  }

  it("is told of in place of anything thrown, whatever object is given", async () => {
    const table = await TableHarness.open({ deal: good, bots: "none" });
    const hostile = new Proxy({}, { get: () => { throw new Error("boo"); }, ownKeys: () => { throw new Error("boo"); } });
    table.element.deal = hostile as never;
    await table.settle();
    expect(table.root.querySelector("[part=problem]")).to.exist;
  });

  it("shows names as text, never as markup", async () => {
    const element = await fixture<TarotTable>(html`<tarot-table lang="en" speed="instant" names="<img src=x onerror=alert(1)>, <b>B</b>"></tarot-table>`);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll("img, b:not(.facts b)")).to.have.length(0);
    expect(element.shadowRoot!.querySelector('[data-seat="1"] .name')!.textContent).to.equal("<b>B</b>");
  });
});

describe("accessibility of the table", () => {
  const states = {
    bidding: dealWith({}),
    discard: dealWith({ actions: taken }),
    play: dealWith(follow),
    trick: dealWith({ hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" }, actions: [...passed, "0 play SK", "1 play S3", "2 play S4", "3 play S5"] }),
    handful: dealWith({ hands: { 0: "T21 T20 T18 T17 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ D4 C2 C3 C4" }, actions: passed }),
    over: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }),
  };
  for (const [name, deal] of Object.entries(states)) {
    for (const theme of ["light", "dark"]) {
      it(`has nothing that axe finds: ${name}, ${theme}`, async () => {
        const table = await TableHarness.open({ deal, bots: "none", theme });
        if (name === "play") await table.tap("S5");
        if (name === "trick") await table.press("[data-tool=lastTrick]");
        if (name === "handful") await table.press(".offer");
        expect(await axeFindings(table.element)).to.deep.equal([]);
      });
    }
  }
});
