import { expect } from "chai";
import { chooseAction } from "../../../bots/index.js";
import names from "../../../locales/en/cards.json" with { type: "json" };
import { deck, type CardCode } from "../../../rules/index.js";
import { TableHarness } from "../../support/table-harness.js";

/** Every text and every attribute below a node, shadow roots included. */
function* wordsIn(node: Node): Generator<string> {
  if (node instanceof Text) yield node.data;
  if (node instanceof Element) {
    for (const { value } of node.attributes) yield value;
    if (node.shadowRoot) yield* wordsIn(node.shadowRoot);
  }
  for (const child of node.childNodes) yield* wordsIn(child);
}

/** A card's code or name, as a word of its own: "trump 2" is not told by "trump 21". The Excuse's name stands in many a rule. */
function tellsOf(card: CardCode): RegExp {
  const name = card === "E" ? "" : `|${names.name[card as keyof typeof names.name].replaceAll(/[()]/g, String.raw`\$&`)}(?!\\d)`;
  return new RegExp(`(^|[\\s"])${card}($|[\\s"])${name}`);
}

/** Cards that are told somewhere on the page though the seat's view does not hold them. */
function leaks({ element, view }: TableHarness): CardCode[] {
  const known = new Set(JSON.stringify(view).match(/\b(?:[SHDC](?:10|[1-9JNQK])|T\d+|E)\b/g));
  const told = [...wordsIn(element), ...wordsIn(document.body)].join("\n");
  return deck("french-tarot").filter((card) => !known.has(card) && tellsOf(card).test(told));
}

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
