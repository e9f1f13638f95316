import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { apply, choices, formatAction, replay, sortHand, type Action, type CardCode, type DealRecord } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";

const allTrumps = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 SK";
const losesLast = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 C2 C1";
const nothing = "S1 S2 S3 S4 S5 H1 H2 H3 H4 H5 D1 D2 D3 D4 D5 C1 C2 C3";

/** Seat 0 plays garde sans: everybody plays trumps from the top, then the highest card, clubs last. */
function playedOut(hand: string, announcement: "slam" | "none"): DealRecord {
  const deal = dealWith({ hands: { 0: hand }, actions: ["0 bid garde-sans", "1 bid pass", "2 bid pass", "3 bid pass", `0 announce ${announcement}`] });
  const actions = [...deal.actions];
  for (let state = replay(deal), now = choices(state); now.phase === "play"; now = choices(state)) {
    const action: Action = { seat: now.seat, type: "play", card: highest(now.cards) };
    actions.push(formatAction(action));
    state = apply(state, action);
  }
  return { ...deal, actions };
}

function highest(cards: readonly CardCode[]): CardCode {
  const sorted = sortHand("french-tarot", [...cards]);
  return sorted.find((card) => card.startsWith("T")) ?? sorted.find((card) => !card.startsWith("C")) ?? sorted[0]!;
}

describe("the verdict on a deal", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const [title, hand, announcement, verdict, sentence] of [
    ["a slam announced and made", allTrumps, "slam", "You made your contract", "The announced slam is made."],
    ["a slam made without a word", allTrumps, "none", "You made your contract", "Every trick taken: a slam, not announced."],
    ["a slam announced and lost, though the contract is made", losesLast, "slam", "You made your contract", "The announced slam has failed."],
    ["a slam of the defence", nothing, "none", "You failed your contract", "The defence took every trick: a slam."],
    ["a slam of the defence against an announced one", nothing, "slam", "You failed your contract", "The announced slam has failed, and the defence took every trick."],
  ] as const) {
    it(`tells ${title}, to those who listen as well`, async () => {
      const deal = playedOut(hand, announcement);
      const last = deal.actions.at(-1)!;
      const table = await TableHarness.open({ deal: { ...deal, actions: deal.actions.slice(0, -1) }, bots: "none" });
      table.element.dispatchEvent(new Event("pointerdown"));
      const [seat, , card] = last.split(" ");
      table.element.act({ seat: Number(seat), type: "play", card: card! });
      await table.settle();
      await afterTimers();
      expect(table.text(".verdict")).to.contain(verdict);
      expect(table.text(".slam")).to.equal(sentence);
      expect(table.announced).to.contain(verdict).and.to.contain(sentence);
    });
  }

  it("says nothing of slams where none was announced or made", async () => {
    const table = await TableHarness.open({ deal: playedOut(losesLast, "none"), bots: "none" });
    expect(table.text(".verdict")).to.contain("You made your contract");
    expect(table.text(".slam")).to.equal("");
  });
});

