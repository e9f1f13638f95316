import { expect } from "chai";
import { cardPoints, check, deck, newDeal, RecordError, replay, sortHand, toRecord, view, type DealRecord, type DealSetup } from "../../../rules/index.js";
import { dealOut } from "../../../rules/layout.js";
import { layout } from "../../../rules/preferanzen/table.js";
import { cards, recordOf } from "../deals.js";
import { announced, preferanzen } from "./deals.js";

describe("a deal of Preferanzen", () => {
  it("is for three, the first seat dealing, where nothing is said", () => {
    expect(newDeal({ game: "preferanzen", seed: "a" })).to.deep.equal({ game: "preferanzen", players: 3, dealer: 0 });
  });

  it("gives ten of 32 cards to each and two to the talon", () => {
    const { hands, talon } = toRecord(newDeal({ game: "preferanzen", seed: "a" }));
    expect(hands.map((hand) => cards(hand).length)).to.deep.equal([10, 10, 10]);
    expect(cards(talon)).to.have.length(2);
    expect([...hands, talon].flatMap(cards)).to.have.members(deck("preferanzen"));
  });

  it("goes round with three cards, lays the talon, and goes round with four and with three, from forehand on", () => {
    const inOrder = Array.from({ length: 32 }, (_, i) => String(i));
    const { hands, talon } = dealOut(inOrder, layout, 3, 2);
    expect(talon).to.deep.equal(["9", "10"]);
    expect(hands[0]).to.deep.equal(["0", "1", "2", "11", "12", "13", "14", "23", "24", "25"]);
    expect(hands[2]).to.deep.equal(["6", "7", "8", "19", "20", "21", "22", "29", "30", "31"]);
    expect(dealOut(inOrder, layout, 3, 0).hands[1]?.[0]).to.equal("0");
  });

  it("tells a seat nothing but its hand before the first call", () => {
    const { hand, ...seen } = view(preferanzen({ hands: ["H1 H7"] }), 0);
    expect(hand).to.have.length(10).and.include.members(["H1", "H7"]);
    expect(seen).to.deep.equal({
      game: "preferanzen", players: 3, dealer: 2, options: {}, seat: 0,
      choices: seen.choices, bids: [], handfuls: [], tricks: [], trick: { leader: 0, cards: [], winner: null }, counts: [10, 10, 10], result: null,
    });
  });

  const impossible: readonly [title: string, change: object, code: string, path: string][] = [
    ["four players", { players: 4 }, "players", "players"],
    ["two players", { players: 2 }, "players", "players"],
    ["a dealer who is not at the table", { dealer: 3 }, "dealer", "dealer"],
    ["an unknown bonus", { options: { heartBonus: "hearts" } }, "option-value", "options.heartBonus"],
    ["an option of another game", { options: { slamNeeds21: true } }, "unknown-option", "options.slamNeeds21"],
  ];

  for (const [title, change, code, path] of impossible) {
    it(`is refused with ${title}`, () => {
      expect(() => newDeal({ game: "preferanzen", seed: "a", ...change } as DealSetup)).to.throw(RecordError).that.includes({ code, path });
      expect(() => replay({ ...recordOf({ game: "preferanzen" }), ...change } as DealRecord)).to.throw(RecordError).that.includes({ code, path });
    });
  }

  it("has no card of another deck", () => {
    const record = recordOf({ game: "preferanzen" });
    const hands = record.hands.with(1, `T21 ${cards(record.hands[1]!).slice(1).join(" ")}`);
    expect(() => replay({ ...record, hands })).to.throw(RecordError).that.includes({ code: "unknown-card", path: "hands[1]" });
  });

  it("leaves the bonus out of a record where it is the default", () => {
    expect(toRecord(preferanzen({ options: { heartBonus: "herzpraemie" } }))).to.not.have.property("options");
    expect(toRecord(preferanzen({ options: { heartBonus: "all-hearts" } }))).to.deep.include({ options: { heartBonus: "all-hearts" } });
  });

  it("is never asked for a called card or a handful", () => {
    const playing = announced("bettler", { hands: ["H1"] });
    expect(check(playing, { seat: 0, type: "handful", cards: ["H1"] })).to.deep.equal({ reason: "wrong-phase" });
    expect(check(playing, { seat: 0, type: "call", card: "HK" })).to.deep.equal({ reason: "wrong-phase" });
  });
});

describe("the cards of Preferanzen", () => {
  it("are the ace, high, to the seven of four suits", () => {
    expect([...deck("preferanzen")].sort()).to.deep.equal(["C", "D", "H", "S"].flatMap((suit) => ["1", "10", "7", "8", "9", "J", "K", "Q"].map((rank) => suit + rank)));
    expect(sortHand("preferanzen", cards("S7 S10 S1 SJ SK S8 SQ S9"))).to.deep.equal(cards("S1 SK SQ SJ S10 S9 S8 S7"));
  });

  it("are held with red and black suits in turn, hearts first", () => {
    expect(sortHand("preferanzen", cards("C1 D1 S1 H7 H1"))).to.deep.equal(cards("H1 H7 S1 D1 C1"));
  });

  it("count nothing: tricks do", () => {
    for (const card of deck("preferanzen")) expect(cardPoints("preferanzen", card)).to.equal(0);
  });
});
