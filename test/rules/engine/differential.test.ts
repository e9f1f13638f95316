import { expect } from "chai";
import type { DealResult, FrenchTarotResult } from "../../../rules/index.js";
import { compareDeals, TABLES, twinOf } from "./differential.js";
import { random, steep } from "./styles.js";

/** A few seconds' worth; `npm run test:deep` compares hundreds of thousands. */
const DEALS = 40;
const STEEP_DEALS = 120;

describe("deals on masks", () => {
  for (const [game, players] of TABLES) {
    it(`have the legal cards, winners and scores of the rules: ${game}, ${players} players`, () => {
      expect(compareDeals(twinOf(game, players), random, `${game}/${players}`, DEALS)).to.have.length(DEALS);
    });
  }

  for (const players of [3, 4, 5]) {
    it(`end like those of the rules where one side is far stronger: french-tarot, ${players} players`, () => {
      const ends = compareDeals(twinOf("french-tarot", players), steep, `steep/${players}`, STEEP_DEALS).filter(isFrenchTarot);
      expect(ends.some(({ slam }) => slam === "taker")).to.be.true;
      expect(ends.some(({ slam }) => slam === "defence")).to.be.true;
      expect(ends.some(({ excuse }) => excuse?.changedSides)).to.be.true;
      expect(ends.some(({ petitAuBout }) => petitAuBout !== null)).to.be.true;
    });
  }

  it("end like those of the rules where one side is far stronger: piedicavallo", () => {
    const ends = compareDeals(twinOf("piedicavallo", 4), steep, "steep/piedicavallo", STEEP_DEALS);
    expect(ends.some(({ scores }) => scores[0] === 57)).to.be.true;
    expect(ends.some(({ scores }) => scores[0] === -57)).to.be.true;
  });
});

function isFrenchTarot(end: DealResult): end is FrenchTarotResult {
  return end.kind === "french-tarot";
}
