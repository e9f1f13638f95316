import { expect } from "chai";
import { chooseAction } from "../../../bots/index.js";
import names from "../../../locales/en/cards.json" with { type: "json" };
import { deck } from "../../../rules/index.js";
import { hiddenCardsToldIn } from "../../support/hidden-cards.js";
import { TableHarness } from "../../support/table-harness.js";

const leaks = ({ element, view }: TableHarness) => hiddenCardsToldIn([element, document.body], view, names.name);

describe("cards that the person cannot see", () => {
  for (const [players, seed] of [[3, "three hide"], [4, "four hide"], [5, "five hide"]] as const) {
    it(`are told nowhere, from the deal to the end, with ${String(players)} players`, async () => {
      const table = await TableHarness.open({ players, seed, dealer: players - 1 });
      for (let moves = 0; table.view.result === null; moves++) {
        expect(moves, "a deal has an end").to.be.below(60);
        expect(leaks(table)).to.deep.equal([]);
        table.element.act(chooseAction(table.view, { level: "easy", seed: "person" }));
        await table.settle();
      }
    });
  }

  it("would be found by this search, by code and by name", async () => {
    const table = await TableHarness.open({ seed: "four hide", dealer: 3 });
    const hidden = deck("french-tarot").find((card) => card.startsWith("S") && !table.view.hand.includes(card))!;
    const planted = document.createElement("i");
    table.root.append(planted);
    planted.title = hidden;
    expect(leaks(table)).to.deep.equal([hidden]);
    planted.title = `not the ${names.name[hidden as keyof typeof names.name]}!`;
    expect(leaks(table)).to.deep.equal([hidden]);
  });
});
