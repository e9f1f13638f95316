import { expect } from "chai";
import {
  codesIn, copyPosition, dealFrenchTarot, findLegal, frenchTarotPack, handOf, LEGAL, newPosition, openFrenchTarot, play, playOut, PLAYERS, putCodes,
  randomCard, randomFrom, SCORES, settleFrenchTarot, TURN, type Position,
} from "../../../rules/engine/index.js";

function opened(seed: string): Position {
  const random = randomFrom(seed);
  const position = newPosition();
  while (!dealFrenchTarot(position, 4, random));
  openFrenchTarot(position, 3, random);
  return position;
}

function scores(position: Position): number[] {
  settleFrenchTarot(position);
  return Array.from({ length: position[PLAYERS] }, (_, seat) => position[SCORES + seat]!);
}

describe("a play-out", () => {
  it("ends with no cards in hand and scores that sum to zero", () => {
    const position = opened("end");
    playOut(position, randomCard, randomFrom("luck"));
    for (let seat = 0; seat < 4; seat++) expect(codesIn(position, handOf(seat), frenchTarotPack)).to.deep.equal([]);
    expect(scores(position).reduce((sum, score) => sum + score)).to.equal(0);
  });

  it("is the same again for the same seed, and leaves the position it was copied from alone", () => {
    const position = opened("copy");
    const before = [...position];
    const ends = ["luck", "luck", "other luck"].map((seed) => {
      const copy = copyPosition(position);
      playOut(copy, randomCard, randomFrom(seed));
      scores(copy);
      return [...copy];
    });
    expect([...position]).to.deep.equal(before);
    expect(ends[1]).to.deep.equal(ends[0]);
    expect(ends[2]).to.not.deep.equal(ends[0]);
  });

  it("asks a policy for every card, and only for legal ones", () => {
    const position = opened("policy");
    const asked: number[] = [];
    playOut(position, (now, random) => {
      asked.push(now[TURN]);
      return randomCard(now, random);
    }, randomFrom("luck"));
    expect(asked).to.have.length(72);
    expect(asked.filter((seat) => seat === 2)).to.have.length(18);
  });
});

describe("a random card", () => {
  it("is any of the legal ones, each about as often as the others", () => {
    const position = newPosition();
    const legal = ["S1", "SK", "H1", "HK", "D1", "C1", "CK", "T1", "T8", "T9", "T21", "E"];
    putCodes(position, LEGAL, legal, frenchTarotPack);
    const random = randomFrom("dice");
    const counts = new Map(legal.map((code) => [code, 0]));
    for (let i = 0; i < 12000; i++) {
      const code = frenchTarotPack.codeOf(randomCard(position, random));
      counts.set(code, counts.get(code)! + 1);
    }
    expect([...counts.keys()]).to.deep.equal(legal);
    // Five standard deviations around 1000.
    for (const count of counts.values()) expect(count).to.be.within(850, 1150);
  });

  it("is the only legal one where there is but one", () => {
    const random = randomFrom("one");
    for (const code of frenchTarotPack.codes) {
      const position = newPosition();
      putCodes(position, LEGAL, [code], frenchTarotPack);
      expect(frenchTarotPack.codeOf(randomCard(position, random))).to.equal(code);
    }
  });
});

/** The table of worked examples of the rules: the trick so far, a hand, what may be played. */
const EXAMPLES: readonly (readonly [trick: string, hand: string, legal: string])[] = [
  ["SQ S3 S6", "T11 T3 E H5", "E T11 T3"],
  ["T5 T6 T7", "T11 T3 S1", "T11"],
  ["T21", "T18 T17 S1", "T17 T18"],
  ["T4", "E S1 H2", "E H2 S1"],
  ["D1 D7 T3", "E T21 T12 T6 T2 T1 HK", "E T12 T21 T6"],
  ["E D9", "D2 DK T4", "D2 DK"],
];

describe("legal cards on masks", () => {
  for (const [trick, hand, legal] of EXAMPLES) {
    it(`are ${legal} with ${hand} after ${trick}`, () => {
      const position = opened("any");
      for (const code of trick.split(" ")) play(position, frenchTarotPack.cardOf(code));
      position.fill(0, handOf(position[TURN]), handOf(position[TURN]) + 3);
      putCodes(position, handOf(position[TURN]), hand.split(" "), frenchTarotPack);
      findLegal(position);
      expect(codesIn(position, LEGAL, frenchTarotPack).sort().join(" ")).to.equal(legal);
    });
  }
});
