import { expect } from "chai";
import { knowledgeOf } from "../../../bots/french-tarot/knowledge.js";
import { friendliness } from "../../../bots/french-tarot/sides.js";
import { playView, type Position } from "./positions.js";

const after = (cards: string, more: Partial<Position> = {}) =>
  knowledgeOf(playView({ hand: "S3 S4 H5", taker: 1, tricks: [{ leader: 0, cards, winner: 0 }], ...more }));

describe("knowledge from play", () => {
  it("takes a seat that did not follow for void", () => {
    const { voids, trumpCeiling } = after("D5 D2 T4 D9");
    expect([...voids[2]!]).to.deep.equal(["D"]);
    expect(voids[1]!.size + voids[3]!.size).to.equal(0);
    expect(trumpCeiling[2]).to.equal(21);
  });

  it("takes a seat that threw off for out of trumps too", () => {
    const { voids, trumpCeiling } = after("D5 C2 D4 D9");
    expect([...voids[1]!]).to.deep.equal(["D"]);
    expect(trumpCeiling[1]).to.equal(0);
  });

  it("takes a seat that trumped low for holding no trump above the best, when trumps were led too", () => {
    expect(after("D5 T12 T4 D9").trumpCeiling).to.deep.equal([21, 21, 12, 21]);
    expect(after("T9 T12 T4 T15").trumpCeiling).to.deep.equal([21, 21, 12, 21]);
    expect(after("T9 T12 C4 T15").trumpCeiling[2]).to.equal(0);
  });

  it("learns nothing from the Excuse, and reads the suit from the card behind it", () => {
    expect(after("D5 E D4 D9").voids[1]!.size).to.equal(0);
    const { voids } = after("E D2 D4 C9");
    expect([...voids[3]!]).to.deep.equal(["D"]);
    expect(voids[0]!.size).to.equal(0);
  });

  it("counts what is still out", () => {
    const { unseen, hidden } = after("D5 D2 T4 D9");
    expect(hidden).to.equal(78 - 3 - 4);
    expect(unseen.D).to.have.members([1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14]);
    expect(unseen.T).to.have.length(20).and.not.include(4);
  });

  it("knows the dog with the taker, a king for sure and a card that may be laid aside perhaps", () => {
    const { holders } = after("D5 D2 T4 D9", { dog: "CK C4 T13 D2" });
    expect(Object.fromEntries(holders)).to.deep.equal({ CK: { seat: 1, sure: true }, C4: { seat: 1, sure: false }, T13: { seat: 1, sure: true } });
  });

  it("knows a shown handful, and that nothing stands behind one with the Excuse", () => {
    const handful = (cards: string[]) => after("D5 D2 T4 D9", { more: { handfuls: [{ seat: 2, level: 1, cards }] } });
    expect(handful(["T18", "T4", "T3"]).holders.get("T18")).to.deep.equal({ seat: 2, sure: true });
    expect(handful(["T18", "T4", "T3"]).trumpCeiling[2]).to.equal(21);
    expect(handful(["T18", "T4", "T3", "E"]).trumpCeiling[2]).to.equal(18);
  });
});

describe("sides as a seat knows them", () => {
  const sides = (more: Position["more"], tricks: Position["tricks"] = []) => {
    const view = playView({ hand: "S3 S4 H5", taker: 1, tricks, more: { players: 5, called: "HK", ...more } });
    return friendliness(view, knowledgeOf(view));
  };

  it("shares the doubt about the partner out among those who may be it", () => {
    expect(sides({ partner: { known: "unknown" } })).to.deep.equal([1, 0, 1 - 1 / 3, 1 - 1 / 3, 1 - 1 / 3]);
    expect(sides({ partner: { known: "unknown" } }, [{ leader: 0, cards: "H9 H2 T3 T4 H8", winner: 3 }])).to.deep.equal([1, 0, 1, 1, 0]);
  });

  it("knows them once the partner is out, and for the partner from the start", () => {
    expect(sides({ partner: { known: "partner", seat: 3 } })).to.deep.equal([1, 0, 1, 0, 1]);
    expect(sides({ partner: { known: "partner", seat: 0 } })).to.deep.equal([1, 1, 0, 0, 0]);
    expect(sides({ partner: { known: "alone" } })).to.deep.equal([1, 0, 1, 1, 1]);
  });
});
