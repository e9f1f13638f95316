import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/bid-panel/define.js";
import type { BidPanel } from "../../../components/bid-panel/bid-panel.js";
import type { DeckName } from "../../../components/playing-card/decks/decks.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";
import "../../../components/tarot-table/define.js";
import { dealWith } from "../../support/deals.js";
import { DeckNetwork } from "../../support/deck-network.js";
import { TableHarness } from "../../support/table-harness.js";
import { warnings } from "../../support/warnings.js";
import { waitUntil } from "../../support/wait-until.js";

/** Seat 0 has to follow hearts, and holds the Excuse. */
const mustFollow = () =>
  dealWith({
    hands: { 0: "H7 H2 S5 S1 S2 S3 S4 D1 D2 D3 D4 D5 C1 C2 C3 C4 T3 E", 3: "HK" },
    actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HK"],
  });

const cardsIn = (root: ParentNode) => [...root.querySelectorAll<PlayingCard>("playing-card")];

const tableIn = (deck: string, lang: string) => TableHarness.open({ deal: mustFollow(), bots: "none", deck: deck as DeckName, lang });

describe("a table's deck", () => {
  it("names the hand, what was led, and what would do by its suits", async () => {
    const table = await tableIn("marseille", "fr");
    expect(table.label("H7")).to.equal("7 de coupe");
    expect(table.label("S5")).to.equal("5 d’épée, non jouable\u00a0: il faut fournir, couleur demandée coupes");
    expect(table.label("E")).to.equal("le Mat (l’Excuse)");
    expect(table.status).to.contain("coupes").and.not.contain("cœur");
    await table.tap("S5");
    expect(table.refusal).to.contain("7 de coupe").and.contain("2 de coupe").and.not.match(/cœur|pique|carreau|trèfle/);
    expect(table.announced).to.contain("7 de coupe");
    expect(table.root.querySelector(".trick")!.textContent).to.contain("Roi de coupe");
  });

  it("changes all words with it, and back", async () => {
    const table = await tableIn("nouveau", "en");
    expect(table.label("H7")).to.equal("7 of hearts");
    table.element.deck = "marseille";
    await table.settle();
    expect(table.label("H7")).to.equal("7 of cups");
    expect(table.status).to.contain("cups");
    table.element.deck = "nouveau";
    await table.settle();
    expect(table.label("H7")).to.equal("7 of hearts");
    expect(table.status).to.contain("hearts");
  });

  it("says nothing in the words of another deck while it is on its way", async () => {
    const network = new DeckNetwork("marseille");
    const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
    const element = document.createElement("tarot-table");
    Object.assign(element, { speed: "instant", bots: "none", deck: "marseille", deal: mustFollow() });
    page.append(element);
    await waitUntil(() => network.fetches === 1);
    expect(element.shadowRoot!.textContent).to.equal("");
    await network.answer("arrive");
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.contain("7 of cups").and.not.contain("hearts");
    network.restore();
  });

  it("is the usual one, in cards and words, where it cannot be had", async () => {
    const network = new DeckNetwork("german");
    const said = await warnings(async () => {
      const opened = tableIn("german", "en");
      await waitUntil(() => network.fetches === 1);
      await network.answer("fail");
      const table = await opened;
      expect(table.label("D1")).to.contain("ace of diamonds");
      expect(new Set(cardsIn(table.root).map(({ deck }) => deck))).to.deep.equal(new Set(["nouveau"]));
    });
    expect(said).to.have.lengthOf(1);
    network.restore();
  });

  it("reaches every card on it, with its four colours", async () => {
    const table = await tableIn("marseille", "en");
    table.element.fourColours = true;
    await table.settle();
    const faces = cardsIn(table.root).filter(({ faceDown }) => !faceDown);
    expect(faces.length).to.be.above(18);
    expect(cardsIn(table.root).filter(({ deck }) => deck !== "marseille")).to.have.lengthOf(0);
    expect(faces.filter(({ fourColours }) => !fourColours)).to.have.lengthOf(0);
  });

  it("is the usual one where a page names none that there is, and that is said once", async () => {
    const said = await warnings(async () => {
      const table = await tableIn("gothic-revival", "en");
      expect(table.label("H7")).to.equal("7 of hearts");
      expect(new Set(cardsIn(table.root).map(({ deck }) => deck))).to.deep.equal(new Set(["nouveau"]));
    });
    expect(said.filter((message) => message.includes("gothic-revival"))).to.have.lengthOf(1);
  });
});

describe("a bid panel's deck", () => {
  it("shows and names the cards that may be called", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="de" deck="marseille" four-colours .choices=${{ phase: "call", seat: 0, cards: ["HK", "SK"] }}></bid-panel>`);
    await panel.updateComplete;
    expect([...panel.shadowRoot!.querySelectorAll(".name")].map((name) => name.textContent)).to.deep.equal(["König der Kelche", "König der Schwerter"]);
    expect(cardsIn(panel.shadowRoot!).map(({ deck, fourColours }) => [deck, fourColours])).to.deep.equal([["marseille", true], ["marseille", true]]);
  });
});
