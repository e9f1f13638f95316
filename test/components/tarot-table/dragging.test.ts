import { nextFrame } from "@open-wc/testing-helpers";
import { resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness, type Input } from "../../support/table-harness.js";

const passed = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
const yourLead = dealWith({ hands: { 0: "SK S2" }, actions: passed });
const spadesLed = dealWith({ hands: { 0: "SK S2 HK", 3: "SQ" }, actions: [...passed.slice(0, 4), "3 announce slam", "3 play SQ"] });

const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

async function tableToDrag(deal: TableHarness["element"]["deal"], input: Input = "drag"): Promise<TableHarness> {
  const table = await TableHarness.open({ deal, bots: "none" }, input);
  await table.fetchDragging();
  return table;
}

/** With the mouse's button down, from a card by so many px. */
async function pull(table: TableHarness, code: string, across: number, down: number): Promise<void> {
  const [x, y] = middle(table.card(code));
  await sendMouse({ type: "move", position: [x, y] });
  await sendMouse({ type: "down" });
  await sendMouse({ type: "move", position: [x + across, y + down] });
}

describe("a card that is dragged", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => resetMouse());

  it("follows the pointer, and goes back where it is let go over the hand", async () => {
    const table = await tableToDrag(yourLead);
    const face = table.card("SK").querySelector("playing-card")!;
    const { left } = face.getBoundingClientRect();
    await pull(table, "SK", 120, -20);
    expect(face.getBoundingClientRect().left - left).to.be.closeTo(120, 1);
    await sendMouse({ type: "up" });
    await table.settle();
    expect(table.trick).to.deep.equal([]);
    expect(table.card("SK").dataset).to.not.have.property("dragged");
  });

  it("is played once, with no click after it", async () => {
    const table = await tableToDrag(yourLead);
    const actions: string[] = [];
    table.element.addEventListener("tarot-action", ({ detail: { action } }) => actions.push(action.type === "play" ? action.card : action.type));
    await table.tap("SK");
    expect(actions).to.deep.equal(["SK"]);
    expect(table.trick).to.deep.equal(["SK"]);
  });

  it("goes back by Escape", async () => {
    const table = await tableToDrag(yourLead);
    await pull(table, "SK", 0, -200);
    await sendKeys({ press: "Escape" });
    await sendMouse({ type: "up" });
    await table.settle();
    expect(table.trick).to.deep.equal([]);
  });

  it("is refused in place where it may not be played", async () => {
    const table = await tableToDrag(spadesLed);
    await table.tap("HK");
    expect(table.trick).to.deep.equal(["SQ"]);
    expect(table.refusal).to.contain("follow suit");
    expect(table.hand).to.contain("HK");
  });

  it("is the one under the pointer after the page has moved", async () => {
    const table = await tableToDrag(yourLead);
    const room = document.createElement("div");
    room.style.setProperty("block-size", "90px");
    table.element.before(room);
    await table.tap("S2");
    room.remove();
    expect(table.trick).to.deep.equal(["S2"]);
  });

  it("stays in the hand of a table that is taken off the page meanwhile", async () => {
    const table = await tableToDrag(yourLead);
    await pull(table, "SK", 0, -200);
    const { parentElement } = table.element;
    table.element.remove();
    parentElement!.append(table.element);
    await sendMouse({ type: "up" });
    await table.settle();
    expect(table.trick).to.deep.equal([]);
    await table.tap("SK");
    expect(table.trick).to.deep.equal(["SK"]);
  });

  it("needs no click of another kind: a plain click still plays", async () => {
    const table = await tableToDrag(yourLead, "click");
    await table.tap("SK");
    expect(table.trick).to.deep.equal(["SK"]);
  });
});

describe("a finger at the table", () => {
  const room = document.createElement("div");
  room.style.setProperty("block-size", "1500px");
  room.style.setProperty("inline-size", "900px");

  beforeEach(() => setViewport({ width: 360, height: 640 }));

  afterEach(() => {
    room.remove();
    window.scrollTo(0, 0);
  });

  it("drags a card on which it has rested, and the page stays where it is", async () => {
    const table = await tableToDrag(yourLead, "finger-drag");
    document.body.append(room);
    table.card("SK").scrollIntoView({ block: "end" });
    await nextFrame();
    const { scrollY } = window;
    await table.tap("SK");
    expect(table.trick).to.deep.equal(["SK"]);
    expect(window.scrollY).to.equal(scrollY);
  });
});
