import { expect } from "chai";
import { parseRecord, replay, toRecord, view, type DealRecord } from "../../rules/index.js";
import { act, dealOf, recordOf } from "./deals.js";
import { errorOf } from "./record-error.js";

const record = recordOf({ options: { given: { taker: 0, contract: "garde-sans" } }, actions: ["0 announce none"] });

const without = (key: keyof DealRecord) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
const withHand = (seat: number, change: (hand: string) => string) => ({ ...record, hands: record.hands.map((hand, i) => (i === seat ? change(hand) : hand)) });

describe("a record", () => {
  it("comes back as it was written", () => {
    expect(parseRecord(JSON.stringify(record))).to.deep.equal(record);
    expect(toRecord(replay(record))).to.deep.equal(record);
  });

  it("may stop anywhere, and goes on from there", () => {
    const state = act(dealOf({}), "0 bid pass", "1 bid garde");
    expect(view(replay(toRecord(state)), 2)).to.deep.equal(view(state, 2));
  });

  it("may state an option at its default, which is left out when written", () => {
    const stated = { ...record, options: { ...record.options, petitSecIgnoresExcuse: false, slamNeeds21: false, excuseLastTrick: "changes-sides" } };
    expect(toRecord(replay(stated))).to.deep.equal(record);
    expect(parseRecord(JSON.stringify(stated))).to.deep.equal(record);
    expect(toRecord(replay(recordOf({ options: {} })))).to.not.have.property("options");
  });

  it("keeps the options that differ", () => {
    const options = { calledSuitBanAfterExcuse: true, slamNeeds21: true, petitSecIgnoresExcuse: true, excuseLastTrick: "trick-winner" };
    expect(toRecord(replay(recordOf({ options })))).to.deep.include({ options });
    expect(view(replay(recordOf({ options })), 0).options).to.deep.equal(options);
  });
});

describe("a malformed record is refused with code and path", () => {
  const given = (value: unknown) => ({ ...record, options: { given: value } });
  const malformed: readonly [title: string, value: unknown, code: string, path: string][] = [
    ["a list", [], "wrong-type", ""],
    ["null", null, "wrong-type", ""],
    ["a number", 1, "wrong-type", ""],
    ["an unknown key", { ...record, comment: "" }, "unknown-key", "comment"],
    ["no format", without("format"), "missing-key", "format"],
    ["no actions", without("actions"), "missing-key", "actions"],
    ["another format", { ...record, format: "tarot-deal/2" }, "format", "format"],
    ["another format, whatever else it holds", { format: "tarot-lesson/1", goal: "" }, "format", "format"],
    ["a format that is no text", { ...record, format: 1 }, "wrong-type", "format"],
    ["an unknown game", { ...record, game: "skat" }, "game", "game"],
    ["a game that every object inherits", { ...record, game: "constructor" }, "game", "game"],
    ["six players", { ...record, players: 6 }, "players", "players"],
    ["four players and a half", { ...record, players: 4.5 }, "players", "players"],
    ["players in letters", { ...record, players: "4" }, "wrong-type", "players"],
    ["a dealer who is not at the table", { ...record, dealer: 4 }, "dealer", "dealer"],
    ["half a dealer", { ...record, dealer: 0.5 }, "dealer", "dealer"],
    ["options that are a list", { ...record, options: [] }, "wrong-type", "options"],
    ["options that are null", { ...record, options: null }, "wrong-type", "options"],
    ["an unknown option", { ...record, options: { slamNeeds20: true } }, "unknown-option", "options.slamNeeds20"],
    ["an option that every object inherits", { ...record, options: { toString: true } }, "unknown-option", "options.toString"],
    ["an option of another type", { ...record, options: { slamNeeds21: "yes" } }, "option-value", "options.slamNeeds21"],
    ["an option with an unknown value", { ...record, options: { excuseLastTrick: "stays" } }, "option-value", "options.excuseLastTrick"],
    ["a given taker who is not at the table", given({ taker: 4, contract: "garde" }), "option-value", "options.given"],
    ["a given contract that is none", given({ taker: 0, contract: "pass" }), "option-value", "options.given"],
    ["a given contract with more to it", given({ taker: 0, contract: "garde", partner: 1 }), "option-value", "options.given"],
    ["a given contract that is null", given(null), "option-value", "options.given"],
    ["three hands at a table of four", { ...record, hands: record.hands.slice(1) }, "hand-count", "hands"],
    ["hands that are no list", { ...record, hands: record.hands.join(" ") }, "wrong-type", "hands"],
    ["a hand that is a list", { ...record, hands: [[], ...record.hands.slice(1)] }, "wrong-type", "hands[0]"],
    ["a hand that lacks a card", withHand(2, (hand) => hand.replace(/^\S+ /, "")), "card-count", "hands[2]"],
    ["an empty hand", withHand(2, () => ""), "card-count", "hands[2]"],
    ["a dog that lacks a card", { ...record, talon: record.talon.replace(/^\S+ /, "") }, "card-count", "talon"],
    ["an unknown card", withHand(1, (hand) => hand.replace(/^\S+/, "S11")), "unknown-card", "hands[1]"],
    ["a lone surrogate for a card", withHand(1, (hand) => hand.replace(/^\S+/, "\ud800")), "unknown-card", "hands[1]"],
    ["a card in two hands", withHand(1, (hand) => hand.replace(/^\S+/, record.hands[0]?.split(" ")[0] ?? "")), "double-card", "hands[1]"],
    ["two spaces", withHand(1, (hand) => hand.replace(" ", "  ")), "card-count", "hands[1]"],
    ["an action that is no text", { ...record, actions: ["0 announce none", 1] }, "wrong-type", "actions[1]"],
    ["an action that cannot be read", { ...record, actions: ["0 announce none", "0 plays D1"] }, "bad-action", "actions[1]"],
    ["a nest of lists", { ...record, actions: [[[[]]]] }, "too-deep", ""],
    ["too many actions", { ...record, actions: Array(301).fill("0 bid pass") }, "too-many-actions", "actions"],
    ["too many actions, whatever else is wrong", { actions: Array(301).fill(0), junk: 1 }, "too-many-actions", "actions"],
    ["too long a text", { ...record, talon: "S1 ".repeat(11000) }, "too-large", ""],
  ];

  for (const [title, value, code, path] of malformed) {
    it(`${title}: ${code}`, () => {
      expect(errorOf(() => parseRecord(JSON.stringify(value)))).to.include({ code, path });
      expect(errorOf(() => replay(value as DealRecord))).to.include({ code, path });
    });
  }

  it("an own __proto__, which JSON can bring: unknown-key", () => {
    const text = JSON.stringify(record).replace("{", '{"__proto__":{"players":4},');
    expect(errorOf(() => parseRecord(text))).to.include({ code: "unknown-key", path: "__proto__" });
    const options = JSON.stringify({ ...record, options: {} }).replace('"options":{', '"options":{"__proto__":true');
    expect(errorOf(() => parseRecord(options))).to.include({ code: "unknown-option", path: "options.__proto__" });
  });

  it("an illegal action, with the reason", () => {
    const error = errorOf(() => replay({ ...record, actions: ["0 announce none", "1 play D1"] }));
    expect(error).to.deep.include({ code: "illegal-action", path: "actions[1]", refusal: { reason: "not-your-turn" } });
    expect(parseRecord(JSON.stringify({ ...record, actions: ["1 play D1"] })).actions, "legality is replay's").to.have.length(1);
  });

  it("text that is no JSON: not-json", () => {
    for (const text of ["", "{", "{'format':1}", "undefined", "\ud800", `${JSON.stringify(record)},`]) {
      expect(errorOf(() => parseRecord(text))).to.include({ code: "not-json", path: "" });
    }
  });

  it("a value that is no text at all: wrong-type", () => {
    for (const value of [undefined, null, 5, {}, [], Symbol("record")]) {
      expect(errorOf(() => parseRecord(value as unknown as string))).to.include({ code: "wrong-type", path: "" });
    }
  });

  it("32 KiB are counted in bytes, not in letters", () => {
    const padded = (letter: string, count: number) => JSON.stringify({ ...record, talon: letter.repeat(count) });
    expect(errorOf(() => parseRecord(padded("é", 17000)))).to.include({ code: "too-large" });
    expect(errorOf(() => parseRecord(padded("e", 17000)))).to.include({ code: "card-count" });
  });
});
