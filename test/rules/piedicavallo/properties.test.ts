import { expect } from "chai";
import fc from "fast-check";
import { check, choices, deck, newDeal, replay, result, tally, toRecord, view, type CardCode, type DealState } from "../../../rules/index.js";
import { cards } from "../deals.js";
import { holdInvariants, plansOf, seatsOf, statesOf, type GameOfDeals } from "../invariants.js";
import { recount, valueOf } from "./recount.js";

const piedicavallo: GameOfDeals = {
  title: "Piedicavallo",
  setups: fc.record({ game: fc.constant("piedicavallo"), dealer: fc.nat(3) }),
  told: ({ actions: [discard = ""] }) => cards(discard).filter((card) => card.startsWith("T")).length,
};

holdInvariants(piedicavallo);

describe("any deal of Piedicavallo that is played", () => {
  it("shares out all 114 points between the sides, as a count of their piles has it", () => {
    fc.assert(fc.property(plansOf(piedicavallo), (plan) => {
      const end = statesOf(plan).at(-1)!;
      const outcome = result(end);
      if (outcome?.kind !== "piedicavallo") throw new Error("the deal did not end");
      expect(outcome.points).to.deep.equal(recount(end));
      expect(outcome.points[0] + outcome.points[1]).to.equal(114);
      expect(outcome.scores).to.deep.equal(seatsOf(end).map((seat) => outcome.points[seat % 2 as 0 | 1] - 57));
      expect(outcome.winners).to.have.length(15);
    }), { numRuns: 60 });
  });

  it("has them in the tally, all but the discard", () => {
    fc.assert(fc.property(plansOf(piedicavallo), (plan) => {
      const end = statesOf(plan).at(-1)!;
      const aside = view(end, end.dealer).discard!.reduce((sum, card) => sum + valueOf(card), 0);
      for (const seat of seatsOf(end)) {
        expect(tally(view(end, seat)).seats.reduce((sum, { points }) => sum + points, 0)).to.equal(114 - aside);
      }
    }), { numRuns: 20 });
  });
});

/** A deal whose dealer may hold few trumps, or few plain cards, so that every branch of the rule comes up. */
const discards = fc.record({ seed: fc.string(), trumps: fc.nat(17) }).map(({ seed, trumps }) => {
  const shuffled = toRecord(newDeal({ game: "piedicavallo", seed })).hands.flatMap(cards);
  const tarots = shuffled.filter((card) => /^[TE]/.test(card)).slice(0, trumps);
  const own = [...tarots, ...shuffled.filter((card) => !/^[TE]/.test(card)).slice(0, 17 - tarots.length)];
  return withDealersHand(own);
});

function withDealersHand(hand: readonly CardCode[]): DealState {
  const rest = deck("piedicavallo").filter((card) => !hand.includes(card));
  const others = [0, 15, 30].map((start) => rest.slice(start, start + 15));
  return replay({
    format: "tarot-deal/1", game: "piedicavallo", players: 4, dealer: 0, talon: "", actions: [],
    hands: [hand, ...others].map((one) => one.join(" ")),
  });
}

/** The rule as the page has it, tried on what would be left. */
function mayGo(hand: readonly CardCode[], pair: readonly CardCode[]): boolean {
  const left = hand.filter((card) => !pair.includes(card));
  const isTrump = (card: CardCode) => card.startsWith("T");
  if (pair.some((card) => valueOf(card) === 5)) return false;
  return !pair.some(isTrump) || left.every((card) => isTrump(card) || card.endsWith("K") || card === "E") || !left.some(isTrump);
}

describe("any discard of Piedicavallo", () => {
  it("is refused if and only if the rule is broken, and the choices name what all legal ones have in common", () => {
    const counts = new Set<number>();
    fc.assert(fc.property(discards, (state) => {
      const { hand } = view(state, 0);
      const pairs = hand.flatMap((one, i) => hand.slice(i + 1).map((two) => [one, two]));
      const legal = pairs.filter((pair) => mayGo(hand, pair));
      expect(pairs.filter((pair) => check(state, { seat: 0, type: "discard", cards: pair }) === null)).to.deep.equal(legal);
      expect(legal).to.not.be.empty;

      const open = choices(state);
      expect(open).to.have.property("from").that.has.members([...new Set(legal.flat())]);
      expect(open).to.have.property("must").that.has.members(hand.filter((card) => legal.every((pair) => pair.includes(card))));
      for (const pair of legal) counts.add(pair.filter((card) => card.startsWith("T")).length);
    }), { numRuns: 100 });
    expect([...counts].sort(), "trumps laid aside").to.deep.equal([0, 1, 2]);
  });
});
