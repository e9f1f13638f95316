import { expect } from "chai";
import { ScoreError, scoreFrenchTarot, type ScoreInput } from "../../../rules/index.js";

/** The worked examples of the rules page; those marked FFT are the federation's own. */
const EXAMPLES: readonly { title: string; input: ScoreInput; perDefender: number; shares?: [taker: number, partner: number | null, defender: number] }[] = [
  { title: "4 garde 45, 2 bouts", input: { players: 4, contract: "garde", takerPoints: 45, bouts: 2 }, perDefender: 58, shares: [174, null, -58] },
  {
    title: "4 garde 49, 2, handful and petit au bout by the taker (FFT)",
    input: { players: 4, contract: "garde", takerPoints: 49, bouts: 2, handfuls: [1], petitAuBout: "taker" }, perDefender: 106, shares: [318, null, -106],
  },
  {
    title: "4 prise 34, 2, handful and petit au bout by the taker (FFT)",
    input: { players: 4, contract: "prise", takerPoints: 34, bouts: 2, handfuls: [1], petitAuBout: "taker" }, perDefender: -42, shares: [-126, null, 42],
  },
  { title: "3 garde-contre 50, 1", input: { players: 3, contract: "garde-contre", takerPoints: 50, bouts: 1 }, perDefender: -156, shares: [-312, null, 156] },
  { title: "5 garde-sans 53, 2, partner", input: { players: 5, contract: "garde-sans", takerPoints: 53, bouts: 2 }, perDefender: 148, shares: [296, 148, -148] },
  { title: "4 prise 36, 3", input: { players: 4, contract: "prise", takerPoints: 36, bouts: 3 }, perDefender: 25 },
  { title: "3 prise 36½, 3", input: { players: 3, contract: "prise", takerPoints: 36.5, bouts: 3 }, perDefender: 26 },
  { title: "3 prise 35½, 3", input: { players: 3, contract: "prise", takerPoints: 35.5, bouts: 3 }, perDefender: -26 },
  { title: "5 prise 41½, 2, partner (FFT rounding)", input: { players: 5, contract: "prise", takerPoints: 41.5, bouts: 2 }, perDefender: 26, shares: [52, 26, -26] },
  { title: "5 garde-sans 50, 3, partner", input: { players: 5, contract: "garde-sans", takerPoints: 50, bouts: 3 }, perDefender: 156, shares: [312, 156, -156] },
  { title: "4 prise 45, 2, handful shown by the defence", input: { players: 4, contract: "prise", takerPoints: 45, bouts: 2, handfuls: [1] }, perDefender: 49 },
  {
    title: "4 prise 40, 2, handful shown by the defence, who win it",
    input: { players: 4, contract: "prise", takerPoints: 40, bouts: 2, handfuls: [1] }, perDefender: -46, shares: [-138, null, 46],
  },
  { title: "4 garde 60, 1, petit au bout by the taker", input: { players: 4, contract: "garde", takerPoints: 60, bouts: 1, petitAuBout: "taker" }, perDefender: 88 },
  { title: "4 garde 60, 1, petit au bout by the defence", input: { players: 4, contract: "garde", takerPoints: 60, bouts: 1, petitAuBout: "defence" }, perDefender: 48 },
  {
    title: "4 garde-sans 50, 3, announced slam failed though the contract is made",
    input: { players: 4, contract: "garde-sans", takerPoints: 50, bouts: 3, slamAnnounced: true }, perDefender: -44,
  },
  {
    title: "4 garde 60, 1, petit au bout and triple handful by the taker",
    input: { players: 4, contract: "garde", takerPoints: 60, bouts: 1, petitAuBout: "taker", handfuls: [3] }, perDefender: 128,
  },
  {
    title: "5 prise 40, 2, a single handful on each side",
    input: { players: 5, contract: "prise", takerPoints: 40, bouts: 2, handfuls: [1, 1] }, perDefender: -66, shares: [-132, -66, 66],
  },
  { title: "3 garde 51, 1, petit au bout by the defence", input: { players: 3, contract: "garde", takerPoints: 51, bouts: 1, petitAuBout: "defence" }, perDefender: 30, shares: [60, null, -30] },
  { title: "3 garde 51, 1, petit au bout by the taker", input: { players: 3, contract: "garde", takerPoints: 51, bouts: 1, petitAuBout: "taker" }, perDefender: 70, shares: [140, null, -70] },
  {
    title: "4 garde-sans 81, 3, announced slam failed, petit au bout by the taker",
    input: { players: 4, contract: "garde-sans", takerPoints: 81, bouts: 3, slamAnnounced: true, petitAuBout: "taker" }, perDefender: 120, shares: [360, null, -120],
  },
  { title: "3 garde 87, 2, an unannounced slam", input: { players: 3, contract: "garde", takerPoints: 87, bouts: 2, slam: "taker" }, perDefender: 342 },
  { title: "4 garde, the defence takes every trick", input: { players: 4, contract: "garde", takerPoints: 3, bouts: 0, slam: "defence" }, perDefender: -356, shares: [-1068, null, 356] },
  { title: "4 prise 40, 0, petit au bout by the taker", input: { players: 4, contract: "prise", takerPoints: 40, bouts: 0, petitAuBout: "taker" }, perDefender: -31 },
];

describe("scoreFrenchTarot", () => {
  for (const { title, input, perDefender, shares } of EXAMPLES) {
    it(`pays ${perDefender} a defender: ${title}`, () => {
      const score = scoreFrenchTarot(input);
      expect(score.perDefender).to.equal(perDefender);
      if (shares) expect(score.shares).to.deep.equal({ taker: shares[0], partner: shares[1], defender: shares[2] });
    });
  }

  it("shows how the sum comes about, each part signed", () => {
    expect(scoreFrenchTarot({ players: 4, contract: "garde", takerPoints: 49, bouts: 2, handfuls: [1], petitAuBout: "defence", slamAnnounced: true })).to.deep.equal({
      target: 41, made: true, difference: 8, multiplier: 2,
      parts: { base: 66, petitAuBout: -20, handfuls: 20, slam: -200 },
      perDefender: -134, shares: { taker: -402, partner: null, defender: 134 },
    });
  });

  it("is down one with half a point too few, however near the target", () => {
    expect(scoreFrenchTarot({ players: 5, contract: "prise", takerPoints: 40.5, bouts: 2 })).to.include({ made: false, difference: -1, perDefender: -26 });
  });

  it("pays minus (25 + what is missing) times the multiplier for a lost contract", () => {
    expect(scoreFrenchTarot({ players: 4, contract: "garde-sans", takerPoints: 46, bouts: 1 }).perDefender).to.equal(-(25 + 5) * 4);
  });

  it("counts a fulfilled slam 400 if announced, never multiplied", () => {
    const slam = { players: 4, contract: "garde-contre", takerPoints: 85, bouts: 2, slam: "taker" } as const;
    expect(scoreFrenchTarot(slam).parts).to.include({ base: (25 + 44) * 6, slam: 200 });
    expect(scoreFrenchTarot({ ...slam, slamAnnounced: true }).parts.slam).to.equal(400);
  });

  it("takes 400 from a taker who announced the slam that the defence then made", () => {
    expect(scoreFrenchTarot({ players: 4, contract: "garde", takerPoints: 3, bouts: 0, slam: "defence", slamAnnounced: true }).parts.slam).to.equal(-400);
  });

  it("gives a taker without partner four times what a defender pays", () => {
    expect(scoreFrenchTarot({ players: 5, contract: "prise", takerPoints: 41, bouts: 2, alone: true }).shares).to.deep.equal({ taker: 100, partner: null, defender: -25 });
  });

  it("knows no minus zero", () => {
    const even = scoreFrenchTarot({ players: 4, contract: "garde-sans", takerPoints: 61, bouts: 3, slamAnnounced: true });
    expect(even.shares).to.deep.equal({ taker: 0, partner: null, defender: 0 });
    expect(scoreFrenchTarot({ players: 4, contract: "prise", takerPoints: 30, bouts: 2 }).parts).to.deep.equal({ base: -36, petitAuBout: 0, handfuls: 0, slam: 0 });
  });
});

describe("scoreFrenchTarot refuses what cannot be", () => {
  const possible: ScoreInput = { players: 4, contract: "garde", takerPoints: 45, bouts: 2 };
  const impossible: readonly [title: string, field: string, code: string, change: Record<string, unknown>][] = [
    ["two players", "players", "value", { players: 2 }],
    ["a number of players in letters", "players", "value", { players: "4" }],
    ["an unknown contract", "contract", "value", { contract: "petite" }],
    ["a contract that every object inherits", "contract", "value", { contract: "toString" }],
    ["91½ points", "takerPoints", "value", { players: 3, takerPoints: 91.5 }],
    ["fewer points than none", "takerPoints", "value", { takerPoints: -1 }],
    ["a quarter of a point", "takerPoints", "value", { players: 3, takerPoints: 40.25 }],
    ["NaN points", "takerPoints", "value", { takerPoints: NaN }],
    ["points in letters", "takerPoints", "value", { takerPoints: "45" }],
    ["infinite points", "takerPoints", "value", { takerPoints: Infinity }],
    ["half a point with four players", "takerPoints", "impossible", { takerPoints: 45.5 }],
    ["four bouts", "bouts", "value", { bouts: 4 }],
    ["one bout and a half", "bouts", "value", { bouts: 1.5 }],
    ["no number of bouts", "bouts", "value", { bouts: undefined }],
    ["three bouts in fewer points than they count", "bouts", "impossible", { bouts: 3, takerPoints: 12 }],
    ["no bout in more points than the other cards count", "bouts", "impossible", { bouts: 0, takerPoints: 79 }],
    ["a petit au bout of both sides", "petitAuBout", "value", { petitAuBout: "both" }],
    ["a slam of both sides", "slam", "value", { slam: ["taker", "defence"] }],
    ["a slam of one side with the last trick won by the other", "petitAuBout", "impossible", { takerPoints: 87, slam: "taker", petitAuBout: "defence" }],
    ["a slam of the taker who failed", "slam", "impossible", { takerPoints: 30, slam: "taker" }],
    ["a slam of the defence against a contract that was made", "slam", "impossible", { takerPoints: 45, slam: "defence" }],
    ["a slam announced in letters", "slamAnnounced", "value", { slamAnnounced: "yes" }],
    ["a handful of the fourth level", "handfuls", "value", { handfuls: [4] }],
    ["a list of handfuls with a hole", "handfuls", "value", { handfuls: Object.assign(Array<number>(2), { 1: 1 }) }],
    ["holes without end", "handfuls", "value", { handfuls: Array<number>(4e9) }],
    ["a handful that is no list", "handfuls", "value", { handfuls: 1 }],
    ["handfuls of more trumps than there are", "handfuls", "impossible", { handfuls: [1, 2] }],
    ["being alone in letters", "alone", "value", { alone: "no" }],
  ];

  for (const [title, field, code, change] of impossible) {
    it(`refuses ${title}`, () => {
      const input = { ...possible, ...change } as ScoreInput;
      expect(() => scoreFrenchTarot(input)).to.throw(ScoreError).that.includes({ code, field });
    });
  }

  for (const input of [undefined, null, 5, "garde", []]) {
    it(`refuses ${JSON.stringify(input)} in place of an input`, () => {
      expect(() => scoreFrenchTarot(input as unknown as ScoreInput)).to.throw(ScoreError).that.includes({ code: "value", field: "" });
    });
  }

  it("takes two single handfuls with four players, 20 of 22 tarots", () => {
    expect(scoreFrenchTarot({ ...possible, handfuls: [1, 1] }).parts.handfuls).to.equal(40);
  });
});
