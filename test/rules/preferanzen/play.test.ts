import { expect } from "chai";
import { check, choices, result, tally, view } from "../../../rules/index.js";
import { act, cards, playOut } from "../deals.js";
import { announced, preferanzen } from "./deals.js";

/** Seat 0 holds all aces, seat 1 no clubs and seat 2 no hearts. */
const HANDS = ["H1 HK HQ HJ H10 S1 D1 C1 CK CQ", "H9 H8 H7 SK SQ SJ S10 S9 DK DQ", "S8 S7 DJ D10 D9 D8 D7 CJ C10 C9"];

describe("the lead", () => {
  it("is the declarer's", () => {
    expect(choices(announced("bettler", { hands: HANDS }))).to.include({ phase: "play", seat: 0 });
    const other = act(preferanzen({ hands: HANDS }), "0 bid pass", "1 bid pass", "2 bid geschaeft-diamonds", "0 join", "1 join");
    expect(choices(other)).to.include({ phase: "play", seat: 2 });
  });

  it("is in sans-atout with the player before the declarer", () => {
    const state = announced("sans-atout", { hands: HANDS });
    expect(choices(state)).to.include({ phase: "play", seat: 2 });
    expect(choices(act(state, "2 play D7"))).to.include({ seat: 0 });
  });

  it("goes to whoever wins the trick", () => {
    const state = act(announced("bettler", { hands: HANDS }), "0 play D1", "1 play DK", "2 play DJ");
    expect(choices(state)).to.include({ phase: "play", seat: 0 });
    expect(view(state, 1).tricks).to.deep.equal([{ leader: 0, cards: ["D1", "DK", "DJ"], winner: 0 }]);
    expect(view(state, 1).trick).to.deep.equal({ leader: 0, cards: [], winner: null });
  });
});

describe("a trick", () => {
  it("goes to the highest card of the suit led without trumps, and to the highest trump with them", () => {
    const bettler = act(announced("bettler", { hands: HANDS }), "0 play CQ", "1 play SK");
    expect(view(bettler, 0).trick.winner).to.equal(0);
    const spades = act(announced("spades", { hands: HANDS }), "1 join", "2 join", "0 play CQ", "1 play S9");
    expect(view(spades, 0).trick.winner).to.equal(1);
    expect(view(act(spades, "2 play C9"), 0).tricks[0]).to.deep.equal({ leader: 0, cards: ["CQ", "S9", "C9"], winner: 1 });
  });

  it("passes over a defender who dropped, where the other plays alone", () => {
    const alone = act(announced("spades", { hands: HANDS }), "1 drop", "2 join", "2 alone", "0 play CQ");
    expect(choices(alone)).to.include({ phase: "play", seat: 2 });
    expect(check(alone, { seat: 1, type: "play", card: "S9" })).to.deep.equal({ reason: "not-your-turn" });
    const next = act(alone, "2 play CJ");
    expect(view(next, 1).tricks).to.deep.equal([{ leader: 0, cards: ["CQ", "CJ"], winner: 0 }]);
    expect(view(next, 1).counts).to.deep.equal([9, 10, 9]);
  });

  it("is led by the defender who plays alone once he has won one", () => {
    const state = act(announced("spades", { hands: HANDS }), "1 join", "2 drop", "1 alone", "0 play CQ", "1 play S9");
    expect(choices(state)).to.include({ phase: "play", seat: 1 });
    expect(view(state, 2).tricks).to.deep.equal([{ leader: 0, cards: ["CQ", "S9"], winner: 1 }]);
    expect(choices(act(state, "1 play S10"))).to.deep.include({ seat: 0, cards: ["S1"] });
  });
});

describe("trumps", () => {
  const TRUMPS: readonly [contract: string, trumps: string][] = [
    ["clubs", "C"], ["spades", "S"], ["diamonds", "D"], ["hearts", "H"],
    ["geschaeft-clubs", "C"], ["geschaeft-spades", "S"], ["geschaeft-diamonds", "D"], ["geschaeft-hearts", "H"], ["herzpraemie", "H"],
  ];

  for (const [contract, trump] of TRUMPS) {
    it(`are ${trump} in ${contract}: the seven beats an ace of another suit`, () => {
      const [led, other, third] = ["S", "H", "D", "C"].filter((suit) => suit !== trump);
      const all = ["7", "8", "9", "10", "J", "Q", "K", "1"].map((rank) => trump + rank).join(" ");
      const sketch = { hands: [`${led}1`, `${all} ${other}7 ${other}8`, `${led}7`], talon: `${third}7 ${third}8` };
      const bare = /^geschaeft|^herzpraemie/.test(contract);
      const entered = bare ? act(preferanzen(sketch), `0 bid ${contract}`, "1 bid pass", "2 bid pass") : announced(contract, sketch);
      const state = act(entered, "1 join", "2 join", `0 play ${led}1`, `1 play ${trump}7`, `2 play ${led}7`);
      expect(view(state, 0).tricks[0]).to.have.property("winner", 1);
    });
  }
});

describe("a deal", () => {
  it("is played out, also where the contract is lost at once", () => {
    const state = act(announced("bettler", { hands: HANDS }), "0 play H1", "1 play H9", "2 play D7");
    expect(result(state)).to.equal(null);
    const end = playOut(state);
    expect(view(end, 0).tricks).to.have.length(10);
    expect(result(end)).to.deep.include({ declarer: 0, contract: "bettler", made: false, scores: [-20, 10, 10] });
  });

  it("leaves a dropped defender's hand as it was dealt", () => {
    const end = playOut(act(announced("spades", { hands: HANDS }), "1 drop", "2 join", "2 alone"));
    expect(view(end, 1).hand).to.have.members(cards(HANDS[1]!));
    expect(view(end, 0).counts).to.deep.equal([0, 10, 0]);
    expect(result(end)).to.have.property("winners").that.has.length(10).and.not.includes(1);
  });

  it("counts tricks and no points", () => {
    const state = act(announced("bettler", { hands: HANDS }), "0 play D1", "1 play DK", "2 play DJ");
    expect(tally(view(state, 2))).to.deep.equal({ seats: [{ tricks: 1, points: 0 }, { tricks: 0, points: 0 }, { tricks: 0, points: 0 }] });
  });
});

describe("the open hand of bettler-ouvert", () => {
  const state = announced("bettler-ouvert", { hands: HANDS });

  it("lies open to all from the announcement on", () => {
    for (const seat of [0, 1, 2]) {
      const { openHand } = view(state, seat);
      expect(openHand).to.have.property("seat", 0);
      expect(openHand).to.have.property("cards").that.has.members(cards(HANDS[0]!));
    }
  });

  it("shrinks as the declarer plays", () => {
    expect(view(act(state, "0 play H1"), 2).openHand?.cards).to.have.members(cards("HK HQ HJ H10 S1 D1 C1 CK CQ"));
    expect(view(playOut(state), 1).openHand).to.deep.equal({ seat: 0, cards: [] });
  });

  it("does not lie open before, nor in any other contract", () => {
    const before = act(preferanzen({ hands: HANDS, talon: "C7 C8" }), "0 bid clubs", "1 bid pass", "2 bid pass", "0 discard C7 C8");
    const others = ["clubs", "hearts", "bettler", "sans-atout", "durchmarsch"].map((contract) => announced(contract, { hands: HANDS }));
    for (const other of [before, ...others]) expect(view(other, 1)).to.not.have.property("openHand");
  });
});
