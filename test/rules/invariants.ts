/** What holds in any deal of any game, whatever the players do: one suite, run against every game. */
import { expect } from "chai";
import fc from "fast-check";
import {
  apply, check, choices, deck, newDeal, replay, result, toRecord, view,
  type Action, type CardCode, type Choices, type DealRecord, type DealSetup, type DealState, type HandfulChoice, type SeatView,
} from "../../rules/index.js";
import { cards } from "./deals.js";

export interface GameOfDeals {
  title: string;
  /** Tables and house rules. */
  setups: fc.Arbitrary<Omit<DealSetup, "seed">>;
  /** Cards that a seat may see besides those it was dealt and those laid open. */
  takenUp?(seen: SeatView, record: DealRecord): CardCode[];
  /** What everybody is told about cards that are hidden from some, beyond those laid open. */
  told?(record: DealRecord): unknown;
}

/** A deal, and what the players do with the freedom they have. */
interface Plan { setup: DealSetup; luck: number[] }
type Luck = (limit: number) => number;

export function plansOf({ setups }: Pick<GameOfDeals, "setups">): fc.Arbitrary<Plan> {
  return fc.record({
    setup: fc.tuple(setups, fc.string()).map(([setup, seed]) => ({ ...setup, seed })),
    luck: fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 }),
  });
}

/** Every state from the deal to its end. */
export function statesOf({ setup, luck }: Plan): DealState[] {
  const states = [newDeal(setup)];
  for (let step = 0; ; step++) {
    const state = states.at(-1)!;
    const action = choose(state, (limit) => luck[step % luck.length]! % limit);
    if (action === null) return states;
    states.push(apply(state, action));
  }
}

/** One of the actions that the choices promise to be legal. */
function choose(state: DealState, luck: Luck): Action | null {
  const open = choices(state);
  const among = <T>(list: readonly T[]): T => list[luck(list.length)]!;
  switch (open.phase) {
    case "bid": return { seat: open.seat, type: "bid", bid: among(open.bids) };
    case "call": return { seat: open.seat, type: "call", card: among(open.cards) };
    case "announce": return { seat: open.seat, type: "announce", what: among(open.options) };
    case "defend": return { seat: open.seat, type: among(open.options) };
    case "discard": return discardFrom(state, open, luck);
    case "play": {
      const shown = luck(3) > 0 && open.handfuls.length > 0 ? among(open.handfuls) : null;
      return shown === null ? { seat: open.seat, type: "play", card: among(open.cards) } : { seat: open.seat, type: "handful", cards: cardsOf(shown, luck) };
    }
    default: return null;
  }
}

/** From a lucky place on, the first cards that go together. */
function discardFrom(state: DealState, { seat, from, must, count }: Extract<Choices, { phase: "discard" }>, luck: Luck): Action {
  const start = luck(from.length);
  const tries = from.map((_, shift): Action => ({ seat, type: "discard", cards: complete(must, from, count, (limit) => (start + shift) % limit) }));
  return tries.find((action) => check(state, action) === null) ?? tries[0]!;
}

function cardsOf({ count, trumps, must, withExcuse }: HandfulChoice, luck: Luck): CardCode[] {
  return withExcuse ? [...complete(must, trumps, count - 1, luck), "E"] : complete(must, trumps, count, luck);
}

function complete(must: readonly CardCode[], pool: readonly CardCode[], count: number, luck: Luck): CardCode[] {
  const free = pool.filter((card) => !must.includes(card));
  const start = free.length > 0 ? luck(free.length) : 0;
  return [...must, ...free.slice(start), ...free.slice(0, start)].slice(0, count);
}

function actorOf(state: DealState): number | null {
  const open = choices(state);
  return open.phase === "done" || open.phase === "wait" ? null : open.seat;
}

/** What is said of each card of the deck, if the seat tried to play it. */
function checkDeck(source: DealState | SeatView, seat: number) {
  return deck(source.game).map((card) => check(source, { seat, type: "play", card }));
}

export const seatsOf = ({ players }: DealState) => Array.from({ length: players }, (_, seat) => seat);

export function holdInvariants(game: GameOfDeals): void {
  const plans = plansOf(game);
  const every = (plan: Plan, probe: (state: DealState) => void) => { statesOf(plan).forEach(probe); };

  describe(`any deal of ${game.title}`, () => {
    it("comes to an end, with scores that sum to zero", () => {
      fc.assert(fc.property(plans, (plan) => {
        const end = statesOf(plan).at(-1)!;
        expect(choices(end)).to.deep.equal({ phase: "done" });
        expect(result(end)!.scores).to.have.length(end.players);
        expect(result(end)!.scores.reduce((sum, score) => sum + score, 0)).to.equal(0);
      }), { numRuns: 60 });
    });

    it("has a reason for every card that is not legal and none against one that is", () => {
      fc.assert(fc.property(plans, (plan) => {
        every(plan, (state) => {
          const open = choices(state);
          if (open.phase !== "play") return;
          const legal = checkDeck(state, open.seat).flatMap((refusal, i) => (refusal === null ? deck(state.game)[i]! : []));
          expect(legal).to.have.members(open.cards);
          expect(open.cards).to.not.be.empty;
        });
      }), { numRuns: 15 });
    });

    it("answers from a view, also one that travelled as JSON, as it does from the state", () => {
      fc.assert(fc.property(plans, (plan) => {
        every(plan, (state) => {
          const seat = actorOf(state);
          if (seat === null) return;
          const travelled = JSON.parse(JSON.stringify(view(state, seat))) as SeatView;
          expect(travelled).to.deep.equal(view(state, seat));
          expect(travelled.choices).to.deep.equal(choices(state));
          expect(choices(travelled)).to.deep.equal(choices(state));
          expect(checkDeck(travelled, seat)).to.deep.equal(checkDeck(state, seat));
        });
      }), { numRuns: 8 });
    });

    it("is the same after a replay, from wherever it is stopped", () => {
      fc.assert(fc.property(plans, fc.nat(100), (plan, stop) => {
        const states = statesOf(plan);
        const state = states[stop % states.length]!;
        const again = replay(toRecord(state));
        expect(toRecord(again)).to.deep.equal(toRecord(state));
        for (const seat of seatsOf(state)) expect(view(again, seat)).to.deep.equal(view(state, seat));
      }), { numRuns: 40 });
    });
  });

  describe(`the state before, for an undo of ${game.title}`, () => {
    it("is what a replay of fewer actions gives, though play went on from it", () => {
      fc.assert(fc.property(plans, fc.nat(100), (plan, stop) => {
        const states = statesOf(plan);
        const taken = stop % states.length;
        const before = states[taken]!;
        const whole = toRecord(states.at(-1)!);
        const again = replay({ ...whole, actions: whole.actions.slice(0, taken) });
        expect(toRecord(before)).to.deep.equal(toRecord(again));
        expect(choices(before)).to.deep.equal(choices(again));
        for (const seat of seatsOf(before)) expect(view(before, seat)).to.deep.equal(view(again, seat));
      }), { numRuns: 40 });
    });
  });

  describe(`a view of ${game.title}`, () => {
    it("names no card but the seat's own and those laid open", () => {
      fc.assert(fc.property(plans, (plan) => {
        const record = toRecord(statesOf(plan)[0]!);
        every(plan, (state) => {
          for (const seat of seatsOf(state)) {
            const seen = view(state, seat);
            const allowed = new Set([...cards(record.hands[seat]!), ...laidOpen(seen), ...game.takenUp?.(seen, record) ?? [], seen.called]);
            expect([...named(seen)].filter((card) => !allowed.has(card))).to.deep.equal([]);
          }
        });
      }), { numRuns: 15 });
    });

    it("is the same for two deals that differ only in what the seat cannot see", () => {
      let compared = 0;
      fc.assert(fc.property(plans, fc.nat(100), fc.nat(4), fc.nat(10000), fc.nat(10000), (plan, stop, viewer, one, two) => {
        const states = statesOf(plan);
        const state = states[stop % states.length]!;
        const seat = viewer % state.players;
        const twin = exchanged(state, seat, one, two);
        if (twin === null || !sameWords(state, twin)) return;
        compared += 1;
        expect(view(twin, seat)).to.deep.equal(view(state, seat));
      }), { numRuns: 300 });
      expect(compared, "pairs of deals").to.be.above(50);
    });
  });

  function sameWords(state: DealState, twin: DealState): boolean {
    const told = [state, twin].map((one) => JSON.stringify(game.told?.(toRecord(one))));
    return told[0] === told[1];
  }
}

/** Every card that a view names. In the call phase the choices name cards that nobody has shown. */
function named({ choices: open, ...rest }: SeatView): Set<CardCode> {
  const text = JSON.stringify(open.phase === "call" ? rest : [rest, open]);
  return new Set([...text.matchAll(/"((?:[SHDC](?:10|[1-9JNQK])|T\d+|E))"/g)].map(([, card]) => card!));
}

/** What has been laid open to everybody. The called card has been named, which does not tell where it is. */
function laidOpen(seen: SeatView): CardCode[] {
  return [
    ...[...seen.tricks, seen.trick].flatMap((trick) => trick.cards), ...seen.handfuls.flatMap((handful) => handful.cards),
    ...seen.dog ?? [], ...seen.publicDiscards ?? [], ...seen.openHand?.cards ?? [],
  ];
}

/** The deal with two cards exchanged that the seat cannot see, or null where the players could not have acted as they did. */
function exchanged(state: DealState, seat: number, one: number, two: number): DealState | null {
  const seen = view(state, seat);
  const open = new Set([...seen.hand, ...seen.discard ?? [], ...laidOpen(seen)]);
  const record = toRecord(state);
  const hidden = deck(state.game).filter((card) => !open.has(card));
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
