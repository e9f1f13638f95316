import { expect } from "chai";
import fc from "fast-check";
import { check, choices, deck, result, tally, toRecord, view, type Action, type DealState } from "../../../rules/index.js";
import { announcements } from "../../../rules/preferanzen/announcement.js";
import { bids } from "../../../rules/preferanzen/auction.js";
import { cards } from "../deals.js";
import { holdInvariants, plansOf, seatsOf, statesOf, type GameOfDeals } from "../invariants.js";

const preferanzen: GameOfDeals = {
  title: "Preferanzen",
  setups: fc.record({
    game: fc.constant("preferanzen"),
    dealer: fc.nat(2),
    options: fc.record({ heartBonus: fc.constantFrom("herzpraemie", "all-hearts") }),
  }),
  takenUp: ({ seat, taker, contract }, { talon }) => (seat === taker && !isWithoutTalon(contract) ? cards(talon) : []),
};

function isWithoutTalon(contract: string | undefined): boolean {
  return contract !== undefined && /^(?:geschaeft-.*|herzpraemie)$/.test(contract);
}

holdInvariants(preferanzen);

/** Everything that can be said, by the seat to act. */
function said(seat: number): Action[] {
  return [
    ...bids.map((bid): Action => ({ seat, type: "bid", bid })),
    ...announcements.map((what): Action => ({ seat, type: "announce", what })),
    ...(["join", "drop", "invite", "alone"] as const).map((type): Action => ({ seat, type })),
  ];
}

function openWords(state: DealState): string[] {
  const open = choices(state);
  switch (open.phase) {
    case "bid": return open.bids.map((bid) => `bid ${bid}`);
    case "announce": return open.options.map((what) => `announce ${what}`);
    case "defend": return open.options;
    default: return [];
  }
}

describe("any deal of Preferanzen, besides", () => {
  it("keeps its 32 cards, each in one place", () => {
    fc.assert(fc.property(plansOf(preferanzen), (plan) => {
      for (const state of statesOf(plan)) {
        const { taker = 0 } = view(state, 0);
        const seen = view(state, taker);
        const held = seatsOf(state).flatMap((seat) => view(state, seat).hand);
        const played = [...seen.tricks, seen.trick].flatMap((trick) => trick.cards);
        const isTalonTaken = held.length + played.length + (seen.discard?.length ?? 0) === 32;
        const talon = isTalonTaken ? [] : cards(toRecord(state).talon);
        expect([...held, ...played, ...seen.discard ?? [], ...talon]).to.have.members(deck("preferanzen"));
        expect(seen.counts).to.deep.equal(seatsOf(state).map((seat) => view(state, seat).hand.length));
      }
    }), { numRuns: 20 });
  });

  it("has a reason against everything that may not be said and none against what may", () => {
    fc.assert(fc.property(plansOf(preferanzen), (plan) => {
      for (const state of statesOf(plan)) {
        const open = choices(state);
        if (open.phase === "done" || open.phase === "wait") continue;
        const allowed = said(open.seat).filter((action) => check(state, action) === null);
        expect(allowed.map((action) => toWord(action))).to.have.members(openWords(state));
      }
    }), { numRuns: 30 });
  });

  it("is played to the tenth trick, or not at all", () => {
    fc.assert(fc.property(plansOf(preferanzen), (plan) => {
      const end = statesOf(plan).at(-1)!;
      const outcome = result(end);
      if (outcome?.kind !== "preferanzen") return;
      const { active, tricks } = view(end, 0);
      expect(tricks).to.have.length(active!.length === 1 ? 0 : 10);
      expect(outcome.tricks).to.deep.equal(tally(view(end, 0)).seats.map((seat) => seat.tricks));
      for (const trick of tricks) expect(trick.cards).to.have.length(active!.length);
      for (const winner of outcome.winners) expect(active).to.include(winner);
    }), { numRuns: 60 });
  });
});

function toWord(action: Action): string {
  return action.type === "bid" ? `bid ${action.bid}` : action.type === "announce" ? `announce ${action.what}` : action.type;
}
