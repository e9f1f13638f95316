import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/playing-card/define.js";
import { marseille } from "../../../components/playing-card/decks/marseille/marseille.js";
import { piemonte } from "../../../components/playing-card/decks/piemonte/piemonte.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";
import { waitUntil } from "../../support/wait-until.js";

const suits = ["S", "H", "D", "C"];
const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"];
const trumps = Array.from({ length: 21 }, (_, index) => `T${index + 1}`);
const whole = [...suits.flatMap((suit) => ranks.map((rank) => suit + rank)), ...trumps, "E"];

interface Looks {
  readonly lang?: string;
  readonly faceDown?: boolean;
  readonly fourColours?: boolean;
}

/** Where something is seen: the line of a text is higher than its signs, in every browser by another bit. */
function inkOf(shape: SVGGraphicsElement): DOMRect {
  if (!(shape instanceof SVGTextElement)) return shape.getBoundingClientRect();
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(shape);
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(shape.textContent);
  const { x, width } = shape.getBBox();
  const { y } = shape.getStartPositionOfChar(0);
  const [one, other] = [new DOMPoint(x, y - up), new DOMPoint(x + width, y + down)].map((corner) => corner.matrixTransform(shape.getScreenCTM()!));
  return new DOMRect(Math.min(one!.x, other!.x), Math.min(one!.y, other!.y), Math.abs(one!.x - other!.x), Math.abs(one!.y - other!.y));
}

/** Cards of a deck, once it has come. */
async function cardsOf(deck: string, codes: readonly string[], { lang = "en", faceDown = false, fourColours = false }: Looks = {}) {
  const wall = await fixture<HTMLElement>(html`
    <div lang=${lang}>
      ${codes.map((code) => html`<playing-card deck=${deck} card=${code} ?face-down=${faceDown} ?four-colours=${fourColours}></playing-card>`)}
    </div>
  `);
  const cards = Array.from(wall.querySelectorAll<PlayingCard>("playing-card"));
  await waitUntil(() => cards.every((card) => card.shadowRoot!.querySelector("svg > :not(.paper)")));
  return cards;
}

const picture = (card: PlayingCard) => card.shadowRoot!.querySelector("svg")!;
const drawing = (card: PlayingCard) => picture(card).outerHTML.replaceAll(/<!--.*?-->/g, "");
const texts = (card: PlayingCard, kind: string) => Array.from(picture(card).querySelectorAll(kind), (text) => text.textContent);

for (const { id, face } of [marseille, piemonte]) {
  describe(`deck ${id}`, () => {
    it("draws every card its own way, with whole numbers in every path", async () => {
      const drawings = (await cardsOf(id, whole)).map(drawing);
      drawings.forEach((drawn, index) => expect(drawn, whole[index]).to.contain("<path").and.not.match(/NaN|undefined|null/));
      expect(new Set(drawings).size).to.equal(78);
    });

    it("knows no other cards", () => {
      for (const code of ["", "T0", "T22", "S11", "S0", "H01", "X5", "E1", "constructor", "S1 "]) {
        expect(face(code, (rank) => rank), code).to.equal(null);
      }
    });

    it("has one back, which says nothing of the face", async () => {
      const backs = (await cardsOf(id, ["T21", "HK", "E", "S7"], { faceDown: true })).map(drawing);
      expect(new Set(backs).size).to.equal(1);
    });

    it("writes the letters of the reader's language into the corners of the courts", async () => {
      const letters = { de: "B R D K", fr: "V C D R", sv: "Kn R D K", en: "J N Q K" };
      for (const [lang, expected] of Object.entries(letters)) {
        const shown = (await cardsOf(id, ["SJ", "SN", "SQ", "SK"], { lang })).map((card) => texts(card, ".index")[0]);
        expect(shown.join(" "), lang).to.equal(expected);
      }
    });

    it("keeps every index within 24 px of a card 90 px wide", async () => {
      const codes = ["HJ", "SN", "DQ", "CK", "H10", "S1", "T1", "T9", "T20", "T21"];
      for (const lang of ["de", "fr", "sv", "en"]) {
        for (const card of await cardsOf(id, codes, { lang })) {
          card.style.setProperty("--tarot-card-width", "90px");
          const { left } = card.getBoundingClientRect();
          const { left: start, right: end } = picture(card).querySelector(".index")!.getBoundingClientRect();
          expect(start - left, `${card.card} ${lang}`).to.be.at.least(0);
          expect(end - left, `${card.card} ${lang}`).to.be.at.most(24.5);
        }
      }
    });

    it("leaves the card's edge free: nothing is drawn beyond it", async () => {
      for (const card of await cardsOf(id, whole)) {
        const edge = picture(card).querySelector(".paper")!.getBoundingClientRect();
        for (const shape of picture(card).querySelectorAll(":scope > path, :scope > text, :scope > rect, :scope > g > path, :scope > g > text")) {
          const { left, right, top, bottom } = inkOf(shape as SVGGraphicsElement);
          expect(Math.min(left - edge.left, edge.right - right, top - edge.top, edge.bottom - bottom), card.card).to.be.at.least(-0.5);
        }
      }
    });

    it("tells four suits apart by colour when asked to", async () => {
      const cards = await cardsOf(id, ["S2", "H2", "D2", "C2"], { fourColours: true });
      expect(new Set(cards.map((card) => getComputedStyle(picture(card).querySelector(".index")!).fill)).size).to.equal(4);
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
      const shown = (await cardsOf("marseille", Object.keys(titles), { lang })).map((card) => texts(card, ".numeral")[0]);
      expect(shown).to.deep.equal(Object.values(titles));
    });
  }

  it("are missing on the thirteenth, which has none", async () => {
    const cards = await cardsOf("marseille", ["T13"]);
    expect(cards.flatMap((card) => texts(card, ".numeral"))).to.deep.equal(["XIII"]);
  });

  it("go with numerals as these decks write them: four strokes, not one before five", async () => {
    const cards = await cardsOf("marseille", ["T4", "T9", "T14", "T19", "T21"]);
    expect(cards.map((card) => texts(card, ".numeral")[1])).to.deep.equal(["IIII", "VIIII", "XIIII", "XVIIII", "XXI"]);
  });
});

describe("scenes of the deck piemonte", () => {
  it("have the fool's star in both corners", async () => {
    const [card] = await cardsOf("piemonte", ["E"]);
    const corners = picture(card!).querySelectorAll(":scope > path.g, :scope > g > path.g");
    expect(Array.from(corners, (star) => star.getBoundingClientRect().width > 5)).to.deep.equal([true, true]);
  });

  it("are there twice, once for each way up", async () => {
    for (const card of await cardsOf("piemonte", ["SK", "HN", "T13", "T21", "E"])) {
      const halves = Array.from(picture(card).querySelectorAll("svg"), (half) => half.outerHTML.replaceAll(/<!--.*?-->/g, ""));
      expect(halves, card.card).to.have.lengthOf(2);
      expect(halves[0], card.card).to.equal(halves[1]);
    }
  });

  it("go with arabic numerals, one for each way up", async () => {
    const numbers = ["1", "9", "14", "21"];
    const cards = await cardsOf("piemonte", numbers.map((number) => `T${number}`));
    expect(cards.map((card) => texts(card, "text"))).to.deep.equal(numbers.map((number) => [number, number]));
  });
});
