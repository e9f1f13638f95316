import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { chooseAction } from "../../../bots/index.js";
import type { Action } from "../../../rules/index.js";
import { replay, result } from "../../../rules/index.js";
import { TableHarness, type Input } from "../../support/table-harness.js";

const deals = [
  ["garde", "whole deal 15", 4],
  ["pass", "whole deal 1", 4],
  ["garde", "five 1", 5],
  ["prise", "three 1", 3],
] as const;

const handSizes = { 3: 24, 4: 18, 5: 15 };

/** One suite for every way of input: a person plays a deal from the first bid to the score, and starts the next. */
export function playsWholeDeals(input: Input, width: number): void {
  describe(`a whole deal by ${input}`, () => {
    beforeEach(() => setViewport({ width, height: 900 }));

    for (const [bid, seed, players] of deals) {
      it(`is played by ${String(players)} from "${bid}" to the score that the rules give`, async () => {
        const table = await TableHarness.open({ seed, players, dealer: players - 1, tapTwice: input === "tap-twice" }, input);
        await playToTheScore(table, bid);

        await table.press("[data-next]");
        expect(table.view).to.include({ dealer: 0, result: null });
        expect(table.view.hand).to.have.length(handSizes[players]);
      });
    }
  });
}

/** Bids, plays on to the end and compares the sheet with the rules. */
export async function playToTheScore(table: TableHarness, bid: string): Promise<void> {
  await table.bid(bid);
  for (let moves = 0; table.view.result === null; moves++) {
    expect(moves, "a deal has an end").to.be.below(40);
    await table.perform(nextAction(table));
  }
  const expected = result(replay(table.element.record!))!;
  expect(expected.kind).to.equal("french-tarot");
  // Its inside is fetched when a sheet first needs it.
  await table.root.querySelector("score-sheet")!.updateComplete;
  expect(table.scores).to.deep.equal(expected.scores.map(signed));
}

/** What a player of sense would do; which, does not matter here. */
function nextAction({ view }: TableHarness): Action {
  return chooseAction(view, { level: "easy", seed: "person" });
}

function signed(score: number): string {
  return score > 0 ? `+${String(score)}` : String(score).replace("-", "−");
}
