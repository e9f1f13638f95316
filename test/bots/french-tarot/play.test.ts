import { expect } from "chai";
import { cardPoints } from "../../../rules/index.js";
import { everyPlay, usualPlay } from "./positions.js";

describe("easy bot, playing to a trick", () => {
  it("gives its honour to a partner's trick that nobody can take any more", () => {
    expect(usualPlay({ hand: "HQ H4 H2 S3 T5", trick: "HK H3 H7", legal: "HQ H4 H2", winner: 1, taker: 2 })).to.equal("HQ");
  });

  it("keeps its honour from a trick that the taker has won", () => {
    expect(usualPlay({ hand: "HQ H4 H2 S3 T5", trick: "HK H3 H7", legal: "HQ H4 H2", winner: 1, taker: 1 })).to.equal("H2");
  });

  it("takes a rich trick with the lowest card that does it", () => {
    expect(usualPlay({ hand: "T20 T14 T9 S3 S4", trick: "DQ DK D2", legal: "T20 T14 T9", winner: 2, taker: 2 })).to.equal("T9");
  });

  it("as last to play brings the Petit home", () => {
    expect(usualPlay({ hand: "T1 T14 T9 S3 S4", trick: "D5 DN D2", legal: "T1 T14 T9", winner: 2, taker: 2 })).to.equal("T1");
  });

  it("does not lay the Petit under the taker's trump when another would do", () => {
    expect(usualPlay({ hand: "T1 T4 S3 S4", trick: "T15 T3 T16", legal: "T1 T4", winner: 3, taker: 3 })).to.equal("T4");
  });

  it("gives the Petit to a partner's trump that holds", () => {
    expect(usualPlay({ hand: "T1 T4 S3 S4", trick: "T15 T3 T21", legal: "T1 T4", winner: 3, taker: 1 })).to.equal("T1");
  });

  it("ducks a poor trick that it could only win dearly", () => {
    expect(everyPlay({ hand: "SK S3 S2 H4 H5 H6 D7 D8", trick: "T4", legal: "S2 S3 H4", winner: 3, taker: 3, more: { trick: { leader: 2, cards: ["S9", "T4"], winner: 3 } } })).not.to.include("SK");
  });

  it("saves a high trump with the Excuse when a poor trick is lost anyway", () => {
    expect(usualPlay({ hand: "E T19 S3 S4 S5 S6 D4 D5", trick: "T20", legal: "E T19", winner: 3, taker: 3 })).to.equal("E");
  });
});

describe("easy bot, the Excuse", () => {
  const lateTricks = { taker: 2, counts: [2, 1, 1, 1] };

  it("goes at the latest in the last trick but one", () => {
    expect(usualPlay({ ...lateTricks, hand: "E S3", trick: "H4 H9 HJ", legal: "E S3", winner: 3 })).to.equal("E");
  });

  it("goes then even where a card of one's own would win", () => {
    expect(usualPlay({ ...lateTricks, hand: "E T21", trick: "H4 H9 HJ", legal: "E T21", winner: 3 })).to.equal("E");
  });

  it("is led in the last trick but one when nothing else can be done", () => {
    expect(usualPlay({ taker: 2, hand: "E S3", counts: [2, 2, 2, 2] })).to.equal("E");
  });

  it("waits for the last trick where a taker has won all the others", () => {
    const tricks = Array.from({ length: 16 }, () => ({ leader: 0, cards: "", winner: 0 }));
    expect(usualPlay({ taker: 0, hand: "E T21", counts: [2, 2, 2, 2], tricks, more: { slamAnnounced: true } })).to.equal("T21");
  });
});

describe("easy bot, leading", () => {
  it("never leads the Petit into foes who hold trumps", () => {
    expect(everyPlay({ hand: "T1 S3 S9 H4 D5 D6", taker: 1 })).not.to.include("T1");
    expect(everyPlay({ hand: "T1 T12 T18 S3 S9 H4 D5 D6", taker: 0 })).not.to.include("T1");
  });

  it("as a taker long in trumps draws them from the top", () => {
    expect(usualPlay({ hand: "T21 T20 T19 T17 T15 T12 T9 T7 T4 SK S4 HK H3 DK CQ", taker: 0 })).to.match(/^T(21|20|19)$/);
  });

  it("draws every trump with one that wins, before it plays its kings, on an announced slam", () => {
    const slam = { taker: 0, more: { slamAnnounced: true } };
    expect(usualPlay({ ...slam, hand: "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 E SK SQ SN HK DK CK" })).to.match(/^T/);
    const tricks = ["T21 T3 T6 T5", "T20 T7 T2 T1"].map((cards) => ({ leader: 0, cards, winner: 0 }));
    expect(usualPlay({ ...slam, tricks, hand: "T8 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 E SK HK DK CK" })).to.match(/^T1/);
  });

  it("as a defender leads no trump with a plain card at hand", () => {
    for (const card of everyPlay({ hand: "T15 T9 S3 S5 S7 S8 S9 H2 H7 DN D4", taker: 2 })) expect(card).not.to.match(/^T/);
  });

  it("as a defender leads low through a taker who has shown a void there", () => {
    const tricks = [{ leader: 1, cards: "C4 T8 C5 C9", winner: 2 }];
    const lead = usualPlay({ hand: "C3 C6 S3 S5 H7 D4 D9", taker: 2, tricks });
    expect(lead).to.match(/^C/);
    expect(cardPoints("french-tarot", lead)).to.equal(0.5);
  });

  it("keeps the Petit for the last trick once all other trumps are gone", () => {
    const trumps = ["T21 T2 T3 T4", "T20 T5 T6 T7", "T19 T8 T10 T11", "T18 T9 T12 T13", "T17 T14 T15 S1"];
    const tricks = trumps.map((cards) => ({ leader: 0, cards, winner: 0 }));
    expect(usualPlay({ hand: "T1 T16", counts: [2, 2, 2, 2], taker: 0, tricks })).to.equal("T16");
  });
});
