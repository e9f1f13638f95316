import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/playing-card/define.js";
import { marseille } from "../../../components/playing-card/decks/marseille/marseille.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";

const suits = ["S", "H", "D", "C"];
const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"];
const trumps = Array.from({ length: 21 }, (_, index) => `T${index + 1}`);
const whole = [...suits.flatMap((suit) => ranks.map((rank) => suit + rank)), ...trumps, "E"];

/** A card once its deck has come. */
async function cardOf(deck: string, code: string, more: { lang?: string; faceDown?: boolean; fourColours?: boolean } = {}): Promise<PlayingCard> {
  const { lang = "en", faceDown = false, fourColours = false } = more;
  const card = await fixture<PlayingCard>(
    html`<playing-card deck=${deck} card=${code} lang=${lang} ?face-down=${faceDown} ?four-colours=${fourColours}></playing-card>`,
  );
  while (!card.shadowRoot!.querySelector("svg > :not(.paper)")) {
    await new Promise(requestAnimationFrame);
    await card.updateComplete;
  }
  return card;
}

const picture = (card: PlayingCard) => card.shadowRoot!.querySelector("svg")!;
const drawing = (card: PlayingCard) => picture(card).outerHTML.replaceAll(/<!--.*?-->/g, "");
const texts = (card: PlayingCard, kind: string) => Array.from(picture(card).querySelectorAll(kind), (text) => text.textContent);

for (const { id, face } of [marseille]) {
  describe(`deck ${id}`, () => {
    it("draws every card its own way, with whole numbers in every path", async () => {
      const pictures = new Set<string>();
      for (const code of whole) {
        const drawn = drawing(await cardOf(id, code));
        expect(drawn, code).to.contain("<path").and.not.match(/NaN|undefined|null/);
        pictures.add(drawn);
      }
      expect(pictures.size).to.equal(78);
    });

    it("knows no other cards", () => {
      for (const code of ["", "T0", "T22", "S11", "S0", "H01", "X5", "E1", "constructor", "S1 "]) {
        expect(face(code, (rank) => rank), code).to.equal(null);
      }
    });

    it("has one back, which says nothing of the face", async () => {
      const backs = new Set<string>();
      for (const code of ["T21", "HK", "E", "S7"]) backs.add(drawing(await cardOf(id, code, { faceDown: true })));
      expect(backs.size).to.equal(1);
    });

    it("writes the letters of the reader's language into the corners of the courts", async () => {
      const letters = { de: "B R D K", fr: "V C D R", sv: "Kn R D K", en: "J N Q K" };
      for (const [lang, expected] of Object.entries(letters)) {
        const shown = await Promise.all(["SJ", "SN", "SQ", "SK"].map(async (code) => texts(await cardOf(id, code, { lang }), ".index")[0]));
        expect(shown.join(" "), lang).to.equal(expected);
      }
    });

    it("keeps every index within 24 px of a card 90 px wide", async () => {
      for (const lang of ["de", "fr", "sv", "en"]) {
        for (const code of ["HJ", "SN", "DQ", "CK", "H10", "S1", "T1", "T9", "T20", "T21"]) {
          const card = await cardOf(id, code, { lang });
          card.style.setProperty("--tarot-card-width", "90px");
          const { left } = card.getBoundingClientRect();
          const { left: start, right: end } = picture(card).querySelector(".index")!.getBoundingClientRect();
          expect(start - left, `${code} ${lang}`).to.be.at.least(0);
          expect(end - left, `${code} ${lang}`).to.be.at.most(24.5);
        }
      }
    });

    it("leaves the card's edge free: nothing is drawn beyond it", async () => {
      for (const code of whole) {
        const card = await cardOf(id, code);
        const edge = picture(card).querySelector(".paper")!.getBoundingClientRect();
        for (const shape of picture(card).querySelectorAll(":scope > path, :scope > text, :scope > rect, :scope > g > path")) {
          const { left, right, top, bottom } = shape.getBoundingClientRect();
          expect(left, code).to.be.at.least(edge.left - 0.5);
          expect(right, code).to.be.at.most(edge.right + 0.5);
          expect(top, code).to.be.at.least(edge.top - 0.5);
          expect(bottom, code).to.be.at.most(edge.bottom + 0.5);
        }
      }
    });

    it("tells four suits apart by colour when asked to", async () => {
      const paints = await Promise.all(
        ["S2", "H2", "D2", "C2"].map(async (code) => getComputedStyle(picture(await cardOf(id, code, { fourColours: true })).querySelector(".index")!).fill),
      );
      expect(new Set(paints).size).to.equal(4);
    });
  });
}

describe("titles of the deck marseille", () => {
  const titles = {
    T1: "LE BATELEUR", T2: "LA PAPESSE", T3: "L’IMPÉRATRICE", T4: "L’EMPEREUR", T5: "LE PAPE", T6: "L’AMOUREUX", T7: "LE CHARIOT",
    T8: "LA JUSTICE", T9: "L’HERMITE", T10: "LA ROUE DE FORTUNE", T11: "LA FORCE", T12: "LE PENDU", T14: "TEMPÉRANCE", T15: "LE DIABLE",
    T16: "LA MAISON DIEU", T17: "L’ÉTOILE", T18: "LA LUNE", T19: "LE SOLEIL", T20: "LE JUGEMENT", T21: "LE MONDE", E: "LE MAT",
    HK: "ROI DE COUPE", SQ: "REINE D’ÉPÉE", DN: "CAVALIER DE DENIER", CJ: "VALET DE BÂTON",
  };

  for (const lang of ["fr", "sv"]) {
    it(`are French, as proper names are, where the page is ${lang}`, async () => {
      for (const [code, title] of Object.entries(titles)) expect(texts(await cardOf("marseille", code, { lang }), ".numeral"), code).to.include(title);
    });
  }

  it("are missing on the thirteenth, which has none", async () => {
    expect(texts(await cardOf("marseille", "T13"), ".numeral")).to.deep.equal(["XIII"]);
  });

  it("go with numerals as these decks write them: four strokes, not one before five", async () => {
    const numerals = await Promise.all(["T4", "T9", "T14", "T19", "T21"].map(async (code) => texts(await cardOf("marseille", code), ".numeral")));
    expect(numerals.map((shown) => shown.find((text) => /^[XVI]+$/.test(text ?? "")))).to.deep.equal(["IIII", "VIIII", "XIIII", "XVIIII", "XXI"]);
  });
});
