import { emulateMedia } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const heartsLed = dealWith({
  hands: { 0: "T16 T12 E HK H7 SQ S9 S5 S2 DN D8 D4 CK C10 C6 C3 C2 C1", 3: "HQ" },
  actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HQ"],
});

function figure(setup: Parameters<typeof TableHarness.open>[0]): Promise<TableHarness> {
  return TableHarness.open({ deal: heartsLed, mode: "figure", ...setup });
}

function shown(table: TableHarness, selector: string): HTMLElement[] {
  return [...table.root.querySelectorAll<HTMLElement>(selector)].filter((part) => part.getBoundingClientRect().width > 0);
}

function picture(table: TableHarness): string {
  return table.root.querySelector("[role=img].drawn")!.getAttribute("aria-label")!;
}

async function warningsOf(act: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const original = console.warn;
  console.warn = (message: string) => void warnings.push(message);
  try {
    await act();
  } finally {
    console.warn = original;
  }
  return warnings;
}

describe("a figure", () => {
  it("points at cards, seats and the trick, where they are drawn", async () => {
    const table = await figure({ highlights: ["HK", "HQ", "seat:3", "trick"] });
    const marks = shown(table, ".mark");
    expect(marks.map((mark) => mark.dataset["target"])).to.deep.equal(["HK", "HQ", "seat:3", "trick"]);
    for (const mark of marks) {
      const [at, target] = [mark.getBoundingClientRect(), table.element.partAt(mark.dataset["target"]!)!.getBoundingClientRect()];
      expect(at.left + at.width / 2, mark.dataset["target"]).to.be.within(target.left, target.right);
      expect(at.bottom, mark.dataset["target"]).to.be.at.least(target.top - 30);
      expect(at.top, mark.dataset["target"]).to.be.at.most(target.bottom);
    }
  });

  it("stays right when its place changes its width", async () => {
    const table = await figure({ highlights: ["seat:1"] });
    table.element.style.setProperty("width", "300px");
    await table.settle();
    const mark = table.root.querySelector(".mark")!.getBoundingClientRect();
    const seat = table.element.partAt("seat:1")!.getBoundingClientRect();
    expect(mark.left + mark.width / 2).to.be.closeTo(seat.left + seat.width / 2, 1);
  });

  it("draws an arrow from one to the other, between their edges", async () => {
    const table = await figure({ arrows: ["HK>trick"] });
    const path = table.root.querySelector<SVGPathElement>(".arrow")!;
    // The line itself: how far its width and its head reach, browsers measure differently.
    const [start, end] = [0, path.getTotalLength()].map((at) => path.getPointAtLength(at).matrixTransform(path.getScreenCTM()!));
    const [from, to] = ["HK", "trick"].map((target) => table.element.partAt(target)!.getBoundingClientRect());
    expect(start!.y - end!.y).to.be.above(10);
    expect(start!.y).to.be.at.most(from!.top + 2);
    expect(end!.y).to.be.at.least(to!.bottom - 2);
  });

  it("takes both as attributes", async () => {
    const table = await figure({});
    table.element.setAttribute("highlights", "HK  seat:2");
    table.element.setAttribute("arrows", "HK>trick seat:1>seat:0");
    await table.settle();
    expect(shown(table, ".mark")).to.have.length(2);
    expect(shown(table, ".arrow")).to.have.length(2);
  });

  it("warns once of a target that is none or does not show, and shows the rest", async () => {
    let table!: TableHarness;
    const warnings = await warningsOf(async () => {
      table = await figure({ highlights: ["HK", "card nine", "D1"], arrows: ["HK-trick", "HK>nowhere", "HK>trick"] });
      table.element.requestUpdate();
      await table.settle();
    });
    expect(shown(table, ".mark").map((mark) => mark.dataset["target"])).to.deep.equal(["HK"]);
    expect(shown(table, ".arrow")).to.have.length(1);
    for (const target of ['"card nine"', '"D1"', '"HK-trick"', '"HK>nowhere"']) expect(warnings.filter((text) => text.includes(target)), target).to.have.length(1);
  });

  it("has its caption under it", async () => {
    const table = await figure({ caption: "Hearts are led." });
    const caption = table.root.querySelector("figure > figcaption")!;
    expect(caption.textContent).to.equal("Hearts are led.");
    expect(caption.getBoundingClientRect().top).to.be.at.least(table.root.querySelector(".table")!.getBoundingClientRect().bottom);
    table.element.caption = "";
    await table.settle();
    expect(table.root.querySelector("figcaption")).to.be.null;
  });

  it("is one picture with all of it in words", async () => {
    const table = await figure({ highlights: ["HK"], arrows: ["HK>trick"], names: ["Ada", "Ben", "Cleo", "Dan"] });
    const text = picture(table);
    expect(text).to.contain("Garde sans, taker: Dan.");
    expect(text).to.contain("On the table: Dan: queen of hearts, winning so far.");
    expect(text).to.contain("Your hand: the Excuse, trump 16, trump 12, queen of spades");
    expect(text).to.contain("Playable: the Excuse, king of hearts, 7 of hearts.");
    expect(text).to.contain("Pointed at: king of hearts.");
    expect(text).to.contain("Arrow from “king of hearts” to “Cards on the table”.");
  });

  it("tells in words nothing that it does not show", async () => {
    const table = await figure({ noHints: true });
    expect(picture(table)).not.to.contain("Playable");
    expect(picture(table)).not.to.contain("king of diamonds");
  });

  for (const [lang, words] of [["de", "Spielbar: "], ["fr", "Jouables\u00a0: "], ["sv", "Spelbara: "]] as const) {
    it(`speaks ${lang}`, async () => {
      const table = await figure({ lang });
      expect(picture(table)).to.contain(words);
      expect(picture(table)).not.to.match(/modes:|ui:|\{\{/);
    });
  }

  it("describes an auction by its bids, and the dog that lies open by its cards", async () => {
    const bidding = await figure({ deal: dealWith({ dealer: 3, actions: ["0 bid pass", "1 bid garde"] }) });
    expect(picture(bidding)).to.contain("Bids: You: Pass, East: Garde.");
    const taken = await figure({ deal: dealWith({ hands: { 0: "S2" }, actions: ["0 bid prise", "1 bid pass", "2 bid pass", "3 bid pass"] }), seat: 1 });
    expect(picture(taken)).to.contain("In the dog: ");
  });

  it("has nothing to press or to reach by Tab", async () => {
    const table = await figure({ caption: "Words", highlights: ["HK"] });
    expect(table.root.querySelectorAll("button, a, input, [tabindex='0']")).to.have.length(0);
  });

  it("is no picture at a deal's end, whose sheet can be opened", async () => {
    const table = await figure({ deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }) });
    expect(table.root.querySelector("[role=img].drawn")).to.be.null;
    expect(table.text(".verdict")).to.contain("passed");
  });

  it("fits into a column of 300 pixels, and is no higher than its parts", async () => {
    const table = await figure({ caption: "A long caption that goes on and on.", highlights: ["HK", "seat:3"] });
    table.element.style.setProperty("width", "300px");
    await table.settle();
    expect(table.element.scrollWidth).to.equal(300);
    const drawn = table.root.querySelector(".drawn")!.getBoundingClientRect();
    for (const card of table.root.querySelectorAll("[data-card], [data-played]")) {
      const { left, right, bottom } = card.getBoundingClientRect();
      expect(left).to.be.at.least(drawn.left - 1);
      expect(right).to.be.at.most(drawn.right + 1);
      expect(bottom).to.be.at.most(drawn.bottom + 1);
    }
  });

  it("saves ink on paper", async () => {
    const table = await figure({ theme: "dark" });
    try {
      await emulateMedia({ media: "print" });
      expect(getComputedStyle(table.root.querySelector(".table")!).backgroundImage).to.equal("none");
      expect(getComputedStyle(table.root.querySelector(".facts")!).color).to.equal("rgb(0, 0, 0)");
      expect(getComputedStyle(table.root.querySelector(".status")!).color).to.equal("rgb(0, 0, 0)");
    } finally {
      await emulateMedia({ media: "screen" });
    }
  });

  it("becomes a game again, without what pointed", async () => {
    const table = await figure({ highlights: ["HK"], caption: "Words" });
    table.element.mode = "play";
    await table.settle();
    expect(table.root.querySelector("figure, .pointers, figcaption")).to.be.null;
    expect(table.card("HK").localName).to.equal("button");
    expect(table.element.getAttribute("mode")).to.equal("play");
  });

  it("says in place of a broken record what is wrong, without caption", async () => {
    const table = await figure({ deal: "{}", caption: "Words" });
    expect(table.text(".problem-box")).to.contain("This deal cannot be shown");
    expect(table.root.querySelector("figcaption")).to.be.null;
  });
});
