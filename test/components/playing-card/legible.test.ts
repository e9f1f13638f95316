import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { deckNames } from "../../../components/playing-card/decks/decks.js";
import "../../../components/playing-card/define.js";
import type { PlayingCard } from "../../../components/playing-card/playing-card.js";
import { waitUntil } from "../../support/wait-until.js";

/** Relative luminance by WCAG 2.2 of "rgb(r, g, b)". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([part]) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

async function cardOf(deck: string, code: string, fourColours: boolean, width = 60): Promise<PlayingCard> {
  const card = await fixture<PlayingCard>(html`<playing-card deck=${deck} card=${code} lang="sv" ?four-colours=${fourColours}></playing-card>`);
  card.style.setProperty("--tarot-card-width", `${String(width)}px`);
  await waitUntil(() => card.shadowRoot!.querySelector(".index"), `${deck} ${code}`);
  return card;
}

const fill = (card: PlayingCard, selector: string) => getComputedStyle(card.shadowRoot!.querySelector(selector)!).fill;

for (const deck of deckNames) {
  describe(`the indices of ${deck}`, () => {
    for (const fourColours of [false, true]) {
      it(`can be read as small text is, ${fourColours ? "in four colours" : "in its usual colours"}`, async () => {
        for (const code of ["S7", "HJ", "DQ", "C10", ...(deck === "german" ? [] : ["T21"])]) {
          const card = await cardOf(deck, code, fourColours);
          expect(contrast(fill(card, ".index"), fill(card, ".paper")), code).to.be.at.least(4.5);
        }
      });
    }

    it("have four colours that are told apart where that is asked for", async () => {
      const paints = await Promise.all(["S7", "H7", "D7", "C7"].map(async (code) => fill(await cardOf(deck, code, true), ".index")));
      expect(new Set(paints).size, paints.join()).to.equal(4);
    });

    it("show whole in the 24 px of a card 60 or 90 px wide that a fan leaves", async () => {
      for (const width of [60, 90]) {
        for (const code of ["H7", "HK", "HJ", "D10"]) {
          const card = await cardOf(deck, code, false, width);
          const { left } = card.getBoundingClientRect();
          const index = card.shadowRoot!.querySelector(".index")!.getBoundingClientRect();
          expect(index.left - left, `${code} at ${String(width)}`).to.be.at.least(0);
          expect(index.right - left, `${code} at ${String(width)}`).to.be.at.most(24.5);
        }
      }
    });
  });
}
