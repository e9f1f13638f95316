import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const start = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam"];
const hands = { 0: "S5", 1: "S2", 2: "S9", 3: "SK" };
/** West leads the king, and has won the trick. */
const trick = ["3 play SK", "0 play S5", "1 play S2", "2 play S9"];

function open(setup: { keepTrick?: boolean; asked?: boolean }, actions = [...start, ...trick]): Promise<TableHarness> {
  return TableHarness.open({ deal: dealWith({ hands, actions }), bots: "none", ...setup });
}

const winning = ({ root }: TableHarness) => [...root.querySelectorAll(".winning playing-card")].map((card) => card.getAttribute("card"));

describe("a complete trick that stays on the table", () => {
  it("is gathered by itself, where the page says nothing", async () => {
    expect((await open({})).trick).to.deep.equal([]);
  });

  it("lies open without a word on its winner, where it is asked about", async () => {
    const table = await open({ keepTrick: true, asked: true });
    expect(table.trick).to.deep.equal(["SK", "S5", "S2", "S9"]);
    expect(winning(table)).to.deep.equal([]);
    expect(table.root.querySelector(".turn")).to.not.exist;
    expect(table.text("[part=header]")).to.contain("Trick 1 of 18");
    expect(table.root.textContent).to.not.contain("1 trick");
  });

  it("lies open with its winner, where it is told", async () => {
    const table = await open({ keepTrick: true });
    expect(winning(table)).to.deep.equal(["SK"]);
    expect(table.text("[data-seat='3'] .tricks")).to.equal("1 trick");
  });

  it("gives way to the next card", async () => {
    const table = await open({ keepTrick: true });
    table.element.act({ seat: 3, type: "play", card: await nextOf(table) });
    await table.settle();
    expect(table.trick).to.have.length(1);
  });
});

describe("a position that is asked about", () => {
  it("has its trick told of without the winner", async () => {
    const table = await open({ asked: true }, [...start, ...trick.slice(0, 3)]);
    table.root.querySelector<HTMLElement>("[data-card]")?.focus();
    table.element.act({ seat: 2, type: "play", card: "S9" });
    await table.settle();
    expect(table.announced).to.contain("9 of spades");
    expect(table.announced).to.not.match(/takes? the trick/);
  });

  it("does not tell which bids and which cards are allowed", async () => {
    const bidding = await TableHarness.open({ deal: dealWith({ dealer: 1, actions: ["2 bid pass", "3 bid garde"] }), bots: "none", asked: true });
    expect(bidding.root.querySelector("bid-panel")).to.not.exist;
    const taken = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"];
    const discard = await TableHarness.open({ deal: dealWith({ actions: taken }), bots: "none", asked: true });
    expect(discard.root.querySelectorAll("[data-card].refused")).to.have.length(0);
    discard.element.asked = false;
    await discard.settle();
    expect(discard.root.querySelectorAll("[data-card].refused")).to.not.have.length(0);
  });

  it("does not tell which cards may be played, and still tells why one was refused", async () => {
    const table = await open({ asked: true }, [...start, "3 play SK"]);
    expect(table.root.querySelectorAll("[data-card].refused")).to.have.length(0);
    expect(table.text("[part=status]")).to.not.contain("spades");
    expect(table.element.act({ seat: 0, type: "play", card: table.view.hand.find((card) => /^[HDCT]/.test(card))! })).to.not.equal(null);
  });

  it("is marked where a trick is merely kept", async () => {
    const table = await open({ keepTrick: true }, [...start, "3 play SK"]);
    expect(table.root.querySelectorAll("[data-card].refused")).to.not.have.length(0);
  });

  it("takes its trick away where none is kept", async () => {
    expect((await open({ asked: true })).trick).to.deep.equal([]);
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
