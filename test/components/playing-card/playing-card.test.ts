import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/playing-card/define.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";
import { languages } from "../../../locales/index.js";
import { warnings } from "../../support/warnings.js";

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"];
const deck = [
  ...["S", "H", "D", "C"].flatMap((suit) => ranks.map((rank) => suit + rank)),
  ...Array.from({ length: 21 }, (_, index) => `T${index + 1}`),
  "E",
];

async function cardOf(code: string, lang = "en"): Promise<PlayingCard> {
  return fixture<PlayingCard>(html`<playing-card card=${code} lang=${lang}></playing-card>`);
}

const label = (card: PlayingCard) => card.getAttribute("aria-label");
const picture = (card: PlayingCard) => card.shadowRoot?.querySelector("svg")?.outerHTML.replaceAll(/<!--.*?-->/g, "") ?? "";
const indices = (card: PlayingCard) => Array.from(card.shadowRoot?.querySelectorAll(".index") ?? [], (text) => text.textContent);

describe("playing-card", () => {
  for (const language of languages) {
    it(`names each of the 78 cards in ${language}, and none like another`, async () => {
      const cards = await fixture<HTMLElement>(html`
        <div lang=${language}>${deck.map((code) => html`<playing-card card=${code}></playing-card>`)}</div>
      `);
      const all = Array.from(cards.querySelectorAll<PlayingCard>("playing-card"));
      await Promise.all(all.map((card) => card.updateComplete));
      const names = all.map(label);
      expect(new Set(names).size).to.equal(78);
      expect(names.filter((name) => !name || name.includes("name."))).to.deep.equal([]);
      expect(new Set(all.map((card) => card.role))).to.deep.equal(new Set(["img"]));
    });
  }

  it("shows a blank card for what is none, whatever a page sets", async () => {
    const card = await cardOf("SK");
    const blank = picture(await cardOf("no card"));
    for (const none of [Symbol("SK"), Object.create(null), 7n, Number.NaN, null, undefined, {}, ["S", "K"]]) {
      Object.assign(card, { card: none });
      await card.updateComplete;
      expect(label(card)).to.equal("unknown card");
      expect(picture(card)).to.equal(blank);
    }
  });

  it("draws every card its own way, with whole numbers in every path", async () => {
    const pictures = new Set<string>();
    for (const code of deck) {
      const drawn = picture(await cardOf(code));
      expect(drawn, code).to.contain("<path").and.not.match(/NaN|undefined/);
      pictures.add(drawn);
    }
    expect(pictures.size).to.equal(78);
  });

  const letters = { de: "B R D K", fr: "V C D R", sv: "Kn R D K", en: "J N Q K" };
  for (const language of languages) {
    it(`shows ${letters[language]} in the corners in ${language}`, async () => {
      const shown = await Promise.all(["J", "N", "Q", "K"].map(async (rank) => indices(await cardOf(`H${rank}`, language))));
      expect(shown).to.deep.equal(letters[language].split(" ").map((letter) => [letter, letter]));
    });
  }

  it("changes its name and letters with the language", async () => {
    const card = await cardOf("DN", "fr");
    expect(label(card)).to.equal("Cavalier de carreau");
    await cardOf("DN", "de");
    card.lang = "de";
    await Promise.resolve();
    await card.updateComplete;
    expect(label(card)).to.equal("Karo-Reiter");
    expect(indices(card)).to.deep.equal(["R", "R"]);
  });

  it("keeps a hidden card out of its label and shadow root", async () => {
    const backs = new Set<string>();
    for (const code of ["T21", "HK", "E", "S7"]) {
      const card = await fixture<PlayingCard>(html`<playing-card .card=${code} face-down lang="en"></playing-card>`);
      expect(label(card)).to.equal("face-down card");
      backs.add(card.outerHTML + picture(card));
    }
    expect(backs.size).to.equal(1);
  });

  it("leaves nothing of the face behind when it is turned over", async () => {
    const card = await cardOf("T21");
    card.faceDown = true;
    await card.updateComplete;
    const fresh = await fixture<PlayingCard>(html`<playing-card face-down></playing-card>`);
    expect(picture(card)).to.equal(picture(fresh));
    expect(label(card)).to.equal("face-down card");
  });

  it("shows the back without a card, and says nothing about it", async () => {
    const said = await warnings(() => fixture(html`<playing-card face-down></playing-card>`));
    expect(said).to.deep.equal([]);
  });

  for (const code of ["", "T22", "T0", "S11", "H0", "X5", "constructor", "S1 ", "<b>"]) {
    it(`shows a blank for the unknown code "${code}" and warns once`, async () => {
      const said = await warnings(async () => {
        for (const card of [await cardOf(code), await cardOf(code)]) {
          expect(card.shadowRoot?.querySelector(".unknown")).to.exist;
          expect(label(card)).to.equal("unknown card");
        }
      });
      expect(said).to.have.lengthOf(1);
    });
  }

  for (const deck of ["gothic", "constructor", "__proto__"]) {
    it(`falls back to its own deck for the unknown one "${deck}", and warns`, async () => {
      const said = await warnings(async () => {
        const card = await fixture<PlayingCard>(html`<playing-card card="SK" deck=${deck}></playing-card>`);
        expect(indices(card)).to.deep.equal(["K", "K"]);
      });
      expect(said[0]).to.contain(deck);
    });
  }

  it("is silent where it is decoration", async () => {
    const card = await fixture<PlayingCard>(html`<playing-card card="SK" decorative></playing-card>`);
    expect(card.getAttribute("aria-hidden")).to.equal("true");
    expect(card.hasAttribute("role")).to.equal(false);
    expect(card.hasAttribute("aria-label")).to.equal(false);
    card.decorative = false;
    await card.updateComplete;
    expect(card.hasAttribute("aria-hidden")).to.equal(false);
    expect(label(card)).to.equal("king of spades");
  });

  it("has its size before and after it is drawn, from one property", async () => {
    const card = document.createElement("playing-card");
    card.card = "C5";
    card.style.setProperty("--tarot-card-width", "50px");
    document.body.append(card);
    const before = card.getBoundingClientRect();
    await card.updateComplete;
    const after = card.getBoundingClientRect();
    card.remove();
    expect([after.width, after.height]).to.deep.equal([50, 86]);
    expect([before.width, before.height]).to.deep.equal([50, 86]);
  });

  it("tells four suits apart by colour when asked to", async () => {
    const paints = await Promise.all(
      ["S2", "H2", "D2", "C2"].map(async (code) => {
        const card = await fixture<PlayingCard>(html`<playing-card card=${code} four-colours></playing-card>`);
        return getComputedStyle(card.shadowRoot!.querySelector(".index")!).fill;
      }),
    );
    expect(new Set(paints).size).to.equal(4);
  });

  it("keeps its indices within 24 px of a card 90 px wide, in every language", async () => {
    for (const language of languages) {
      for (const code of ["HJ", "HN", "HQ", "HK", "H10", "T20", "T1", "E"]) {
        const card = await fixture<PlayingCard>(html`<playing-card card=${code} lang=${language}></playing-card>`);
        card.style.setProperty("--tarot-card-width", "90px");
        const left = card.getBoundingClientRect().left;
        const index = card.shadowRoot!.querySelector(".index") ?? card.shadowRoot!.querySelector("svg > path.u")!;
        const { left: start, right: end } = index.getBoundingClientRect();
        expect(start - left, `${code} ${language}`).to.be.at.least(0);
        expect(end - left, `${code} ${language}`).to.be.at.most(24.5);
      }
    }
  });
});
