import { expect } from "chai";
import fc from "fast-check";
import { parseRecord, RecordError, replay, toRecord, type DealRecord } from "../../rules/index.js";
import { recordOf } from "./deals.js";
import { plansOf, statesOf } from "./invariants.js";
import { mutate, mutations, slip, slips } from "./mutations.js";
import { errorOf } from "./record-error.js";

const CODES = [
  "not-json", "too-large", "too-deep", "wrong-type", "unknown-key", "missing-key", "format", "game", "players", "dealer",
  "hand-count", "card-count", "unknown-card", "double-card", "unknown-option", "option-value", "too-many-actions", "bad-action",
];

const tables = fc.oneof(
  fc.record({ game: fc.constant("french-tarot"), players: fc.constantFrom(3, 4, 5), dealer: fc.nat(2), options: fc.record({ slamNeeds21: fc.boolean(), given: fc.record({ taker: fc.nat(2), contract: fc.constantFrom("garde", "garde-sans") }) }, { requiredKeys: [] }) }),
  fc.record({ game: fc.constant("piedicavallo"), dealer: fc.nat(3) }),
  fc.record({ game: fc.constant("preferanzen"), dealer: fc.nat(2), options: fc.record({ heartBonus: fc.constantFrom("herzpraemie", "all-hearts") }) }),
);
/** In its normal form, of any game, stopped anywhere. */
const records = fc.tuple(plansOf({ setups: tables as Parameters<typeof plansOf>[0]["setups"] }), fc.nat()).map(([plan, stop]) => {
  const states = statesOf(plan);
  return toRecord(states[stop % states.length]!);
});

const record = recordOf({ options: { given: { taker: 0, contract: "garde-sans" } }, actions: ["0 announce none"] });

/** Reads text that may be anything: a record that is then read as itself for ever, or the same RecordError each time. */
function readOrRefuse(text: string): DealRecord | null {
  const outcomes = [1, 2].map(() => {
    try {
      return parseRecord(text);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      expect(CODES).to.include(error.code);
      expect(error.path).to.be.a("string");
      return { code: error.code, path: error.path };
    }
  });
  expect(outcomes[0]).to.deep.equal(outcomes[1]);
  const [outcome] = outcomes;
  if (outcome === undefined || !("format" in outcome)) return null;
  expect(parseRecord(JSON.stringify(outcome))).to.deep.equal(outcome);
  return outcome;
}

describe("a record of any game in its normal form", () => {
  it("comes back from text, and from its deal", () => {
    fc.assert(fc.property(records, (normal) => {
      expect(parseRecord(JSON.stringify(normal))).to.deep.equal(normal);
      expect(toRecord(replay(normal))).to.deep.equal(normal);
    }), { numRuns: 40 });
  });
});

describe("text from anywhere is a record or refused with code and path", () => {
  it("where anything in a record was changed, left out, added or exchanged", () => {
    const outcomes = { read: 0, refused: 0 };
    fc.assert(fc.property(records, fc.array(mutations, { minLength: 20, maxLength: 20 }), (normal, changes) => {
      for (const change of changes) outcomes[readOrRefuse(mutate(normal, change)) === null ? "refused" : "read"] += 1;
    }), { numRuns: 60 });
    expect(outcomes.read, "read").to.be.above(10);
    expect(outcomes.refused, "refused").to.be.above(500);
  });

  it("where signs of its text were left out or put in", () => {
    fc.assert(fc.property(records, fc.array(slips, { minLength: 20, maxLength: 20 }), (normal, changes) => {
      for (const change of changes) readOrRefuse(slip(JSON.stringify(normal), change));
    }), { numRuns: 40 });
  });

  it("where it never was a record", () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string({ unit: "binary" }), fc.anything().map((value) => String(JSON.stringify(value)))), (text) => {
      expect(readOrRefuse(text)).to.equal(null);
    }), { numRuns: 200 });
  });

  const odd: readonly [title: string, from: string, to: string, outcome: "read" | [code: string, path: string]][] = [
    ["a dealer −0", '"dealer":3', '"dealer":-0', "read"],
    ["4.0 players", '"players":4', '"players":4.0', "read"],
    ["a given taker −0", '"taker":0', '"taker":-0', "read"],
    ["infinitely many players", '"players":4', '"players":1e999', ["players", "players"]],
    ["an infinite dealer", '"dealer":3', '"dealer":1e999', ["dealer", "dealer"]],
    ["a dealer less than nothing", '"dealer":3', '"dealer":-1e999', ["dealer", "dealer"]],
    ["a dealer who is no number", '"dealer":3', '"dealer":NaN', ["not-json", ""]],
    ["a key twice, the first wrong", '"dealer":3', '"dealer":9,"dealer":3', "read"],
    ["a key twice, the last wrong", '"dealer":3', '"dealer":3,"dealer":9', ["dealer", "dealer"]],
    ["a key written with an escape", '"dealer":3', '"deal\\u0065r":3', "read"],
    ["an own __proto__", '"dealer":3', '"dealer":3,"__proto__":{"dealer":3}', ["unknown-key", "__proto__"]],
    ["a __proto__ in the place of a key", '"dealer":3', '"__proto__":{"dealer":3}', ["unknown-key", "__proto__"]],
    ["a constructor", '"dealer":3', '"dealer":3,"constructor":{"prototype":{"dealer":1}}', ["unknown-key", "constructor"]],
    ["an option __proto__", '"given":', '"__proto__":{"slamNeeds21":true},"given":', ["unknown-option", "options.__proto__"]],
    ["a given __proto__", '"taker":0', '"__proto__":{"taker":0}', ["option-value", "options.given"]],
    ["a lone surrogate as a key", '"dealer":3', '"dealer":3,"\\ud800":1', ["unknown-key", "\ud800"]],
    ["a lone surrogate in a card", '"talon":"', '"talon":"\ud800', ["unknown-card", "talon"]],
    ["a byte order mark", '{"format"', '\ufeff{"format"', ["not-json", ""]],
    ["spaces around", '{"format"', ' \n\t{"format"', "read"],
    ["a huge string", '"actions":[', `"actions":["${"x".repeat(40000)}",`, ["too-large", ""]],
  ];

  for (const [title, from, to, outcome] of odd) {
    it(`${title}: ${typeof outcome === "string" ? outcome : outcome[0]}`, () => {
      const normal = { ...record, dealer: 3 };
      const text = JSON.stringify(normal).replace(from, () => to);
      expect(text).to.include(to);
      if (typeof outcome === "string") expect(readOrRefuse(text)).to.deep.equal({ ...normal, dealer: /-0/.test(to) && from.includes("dealer") ? 0 : 3 });
      else expect(errorOf(() => parseRecord(text))).to.include({ code: outcome[0], path: outcome[1] });
    });
  }

  it("nested as deep as the size allows: too-deep", () => {
    expect(errorOf(() => parseRecord("[".repeat(16000) + "]".repeat(16000)))).to.include({ code: "too-deep", path: "" });
    expect(errorOf(() => parseRecord("{\"a\":".repeat(5000) + "0" + "}".repeat(5000)))).to.include({ code: "too-deep", path: "" });
  });
});

describe("ten megabytes", () => {
  const huge = ["[".repeat(1e7), "{\"a\":".repeat(2e6), "x".repeat(1e7), `"${"\ud800".repeat(1e7)}"`, " ".repeat(1e7)];

  it("are refused before they are read", () => {
    const { parse } = JSON;
    let calls = 0;
    JSON.parse = (...args) => {
      calls += 1;
      return parse(...args) as unknown;
    };
    try {
      for (const text of huge) expect(errorOf(() => parseRecord(text))).to.include({ code: "too-large", path: "" });
      expect(calls).to.equal(0);
      parseRecord(JSON.stringify(record));
      expect(calls).to.equal(1);
    } finally {
      JSON.parse = parse;
    }
  });

  it("in an object are refused before they are written", () => {
    for (const text of huge) expect(errorOf(() => replay({ ...record, talon: text }))).to.include({ code: "too-large", path: "" });
  });

  it("of holes are not walked through", () => {
    let asked = 0;
    const counting = new Proxy<string[]>([], { get: (list, key) => (key === "length" ? 4e9 : (asked += 1, Reflect.get(list, key) as unknown)) });
    expect(errorOf(() => replay({ ...record, hands: counting }))).to.include({ code: "too-large" });
    expect(asked, "holes asked for").to.be.below(100);
    expect(errorOf(() => replay({ ...record, actions: Array<string>(4e9) }))).to.include({ code: "too-large", path: "" });
  });
});

describe("what only JavaScript can pass is refused by replay", () => {
  const cycle: Record<string, unknown> = { ...record };
  cycle["options"] = cycle;
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const trap = () => { throw new Error("trapped"); };
  class Deal { constructor() { Object.assign(this, record, { extra: 1 }); } }

  const hostile: readonly [title: string, value: unknown, code: string, path: string][] = [
    ["undefined", undefined, "wrong-type", ""],
    ["null", null, "wrong-type", ""],
    ["a number", 5, "wrong-type", ""],
    ["a big number", 5n, "wrong-type", ""],
    ["a text", JSON.stringify(record), "wrong-type", ""],
    ["a function", () => record, "wrong-type", ""],
    ["a symbol", Symbol("record"), "wrong-type", ""],
    ["a map", new Map(Object.entries(record)), "missing-key", "format"],
    ["a date", new Date(0), "wrong-type", ""],
    ["a promise", Promise.resolve(record), "missing-key", "format"],
    ["a cycle", cycle, "wrong-type", ""],
    ["a getter that throws", { ...record, get hands() { return trap(); } }, "wrong-type", ""],
    ["a getter that throws a RangeError", { ...record, get hands() { throw new RangeError(); } }, "too-deep", ""],
    ["a toJSON that throws", { ...record, toJSON: trap }, "wrong-type", ""],
    ["a toJSON that says nothing", { ...record, toJSON: () => undefined }, "wrong-type", ""],
    ["a proxy that throws", new Proxy({}, { ownKeys: trap }), "wrong-type", ""],
    ["a proxy that throws when read", new Proxy({ ...record }, { get: trap }), "wrong-type", ""],
    ["a proxy that is revoked", revoked.proxy, "wrong-type", ""],
    ["an object with a key more", new Deal(), "unknown-key", "extra"],
    ["a dealer who is not a number", { ...record, dealer: NaN }, "wrong-type", "dealer"],
    ["a dealer without end", { ...record, dealer: Infinity }, "wrong-type", "dealer"],
    ["a big number of players", { ...record, players: 4n }, "wrong-type", ""],
    ["a list with holes", { ...record, hands: Object.assign(Array<string>(4), { 1: record.hands[1] }) }, "wrong-type", "hands[0]"],
    ["a list of bytes", { ...record, hands: new Uint8Array(4) }, "wrong-type", ""],
    ["an undefined action", { ...record, actions: [undefined] }, "wrong-type", "actions[0]"],
    ["no dealer", { ...record, dealer: undefined }, "missing-key", "dealer"],
  ];

  for (const [title, value, code, path] of hostile) {
    it(`${title}: ${code}`, () => {
      expect(errorOf(() => replay(value as DealRecord))).to.include({ code, path });
    });
  }

  it("a nest without end: too deep or too large, as the browser gets", () => {
    const endless = (): object => new Proxy({}, { get: endless, ownKeys: () => ["a"], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 0 }) });
    expect(errorOf(() => replay({ ...record, options: endless() as Record<string, unknown> })).code).to.match(/^too-(?:deep|large)$/);
  });

  it("but what JSON makes a record of is one", () => {
    class Plain { constructor() { Object.assign(this, record); } }
    const withMore = Object.assign([...record.hands], { extra: trap, [Symbol.iterator]: trap });
    const alike: unknown[] = [
      new Plain(), Object.assign(Object.create(null) as object, record), Object.freeze({ ...record }), new Proxy({ ...record }, {}), { ...record, dealer: -0 + record.dealer },
      { ...record, hands: withMore }, { ...record, talon: Object(record.talon) as string }, { toJSON: () => record }, { ...record, hands: Object.assign(["nobody"], { toJSON: () => record.hands }) }, { ...record, [Symbol("extra")]: 1, options: { ...record.options, slamNeeds21: undefined } },
    ];
    for (const value of alike) expect(toRecord(replay(value as DealRecord))).to.deep.equal(record);
  });

  it("and what is read once, a getter cannot change afterwards", () => {
    let reads = 0;
    const changing = { ...record, get dealer() { return reads++ === 0 ? record.dealer : 9; } };
    expect(toRecord(replay(changing))).to.deep.equal(record);
    expect(reads).to.equal(1);
  });

  it("any value at all, with a RecordError and nothing else", () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withObjectString: true, withSparseArray: true, withTypedArray: true }), (value) => {
      expect(errorOf(() => replay(value as DealRecord)).code).to.be.a("string");
      expect(errorOf(() => replay({ ...record, options: { given: value } })).code).to.be.a("string");
      expect(errorOf(() => replay({ ...record, hands: value as string[] })).code).to.be.a("string");
    }), { numRuns: 150 });
  });
});
