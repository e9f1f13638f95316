import { expect } from "chai";
import fc from "fast-check";
import { apply, check, deck, parseAction, replay, result, toRecord, view, type Action, type DealRecord, type DealState, type Refusal } from "../../rules/index.js";
import { loadVectors } from "./vectors.js";
import { plansOf, statesOf } from "./invariants.js";
import { errorOf } from "./record-error.js";

/*
 * A record is replayed on masks, many cards at a time; here it is held to the rules asked for one action after the other.
 */

type Outcome = { state: DealState } | { at: number; refusal: Refusal };

/** From the start of its deal through its actions, each checked and applied for itself. */
function stepwise(record: DealRecord): Outcome {
  let state = replay({ ...record, actions: [] });
  for (const [at, text] of record.actions.entries()) {
    const action = parseAction(text);
    const refusal = check(state, action);
    if (refusal !== null) return { at, refusal };
    state = apply(state, action);
  }
  return { state };
}

/** All that can be asked of a state. */
function answersOf(state: DealState) {
  return { views: Array.from({ length: state.players }, (_, seat) => view(state, seat)), result: result(state), record: toRecord(state) };
}

/** True where the record was played to its end, false where an action was refused; either way as one by one. */
function holdToSteps(record: DealRecord): boolean {
  const steps = stepwise(record);
  if ("state" in steps) {
    expect(answersOf(replay(record)), JSON.stringify(record)).to.deep.equal(answersOf(steps.state));
    return true;
  }
  const { code, path, refusal } = errorOf(() => replay(record));
  expect({ code, path, refusal }, JSON.stringify(record)).to.deep.equal({ code: "illegal-action", path: `actions[${steps.at}]`, refusal: steps.refusal });
  return false;
}

/** The record with one of its actions put otherwise: another card, another seat, left out, said twice, or said too late. */
function spoilt({ actions, ...record }: DealRecord, place: number, how: number): DealRecord {
  const at = place % Math.max(1, actions.length);
  const [seat = "0", type = "play", ...rest] = (actions[at] ?? "0 play E").split(" ");
  const cards = deck(record.game);
  const changes: readonly string[][] = [
    [`${seat} play ${cards[how % cards.length]!}`],
    [`${seat} play ${["S1", "T22", "T5", "E", "C7"][how % 5]!}`.replace("T22", "T21")],
    [`${(Number(seat) + 1) % record.players} ${[type, ...rest].join(" ")}`],
    [],
    [actions[at] ?? "", actions[at] ?? ""],
    [`${seat} announce none`, actions[at] ?? ""],
    [`${seat} handful ${cards.filter((card) => card.startsWith("T")).slice(0, 10).join(" ") || "C7 C8"}`, actions[at] ?? ""],
  ];
  return { ...record, actions: [...actions.slice(0, at), ...changes[how % changes.length]!.filter((text) => text !== ""), ...actions.slice(at + 1)] };
}

const tables = fc.oneof(
  fc.record({ game: fc.constant("french-tarot"), players: fc.constantFrom(3, 4, 5), dealer: fc.nat(2), options: fc.record({ calledSuitBanAfterExcuse: fc.boolean(), excuseLastTrick: fc.constantFrom("changes-sides", "trick-winner"), petitSecIgnoresExcuse: fc.boolean() }, { requiredKeys: [] }) }),
  fc.record({ game: fc.constant("piedicavallo"), dealer: fc.nat(3) }),
  fc.record({ game: fc.constant("preferanzen"), dealer: fc.nat(2) }),
);
const records = plansOf({ setups: tables as Parameters<typeof plansOf>[0]["setups"] }).map((plan) => toRecord(statesOf(plan).at(-1)!));

describe("a record that is replayed comes to the same as its actions one by one", () => {
  for (const name of ["french-tarot-3", "french-tarot-4", "french-tarot-5", "piedicavallo", "preferanzen", "tarotmag"]) {
    it(`to the end and stopped anywhere, in the vectors ${name}`, async () => {
      for (const [i, { record }] of (await loadVectors(name)).entries()) {
        expect(holdToSteps(record)).to.equal(true);
        expect(holdToSteps({ ...record, actions: record.actions.slice(0, i * 7 % (record.actions.length + 1)) })).to.equal(true);
      }
    });
  }

  it("in any game, stopped anywhere", () => {
    fc.assert(fc.property(records, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (record, stops) => {
      for (const stop of stops) expect(holdToSteps({ ...record, actions: record.actions.slice(0, stop % (record.actions.length + 1)) })).to.equal(true);
    }), { numRuns: 60 });
  });

  it("with the same refusal at the same place, whatever is wrong", () => {
    const outcomes = { played: 0, refused: 0 };
    fc.assert(fc.property(records, fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 12, maxLength: 12 }), (record, slips) => {
      for (const [place, how] of slips) outcomes[holdToSteps(spoilt(record, place, how)) ? "played" : "refused"] += 1;
    }), { numRuns: 80 });
    expect(outcomes.played, "still legal").to.be.above(0);
    expect(outcomes.refused, "refused").to.be.above(300);
  });
});

describe("a state", () => {
  const state = () => replay(toRecord(statesOf({ setup: { game: "french-tarot", seed: "opaque" }, luck: [0] })[3]!));

  it("shows nothing but its table, and cannot be changed", () => {
    expect(JSON.parse(JSON.stringify(state()))).to.deep.equal({ game: "french-tarot", players: 4, dealer: 0 });
    expect(Reflect.ownKeys(state())).to.have.members(["game", "players", "dealer"]);
    expect(() => Object.assign(state(), { dealer: 1 })).to.throw(TypeError);
    expect(() => Object.assign(state(), { hands: [] })).to.throw(TypeError);
  });

  it("is no state any more once it was copied, nor is anything else", () => {
    for (const other of [structuredClone(state()), { ...state() }, Object.create(state()) as DealState, {}, null, undefined, 5]) {
      expect(() => toRecord(other as DealState)).to.throw(TypeError);
      expect(() => apply(other as DealState, { seat: 0, type: "bid", bid: "pass" } satisfies Action)).to.throw(TypeError);
    }
  });

  it("is not touched by what is done with its record, nor by a later change of the one it came from", () => {
    const record = toRecord(state());
    const texts = JSON.stringify(record);
    const again = replay(record);
    record.actions.push("0 play E");
    record.hands.pop();
    toRecord(again).actions.pop();
    expect(JSON.stringify(toRecord(again))).to.equal(texts);
  });
});
