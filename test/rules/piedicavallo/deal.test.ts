import { expect } from "chai";
import { cardPoints, choices, deck, newDeal, parseRecord, RecordError, replay, result, sortHand, toRecord, view, type DealRecord, type DealSetup } from "../../../rules/index.js";
import { dealOut } from "../../../rules/layout.js";
import { layout } from "../../../rules/piedicavallo/table.js";
import { cards, recordOf } from "../deals.js";

const GAME = "piedicavallo";

describe("the deck of Piedicavallo", () => {
  it("has 62 cards of 114 points", () => {
    expect(new Set(deck(GAME))).to.have.property("size", 62);
    expect(deck(GAME).reduce((sum, card) => sum + cardPoints(GAME, card), 0)).to.equal(114);
    expect(cards("SK T1 T21 E HQ CN DJ H1 S10 T20").map((card) => cardPoints(GAME, card))).to.deep.equal([5, 5, 5, 5, 4, 3, 2, 1, 1, 1]);
  });

  it("lacks the low cards of swords and batons and the high pips of cups and coins", () => {
    expect(deck(GAME)).to.include.members(cards("S5 C5 S10 C10 H1 D1 H6 D6")).and.not.include("S4");
    for (const card of cards("S1 S4 C1 C4 H7 H10 D7 D10")) {
      expect(() => cardPoints(GAME, card), card).to.throw(RecordError).that.includes({ code: "unknown-card" });
    }
  });

  it("holds the pips of cups and coins the other way round, the ace on top", () => {
    expect(sortHand(GAME, cards("S5 S10 SJ SN SQ SK S9"))).to.deep.equal(cards("SK SQ SN SJ S10 S9 S5"));
    expect(sortHand(GAME, cards("H6 H5 H1 H2 HJ HN HQ HK"))).to.deep.equal(cards("HK HQ HN HJ H1 H2 H5 H6"));
    expect(sortHand(GAME, cards("D6 D1 C5 C10 T1 T21"))).to.deep.equal(cards("T21 T1 C10 C5 D1 D6"));
  });
});

describe("a deal of Piedicavallo", () => {
  it("gives 15 cards to each player and 17 to the dealer, and leaves no talon", () => {
    for (const dealer of [0, 1, 2, 3]) {
      const { hands, talon, players } = toRecord(newDeal({ game: GAME, dealer, seed: "a" }));
      expect(hands.map((hand) => cards(hand).length)).to.deep.equal([15, 15, 15, 15].with(dealer, 17));
      expect(hands.flatMap(cards)).to.have.members(deck(GAME));
      expect({ talon, players }).to.deep.equal({ talon: "", players: 4 });
    }
  });

  it("goes round in threes, and the dealer's last packet is of five", () => {
    const { hands } = dealOut(Array.from({ length: 62 }, (_, i) => String(i)), layout, 4, 1);
    expect(hands[2]?.slice(0, 6)).to.deep.equal(["0", "1", "2", "12", "13", "14"]);
    expect(hands[1]?.slice(-5)).to.deep.equal(["57", "58", "59", "60", "61"]);
  });

  it("starts with the dealer's discard, and then the seat after the dealer leads", () => {
    const state = replay(recordOf({ game: GAME, dealer: 2 }));
    expect(choices(state)).to.include({ phase: "discard", seat: 2 });
    expect(result(state)).to.equal(null);
    expect(view(state, 0)).to.deep.include({ trick: { leader: 3, cards: [], winner: null }, counts: [15, 15, 17, 15] });
  });

  const setups: readonly [title: string, setup: object, code: string, path: string][] = [
    ["three players", { players: 3 }, "players", "players"],
    ["a dealer who is not at the table", { dealer: 4 }, "dealer", "dealer"],
    ["an option of French Tarot", { options: { slamNeeds21: true } }, "unknown-option", "options.slamNeeds21"],
  ];

  for (const [title, setup, code, path] of setups) {
    it(`is refused for ${title}`, () => {
      expect(() => newDeal({ game: GAME, seed: "a", ...setup } as DealSetup)).to.throw(RecordError).that.includes({ code, path });
    });
  }
});

describe("a record of Piedicavallo", () => {
  const record = recordOf({ game: GAME, dealer: 1 });
  const withHands = (change: (hand: string, seat: number) => string): DealRecord => ({ ...record, hands: record.hands.map(change) });
  const moved = record.hands[1]?.split(" ").slice(-2) ?? [];

  it("comes back as it was written", () => {
    expect(toRecord(replay(record))).to.deep.equal(record);
    expect(parseRecord(JSON.stringify(record))).to.deep.equal(record);
  });

  const malformed: readonly [title: string, value: DealRecord, code: string, path: string][] = [
    ["a dealer with 15 cards and a talon", { ...withHands((hand) => hand.split(" ").slice(0, 15).join(" ")), talon: moved.join(" ") }, "card-count", "hands[1]"],
    ["a talon besides", { ...record, talon: "S1" }, "card-count", "talon"],
    ["17 cards with another seat", { ...record, dealer: 2 }, "card-count", "hands[1]"],
    ["a card that is left out here", withHands((hand, seat) => (seat === 3 ? hand.replace(/^\S+/, "S1") : hand)), "unknown-card", "hands[3]"],
  ];

  for (const [title, value, code, path] of malformed) {
    it(`is refused for ${title}: ${code}`, () => {
      expect(() => parseRecord(JSON.stringify(value))).to.throw(RecordError).that.includes({ code, path });
    });
  }
});
