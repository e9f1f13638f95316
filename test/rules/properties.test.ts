import { expect } from "chai";
import fc from "fast-check";
import {
  apply, cardPoints, check, choices, deck, newDeal, replay, result, tally, toRecord, view,
  type Action, type CardCode, type Choices, type DealRecord, type DealState, type HandfulChoice, type SeatView,
} from "../../rules/index.js";
import { cards } from "./deals.js";

const GAME = "french-tarot";

/** A deal of any size with any house rules, and what the players do with the freedom they have. */
const deals = fc.record({
  seed: fc.string(),
  players: fc.constantFrom(3, 4, 5),
  dealer: fc.nat(2),
  options: fc.record({
    petitSecIgnoresExcuse: fc.boolean(), calledSuitBanAfterExcuse: fc.boolean(), slamNeeds21: fc.boolean(),
    excuseLastTrick: fc.constantFrom("changes-sides", "trick-winner"),
  }),
  luck: fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 }),
});
type Plan = typeof deals extends fc.Arbitrary<infer T> ? T : never;

/** Every state from the deal to its end. */
function statesOf({ seed, players, dealer, options, luck }: Plan): DealState[] {
  const states = [newDeal({ game: GAME, players, dealer, seed, options })];
  for (let step = 0; ; step++) {
    const state = states.at(-1)!;
    const action = choose(choices(state), (limit) => luck[step % luck.length]! % limit);
    if (action === null) return states;
    states.push(apply(state, action));
  }
}

/** One of the actions that the choices promise to be legal. */
function choose(open: Choices, pick: (limit: number) => number): Action | null {
  const among = <T>(list: readonly T[]): T => list[pick(list.length)]!;
  switch (open.phase) {
    case "bid": return { seat: open.seat, type: "bid", bid: among(open.bids) };
    case "call": return { seat: open.seat, type: "call", card: among(open.cards) };
    case "announce": return { seat: open.seat, type: "announce", what: among(open.options) };
    case "discard": return { seat: open.seat, type: "discard", cards: complete(open.must, open.from, open.count, pick) };
    case "play": {
      const shown = pick(3) > 0 && open.handfuls.length > 0 ? among(open.handfuls) : null;
      return shown === null ? { seat: open.seat, type: "play", card: among(open.cards) } : { seat: open.seat, type: "handful", cards: cardsOf(shown, pick) };
    }
    default: return null;
  }
}

function cardsOf({ count, trumps, must, withExcuse }: HandfulChoice, pick: (limit: number) => number): CardCode[] {
  return withExcuse ? [...complete(must, trumps, count - 1, pick), "E"] : complete(must, trumps, count, pick);
}

function complete(must: readonly CardCode[], pool: readonly CardCode[], count: number, pick: (limit: number) => number): CardCode[] {
  const free = pool.filter((card) => !must.includes(card));
  const start = free.length > 0 ? pick(free.length) : 0;
  return [...must, ...free.slice(start), ...free.slice(0, start)].slice(0, count);
}

function actorOf(state: DealState): number | null {
  const open = choices(state);
  return open.phase === "done" || open.phase === "wait" ? null : open.seat;
}

function check78(source: DealState | SeatView, seat: number) {
  return deck(GAME).map((card) => check(source, { seat, type: "play", card }));
}

function every(plan: Plan, probe: (state: DealState, step: number) => void): void {
  statesOf(plan).forEach(probe);
}

const seatsOf = ({ players }: DealState) => Array.from({ length: players }, (_, seat) => seat);

describe("any deal of French Tarot", () => {
  it("comes to an end, with all 91 points shared out and scores that sum to zero", () => {
    fc.assert(fc.property(deals, (plan) => {
      const end = statesOf(plan).at(-1)!;
      const outcome = result(end);
      expect(outcome!.scores.reduce((sum, score) => sum + score, 0)).to.equal(0);
      if (outcome?.kind !== "french-tarot") return;

      const taken = tally(view(end, outcome.taker)).seats;
      const inTricks = taken.reduce((sum, { points }) => sum + points, 0);
      const aside = view(end, outcome.taker).discard ?? cards(toRecord(end).talon);
      const asidePoints = aside.reduce((sum, card) => sum + cardPoints(GAME, card), 0);
      expect(inTricks + asidePoints).to.equal(91);

      const own = [outcome.taker, outcome.partner].reduce<number>((sum, seat) => sum + (seat === null ? 0 : taken[seat]!.points), 0);
      expect(outcome.takerPoints).to.equal(own + (outcome.contract === "garde-contre" ? 0 : asidePoints));
      expect(taken.map(({ tricks }) => tricks)).to.deep.equal(seatsOf(end).map((seat) => outcome.winners.filter((winner) => winner === seat).length));
    }), { numRuns: 60 });
  });

  it("pays the Petit au bout to the side that wins the trick, whatever becomes of the contract", () => {
    fc.assert(fc.property(deals, (plan) => {
      const end = statesOf(plan).at(-1)!;
      const outcome = result(end);
      if (outcome?.kind !== "french-tarot" || outcome.slam !== null) return;
      const last = view(end, 0).tricks.at(-1)!;
      const side = last.winner === outcome.taker || last.winner === outcome.partner ? "taker" : "defence";
      expect(outcome.petitAuBout).to.equal(last.cards.includes("T1") ? side : null);
      expect(outcome.parts.petitAuBout).to.equal(outcome.petitAuBout === null ? 0 : (side === "taker" ? 10 : -10) * outcome.multiplier);
    }), { numRuns: 60 });
  });

  it("has a reason for every card that is not legal and none against one that is", () => {
    fc.assert(fc.property(deals, (plan) => {
      every(plan, (state) => {
        const open = choices(state);
        if (open.phase !== "play") return;
        const legal = check78(state, open.seat).flatMap((refusal, i) => (refusal === null ? deck(GAME)[i]! : []));
        expect(legal).to.have.members(open.cards);
        expect(open.cards).to.not.be.empty;
      });
    }), { numRuns: 15 });
  });

  it("answers from a view, also one that travelled as JSON, as it does from the state", () => {
    fc.assert(fc.property(deals, (plan) => {
      every(plan, (state) => {
        const seat = actorOf(state);
        if (seat === null) return;
        const travelled = JSON.parse(JSON.stringify(view(state, seat))) as SeatView;
        expect(travelled).to.deep.equal(view(state, seat));
        expect(travelled.choices).to.deep.equal(choices(state));
        expect(choices(travelled)).to.deep.equal(choices(state));
        expect(check78(travelled, seat)).to.deep.equal(check78(state, seat));
      });
    }), { numRuns: 8 });
  });

  it("is the same after a replay, from wherever it is stopped", () => {
    fc.assert(fc.property(deals, fc.nat(100), (plan, stop) => {
      const states = statesOf(plan);
      const state = states[stop % states.length]!;
      const again = replay(toRecord(state));
      expect(toRecord(again)).to.deep.equal(toRecord(state));
      for (const seat of seatsOf(state)) expect(view(again, seat)).to.deep.equal(view(state, seat));
    }), { numRuns: 40 });
  });
});

/** Every card that a view names. In the call phase the choices name cards that nobody has shown. */
function named({ choices: open, ...rest }: SeatView): Set<CardCode> {
  const text = JSON.stringify(open.phase === "call" ? rest : [rest, open]);
  return new Set([...text.matchAll(/"((?:[SHDC](?:10|[1-9JNQK])|T\d+|E))"/g)].map(([, card]) => card!));
}

/** What has been laid open to everybody. The called card has been named, which does not tell where it is. */
function laidOpen(seen: SeatView): CardCode[] {
  return [
    ...[...seen.tricks, seen.trick].flatMap((trick) => trick.cards), ...seen.handfuls.flatMap((handful) => handful.cards),
    ...seen.dog ?? [], ...seen.publicDiscards ?? [],
  ];
}

describe("a view", () => {
  it("names no card but the seat's own and those laid open", () => {
    fc.assert(fc.property(deals, (plan) => {
      const { hands } = toRecord(statesOf(plan)[0]!);
      every(plan, (state) => {
        for (const seat of seatsOf(state)) {
          const seen = view(state, seat);
          const allowed = new Set([...cards(hands[seat]!), ...laidOpen(seen), seen.called]);
          expect([...named(seen)].filter((card) => !allowed.has(card))).to.deep.equal([]);
        }
      });
    }), { numRuns: 15 });
  });

  it("is the same for two deals that differ only in what the seat cannot see", () => {
    let compared = 0;
    fc.assert(fc.property(deals, fc.nat(100), fc.nat(4), fc.nat(10000), fc.nat(10000), (plan, stop, viewer, one, two) => {
      const states = statesOf(plan);
      const state = states[stop % states.length]!;
      const seat = viewer % state.players;
      const twin = exchanged(state, seat, one, two);
      if (twin === null) return;
      compared += 1;
      expect(view(twin, seat)).to.deep.equal(view(state, seat));
    }), { numRuns: 300 });
    expect(compared, "pairs of deals").to.be.above(50);
  });
});

/** The deal with two cards exchanged that the seat cannot see, or null where the players could not have acted as they did. */
function exchanged(state: DealState, seat: number, one: number, two: number): DealState | null {
  const seen = view(state, seat);
  const open = new Set([...seen.hand, ...seen.discard ?? [], ...laidOpen(seen)]);
  const record = toRecord(state);
  const hidden = deck(GAME).filter((card) => !open.has(card));
  const a = hidden[one % hidden.length];
  const b = hidden[two % hidden.length];
  const swap = (card: CardCode) => (card === a ? b! : card === b ? a! : card);
  const text = (line: string) => line.split(" ").map(swap).join(" ");
  const twin: DealRecord = { ...record, hands: record.hands.map(text), talon: text(record.talon), actions: record.actions.map((line) => (/ (discard|play|handful) /.test(line) ? text(line) : line)) };
  try {
    const other = replay(twin);
    // Whether the deal is over, by a petit sec perhaps, is known to all.
    return a === b || result(state) !== null || result(other) !== null ? null : other;
  } catch {
    return null;
  }
}
