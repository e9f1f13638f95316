import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/playing-card/define.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";
import { DeckNetwork } from "../../support/deck-network.js";
import { warnings } from "../../support/warnings.js";
import { waitUntil } from "../../support/wait-until.js";

const label = (card: PlayingCard) => card.getAttribute("aria-label");
/** The parts of the drawing, without the paper. */
const drawn = (card: PlayingCard) => card.shadowRoot!.querySelectorAll("svg > :not(.paper)").length;

async function cardOf(code: string, deck: string, lang = "en"): Promise<PlayingCard> {
  return fixture<PlayingCard>(html`<playing-card card=${code} deck=${deck} lang=${lang}></playing-card>`);
}

/** A card once its deck has come. */
async function named(code: string, deck: string, lang = "en"): Promise<PlayingCard> {
  const card = await cardOf(code, deck, lang);
  await waitUntil(() => label(card), `${deck} has come`);
  return card;
}

describe("a deck that is fetched", () => {
  let network: DeckNetwork;
  beforeEach(() => (network = new DeckNetwork("german")));
  afterEach(() => network.restore());

  it("is paper without a face, of the same size, while it is on its way, and says nothing", async () => {
    const card = await cardOf("HK", "german");
    const before = card.getBoundingClientRect();
    expect([drawn(card), label(card), card.getAttribute("role")]).to.deep.equal([0, null, null]);
    expect(card.shadowRoot!.querySelector(".paper")).to.exist;
    await network.answer("arrive");
    expect(label(card)).to.equal("king of hearts");
    expect(drawn(card)).to.be.above(3);
    const after = card.getBoundingClientRect();
    expect([after.width, after.height]).to.deep.equal([before.width, before.height]);
  });

  it("shows a hidden card as paper, then as its back", async () => {
    const card = await fixture<PlayingCard>(html`<playing-card .card=${"HK"} deck="german" face-down lang="en"></playing-card>`);
    expect(drawn(card)).to.equal(0);
    expect(card.outerHTML + card.shadowRoot!.innerHTML).not.to.contain("HK");
    await network.answer("arrive");
    expect(label(card)).to.equal("face-down card");
    expect(card.outerHTML + card.shadowRoot!.innerHTML).not.to.contain("HK").and.not.to.contain("index");
  });

  it("is fetched once for twenty cards, which then show together", async () => {
    const hand = await fixture<HTMLElement>(html`<div lang="en">${Array.from({ length: 20 }, () => html`<playing-card card="C9" deck="german"></playing-card>`)}</div>`);
    const cards = [...hand.querySelectorAll("playing-card")];
    await Promise.all(cards.map((card) => card.updateComplete));
    expect(new Set(cards.map(drawn))).to.deep.equal(new Set([0]));
    await network.answer("arrive");
    expect(new Set(cards.map(label))).to.deep.equal(new Set(["9 of acorns"]));
    expect(network.fetches).to.equal(1);
  });

  it("leaves the usual deck in its place where it cannot be had, and warns once", async () => {
    const said = await warnings(async () => {
      const cards = [await cardOf("CQ", "german"), await cardOf("DJ", "german")];
      await network.answer("fail");
      expect(cards.map(label)).to.deep.equal(["queen of clubs", "jack of diamonds"]);
      expect(cards.map(drawn).every((count) => count > 3)).to.equal(true);
    });
    expect(said.filter((message) => message.includes("german"))).to.have.lengthOf(1);
  });

  it("is tried again with the next card, and then shown by all", async () => {
    const first = await cardOf("CQ", "german");
    await network.answer("fail");
    const second = await cardOf("CK", "german");
    expect([label(first), label(second)], "meanwhile").to.deep.equal(["queen of clubs", "king of clubs"]);
    await network.answer("arrive");
    expect([label(first), label(second)]).to.deep.equal(["Ober of acorns", "king of acorns"]);
    expect(network.fetches).to.equal(2);
  });

  it("is tried again when it is set anew", async () => {
    const card = await cardOf("SJ", "german");
    await network.answer("fail");
    card.deck = "nouveau";
    await card.updateComplete;
    card.deck = "german";
    await card.updateComplete;
    await network.answer("arrive");
    expect(label(card)).to.equal("Unter of leaves");
  });

  it("gives way to what was asked for last, of decks and of languages", async () => {
    const card = await cardOf("HQ", "german");
    card.deck = "marseille";
    card.lang = "fr";
    card.deck = "nouveau";
    await waitUntil(() => label(card) === "Dame de cœur");
    await network.answer("arrive");
    expect(label(card)).to.equal("Dame de cœur");
    card.deck = "german";
    card.lang = "sv";
    await waitUntil(() => label(card) === "hjärter ober");
  });

  it("keeps its words until those of another language have come", async () => {
    const card = await cardOf("C1", "german", "fr");
    await network.answer("arrive");
    await waitUntil(() => label(card) === "As de gland");
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(label(card))).observe(card, { attributeFilter: ["aria-label"] });
    card.lang = "de";
    await waitUntil(() => label(card) === "Eichel-Ass");
    await new Promise(requestAnimationFrame);
    expect(said).to.deep.equal(["Eichel-Ass"]);
  });
});

describe("names of cards", () => {
  const names = {
    german: {
      de: ["Laub-Unter", "Herz-König", "Schellen-Ass", "Eichel-Ober"],
      fr: ["Unter de feuille", "Roi de cœur", "As de grelot", "Ober de gland"],
      sv: ["löv unter", "hjärter kung", "bjällror ess", "ekollon ober"],
      en: ["Unter of leaves", "king of hearts", "ace of bells", "Ober of acorns"],
    },
    marseille: {
      de: ["Bube der Schwerter", "König der Kelche", "Ass der Münzen", "Dame der Stäbe"],
      fr: ["Valet d’épée", "Roi de coupe", "As de denier", "Dame de bâton"],
      sv: ["svärd knekt", "bägare kung", "mynt ess", "stavar dam"],
      en: ["jack of swords", "king of cups", "ace of coins", "queen of batons"],
    },
  };
  for (const [deck, languages] of Object.entries(names)) {
    for (const [language, expected] of Object.entries(languages)) {
      it(`follow the suits of ${deck} in ${language}`, async () => {
        const cards = await Promise.all(["SJ", "HK", "D1", "CQ"].map((code) => named(code, deck, language)));
        expect(cards.map(label)).to.deep.equal(expected);
      });
    }
  }

  it("tell what is written on a trump, and what the fool is called", async () => {
    const cards = await Promise.all([named("T12", "marseille"), named("E", "marseille"), named("E", "marseille", "fr")]);
    expect(cards.map(label)).to.deep.equal(["trump 12 (the Hanged Man)", "le Mat (the Excuse)", "le Mat (l’Excuse)"]);
  });
});
