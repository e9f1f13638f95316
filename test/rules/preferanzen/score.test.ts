import { expect } from "chai";
import { result } from "../../../rules/index.js";
import { contractOf } from "../../../rules/preferanzen/contracts.js";
import { score } from "../../../rules/preferanzen/score.js";
import { act, playOut } from "../deals.js";
import { announced, preferanzen } from "./deals.js";

interface Example {
  title: string;
  contract: string;
  /** Of the declarer, the player after and the one before. */
  tricks: [number, number, number];
  joined?: number[];
  invites?: boolean;
  options?: Record<string, unknown>;
  scores: [number, number, number];
}

/** The declarer is seat 0, the defenders are seats 1 and 2, who both join where nothing is said. */
function scoresOf({ contract, tricks, joined = [1, 2], invites = false, options = {} }: Omit<Example, "scores">): number[] {
  const made = tricks[0] >= 6 || joined.length === 0;
  return score({ contract: contractOf({ contract }), declarer: 0, made, tricks, joined, invites }, options);
}

const ALL_HEARTS = { heartBonus: "all-hearts" };

const EXAMPLES: readonly Example[] = [
  // The rules page's worked examples.
  { title: "both in, one lives and one falls", contract: "diamonds", tricks: [6, 3, 1], scores: [7, 0, -7] },
  { title: "both in, the declarer falls", contract: "spades", tricks: [5, 3, 2], scores: [-13, 7, 6] },
  { title: "one dropped, the other lives", contract: "clubs", tricks: [7, 3, 0], joined: [1], scores: [3, 0, -3] },
  { title: "one dropped, the declarer falls", contract: "clubs", tricks: [5, 5, 0], joined: [1], scores: [-13, 9, 4] },
  { title: "an inviter falls with three tricks of both hands", contract: "spades", tricks: [7, 1, 2], joined: [1], invites: true, scores: [8, -5, -3] },
  { title: "both drop", contract: "spades", tricks: [0, 0, 0], joined: [], scores: [6, -3, -3] },
  { title: "both drop in herzprämie", contract: "herzpraemie", tricks: [0, 0, 0], joined: [], scores: [16, -8, -8] },
  // What its table says besides: lives −3 or +4, falls −8 or −2, own tricks, 5 in herzprämie.
  { title: "a defender falls although the declarer falls too", contract: "clubs", tricks: [5, 5, 0], scores: [-7, 9, -2] },
  { title: "an inviter lives with four tricks of both hands", contract: "clubs", tricks: [6, 0, 4], joined: [1], invites: true, scores: [2, 1, -3] },
  { title: "the second defender invites", contract: "clubs", tricks: [5, 3, 2], joined: [2], invites: true, scores: [-13, 4, 9] },
  { title: "a defender who is alone falls with one trick", contract: "geschaeft-clubs", tricks: [9, 0, 1], joined: [2], scores: [10, -3, -7] },
  { title: "the declarer falls in herzprämie", contract: "herzpraemie", tricks: [5, 3, 2], scores: [-23, 12, 11] },
  { title: "the declarer lives in herzprämie", contract: "herzpraemie", tricks: [6, 3, 1], scores: [17, -5, -12] },
  { title: "a dropped defender shares in the bonus", contract: "herzpraemie", tricks: [5, 5, 0], joined: [1], scores: [-23, 14, 9] },
  { title: "hearts bring no bonus by themselves", contract: "hearts", tricks: [6, 3, 1], scores: [7, 0, -7] },
  { title: "hearts bring the bonus where the house wants it", contract: "hearts", tricks: [6, 3, 1], options: ALL_HEARTS, scores: [17, -5, -12] },
  { title: "so does a geschäft in hearts", contract: "geschaeft-hearts", tricks: [5, 3, 2], options: ALL_HEARTS, scores: [-23, 12, 11] },
  { title: "herzprämie keeps its bonus then", contract: "herzpraemie", tricks: [5, 3, 2], options: ALL_HEARTS, scores: [-23, 12, 11] },
  { title: "no other suit has one", contract: "diamonds", tricks: [6, 3, 1], options: ALL_HEARTS, scores: [7, 0, -7] },
];

describe("the score of a trump contract", () => {
  for (const { scores, ...example } of EXAMPLES) {
    it(`${example.title}: ${example.contract} ${example.tricks.join("-")} → ${scores.join(" / ")}`, () => {
      expect(scoresOf(example)).to.deep.equal(scores);
    });
  }
});

describe("the goal", () => {
  /** Whether the declarer makes it with these tricks won (W) and lost (L). */
  const isMade = (contract: string, tricks: string) => contractOf({ contract }).goal([...tricks].map((trick) => trick === "W"));

  const GOALS: readonly [contract: string, tricks: string, made: boolean][] = [
    ["clubs", "WLWLWLWLWW", true], ["clubs", "WLWLWLWLWL", false], ["geschaeft-hearts", "LLLLWWWWWW", true], ["herzpraemie", "LLLLLWWWWW", false],
    ["bettler", "LLLLLLLLLL", true], ["bettler", "LLLLLLLLLW", false], ["bettler-ouvert", "LLLLLLLLLL", true], ["bettler-ouvert", "WLLLLLLLLL", false],
    ["sans-atout", "WWWWWWLLLL", true], ["sans-atout", "LLLLWWWWWW", true], ["sans-atout", "LLWWWWWWLL", true],
    ["sans-atout", "WWWWWLWWWW", false], ["sans-atout", "WWWLWWWLWW", false], ["sans-atout", "LLLLLLLLLL", false],
    ["durchmarsch", "WWWWWWWWWW", true], ["durchmarsch", "WWWWWWWWWL", false],
  ];

  for (const [contract, tricks, made] of GOALS) {
    it(`of ${contract} is ${made ? "reached" : "missed"} with ${tricks}`, () => {
      expect(isMade(contract, tricks)).to.equal(made);
    });
  }
});

describe("the score without trumps", () => {
  const STAKES: readonly [contract: string, declarer: number, defender: number][] = [
    ["bettler", 20, 10], ["sans-atout", 40, 20], ["bettler-ouvert", 60, 30], ["durchmarsch", 80, 40],
  ];

  for (const [name, declarer, defender] of STAKES) {
    it(`is ${declarer} for the declarer in ${name} and ${defender} for each defender`, () => {
      const counted = { contract: contractOf({ contract: name }), declarer: 1, tricks: [5, 3, 2], joined: [], invites: false };
      expect(score({ ...counted, made: true }, {})).to.deep.equal([-defender, declarer, -defender]);
      expect(score({ ...counted, made: false }, {})).to.deep.equal([defender, -declarer, defender]);
    });
  }
});

describe("the score of a deal that was played", () => {
  /** All hearts and two aces win every trick, unless clubs or a low card of the aces' suits are led. */
  const sketch = { hands: ["H1 HK HQ HJ H10 H9 H8 H7 S1 D1", "", "S9"] };
  const allWon = { winners: Array<number>(10).fill(0), tricks: [10, 0, 0] };

  it("counts the tricks of each seat, as the winners show", () => {
    const end = playOut(act(announced("hearts", sketch), "1 join", "2 join"));
    expect(result(end)).to.deep.equal({ kind: "preferanzen", declarer: 0, contract: "hearts", made: true, ...allWon, scores: [16, -8, -8] });
  });

  it("is a durchmarsch made, a bettler missed, and a sans-atout made where the first card led is the declarer's", () => {
    expect(result(playOut(announced("durchmarsch", sketch)))).to.deep.include({ made: true, ...allWon, scores: [80, -40, -40] });
    expect(result(playOut(announced("bettler-ouvert", sketch)))).to.deep.include({ made: false, ...allWon, scores: [-60, 30, 30] });
    const sansAtout = act(announced("sans-atout", sketch), "2 play S9");
    expect(result(playOut(sansAtout))).to.deep.include({ made: true, ...allWon, scores: [40, -20, -20] });
  });

  it("knows the house's bonus for hearts", () => {
    const house = { ...sketch, options: ALL_HEARTS };
    expect(result(act(announced("hearts", house), "1 drop", "2 drop"))).to.deep.include({ scores: [16, -8, -8] });
    expect(result(act(preferanzen(house), "0 bid geschaeft-hearts", "1 bid pass", "2 bid pass", "1 drop", "2 drop"))).to.deep.include({ scores: [16, -8, -8] });
    expect(result(act(announced("diamonds", house), "1 drop", "2 drop"))).to.deep.include({ scores: [6, -3, -3] });
  });
});
