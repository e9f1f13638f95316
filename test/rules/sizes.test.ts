import { expect } from "chai";
import { RecordError, talonSize, trickCount, type GameId } from "../../rules/index.js";

/** Game, players, tricks, cards in dog or talon. */
const sizes: readonly [GameId, number, number, number][] = [
  ["french-tarot", 3, 24, 6],
  ["french-tarot", 4, 18, 6],
  ["french-tarot", 5, 15, 3],
  ["piedicavallo", 4, 15, 0],
  ["preferanzen", 3, 10, 2],
];

describe("the size of a deal", () => {
  for (const [game, players, tricks, talon] of sizes) {
    it(`is known before there is one: ${game} for ${players}`, () => {
      expect(trickCount(game, players)).to.equal(tricks);
      expect(talonSize(game, players)).to.equal(talon);
    });
  }

  it("is that of no game for so many", () => {
    expect(() => trickCount("preferanzen", 4)).to.throw(RecordError);
    expect(() => talonSize("french-tarot", 6)).to.throw(RecordError);
  });
});
