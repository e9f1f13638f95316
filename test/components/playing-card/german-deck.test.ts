import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/playing-card/define.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";
import { languages } from "../../../locales/index.js";
import { deck as deckOf } from "../../../rules/index.js";
import { warnings } from "../../support/warnings.js";
import { waitUntil } from "../../support/wait-until.js";

const label = (card: PlayingCard) => card.getAttribute("aria-label");
const drawing = (card: PlayingCard) => card.shadowRoot!.querySelector("svg")!.outerHTML.replaceAll(/<!--.*?-->/g, "");
const indices = (card: PlayingCard) => Array.from(card.shadowRoot!.querySelectorAll(".index"), (text) => text.textContent);

/** The pack of 36: what Preferanzen plays with, and the sixes. */
const pack = ["S", "H", "D", "C"].flatMap((suit) => ["1", "K", "Q", "J", "10", "9", "8", "7", "6"].map((rank) => suit + rank));

async function cardOf(code: string, lang = "en"): Promise<PlayingCard> {
  const card = await fixture<PlayingCard>(html`<playing-card card=${code} deck="german" lang=${lang}></playing-card>`);
  await waitUntil(() => label(card), code);
  return card;
}

describe("deck german", () => {
  it("has all that Preferanzen plays with", () => {
    expect(deckOf("preferanzen").filter((code) => !pack.includes(code))).to.deep.equal([]);
  });

  it("draws every card its own way, with whole numbers in every path", async () => {
    const drawings = new Set<string>();
    for (const code of pack) {
      const drawn = drawing(await cardOf(code));
      expect(drawn, code).to.contain("<path").and.not.match(/NaN|undefined|null/);
      drawings.add(drawn);
    }
    expect(drawings.size).to.equal(36);
  });

  for (const language of languages) {
    it(`names each card in ${language}, and none like another`, async () => {
      const names = await Promise.all(pack.map(async (code) => label(await cardOf(code, language))));
      expect(new Set(names).size).to.equal(36);
      expect(names.filter((name) => !name || /name\.|Q|J/.test(name))).to.deep.equal([]);
    });
  }

  const letters = { de: "U O K A", fr: "U O R A", sv: "U O K E", en: "U O K A" };
  for (const language of languages) {
    it(`shows ${letters[language]} in the corners in ${language}`, async () => {
      const shown = await Promise.all(["CJ", "CQ", "CK", "C1"].map(async (code) => indices(await cardOf(code, language))));
      expect(shown).to.deep.equal(letters[language].split(" ").map((letter) => [letter, letter]));
    });
  }

  it("holds the sign of an Unter low and that of an Ober and a king high", async () => {
    for (const suit of ["S", "H", "D", "C"]) {
      const [under, over, king] = await Promise.all(["J", "Q", "K"].map(async (rank) => {
        const card = await cardOf(suit + rank);
        // The sign stands last in the upper half, after the figure.
        const sign = card.shadowRoot!.querySelector("svg > svg ~ g")!.getBoundingClientRect();
        return (sign.top + sign.height / 2 - card.getBoundingClientRect().top) / card.getBoundingClientRect().height;
      }));
      expect(under, suit).to.be.within(0.3, 0.5);
      expect(over, suit).to.be.below(0.2);
      expect(king, suit).to.be.below(0.2);
    }
  });

  it("shows as many signs as the number says, besides the two of the corners", async () => {
    for (const number of [6, 7, 8, 9, 10]) {
      const card = await cardOf(`D${number}`);
      expect(card.shadowRoot!.querySelectorAll("g[transform*=scale]").length, String(number)).to.equal(number + 2);
    }
  });

  it("tells the suits apart by colour, with the option and without", async () => {
    for (const four of [false, true]) {
      const paints = await Promise.all(["S7", "H7", "D7", "C7"].map(async (code) => {
        const card = await cardOf(code);
        card.fourColours = four;
        await card.updateComplete;
        return getComputedStyle(card.shadowRoot!.querySelector(".index")!).fill;
      }));
      expect(new Set(paints).size).to.equal(4);
    }
  });

  it("leaves a card that it does not have to the usual deck, name and all, and warns once", async () => {
    const said = await warnings(async () => {
      const cards = [await cardOf("T5"), await cardOf("DN"), await cardOf("E"), await cardOf("C2")];
      expect(cards.map(label)).to.deep.equal(["trump 5", "knight of diamonds", "the Excuse", "2 of clubs"]);
      const usual = await fixture<PlayingCard>(html`<playing-card card="T5" lang="en"></playing-card>`);
      expect(drawing(cards[0]!)).to.equal(drawing(usual));
    });
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.contain("german");
  });

  it("shows a blank for the code of no card", async () => {
    await warnings(async () => expect(label(await cardOf("X1"))).to.equal("unknown card"));
  });
});
