import { expect } from "chai";
import { cardPoints, deck, newDeal, nextDealer, RecordError, sortHand, toRecord, type DealSetup } from "../../rules/index.js";
import { dealOut } from "../../rules/layout.js";
import { diceFrom, hash, shuffle } from "../../rules/shuffle.js";
import { tableFor } from "../../rules/french-tarot/tables.js";
import { cards } from "./deals.js";

describe("newDeal", () => {
  it("deals for four, the first seat dealing, where nothing is said", () => {
    expect(newDeal({ game: "french-tarot", seed: "a" })).to.include({ game: "french-tarot", players: 4, dealer: 0 });
  });

  it("gives the same deal for a seed, and another for another", () => {
    const hands = (seed: string) => toRecord(newDeal({ game: "french-tarot", seed })).hands;
    expect(hands("a")).to.deep.equal(hands("a"));
    expect(hands("a")).to.not.deep.equal(hands("b"));
    expect(hands("")).to.not.deep.equal(hands(" "));
  });

  for (const [players, size, dog] of [[3, 24, 6], [4, 18, 6], [5, 15, 3]] as const) {
    it(`deals all 78 cards to ${players} players and the dog`, () => {
      const { hands, talon } = toRecord(newDeal({ game: "french-tarot", players, seed: "a" }));
      expect(hands.map((hand) => cards(hand).length)).to.deep.equal(Array(players).fill(size));
      expect(cards(talon)).to.have.length(dog);
      expect([...hands, talon].flatMap(cards)).to.have.members(deck("french-tarot"));
    });
  }

  const impossible: readonly [title: string, setup: object, code: string, path: string][] = [
    ["an unknown game", { game: "tarocchini", seed: "a" }, "game", "game"],
    ["no game", { seed: "a" }, "game", "game"],
    ["two players", { game: "french-tarot", players: 2, seed: "a" }, "players", "players"],
    ["a dealer who is not at the table", { game: "french-tarot", dealer: 4, seed: "a" }, "dealer", "dealer"],
    ["no seed", { game: "french-tarot" }, "wrong-type", "seed"],
    ["an unknown option", { game: "french-tarot", seed: "a", options: { petitSec: true } }, "unknown-option", "options.petitSec"],
    ["a given taker who is not at the table", { game: "french-tarot", players: 3, seed: "a", options: { given: { taker: 3, contract: "garde" } } }, "option-value", "options.given"],
  ];

  for (const [title, setup, code, path] of impossible) {
    it(`refuses ${title}`, () => {
      expect(() => newDeal(setup as DealSetup)).to.throw(RecordError).that.includes({ code, path });
    });
  }
});

describe("dealing", () => {
  const inOrder = Array.from({ length: 78 }, (_, i) => String(i));

  it("with four players gives packets of three from the dealer's right, and the dog a card after packets 2, 6, 10 …", () => {
    const { hands, talon } = dealOut(inOrder, tableFor(4).layout, 4, 3);
    expect(hands[0]?.slice(0, 6)).to.deep.equal(["0", "1", "2", "13", "14", "15"]);
    expect(hands[2]?.slice(0, 3)).to.deep.equal(["7", "8", "9"]);
    // Two packets of three, then four packets and a card each time.
    expect(talon).to.deep.equal(["6", "19", "32", "45", "58", "71"]);
  });

  it("with three players gives packets of four, and the dog a card after packets 2, 5, 8 …", () => {
    expect(dealOut(inOrder, tableFor(3).layout, 3, 2).talon).to.deep.equal(["8", "21", "34", "47", "60", "73"]);
  });

  it("with five players gives the dog a card after packets 5, 12 and 19", () => {
    expect(dealOut(inOrder, tableFor(5).layout, 5, 4).talon).to.deep.equal(["15", "37", "59"]);
  });

  it("starts at the dealer's right, wherever he sits", () => {
    expect(dealOut(inOrder, tableFor(4).layout, 4, 0).hands[1]?.[0]).to.equal("0");
    expect(nextDealer(4, 3)).to.equal(0);
    expect(nextDealer(5, 3)).to.equal(4);
  });
});

describe("shuffling", () => {
  it("keeps a seed's deal for ever", () => {
    // The order that a second program, written from the comments in shuffle.ts in another language, comes to.
    expect(shuffle([..."abcdefgh"], "tarot").join("")).to.equal("egcdfhab");
  });

  it("takes any text for a seed, halves of a sign outside the basic plane too", () => {
    // From the second program as well.
    expect(hash("tarot").map((word) => word >>> 0)).to.deep.equal([0x08651678, 0x00e32eb8, 0xed8ad4c1, 0x9b75b4bc]);
    expect(hash("\ud83d").map((word) => word >>> 0)).to.deep.equal([0xeee11964, 0x1b4d411a, 0x4b93172f, 0x2eb28269]);
    const seeds = ["", "\0", "\0\0", "a", "a\0", "\u0100", "\ufffd", "\ud83d", "\ude00", "\ud83d\ude00", "\ude00\ud83d", "é", "e\u0301"];
    expect(new Set(seeds.map((seed) => hash(seed).join())).size).to.equal(seeds.length);
  });

  it("stirs every bit by every sign of a seed", () => {
    const flips = Array<number>(128).fill(0);
    const rounds = 2000;
    for (let i = 0; i < rounds; i++) {
      const seed = `a deal ${i}`;
      const at = i % seed.length;
      const neighbour = seed.slice(0, at) + String.fromCharCode(seed.charCodeAt(at) ^ 1 << i % 7) + seed.slice(at + 1);
      const [one, other] = [hash(seed), hash(neighbour)];
      flips.forEach((_, bit) => (flips[bit]! += (one[bit >> 5]! ^ other[bit >> 5]!) >>> (bit & 31) & 1));
    }
    // 1000 expected, standard deviation about 22.
    for (const count of flips) expect(count).to.be.within(880, 1120);
  });

  it("deals other cards from seeds that are close to each other", () => {
    const firsts = Array.from({ length: 400 }, (_, i) => toRecord(newDeal({ game: "french-tarot", seed: String(i) })).hands[0]!);
    const trumps = firsts.flatMap(cards).filter((card) => card.startsWith("T")).length;
    expect(new Set(firsts)).to.have.property("size", firsts.length);
    // 18 cards of 78, of which 21 are trumps: 1938 expected, standard deviation about 33.
    expect(trumps).to.be.within(1800, 2080);
  });

  it("brings each card to each place about as often", () => {
    const items = ["a", "b", "c", "d"];
    const counts = items.map(() => [0, 0, 0, 0]);
    for (let i = 0; i < 8000; i++) shuffle(items, `seed ${i}`).forEach((item, place) => (counts[items.indexOf(item)]![place]! += 1));
    // 2000 expected, standard deviation about 39.
    for (const count of counts.flat()) expect(count).to.be.within(1800, 2200);
  });

  it("throws its dice evenly", () => {
    const dice = diceFrom("dice");
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[dice(6)]! += 1;
    for (const count of counts) expect(count).to.be.within(850, 1150);
  });
});

describe("the deck", () => {
  it("counts 91 points in 78 cards", () => {
    const all = deck("french-tarot");
    expect(new Set(all)).to.have.property("size", 78);
    expect(all.reduce((sum, card) => sum + cardPoints("french-tarot", card), 0)).to.equal(91);
    expect(cards("E T1 T21 SK HQ CN DJ D1 T20").map((card) => cardPoints("french-tarot", card))).to.deep.equal([4.5, 4.5, 4.5, 4.5, 3.5, 2.5, 1.5, 0.5, 0.5]);
  });

  it("sorts a hand highest first, the ace lowest", () => {
    expect(sortHand("french-tarot", cards("S1 S10 SK S2 SJ SN SQ"))).to.deep.equal(cards("SK SQ SN SJ S10 S2 S1"));
    expect(sortHand("french-tarot", cards("T2 T21 T1"))).to.deep.equal(cards("T21 T2 T1"));
  });

  it("cannot be changed", () => {
    expect(() => (deck("french-tarot") as string[]).pop()).to.throw(TypeError);
  });

  it("knows its own cards only", () => {
    expect(() => cardPoints("french-tarot", "T22")).to.throw(RecordError).that.includes({ code: "unknown-card" });
    expect(() => sortHand("french-tarot", ["S1", "X"])).to.throw(RecordError).that.includes({ code: "unknown-card" });
  });
});
