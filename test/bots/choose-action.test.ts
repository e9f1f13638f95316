import { expect } from "chai";
import { NotToActError, chooseAction, levels } from "../../bots/index.js";
import { apply, check, choices, newDeal, toRecord, view, type DealState, type Refusal } from "../../rules/index.js";
import { easy, playOut, type Player } from "./arena.js";

const deal = (players: number, seed: string): DealState => newDeal({ game: "french-tarot", players, dealer: seed.length % players, seed });

describe("chooseAction", () => {
  for (const players of [3, 4, 5]) {
    // A hundred deals a test: slow machines have a time limit for each.
    for (const hundred of [1, 2, 3, 4]) {
      it(`is legal through a hundred deals with ${players} players, round ${hundred}`, () => {
        for (let round = 0; round < 100; round++) {
          const seed = `legal ${hundred}/${round}`;
          expect(firstRefusal(deal(players, seed), easy(seed)), seed).to.equal(null);
        }
      });
    }
  }

  it("plays a deal the same way again, from views that went through JSON too", () => {
    const travelled: Player = (seen) => easy("same")(JSON.parse(JSON.stringify(seen)));
    for (const seed of ["once", "twice", "thrice"]) {
      const first = toRecord(playOut(deal(5, seed), () => easy("same")));
      expect(toRecord(playOut(deal(5, seed), () => easy("same")))).to.deep.equal(first);
      expect(toRecord(playOut(deal(5, seed), () => travelled))).to.deep.equal(first);
    }
  });

  it("varies with the seed", () => {
    const games = ["a", "b", "c", "d", "e"].map((seed) => JSON.stringify(toRecord(playOut(deal(4, "varied"), () => easy(seed))).actions));
    expect(new Set(games).size).to.be.greaterThan(1);
  });

  it("leaves the view as it was", () => {
    const seen = view(deal(4, "untouched"), 3);
    const before = JSON.stringify(seen);
    if (seen.choices.phase === "bid") chooseAction(seen, { level: "easy", seed: "a" });
    expect(JSON.stringify(seen)).to.equal(before);
  });

  it("refuses a seat that is not to act, and a deal that is over", () => {
    const start = deal(4, "waiting");
    const end = playOut(start, () => easy("a"));
    const now = choices(start);
    const waiting = now.phase === "done" ? 0 : (now.seat + 1) % 4;
    expect(() => chooseAction(view(start, waiting), { level: "easy", seed: "a" })).to.throw(NotToActError);
    expect(() => chooseAction(view(end, 0), { level: "easy", seed: "a" })).to.throw(NotToActError);
  });

  it("offers the levels that are there, and none where no bot plays the game", () => {
    expect(levels("french-tarot")).to.deep.equal(["easy"]);
    expect(levels("preferanzen")).to.deep.equal([]);
  });
});

/** Plays a deal up to its end, or to the first action that the rules refuse. */
function firstRefusal(start: DealState, bot: Player): Refusal | null {
  let state = start;
  for (;;) {
    const now = choices(state);
    if (now.phase === "done") return null;
    const seen = view(state, now.seat);
    const action = bot(seen);
    const refusal = check(seen, action);
    if (refusal !== null) return refusal;
    state = apply(state, action);
  }
}
