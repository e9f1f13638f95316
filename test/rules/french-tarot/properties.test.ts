import { expect } from "chai";
import fc from "fast-check";
import { cardPoints, result, tally, toRecord, view } from "../../../rules/index.js";
import { cards } from "../deals.js";
import { holdInvariants, plansOf, seatsOf, statesOf, type GameOfDeals } from "../invariants.js";

/** A table of any size with any house rules. */
const frenchTarot: GameOfDeals = {
  title: "French Tarot",
  setups: fc.record({
    game: fc.constant("french-tarot"),
    players: fc.constantFrom(3, 4, 5),
    dealer: fc.nat(2),
    options: fc.record({
      petitSecIgnoresExcuse: fc.boolean(), calledSuitBanAfterExcuse: fc.boolean(), slamNeeds21: fc.boolean(),
      excuseLastTrick: fc.constantFrom("changes-sides", "trick-winner"),
    }),
  }),
};

holdInvariants(frenchTarot);

describe("any deal of French Tarot that is played", () => {
  it("shares out all 91 points", () => {
    fc.assert(fc.property(plansOf(frenchTarot), (plan) => {
      const end = statesOf(plan).at(-1)!;
      const outcome = result(end);
      if (outcome?.kind !== "french-tarot") return;

      const taken = tally(view(end, outcome.taker)).seats;
      const inTricks = taken.reduce((sum, { points }) => sum + points, 0);
      const aside = view(end, outcome.taker).discard ?? cards(toRecord(end).talon);
      const asidePoints = aside.reduce((sum, card) => sum + cardPoints("french-tarot", card), 0);
      expect(inTricks + asidePoints).to.equal(91);

      const own = [outcome.taker, outcome.partner].reduce<number>((sum, seat) => sum + (seat === null ? 0 : taken[seat]!.points), 0);
      expect(outcome.takerPoints).to.equal(own + (outcome.contract === "garde-contre" ? 0 : asidePoints));
      expect(taken.map(({ tricks }) => tricks)).to.deep.equal(seatsOf(end).map((seat) => outcome.winners.filter((winner) => winner === seat).length));
    }), { numRuns: 60 });
  });

  it("pays the Petit au bout to the side that wins the trick, whatever becomes of the contract", () => {
    fc.assert(fc.property(plansOf(frenchTarot), (plan) => {
      const end = statesOf(plan).at(-1)!;
      const outcome = result(end);
      if (outcome?.kind !== "french-tarot" || outcome.slam !== null) return;
      const last = view(end, 0).tricks.at(-1)!;
      const side = last.winner === outcome.taker || last.winner === outcome.partner ? "taker" : "defence";
      expect(outcome.petitAuBout).to.equal(last.cards.includes("T1") ? side : null);
      expect(outcome.parts.petitAuBout).to.equal(outcome.petitAuBout === null ? 0 : (side === "taker" ? 10 : -10) * outcome.multiplier);
    }), { numRuns: 60 });
  });
});
