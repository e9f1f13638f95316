import { expect } from "chai";
import { choices, newDeal, view } from "../../rules/index.js";
import { chooseAction } from "../../bots/index.js";
import { duplicate, easy, playOut, randomPlayer, scoreOf } from "./arena.js";

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe("easy bot, strength", () => {
  for (const players of [3, 4, 5]) {
    it(`beats random play clearly with ${players} players, on the same cards from both sides`, () => {
      const differences: number[] = [];
      for (let round = 0; differences.length < 60; round++) {
        const seed = `strength ${round}`;
        const taker = firstToBid(players, seed);
        if (taker === null) continue;
        const difference = duplicate({ players, seed, taker, contract: "garde" }, easy(seed), randomPlayer(seed));
        if (difference !== null) differences.push(difference);
      }
      expect(mean(differences)).to.be.greaterThan(25);
    });

    it(`makes between half and four fifths of its contracts with ${players} players`, () => {
      const made: number[] = [];
      for (let round = 0; made.length < 150; round++) {
        const score = scoreOf(playOut(newDeal({ game: "french-tarot", players, seed: `contracts ${round}` }), () => easy("a")));
        if (score !== null) made.push(score.made ? 1 : 0);
      }
      expect(mean(made)).to.be.within(0.5, 0.8);
    });
  }
});

/** The first seat whose hand the bot would bid on; only such deals tell anything about play. */
function firstToBid(players: number, seed: string): number | null {
  const deal = newDeal({ game: "french-tarot", players, seed });
  const now = choices(deal);
  if (now.phase !== "bid") return null;
  const takers = Array.from({ length: players }, (_, seat) => seat).filter((seat) => {
    const action = chooseAction({ ...view(deal, seat), choices: { ...now, seat } }, { level: "easy", seed });
    return action.type === "bid" && action.bid !== "pass";
  });
  return takers[0] ?? null;
}
