import { expect } from "chai";
import type { KeptTrick } from "../../../components/tarot-table/kept-trick.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const start = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam"];
const hands = { 0: "S5", 1: "S2", 2: "S9", 3: "SK" };
/** West leads the king, and has won the trick. */
const trick = ["3 play SK", "0 play S5", "1 play S2", "2 play S9"];

function open(keepTrick: KeptTrick, actions = [...start, ...trick]): Promise<TableHarness> {
  return TableHarness.open({ deal: dealWith({ hands, actions }), bots: "none", keepTrick });
}

const winning = ({ root }: TableHarness) => [...root.querySelectorAll(".winning playing-card")].map((card) => card.getAttribute("card"));

describe("a complete trick that stays on the table", () => {
  it("is gathered by itself, where the page says nothing", async () => {
    expect((await open("none")).trick).to.deep.equal([]);
  });

  it("lies open without a word on its winner, where it is asked about", async () => {
    const table = await open("asked");
    expect(table.trick).to.deep.equal(["SK", "S5", "S2", "S9"]);
    expect(winning(table)).to.deep.equal([]);
    expect(table.root.querySelector(".turn")).to.not.exist;
    expect(table.text("[part=header]")).to.contain("Trick 1 of 18");
    expect(table.root.textContent).to.not.contain("1 trick");
  });

  it("lies open with its winner, where it is told", async () => {
    const table = await open("told");
    expect(winning(table)).to.deep.equal(["SK"]);
    expect(table.text("[data-seat='3'] .tricks")).to.equal("1 trick");
  });

  it("is told of without its winner", async () => {
    const table = await open("asked", [...start, ...trick.slice(0, 3)]);
    table.root.querySelector<HTMLElement>("[data-card]")?.focus();
    table.element.act({ seat: 2, type: "play", card: "S9" });
    await table.settle();
    expect(table.announced).to.contain("9 of spades");
    expect(table.announced).to.not.match(/takes? the trick/);
  });

  it("does not tell which bids and which cards are allowed, where that is asked about", async () => {
    const bidding = await TableHarness.open({ deal: dealWith({ dealer: 1, actions: ["2 bid pass", "3 bid garde"] }), bots: "none", keepTrick: "asked" });
    expect(bidding.root.querySelector("bid-panel")).to.not.exist;
    const taken = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"];
    const discard = await TableHarness.open({ deal: dealWith({ actions: taken }), bots: "none", keepTrick: "asked" });
    expect(discard.root.querySelectorAll("[data-card].refused")).to.have.length(0);
    discard.element.keepTrick = "none";
    await discard.settle();
    expect(discard.root.querySelectorAll("[data-card].refused")).to.not.have.length(0);
  });

  it("gives way to the next card", async () => {
    const table = await open("asked");
    table.element.act({ seat: 3, type: "play", card: await nextOf(table) });
    await table.settle();
    expect(table.trick).to.have.length(1);
  });
});

async function nextOf(table: TableHarness): Promise<string> {
  table.element.seat = 3;
  await table.settle();
  const { choices } = table.view;
  const card = choices.phase === "play" ? choices.cards[0]! : "";
  table.element.seat = 0;
  await table.settle();
  return card;
}
