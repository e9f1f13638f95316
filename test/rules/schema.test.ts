import { Validator, type Schema } from "@cfworker/json-schema";
import { expect } from "chai";
import fc from "fast-check";
import { newDeal, parseRecord, RecordError, toRecord, type DealRecord, type GameId } from "../../rules/index.js";
import schema from "../../rules/tarot-deal.schema.json" with { type: "json" };
import { recordOf } from "./deals.js";
import { mutate, mutations } from "./mutations.js";
import { loadVectors } from "./vectors.js";

const validator = new Validator(schema as Schema, "2020-12", false);
const isValid = (value: unknown) => validator.validate(JSON.parse(JSON.stringify(value))).valid;

/** What a schema has no words for: the same card in two places, the length of the whole text. */
const BEYOND_SCHEMA: readonly (string | null)[] = ["double-card", "too-large"];

function codeOf(text: string): string | null {
  try {
    parseRecord(text);
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error.code;
    throw error;
  }
}

function holdAgreement(text: string): "valid" | "invalid" | "beyond" {
  const code = codeOf(text);
  if (code === "not-json") return "invalid";
  const valid = isValid(JSON.parse(text));
  if (BEYOND_SCHEMA.includes(code)) return "beyond";
  expect(valid, `${code}: ${text}`).to.equal(code === null);
  return valid ? "valid" : "invalid";
}

/** The validator writes keys into addresses, which half a letter cannot be. */
function wellFormed(text: string): string {
  return text.replaceAll("\\ud800", "x");
}

const TABLES: readonly [game: GameId, players: number][] = [["french-tarot", 3], ["french-tarot", 4], ["french-tarot", 5], ["piedicavallo", 4], ["preferanzen", 3]];
const record = recordOf({ options: { given: { taker: 3, contract: "garde-sans" } }, actions: ["3 announce none"] });

describe("the schema of records", () => {
  it("calls itself what records do", () => {
    expect(schema.title).to.equal(record.format);
    expect(schema.properties.format.const).to.equal(record.format);
  });

  for (const name of ["french-tarot-3", "french-tarot-4", "french-tarot-5", "piedicavallo", "preferanzen", "tarotmag"]) {
    it(`takes every vector of ${name}`, async () => {
      for (const vector of await loadVectors(name)) expect(isValid(vector.record)).to.equal(true);
    });
  }

  for (const [game, players] of TABLES) {
    it(`takes ${game} for ${players}, whoever deals, and no card more or less`, () => {
      for (let dealer = 0; dealer < players; dealer++) {
        const dealt = toRecord(newDeal({ game, players, dealer, seed: `dealt by ${dealer}` }));
        expect(isValid(dealt)).to.equal(true);
        for (let seat = 0; seat < players; seat++) {
          const [card] = dealt.hands[seat]!.split(" ");
          expect(isValid({ ...dealt, hands: dealt.hands.with(seat, `${dealt.hands[seat]!} ${card!}`) }), `one card more for ${seat}`).to.equal(false);
          expect(isValid({ ...dealt, hands: dealt.hands.with(seat, dealt.hands[seat]!.slice(card!.length + 1)) }), `one card less for ${seat}`).to.equal(false);
        }
        expect(isValid({ ...dealt, talon: `${dealt.talon} E`.trim() })).to.equal(false);
        expect(isValid({ ...dealt, dealer: players })).to.equal(false);
        expect(isValid({ ...dealt, players: players + 1 })).to.equal(false);
      }
    });
  }

  const faults: readonly [title: string, change: Partial<Record<keyof DealRecord, unknown>> | Record<string, unknown>][] = [
    ["another format", { format: "tarot-deal/2" }],
    ["an unknown game", { game: "skat" }],
    ["six players", { players: 6 }],
    ["half a dealer", { dealer: 0.5 }],
    ["a key more", { comment: "" }],
    ["an unknown option", { options: { slamNeeds20: true } }],
    ["an option of another game", { options: { heartBonus: "all-hearts" } }],
    ["an option of another type", { options: { slamNeeds21: 1 } }],
    ["a given taker who is not at the table", { options: { given: { taker: 4, contract: "garde" } } }],
    ["a given contract with more to it", { options: { given: { taker: 0, contract: "garde", partner: 1 } } }],
    ["a hand less", { hands: record.hands.slice(1) }],
    ["a card that there is not", { talon: record.talon.replace(/^\S+/, "S11") }],
    ["two spaces", { talon: record.talon.replace(" ", "  ") }],
    ["a line break", { talon: `${record.talon}\n` }],
    ["an action of an unknown kind", { actions: ["0 plays T1"] }],
    ["an action with a card more", { actions: ["0 play T1 T2"] }],
    ["301 actions", { actions: Array(301).fill("0 bid pass") }],
  ];

  for (const [title, change] of faults) {
    it(`refuses ${title}`, () => {
      expect(isValid(record)).to.equal(true);
      expect(isValid({ ...record, ...change })).to.equal(false);
      expect(codeOf(JSON.stringify({ ...record, ...change }))).to.not.equal(null);
    });
  }

  for (const key of schema.required) {
    it(`refuses a record without ${key}`, () => {
      expect(isValid({ ...record, [key]: undefined })).to.equal(false);
    });
  }

  it("agrees with parseRecord on records in which anything was changed", () => {
    const counts = { valid: 0, invalid: 0, beyond: 0 };
    const tables = fc.constantFrom(...TABLES).chain(([game, players]) => fc.record({ game: fc.constant(game), players: fc.constant(players), dealer: fc.nat(players - 1), seed: fc.string() }));
    const actions = fc.constantFrom<string[]>([], ["0 bid pass", "1 bid garde-sans"], ["0 discard S10 T1", "2 play E", "1 join"]);
    fc.assert(fc.property(tables, actions, fc.array(mutations, { minLength: 15, maxLength: 15 }), (setup, said, changes) => {
      const dealt = { ...toRecord(newDeal(setup)), actions: said };
      expect(holdAgreement(JSON.stringify(dealt))).to.equal("valid");
      for (const change of changes) counts[holdAgreement(wellFormed(mutate({ options: {}, ...dealt }, change)))] += 1;
    }), { numRuns: 60 });
    expect(counts.valid, "valid").to.be.above(20);
    expect(counts.invalid, "invalid").to.be.above(300);
  });
});
