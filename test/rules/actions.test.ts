import { expect } from "chai";
import { formatAction, parseAction, RecordError, type Action } from "../../rules/index.js";

const ACTIONS: readonly [text: string, action: Action][] = [
  ["1 bid pass", { seat: 1, type: "bid", bid: "pass" }],
  ["2 bid garde-sans", { seat: 2, type: "bid", bid: "garde-sans" }],
  ["1 bid geschaeft-hearts", { seat: 1, type: "bid", bid: "geschaeft-hearts" }],
  ["2 call HK", { seat: 2, type: "call", card: "HK" }],
  ["2 discard S1 S2 S10 H4 H5 D6", { seat: 2, type: "discard", cards: ["S1", "S2", "S10", "H4", "H5", "D6"] }],
  ["2 announce slam", { seat: 2, type: "announce", what: "slam" }],
  ["0 announce sans-atout", { seat: 0, type: "announce", what: "sans-atout" }],
  ["1 join", { seat: 1, type: "join" }],
  ["1 drop", { seat: 1, type: "drop" }],
  ["2 invite", { seat: 2, type: "invite" }],
  ["2 alone", { seat: 2, type: "alone" }],
  ["0 handful T3 T4 E", { seat: 0, type: "handful", cards: ["T3", "T4", "E"] }],
  ["0 play T21", { seat: 0, type: "play", card: "T21" }],
];

describe("actions as text", () => {
  for (const [text, action] of ACTIONS) {
    it(`reads and writes "${text}"`, () => {
      expect(parseAction(text)).to.deep.equal(action);
      expect(formatAction(action)).to.equal(text);
    });
  }

  const malformed: readonly unknown[] = [
    "", " ", "0", "0 ", "play T1", "0 play", "0 play ", "0 play T1 ", " 0 play T1", "0  play T1", "0 play  T1", "0 play T1 T2", "0 play t1", "0 play T0", "0 play T22", "0 play T01",
    "0 play S11", "0 play SX", "0 play \ud800", "00 play T1", "-1 play T1", "1.0 play T1", "1e0 play T1", "12 play T1", "x play T1", "0 PLAY T1", "0 toString T1", "0 __proto__ T1",
    "0 discard", "0 discard ", "0 discard S1  S2", "0 handful", "0 join now", "0 bid", "0 bid Garde", "0 bid garde sans", "0 bid -", "0 bid garde-", "0 bid petit_au_bout", "0\tplay\tT1", "0 play T1\n",
    null, undefined, 0, {}, ["0 play T1"],
  ];

  for (const text of malformed) {
    it(`refuses ${JSON.stringify(text) ?? "undefined"}`, () => {
      expect(() => parseAction(text as string)).to.throw(RecordError).that.includes({ code: "bad-action", path: "" });
    });
  }

  it("refuses to write what it could not read", () => {
    for (const action of [null, {}, { seat: 11, type: "join" }, { seat: 0, type: "play", card: "T1 T2" }, { seat: 0, type: "bid", bid: "pass\n1 bid garde" }]) {
      expect(() => formatAction(action as Action)).to.throw(RecordError).that.includes({ code: "bad-action" });
    }
  });

  it("may be handed to map, which passes more than the text", () => {
    expect(["0 play T1", "1 join"].map(parseAction)).to.have.length(2);
  });
});
