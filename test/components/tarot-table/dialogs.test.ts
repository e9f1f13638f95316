import { sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const passed = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
const oneTrick = dealWith({ hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" }, actions: [...passed, "0 play SK", "1 play S3", "2 play S4", "3 play S5"] });
const manyTrumps = dealWith({ hands: { 0: "T21 T20 T18 T17 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ D4 C2 C3 C4" }, actions: passed });

const cardsIn = (dialog: HTMLDialogElement) => [...dialog.querySelectorAll("playing-card")].map((card) => card.getAttribute("card"));

describe("what lies over the table", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("is gone when the table is moved on its page, and opens again above everything", async () => {
    const table = await TableHarness.open({ deal: oneTrick, bots: "none" });
    await table.press("[data-tool=lastTrick]");
    expect(table.dialog!.matches(":modal")).to.equal(true);
    table.element.parentElement!.append(table.element);
    await table.settle();
    expect(table.dialog).to.equal(null);
    await table.press("[data-tool=lastTrick]");
    expect(table.dialog!.matches(":modal")).to.equal(true);
  });

  it("is gone when the page takes back the trick that it shows", async () => {
    const table = await TableHarness.open({ deal: oneTrick, bots: "none" });
    await table.press("[data-tool=lastTrick]");
    table.element.undo();
    await table.settle();
    expect(table.view.tricks).to.deep.equal([]);
    expect(table.dialog).to.equal(null);
    expect(table.root.activeElement, "the focus stays at the table").to.not.equal(null);
  });

  it("still shows the same trick when another one is complete", async () => {
    const table = await TableHarness.open({ deal: { ...oneTrick, hands: dealWith({ hands: { 0: "SK S2", 1: "S3 S6", 2: "S4 S7", 3: "S5 S8" } }).hands }, bots: "none" });
    await table.press("[data-tool=lastTrick]");
    for (const [seat, card] of ["S2", "S6", "S7", "S8"].entries()) table.element.act({ seat, type: "play", card });
    await table.settle();
    expect(table.view.tricks).to.have.length(2);
    expect(cardsIn(table.dialog!)).to.deep.equal(["SK", "S3", "S4", "S5"]);
  });

  it("is gone when another trick has come in the place of the one that it shows", async () => {
    const table = await TableHarness.open({ deal: oneTrick, bots: "none" });
    await table.press("[data-tool=lastTrick]");
    table.element.undo();
    for (const [seat, card] of ["S2", "S3", "S4", "S5"].entries()) table.element.act({ seat, type: "play", card });
    await table.settle();
    expect(table.view.tricks).to.have.length(1);
    expect(table.dialog).to.equal(null);
  });

  it("shows all tricks so far, the newest first: who led, what fell, who took it", async () => {
    const hands = dealWith({ hands: { 0: "SK S2", 1: "S3 S6", 2: "S4 S7", 3: "S5 SQ T14" } }).hands;
    const actions = [...oneTrick.actions, "0 play S2", "1 play S6", "2 play S7", "3 play SQ", "3 play T14"];
    const table = await TableHarness.open({ deal: { ...oneTrick, hands, actions }, bots: "none" }, "keyboard");
    await table.press("[data-tool=lastTrick]");
    expect(cardsIn(table.dialog!)).to.deep.equal(["S2", "S6", "S7", "SQ"]);
    await table.press(".all");
    const tricks = [...table.dialog!.querySelectorAll("[data-trick]")].map((trick) => trick.textContent.replaceAll(/\s+/g, " ").trim());
    expect(tricks).to.deep.equal(["Trick 2 West takes the trick. You led East North West", "Trick 1 You take the trick. You led East North West"]);
    expect(cardsIn(table.dialog!), "nothing of the trick on the table").to.deep.equal(["S2", "S6", "S7", "SQ", "SK", "S3", "S4", "S5"]);
    expect(table.dialog!.contains(table.focused), "the focus stays in the dialog").to.equal(true);
    await sendKeys({ press: "Escape" });
    await table.settle();
    expect((table.focused as HTMLElement).dataset["tool"]).to.equal("lastTrick");
  });

  it("is gone when the handful that is put together can no longer be shown", async () => {
    const table = await TableHarness.open({ deal: manyTrumps, bots: "none" });
    await table.press(".offer");
    table.element.act({ seat: 0, type: "play", card: "SK" });
    await table.settle();
    expect(table.dialog).to.equal(null);
  });

  it("is gone when the page takes back the handful that it shows", async () => {
    const table = await TableHarness.open({ deal: manyTrumps, bots: "none" });
    await table.press(".offer");
    await table.press(".show");
    await table.press("[data-look=handful]");
    expect(cardsIn(table.dialog!)).to.have.length(10);
    table.element.undo();
    await table.settle();
    expect(table.view.handfuls).to.deep.equal([]);
    expect(table.dialog).to.equal(null);
  });
});
