import { expect } from "chai";
import fc from "fast-check";
import { chooseAction } from "../../bots/index.js";
import { choices, deck, newDeal, replay, toRecord, view, type CardCode, type DealRecord, type SeatView } from "../../rules/index.js";
import { easy, playOut } from "./arena.js";

const moment = fc.record({
  players: fc.constantFrom(3, 4, 5),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  /** How far into the deal, of 1. */
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  /** Pairs of hidden cards to change places. */
  swaps: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }),
});

describe("easy bot, hidden cards", () => {
  it("chooses the same whatever lies where it cannot see", () => {
    let compared = 0;
    fc.assert(
      fc.property(moment, ({ players, seed, at, swaps }) => {
        const record = recordUpTo(players, seed, at);
        const state = replay(record);
        const now = choices(state);
        if (now.phase === "done") return;
        const seen = view(state, now.seat);
        const swapped = swaps.reduce((one, swap) => withSwapped(one, swap, seen), record);
        if (swapped === record) return;
        compared++;
        const other = view(replay(swapped), now.seat);
        expect(other).to.deep.equal(seen);
        expect(choose(other)).to.deep.equal(choose(seen));
      }),
      { seed: 21, numRuns: 200 },
    );
    expect(compared).to.be.greaterThan(100);
  });
});

const choose = (seen: SeatView) => chooseAction(seen, { level: "easy", seed: "eyes shut" });

function recordUpTo(players: number, seed: string, at: number): DealRecord {
  const record = toRecord(playOut(newDeal({ game: "french-tarot", players, seed }), () => easy(seed)));
  return { ...record, actions: record.actions.slice(0, Math.floor(record.actions.length * at)) };
}

/** Two cards hidden from the viewer change places all through the record, unless that made the past illegal or another. */
function withSwapped(record: DealRecord, [first, second]: [number, number], seen: SeatView): DealRecord {
  const hidden = hiddenFrom(seen);
  const a = hidden[first % hidden.length];
  const b = hidden[second % hidden.length];
  if (a === undefined || b === undefined || a === b) return record;
  const rename = (cards: string) => cards.split(" ").map((card) => (card === a ? b : card === b ? a : card)).join(" ");
  const changed: DealRecord = {
    ...record,
    hands: record.hands.map(rename),
    talon: rename(record.talon),
    // The discard is the only action that others make face down.
    actions: record.actions.map((action) => (/^\d discard /.test(action) ? rename(action) : action)),
  };
  try {
    const now = choices(replay(changed));
    return now.phase !== "done" && now.seat === seen.seat ? changed : record;
  } catch {
    return record;
  }
}

function hiddenFrom(seen: SeatView): CardCode[] {
  const open = [seen.hand, seen.dog, seen.discard, seen.publicDiscards, seen.trick.cards, ...seen.tricks.map(({ cards }) => cards), ...seen.handfuls.map(({ cards }) => cards)];
  const known = new Set(open.flatMap((cards) => cards ?? []));
  return deck(seen.game).filter((card) => !known.has(card));
}
