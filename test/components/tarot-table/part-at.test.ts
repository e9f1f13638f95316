import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const bids = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];

describe("where a table shows something", () => {
  it("is told for a card in the hand or on the table, for a seat and for the trick", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK S2", 1: "S3" }, actions: [...bids, "0 play SK"] }), bots: "none" });
    const { element } = table;
    expect(element.partAt("S2")).to.equal(table.card("S2"));
    expect(element.partAt("SK")?.closest('[part="trick"]')).to.exist;
    expect(element.partAt("SK")?.getAttribute("card")).to.equal("SK");
    expect(element.partAt("trick")).to.equal(table.root.querySelector('[part="trick"]'));
    const east = element.partAt("seat:1")!;
    expect(east.textContent).to.contain("East");
    expect(east.getBoundingClientRect().width).to.be.above(0);
    expect(element.partAt("dog"), "taken by nobody's hand").to.be.null;
  });

  it("is told for the dog while it lies there", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid prise"] }), bots: "none" });
    expect(table.element.partAt("dog")?.querySelectorAll("playing-card")).to.have.length(6);
  });

  it("is told where a card can be pressed, of two places in which it shows", async () => {
    const taken = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"];
    const discard = await TableHarness.open({ deal: dealWith({ actions: taken }), bots: "none" });
    const [fromDog] = [...discard.root.querySelectorAll(".dog playing-card")].map((card) => card.getAttribute("card")!);
    expect(discard.element.partAt(fromDog!)?.matches("button[data-card]"), "in the hand").to.be.true;

    const bids = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid pass"];
    const call = await TableHarness.open({ deal: dealWith({ players: 5, hands: { 0: "HK" }, actions: bids }), bots: "none" });
    expect(call.hand).to.contain("HK");
    expect(call.element.partAt("HK")?.getRootNode() === call.root.querySelector("bid-panel")!.shadowRoot, "among the kings to call").to.be.true;
  });

  it("is nowhere for what does not show, what nobody may see, and what is no target", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK S2", 1: "S3" }, actions: bids }), bots: "none" });
    for (const target of ["S3", "T99", "seat:7", "", "status", '"] , *', "*", ".hand"]) expect(table.element.partAt(target), target).to.be.null;
    expect(table.element.partAt(null as never)).to.be.null;
  });
});
