import { expect } from "chai";
import * as rules from "../../rules/index.js";
import { act, dealOf } from "./deals.js";

/** What a program may pass by mistake, or a page on purpose. */
const junk: readonly [title: string, value: unknown][] = [
  ["nothing", undefined], ["null", null], ["a number", 7], ["a text", "junk"], ["an empty object", {}], ["an empty list", []], ["a function", () => 1], ["a symbol", Symbol("junk")],
  ["an object that throws as it is looked at", new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail })],
  ["a list that throws as it is looked at", new Proxy([], { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail })],
];

function fail(): never {
  throw new Error("not one of ours");
}

type Call = (main: never) => unknown;
type Expected = "RecordError" | "ScoreError" | "SessionError" | "IllegalActionError" | "RangeError" | RegExp | { value: unknown };

const state = dealOf({});
const session = rules.startSession({ game: "french-tarot", players: ["Ann", "Bo", "Cy"] });
const noView = /^not a view of a deal$/;
const noState = /^not a deal state$/;

/** By function: how it takes its main argument, and what it does about one that is none of its kind. */
const table: Readonly<Record<string, readonly [call: Call, expected: Expected]>> = {
  addResult: [(scores) => rules.addResult(session, scores), "SessionError"],
  apply: [(main) => rules.apply(main, { seat: 0, type: "bid", bid: "pass" }), noState],
  bidsAbove: [rules.bidsAbove, "RangeError"],
  cardPoints: [(main) => rules.cardPoints("french-tarot", main), "RecordError"],
  check: [(main) => rules.check(main, { seat: 0, type: "bid", bid: "pass" }), noView],
  choices: [rules.choices, noView],
  deck: [rules.deck, "RecordError"],
  diceFrom: [rules.diceFrom, "RecordError"],
  formatAction: [rules.formatAction, "RecordError"],
  handfulSizes: [rules.handfulSizes, "RecordError"],
  highestBid: [rules.highestBid, /^not a list of bids$/],
  isBout: [rules.isBout, { value: false }],
  isTrump: [rules.isTrump, { value: false }],
  joinSession: [(main) => rules.joinSession(main, "Di"), "SessionError"],
  leaveSession: [(main) => rules.leaveSession(main, "Ann"), "SessionError"],
  newDeal: [rules.newDeal, "RecordError"],
  nextDealer: [(main) => rules.nextDealer(main, 0), "RecordError"],
  parseAction: [rules.parseAction, "RecordError"],
  parseRecord: [rules.parseRecord, "RecordError"],
  readLink: [rules.readLink, "RecordError"],
  refuseBidAbove: [(main) => rules.refuseBidAbove("garde", main), { value: { reason: "unknown-action" } }],
  replay: [rules.replay, "RecordError"],
  result: [rules.result, noState],
  scoreFrenchTarot: [rules.scoreFrenchTarot, "ScoreError"],
  sessionTable: [rules.sessionTable, "SessionError"],
  sessionTotals: [rules.sessionTotals, "SessionError"],
  sortHand: [(main) => rules.sortHand("french-tarot", main), "RecordError"],
  standing: [rules.standing, noView],
  startSession: [rules.startSession, "RecordError"],
  tally: [rules.tally, noView],
  talonSize: [(main) => rules.talonSize(main, 4), "RecordError"],
  toRecord: [rules.toRecord, noState],
  trickCount: [(main) => rules.trickCount(main, 4), "RecordError"],
  view: [(main) => rules.view(main, 0), noState],
  writeLink: [rules.writeLink, "RecordError"],
};
/** What is a value of its kind among the junk. */
const right: Readonly<Record<string, readonly unknown[]>> = {
  bidsAbove: [null], diceFrom: ["junk"], highestBid: [[]], sortHand: [[]], nextDealer: [7],
};
/** Takes whatever comes, and makes plain data of it or throws RecordError: hostile-records.test.ts. */
const openToAll = ["fromObject"];

function outcomeOf(call: Call, main: unknown): Expected | Error {
  try {
    return { value: call(main as never) };
  } catch (error) {
    return error as Error;
  }
}

describe("a wrong main argument", () => {
  it("is in the table below for every function that the rules offer", () => {
    const functions = Object.entries(rules).filter(([name, offered]) => typeof offered === "function" && /^[a-z]/.test(name)).map(([name]) => name);
    expect(functions.sort()).to.deep.equal([...Object.keys(table), ...openToAll].sort());
  });

  for (const [name, [call, expected]] of Object.entries(table)) {
    it(`gets the error that ${name}() tells of`, () => {
      for (const [title, value] of junk) {
        if (right[name]?.some((kind) => kind === value || (Array.isArray(kind) && title === "an empty list")) === true) continue;
        const outcome = outcomeOf(call, value);
        if (typeof expected === "object" && "value" in expected) expect(outcome, title).to.deep.equal(expected);
        else if (expected instanceof RegExp) expect(outcome, title).to.be.instanceOf(TypeError).with.property("message").that.matches(expected);
        else expect((outcome as Error).name, title).to.equal(expected);
      }
    });
  }
});

describe("what throws as it is looked at", () => {
  const thrower = (fields: object, name: string) => Object.defineProperty({ ...fields }, name, { enumerable: true, get: fail });

  it("is no setup of a deal", () => {
    const setup = { game: "french-tarot", seed: "x" };
    for (const name of ["game", "players", "dealer", "options", "seed"]) {
      expect(() => rules.newDeal(thrower(setup, name) as rules.DealSetup)).to.throw(rules.RecordError).that.includes({ code: "wrong-type", path: "" });
    }
    const options = { given: thrower({ taker: 0 }, "contract") };
    expect(() => rules.newDeal({ ...setup, options } as rules.DealSetup)).to.throw(rules.RecordError).that.includes({ code: "wrong-type", path: "options" });
  });

  it("is no score, nor a list of handfuls", () => {
    const input: rules.ScoreInput = { players: 4, contract: "garde", takerPoints: 45, bouts: 2 };
    expect(() => rules.scoreFrenchTarot(thrower(input, "takerPoints") as rules.ScoreInput)).to.throw(rules.ScoreError).that.includes({ code: "value", field: "" });
    const handfuls = new Proxy([1], { get: fail }) as (1 | 2 | 3)[];
    expect(() => rules.scoreFrenchTarot({ ...input, handfuls })).to.throw(rules.ScoreError).that.includes({ code: "value", field: "handfuls" });
  });

  it("is no list of players", () => {
    const players = new Proxy(["Ann", "Bo", "Cy"], { get: fail });
    expect(() => rules.startSession({ game: "french-tarot", players })).to.throw(rules.SessionError).that.includes({ code: "players" });
  });
});

describe("a seat of −0", () => {
  it("is seat 0, and comes back as such, wherever a seat is named", () => {
    const bid = dealOf({ dealer: 3 });
    expect(Object.is(rules.view(bid, -0).seat, 0)).to.equal(true);
    expect(rules.formatAction({ seat: -0, type: "bid", bid: "pass" })).to.equal("0 bid pass");
    expect(rules.toRecord(rules.apply(bid, { seat: -0, type: "bid", bid: "garde" }))).to.deep.equal(rules.toRecord(act(bid, "0 bid garde")));
    expect(Object.is(rules.newDeal({ game: "french-tarot", dealer: -0, seed: "x" }).dealer, 0)).to.equal(true);
    expect(Object.is(rules.nextDealer(1, -0), 0)).to.equal(true);
    expect(rules.joinSession(session, "Di", -0).seats[0]?.player).to.equal("Di");
    expect(rules.view(state, 0).seat).to.equal(0);
  });
});
