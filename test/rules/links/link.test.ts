import { expect } from "chai";
import fc from "fast-check";
import { deck, readLink, RecordError, toRecord, writeLink, type DealRecord } from "../../../rules/index.js";
import { checksumOf } from "../../../rules/links/checksum.js";
import { fromSigns, toSigns, writeDigits, type Digit } from "../../../rules/links/digits.js";
import { dealOf, playOut, recordOf, trumps } from "../deals.js";
import { plansOf, statesOf } from "../invariants.js";
import { errorOf } from "../record-error.js";
import { loadVectors } from "../vectors.js";

const options = fc.record({
  petitSecIgnoresExcuse: fc.boolean(), calledSuitBanAfterExcuse: fc.boolean(), slamNeeds21: fc.boolean(),
  excuseLastTrick: fc.constantFrom("changes-sides", "trick-winner"),
  given: fc.record({ taker: fc.nat(2), contract: fc.constantFrom("prise", "garde", "garde-sans", "garde-contre") }),
}, { requiredKeys: [] });

const games = {
  "French Tarot": plansOf({ setups: fc.record({ game: fc.constant("french-tarot"), players: fc.constantFrom(3, 4, 5), dealer: fc.nat(2), options }) }),
  "Piedicavallo": plansOf({ setups: fc.record({ game: fc.constant("piedicavallo"), dealer: fc.nat(3) }) }),
  "Preferanzen": plansOf({ setups: fc.record({ game: fc.constant("preferanzen"), dealer: fc.nat(2), options: fc.record({ heartBonus: fc.constantFrom("herzpraemie", "all-hearts") }) }) }),
};

const record = toRecord(playOut(dealOf({ actions: ["0 bid prise"] })));
const link = writeLink(record);

/** A text with a number of one's own and a checksum to go with it. */
function forged(note: (digit: Digit) => void): string {
  const { digit, value } = writeDigits();
  note(digit);
  return signed(`1${toSigns(value())}`);
}

function signed(content: string): string {
  return content + checksumOf(content);
}

/** The digits before the first card: game, players, dealer, and a pair for each option that is stated. */
function frame(digit: Digit, [game = 0, players = 4, dealer = 0]: number[], stated: Record<number, number> = {}): void {
  digit(8, game);
  digit(10, players);
  digit(10, dealer);
  for (let place = 0; place < 16; place++) if (digit(2, place in stated ? 1 : 0) === 1) digit(64, stated[place]!);
}

/** As the deck has them: 78 cards, each the first of those that are left. */
function deal(digit: Digit): void {
  for (let left = 78; left > 0; left--) digit(left, 0);
}

describe("a link", () => {
  for (const [title, plans] of Object.entries(games)) {
    it(`brings any deal of ${title} back, wherever it stops, in fewer than 140 letters and digits`, () => {
      fc.assert(fc.property(plans, fc.nat(), (plan, stop) => {
        const states = statesOf(plan);
        for (const state of [states[stop % states.length]!, states.at(-1)!]) {
          const text = writeLink(toRecord(state));
          expect(text).to.match(/^1[0-9A-Za-z]{7,138}$/);
          expect(readLink(text)).to.deep.equal(toRecord(state));
          expect(writeLink(readLink(text))).to.equal(text);
        }
      }), { numRuns: 25 });
    });
  }

  it("keeps the order of a hand, a discard and a handful", () => {
    const hands = [`H1 ${trumps(12, 21)} H3 H2 HK HQ HN HJ H10`, "", "", ""];
    const actions = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass", "0 discard H3 H1 HQ H2 HN HJ", "0 announce none", "0 handful T20 T21 T12 T14 T13 T15 T16 T17 T19 T18"];
    const kept = recordOf({ hands, actions });
    expect(readLink(writeLink(kept))).to.deep.equal(kept);
  });

  it("keeps a handful that the Excuse or an open discard completes", () => {
    const withExcuse = recordOf({ hands: [`${trumps(13, 21)} E`], actions: ["0 bid garde-sans", "1 bid pass", "2 bid pass", "3 bid pass", "0 announce none", `0 handful E ${trumps(13, 21)}`] });
    // Four kings, two plain cards and eighteen trumps, of which four go openly; fourteen and one of those make a triple.
    const openDiscards = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass", "0 discard S1 S2 T2 T3 T4 T5", "0 announce none", `0 handful ${trumps(6, 19)} T3`];
    const completed = recordOf({ hands: [`${trumps(2, 19)}`], talon: "SK HK DK CK S1 S2", actions: openDiscards });
    for (const kept of [withExcuse, completed]) expect(readLink(writeLink(kept))).to.deep.equal(kept);
  });

  it("leaves options at their default out", () => {
    expect(readLink(writeLink({ ...record, options: { slamNeeds21: false } }))).to.deep.equal(record);
    expect(writeLink({ ...record, options: { slamNeeds21: false } })).to.equal(link);
  });

  it("is the same whatever the order of the options", () => {
    const one = recordOf({ options: { slamNeeds21: true, petitSecIgnoresExcuse: true } });
    const other = recordOf({ options: { petitSecIgnoresExcuse: true, slamNeeds21: true } });
    expect(writeLink(one)).to.equal(writeLink(other));
  });

  it("grows by nothing for a card that is forced", async () => {
    const [vector] = await loadVectors("french-tarot-4");
    const { actions } = vector!.record;
    const stopped = (count: number) => writeLink({ ...vector!.record, actions: actions.slice(0, count) });
    // Everybody's last card: only the number of actions differs.
    expect(stopped(actions.length)).to.have.length(stopped(actions.length - 4).length);
  });

  it("holds every vector", async () => {
    for (const name of ["french-tarot-3", "french-tarot-4", "french-tarot-5", "piedicavallo", "preferanzen", "tarotmag"]) {
      for (const vector of (await loadVectors(name)).slice(0, 20)) expect(readLink(writeLink(vector.record))).to.deep.equal(vector.record);
    }
  });
});

describe("writing a link", () => {
  it("refuses an illegal action with its reason, as replay does", () => {
    const illegal = { ...record, actions: [...record.actions.slice(0, 2), "2 play D1"] };
    expect(errorOf(() => writeLink(illegal))).to.deep.include({ code: "illegal-action", path: "actions[2]", refusal: { reason: "wrong-phase" } });
    expect(errorOf(() => writeLink({ ...record, actions: [...record.actions, "0 play T1"] }))).to.deep.include({ code: "illegal-action", refusal: { reason: "deal-over" } });
  });

  it("refuses what is no record", () => {
    expect(errorOf(() => writeLink(null as unknown as DealRecord))).to.include({ code: "wrong-type", path: "" });
    expect(errorOf(() => writeLink({ ...record, game: "skat" as "preferanzen" }))).to.include({ code: "game", path: "game" });
  });
});

describe("reading a link refuses", () => {
  it("any wrong letter, missing letter and pair of letters exchanged", () => {
    for (let i = 0; i < link.length; i++) {
      const others = [...link].map((sign, j) => (j === i ? (sign === "x" ? "y" : "x") : sign)).join("");
      const missing = link.slice(0, i) + link.slice(i + 1);
      const exchanged = link.slice(0, i) + (link[i + 1] ?? "") + link[i] + link.slice(i + 2);
      for (const text of [others, missing, exchanged].filter((mistyped) => mistyped !== link)) {
        expect(errorOf(() => readLink(text)).code, text).to.equal(text.startsWith("1") ? "checksum" : "format");
      }
    }
  });

  it("a letter in the other case", () => {
    for (let i = 1; i < link.length; i++) {
      const sign = link.charAt(i);
      const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
      if (other !== sign) expect(errorOf(() => readLink(link.slice(0, i) + other + link.slice(i + 1)))).to.include({ code: "checksum", path: "" });
    }
  });

  const none: readonly [title: string, text: unknown, code: string][] = [
    ["what is no text", { toString: () => link }, "wrong-type"],
    ["nothing", undefined, "wrong-type"],
    ["an empty text", "", "not-link"],
    ["a text that is too short", "1abcdef", "not-link"],
    ["a text with something in front", `#${link}`, "not-link"],
    ["a text with a space behind", `${link} `, "not-link"],
    ["a text with a line break behind", `${link}\n`, "not-link"],
    ["a sign that is no letter or digit", link.replace(/.$/, "-"), "not-link"],
    ["a lone surrogate", link.replace(/.$/, "\ud800"), "not-link"],
    ["a digit of another script", link.replace(/.$/, "٣"), "not-link"],
    ["JSON", JSON.stringify(record.hands[0]), "not-link"],
    ["a zero in front of the number", signed(`10${link.slice(1, -6)}`), "not-link"],
    ["another version", `2${link.slice(1)}`, "format"],
    ["400 signs of nothing", signed(`1${"z".repeat(393)}`), "game"],
    ["401 signs", "1".repeat(401), "too-large"],
    ["ten megabytes", "1".repeat(1e7), "too-large"],
  ];

  for (const [title, text, code] of none) {
    it(`${title}: ${code}`, () => {
      expect(errorOf(() => readLink(text as string)).code).to.equal(code);
    });
  }

  const unheardOf: readonly [title: string, text: string, code: string, path: string][] = [
    ["a game that there is not", forged((digit) => { frame(digit, [7, 4, 0]); }), "game", "game"],
    ["a table for six", forged((digit) => { frame(digit, [0, 6, 0]); }), "players", "players"],
    ["a table for nobody", forged((digit) => { frame(digit, [0, 0, 0]); }), "players", "players"],
    ["Preferanzen for four", forged((digit) => { frame(digit, [2, 4, 0]); }), "players", "players"],
    ["a dealer who is not at the table", forged((digit) => { frame(digit, [0, 4, 4]); }), "dealer", "dealer"],
    ["an option that there is not", forged((digit) => { frame(digit, [0, 4, 0], { 15: 0 }); }), "unknown-option", "options"],
    ["an option of another game", forged((digit) => { frame(digit, [1, 4, 0], { 0: 0 }); }), "unknown-option", "options"],
    ["a value that an option may not have", forged((digit) => { frame(digit, [0, 4, 0], { 3: 1 }); }), "option-value", "options.excuseLastTrick"],
    ["a contract given to nobody", forged((digit) => { frame(digit, [0, 4, 0], { 4: 16 }); }), "option-value", "options.given"],
    ["something left in the end", forged((digit) => { frame(digit, []); deal(digit); digit(256, 0); digit(2, 1); }), "not-link", ""],
    ["an action after the end of a void deal", forged((digit) => { frame(digit, []); deal(digit); digit(256, 5); }), "illegal-action", "actions[4]"],
  ];

  for (const [title, text, code, path] of unheardOf) {
    it(`${title}: ${code}`, () => {
      expect(errorOf(() => readLink(text))).to.include({ code, path });
    });
  }

  it("an illegal discard, with the reason", () => {
    const taking = recordOf({ options: { given: { taker: 0, contract: "prise" } }, hands: [`${trumps(2, 17)} S1 S2`], talon: "SK HK DK CK HQ DQ" });
    // All limits up to the number of actions; one more action, and zeros for its cards: the first that are open, trumps from 17 down.
    const unit = deck("french-tarot").reduce((product, _, i) => product * BigInt(78 - i), 8n * 100n * 2n ** 16n * 64n);
    const text = signed(`1${toSigns(fromSigns(writeLink(taking).slice(1, -6)) + unit)}`);
    expect(errorOf(() => readLink(text))).to.deep.include({ code: "illegal-action", path: "actions[0]" });
    expect(errorOf(() => readLink(text)).refusal).to.deep.include({ reason: "discard-plain-first", facts: { card: "T17" } });
  });

  /** A text made to fit may be the link of some record, but of one only; all else is a RecordError. */
  function isReadOrRefused(text: unknown): boolean {
    try {
      expect(writeLink(readLink(text as string))).to.equal(text);
      return true;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      return false;
    }
  }

  it("junk of any kind, with a RecordError and nothing else", () => {
    const signs = fc.string({ unit: fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"), maxLength: 390 });
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.string({ unit: "binary" }), signs, signs.map((text) => signed(`1${text}`))), (junk) => {
      isReadOrRefused(junk);
    }), { numRuns: 300 });
  });

  it("numbers made to fit, or reads the one record that has this link", () => {
    let read = 0;
    fc.assert(fc.property(fc.array(fc.nat(77), { minLength: 78, maxLength: 78 }), fc.nat(4), fc.array(fc.nat(4), { maxLength: 8 }), (places, count, more) => {
      const text = forged((digit) => {
        frame(digit, []);
        places.forEach((place, i) => digit(78 - i, place % (78 - i)));
        digit(256, count);
        for (const one of more) digit(5, one);
      });
      if (isReadOrRefused(text)) read += 1;
    }), { numRuns: 80 });
    expect(read).to.be.above(0);
  });
});
