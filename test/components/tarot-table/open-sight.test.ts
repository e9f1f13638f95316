import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { RefusalDetail } from "../../../components/shared/events.js";
import type { ActionDetail } from "../../../components/tarot-table/events.js";
import type { Action, CardCode } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const plain: CardCode[] = ["S2", "S3", "S4", "S5", "S6", "S7"];
const hand = "S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK T10 T11 T12 T13 T14";
const trumpish = "T3 T4 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 SK HK S2 S3";
const talon = ["T18", "T19", "T20", "DK", "CK", "T5"];

/** Seat `taker` has taken the dog. */
function taken(taker: 0 | 1, cards: string) {
  return dealWith({ hands: { [taker]: cards }, actions: [0, 1, 2, 3].map((seat) => `${String(seat)} bid ${seat === taker ? "garde" : "pass"}`) });
}

async function discardTold(seat: 0 | 1, cards: CardCode[]): Promise<{ told: Action; table: TableHarness }> {
  const table = await TableHarness.open({ deal: taken(seat, hand), bots: "none" });
  const told: Action[] = [];
  table.element.addEventListener("tarot-action", ({ detail }: CustomEvent<ActionDetail>) => told.push(detail.action));
  expect(table.element.act({ seat, type: "discard", cards })).to.equal(null);
  return { told: told[0]!, table };
}

describe("what a table tells of hidden cards", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("is nothing of what another lays aside face down; the record keeps it", async () => {
    const { told, table } = await discardTold(1, plain);
    expect(told).to.deep.equal({ seat: 1, type: "discard", cards: [] });
    expect(table.element.record!.actions.at(-1)).to.contain(plain.join(" "));
  });

  it("is the trumps that another has to lay aside openly, and those alone", async () => {
    // Two plain cards may go, no more: the dog holds none either.
    const table = await TableHarness.open({ deal: withTalon(taken(1, trumpish), talon), bots: "none" });
    const told: Action[] = [];
    table.element.addEventListener("tarot-action", ({ detail }: CustomEvent<ActionDetail>) => told.push(detail.action));
    expect(table.element.act({ seat: 1, type: "discard", cards: ["S2", "S3", "T3", "T4", "T5", "T6"] })).to.equal(null);
    expect(told).to.deep.equal([{ seat: 1, type: "discard", cards: ["T6", "T5", "T4", "T3"] }]);
  });

  it("is the whole of what one lays aside oneself", async () => {
    const { told } = await discardTold(0, plain);
    expect(told).to.deep.equal({ seat: 0, type: "discard", cards: plain });
  });

  it("is not which of another's cards would do, in the event or in the bubble", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "SK", 1: "SQ H1" }, actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none", "0 play SK"] }), bots: "none" });
    const told: RefusalDetail[] = [];
    table.element.addEventListener("tarot-refusal", ({ detail }: CustomEvent<RefusalDetail>) => told.push(detail));
    const refusal = table.element.act({ seat: 1, type: "play", card: "H1" })!;
    await table.settle();
    expect(refusal.allowed).to.include("SQ");
    expect(told.map((detail) => detail.refusal.reason)).to.deep.equal(["must-follow"]);
    expect(JSON.stringify(told)).not.to.contain("SQ");
    expect(table.refusal).to.contain("follow").and.not.to.contain("queen");
  });
});

/** The same deal with these cards in the dog; whoever held them gets what lay there. */
function withTalon(deal: ReturnType<typeof dealWith>, cards: readonly CardCode[]): ReturnType<typeof dealWith> {
  const out = deal.talon.split(" ").filter((card) => !cards.includes(card));
  const into = cards.filter((card) => !deal.talon.split(" ").includes(card));
  const hands = deal.hands.map((held) => held.split(" ").map((card) => (into.includes(card) ? out[into.indexOf(card)]! : card)).join(" "));
  return { ...deal, hands, talon: cards.join(" ") };
}
