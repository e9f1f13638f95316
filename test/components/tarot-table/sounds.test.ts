import { sendMouse } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";
import { waitUntil } from "../../support/wait-until.js";

const almost = dealWith({
  hands: { 0: "SK S2", 1: "S3", 2: "S4", 3: "S5" },
  actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none", "0 play SK", "1 play S3", "2 play S4"],
});

/** What the page's sound would play: tones by their pitch, 0 for noise. */
const heard: number[] = [];
const { start: startTone } = OscillatorNode.prototype;
const { start: startNoise } = AudioBufferSourceNode.prototype;

describe("the sounds of a table", () => {
  before(() => {
    OscillatorNode.prototype.start = function () {
      heard.push(this.frequency.value);
    };
    AudioBufferSourceNode.prototype.start = function () {
      heard.push(0);
    };
    for (const node of [OscillatorNode, AudioBufferSourceNode]) node.prototype.stop = () => undefined;
  });
  after(() => {
    OscillatorNode.prototype.start = startTone;
    AudioBufferSourceNode.prototype.start = startNoise;
  });
  beforeEach(() => heard.splice(0));

  it("are off until somebody wants them", async () => {
    const table = await TableHarness.open({ deal: almost, bots: "none" });
    await sendMouse({ type: "click", position: [5, 5] });
    table.element.act({ seat: 3, type: "play", card: "S5" });
    await table.settle();
    expect(heard).to.deep.equal([]);
  });

  it("tell a card, a trick and a refusal apart", async () => {
    const table = await TableHarness.open({ deal: almost, bots: "none", sound: true });
    await sendMouse({ type: "click", position: [5, 5] });
    table.element.act({ seat: 3, type: "play", card: "S5" });
    await waitUntil(() => heard.length === 2, "the trick is heard");
    expect(heard[0]).to.equal(0);
    expect(heard[1]).to.be.greaterThan(0);
    heard.splice(0);
    table.element.act({ seat: 1, type: "play", card: "H2" });
    await waitUntil(() => heard.length === 2, "the refusal is heard");
    expect(heard[1]).to.be.lessThan(heard[0]!);
    heard.splice(0);
    await table.tap("S2");
    await waitUntil(() => heard.length === 1, "the card is heard");
    expect(heard).to.deep.equal([0]);
  });
});
