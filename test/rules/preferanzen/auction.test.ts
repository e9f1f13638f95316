import { expect } from "chai";
import { check, choices, result, view } from "../../../rules/index.js";
import { act } from "../deals.js";
import { preferanzen } from "./deals.js";

/** Nothing has been said; the dealer is seat 2, so that seat 0 is forehand. */
const start = preferanzen({});

const bid = (seat: number, word: string) => ({ seat, type: "bid" as const, bid: word });
const open = (...calls: string[]) => choices(act(start, ...calls));

const GESCHAEFTE = ["geschaeft-clubs", "geschaeft-spades", "geschaeft-diamonds", "geschaeft-hearts"];
/** The ordinary bids from the lowest up. */
const STEPS = ["clubs", "spades", "diamonds", "hearts", "bettler", "sans-atout", "bettler-ouvert", "durchmarsch"];

describe("the auction of Preferanzen", () => {
  it("starts with forehand, who may bid clubs or any of the bids that are first calls only", () => {
    expect(choices(start)).to.deep.equal({ phase: "bid", seat: 0, bids: ["pass", "clubs", ...GESCHAEFTE, "herzpraemie"] });
    expect(choices(preferanzen({ dealer: 0 }))).to.include({ seat: 1 });
  });

  it("takes the next ordinary step only, all the way up the ladder", () => {
    let state = start;
    STEPS.forEach((step, i) => {
      const seat = i % 3;
      const above = STEPS.slice(i);
      for (const other of above.slice(1)) expect(check(state, bid(seat, other)), other).to.include({ reason: "bid-not-next" });
      expect(check(state, bid(seat, step)), step).to.equal(null);
      state = act(state, `${seat} bid ${step}`);
    });
    expect(choices(state)).to.deep.equal({ phase: "bid", seat: 2, bids: ["pass"] });
  });

  it("skips what is no ordinary step: after hearts comes bettler, after bettler sans-atout", () => {
    const hearts = ["0 bid clubs", "1 bid spades", "2 bid diamonds", "0 bid hearts"];
    expect(open(...hearts)).to.deep.include({ bids: ["pass", "bettler"] });
    expect(open(...hearts, "1 bid bettler")).to.deep.include({ bids: ["pass", "sans-atout"] });
  });

  it("lets a first call be a geschäft or the herzprämie above what has been bid", () => {
    expect(open("0 bid geschaeft-diamonds")).to.deep.include({ seat: 1, bids: ["pass", "geschaeft-hearts", "bettler", "herzpraemie"] });
    expect(open("0 bid geschaeft-diamonds", "1 bid bettler")).to.deep.include({ seat: 2, bids: ["pass", "herzpraemie", "sans-atout"] });
    expect(open("0 bid pass", "1 bid herzpraemie")).to.deep.include({ seat: 2, bids: ["pass", "sans-atout"] });
  });

  it("lets forehand hold another's bid, and asks the others for more than that", () => {
    expect(open("0 bid clubs", "1 bid spades", "2 bid pass")).to.deep.include({ seat: 0, bids: ["pass", "hold", "diamonds"] });
    expect(open("0 bid clubs", "1 bid spades", "2 bid pass", "0 bid hold")).to.deep.include({ seat: 1, bids: ["pass", "diamonds"] });
  });

  it("ranks the geschäfte by their suits, above hearts and below the bettler", () => {
    GESCHAEFTE.forEach((word, i) => {
      expect(open(`0 bid ${word}`)).to.deep.include({ seat: 1, bids: ["pass", ...GESCHAEFTE.slice(i + 1), "bettler", "herzpraemie"] });
    });
    expect(open("0 bid pass", "1 bid clubs")).to.deep.include({ seat: 2, bids: ["pass", "spades", ...GESCHAEFTE, "herzpraemie"] });
  });

  it("lets forehand hold again what was bid over a hold", () => {
    const held = ["0 bid clubs", "1 bid spades", "2 bid pass", "0 bid hold", "1 bid diamonds"];
    expect(open(...held)).to.deep.include({ seat: 0, bids: ["pass", "hold", "hearts"] });
    expect(view(act(start, ...held, "0 bid hold", "1 bid pass"), 2)).to.include({ taker: 0 });
    expect(view(act(start, ...held, "0 bid pass"), 2)).to.include({ taker: 1 });
  });

  it("asks everybody who is still in, even when only passing is left", () => {
    const state = act(start, ...STEPS.map((step, i) => `${i % 3} bid ${step}`));
    expect(choices(act(state, "2 bid pass"))).to.deep.equal({ phase: "bid", seat: 0, bids: ["pass", "hold"] });
    expect(choices(act(state, "2 bid pass", "0 bid hold"))).to.deep.equal({ phase: "bid", seat: 1, bids: ["pass"] });
  });

  it("does not ask whoever has passed", () => {
    expect(open("0 bid clubs", "1 bid pass", "2 bid spades", "0 bid diamonds")).to.include({ seat: 2 });
  });

  it("asks the third player too where two have passed", () => {
    expect(open("0 bid pass", "1 bid pass")).to.deep.equal({ phase: "bid", seat: 2, bids: ["pass", "clubs", ...GESCHAEFTE, "herzpraemie"] });
  });

  it("ends when one bidder is left", () => {
    const state = act(start, "0 bid pass", "1 bid pass", "2 bid clubs");
    expect(choices(state)).to.include({ phase: "discard", seat: 2 });
    expect(view(state, 0)).to.include({ taker: 2 }).and.not.have.property("contract");
  });

  it("voids the deal when all three pass", () => {
    const state = act(start, "0 bid pass", "1 bid pass", "2 bid pass");
    expect(result(state)).to.deep.equal({ kind: "void", void: "all-pass", scores: [0, 0, 0] });
    expect(choices(state)).to.deep.equal({ phase: "done" });
    expect(check(state, bid(0, "clubs"))).to.deep.equal({ reason: "deal-over" });
  });

  it("makes whoever held the declarer, at the level that was bid", () => {
    const state = act(start, "0 bid clubs", "1 bid spades", "2 bid pass", "0 bid hold", "1 bid pass");
    expect(view(state, 1)).to.include({ taker: 0 });
    expect(choices(act(state, "0 discard C7 C8"))).to.deep.include({ options: STEPS.slice(1) });
  });

  it("gives a held geschäft or herzprämie to forehand as it was bid, without the talon", () => {
    for (const contract of ["geschaeft-spades", "herzpraemie"]) {
      const state = act(start, "0 bid clubs", `1 bid ${contract}`, "2 bid pass", "0 bid hold", "1 bid pass");
      expect(view(state, 2)).to.deep.include({ taker: 0, contract, counts: [10, 10, 10] });
      expect(choices(state)).to.include({ phase: "defend", seat: 1 });
    }
  });
});

describe("a bid that is refused", () => {
  const refused = (word: string, seat: number, ...calls: string[]) => check(act(start, ...calls), bid(seat, word));

  it("is too low: bid-too-low, with what has been bid", () => {
    const allowed = ["pass", "geschaeft-hearts", "bettler", "herzpraemie"];
    for (const word of ["clubs", "geschaeft-clubs", "geschaeft-diamonds"]) {
      expect(refused(word, 1, "0 bid geschaeft-diamonds"), word).to.deep.equal({ reason: "bid-too-low", allowed, facts: { bid: "geschaeft-diamonds" } });
    }
  });

  it("is too low as well after a hold, which stands for the bid that was held", () => {
    expect(refused("spades", 1, "0 bid clubs", "1 bid spades", "2 bid pass", "0 bid hold")).to.deep.equal({
      reason: "bid-too-low", allowed: ["pass", "diamonds"], facts: { bid: "spades" },
    });
  });

  it("leaves out a step: bid-not-next", () => {
    expect(refused("diamonds", 1, "0 bid clubs")).to.deep.equal({
      reason: "bid-not-next", allowed: ["pass", "spades", ...GESCHAEFTE, "herzpraemie"], facts: { bid: "clubs" },
    });
    expect(refused("spades", 0)).to.deep.include({ reason: "bid-not-next", facts: { bid: "pass" } });
  });

  it("is no first call: bid-first-call-only", () => {
    const twice = ["0 bid clubs", "1 bid spades", "2 bid pass"];
    for (const word of [...GESCHAEFTE, "herzpraemie"]) {
      expect(refused(word, 0, ...twice), word).to.deep.equal({ reason: "bid-first-call-only", allowed: ["pass", "hold", "diamonds"] });
    }
  });

  it("is too low before it is no first call", () => {
    expect(refused("geschaeft-hearts", 0, "0 bid clubs", "1 bid geschaeft-hearts", "2 bid pass")).to.include({ reason: "bid-too-low" });
  });

  it("is a hold by another than forehand, or of nothing: hold-not-allowed", () => {
    expect(refused("hold", 1, "0 bid clubs")).to.deep.equal({ reason: "hold-not-allowed", allowed: ["pass", "spades", ...GESCHAEFTE, "herzpraemie"] });
    expect(refused("hold", 0)).to.include({ reason: "hold-not-allowed" });
    expect(refused("hold", 2, "0 bid pass", "1 bid clubs"), "forehand has passed").to.include({ reason: "hold-not-allowed" });
  });

  it("is of another game: unknown-action", () => {
    for (const word of ["garde", "geschaeft", "misere"]) expect(refused(word, 0)).to.deep.equal({ reason: "unknown-action" });
  });
});
