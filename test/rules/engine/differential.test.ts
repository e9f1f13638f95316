import { expect } from "chai";
import type { DealResult, FrenchTarotResult } from "../../../rules/index.js";
import { compareDeals, styles, TABLES, twinOf } from "./differential.js";

/** A few seconds' worth; `npm run test:deep` compares 200,000 of each. */
const DEALS = 40;
const STEEP_DEALS = 120;

describe("deals on masks", () => {
  for (const [game, players] of TABLES) {
    it(`have the legal cards, winners and scores of the rules: ${game}, ${players} players`, () => {
      const ends = compareDeals(twinOf(game, players), styles.random, `${game}/${players}`, DEALS);
      expect(ends).to.have.length(DEALS);
    });
  }

  for (const players of [3, 4, 5]) {
    it(`end like those of the rules where one side is far stronger, ${players} players`, () => {
      const ends = compareDeals(twinOf("french-tarot", players), styles.steep, `steep/${players}`, STEEP_DEALS).filter(isPlayed);
      expect(ends.some(({ slam }) => slam === "taker")).to.be.true;
      expect(ends.some(({ slam }) => slam === "defence")).to.be.true;
      expect(ends.some(({ excuse }) => excuse?.changedSides)).to.be.true;
      expect(ends.some(({ petitAuBout }) => petitAuBout !== null)).to.be.true;
    });
  }
});

function isPlayed(end: DealResult): end is FrenchTarotResult {
  return end.kind === "french-tarot";
}
