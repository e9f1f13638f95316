import { expect } from "chai";
import { check, choices, result, view, type Action, type DealState } from "../../../rules/index.js";
import { act } from "../deals.js";
import { announced, preferanzen } from "./deals.js";

const hearts = announced("hearts", {});
const says = (seat: number, type: "join" | "drop" | "invite" | "alone"): Action => ({ seat, type });

describe("the defence against trumps", () => {
  it("is asked of the seat after the declarer, then of the next: join or drop", () => {
    expect(choices(hearts)).to.deep.equal({ phase: "defend", seat: 1, options: ["join", "drop"] });
    for (const answer of ["join", "drop"]) {
      expect(choices(act(hearts, `1 ${answer}`))).to.deep.equal({ phase: "defend", seat: 2, options: ["join", "drop"] });
    }
  });

  it("is asked round the table from wherever the declarer sits", () => {
    const state = act(preferanzen({}), "0 bid pass", "1 bid geschaeft-spades", "2 bid pass");
    expect(choices(state)).to.include({ phase: "defend", seat: 2 });
    expect(choices(act(state, "2 join"))).to.include({ phase: "defend", seat: 0 });
  });

  it("is for both where both join, and nobody invites", () => {
    const state = act(hearts, "1 join", "2 join");
    expect(choices(state)).to.include({ phase: "play", seat: 0 });
    expect(view(state, 1)).to.deep.include({ active: [0, 1, 2] }).and.not.have.property("inviter");
  });

  it("lets a single one who joins invite the other or play alone", () => {
    expect(choices(act(hearts, "1 join", "2 drop"))).to.deep.equal({ phase: "defend", seat: 1, options: ["invite", "alone"] });
    expect(choices(act(hearts, "1 drop", "2 join"))).to.deep.equal({ phase: "defend", seat: 2, options: ["invite", "alone"] });
  });

  it("brings an invited defender back", () => {
    expect(view(act(hearts, "1 join", "2 drop", "1 invite"), 0)).to.deep.include({ active: [0, 1, 2], inviter: 1 });
    expect(view(act(hearts, "1 drop", "2 join", "2 invite"), 0)).to.deep.include({ active: [0, 1, 2], inviter: 2 });
  });

  it("is two-handed where a defender plays alone", () => {
    const state = act(hearts, "1 drop", "2 join", "2 alone");
    expect(view(state, 1)).to.deep.include({ active: [0, 2] }).and.not.have.property("inviter");
    expect(choices(state)).to.include({ phase: "play", seat: 0 });
  });

  it("shows to all what has been said, and who plays once that is settled", () => {
    const asked = view(act(hearts, "1 join"), 0);
    expect(asked).to.deep.include({ answers: [{ seat: 1, answer: "join" }] }).and.not.have.property("active");
    expect(view(act(hearts, "1 join", "2 drop", "1 invite"), 2).answers).to.deep.equal([
      { seat: 1, answer: "join" }, { seat: 2, answer: "drop" }, { seat: 1, answer: "invite" },
    ]);
  });

  it("may be given up by both: the declarer lives without play", () => {
    const state = act(hearts, "1 drop", "2 drop");
    expect(result(state)).to.deep.equal({
      kind: "preferanzen", declarer: 0, contract: "hearts", made: true, winners: [], tricks: [0, 0, 0], scores: [6, -3, -3],
    });
    expect(choices(state)).to.deep.equal({ phase: "done" });
    expect(check(state, says(1, "invite"))).to.deep.equal({ reason: "deal-over" });
  });

  it("may be given up by both in herzprämie, for five more each", () => {
    const state = act(preferanzen({}), "0 bid herzpraemie", "1 bid pass", "2 bid pass", "1 drop", "2 drop");
    expect(result(state)).to.deep.include({ contract: "herzpraemie", made: true, scores: [16, -8, -8] });
  });

  const misplaced: readonly [title: string, state: DealState, action: Action, reason: string][] = [
    ["invites before both have been asked", hearts, says(1, "invite"), "wrong-phase"],
    ["is alone before both have been asked", act(hearts, "1 drop"), says(2, "alone"), "wrong-phase"],
    ["joins a second time", act(hearts, "1 join", "2 drop"), says(1, "join"), "wrong-phase"],
    ["comes back without being invited", act(hearts, "1 join", "2 drop"), says(2, "join"), "not-your-turn"],
    ["answers for another", hearts, says(2, "join"), "not-your-turn"],
    ["drops once cards are played", act(hearts, "1 join", "2 join"), says(0, "drop"), "wrong-phase"],
  ];

  for (const [title, state, action, reason] of misplaced) {
    it(`refuses a player who ${title}: ${reason}`, () => {
      expect(check(state, action)).to.deep.equal({ reason });
    });
  }
});

describe("the other contracts", () => {
  for (const contract of ["bettler", "sans-atout", "bettler-ouvert", "durchmarsch"]) {
    it(`ask nobody: in ${contract} everybody plays`, () => {
      const state = announced(contract, {});
      expect(choices(state)).to.include({ phase: "play" });
      expect(view(state, 2)).to.deep.include({ active: [0, 1, 2] }).and.not.have.any.keys("answers", "inviter");
    });
  }
});
