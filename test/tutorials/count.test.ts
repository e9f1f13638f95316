import { expect } from "chai";
import { answer, hint, next, pointers, possible, retry, skip, solution, validateLesson, words, type LessonState } from "../../tutorials/index.js";
import type { LessonFile } from "./lesson-file.js";
import { faultIn } from "./fault-in.js";
import { begun, smallLesson } from "./small-lesson.js";

const field = (id: string, is: unknown, feedback: LessonFile[] = []) => ({ id, label: `a.label-${id}`, is, feedback });
const count = (of: unknown, ...fields: LessonFile[]): LessonFile => ({ kind: "count", of, fields, wrong: "a.wrong" });
const enter = (state: LessonState, values: Record<string, number | null>) => answer(state, { kind: "count", values });
const keys = (state: LessonState) => words(state).map(({ key }) => key);

/** What the core finds for each field. */
function found(of: unknown, measures: readonly string[], table: Parameters<typeof smallLesson>[2] = {}): Record<string, number> {
  const { phase } = solution(begun(count(of, ...measures.map((is, index) => field(`f${String(index)}`, is))), {}, table)).state;
  if (phase.kind !== "answered" || phase.answer.kind !== "count") throw new Error("no answer");
  const { values } = phase.answer;
  return Object.fromEntries(measures.map((name, index) => [name, values[`f${String(index)}`] ?? NaN]));
}

const cards = { cards: ["HK", "HQ", "H1", "T1"] };
/** A garde of a real table: 49 points with two bouts are 8 above 41, and the bases are doubled (rules.md, "Scoring"). */
const score = { players: 4, contract: "garde", takerPoints: 49, bouts: 2, petitAuBout: "taker", handfuls: [1] };

describe("a count", () => {
  it("is worked out by the core: of cards, of a hand, of a trick", () => {
    expect(found(cards, ["points", "bouts", "trumps", "cards"])).to.deep.equal({ points: 13, bouts: 1, trumps: 1, cards: 4 });
    expect(found("hand", ["bouts", "trumps", "cards"])).to.deep.equal({ bouts: 2, trumps: 6, cards: 18 });
    const actions = ["0 play T21", "1 play E"];
    expect(found("trick", ["points", "bouts", "cards"], { actions })).to.deep.equal({ points: 9, bouts: 2, cards: 2 });
  });

  it("is worked out by the core: of a score that is written, signed", () => {
    expect(found({ score }, ["points", "bouts", "target", "difference", "multiplier", "base"])).to.deep.equal({ points: 49, bouts: 2, target: 41, difference: 8, multiplier: 2, base: 66 });
    expect(found({ score }, ["petit-au-bout", "handfuls", "slam", "per-defender", "taker", "defender"])).to.deep.equal({
      "petit-au-bout": 20, handfuls: 20, slam: 0, "per-defender": 106, taker: 318, defender: -106,
    });
    expect(found({ score: { players: 4, contract: "prise", takerPoints: 35, bouts: 2 } }, ["difference", "taker"])).to.deep.equal({ difference: -6, taker: -93 });
  });

  it("is right only where every field is", () => {
    const asked = begun(count(cards, field("points", "points"), field("bouts", "bouts")));
    expect(enter(asked, { points: 13, bouts: 1 }).kind).to.equal("accepted");
    expect(keys(enter(asked, { points: 13, bouts: 1 }).state)).to.deep.equal(["a.ask", "a.right"]);
    for (const values of [{ points: 13, bouts: 2 }, { points: 12.5, bouts: 1 }, { points: 13, bouts: null }, { points: 13 }, {}]) {
      const move = enter(asked, values);
      expect(move.kind).to.equal("wrong");
      expect(keys(move.state)).to.deep.equal(["a.ask", "a.wrong"]);
      expect(possible(move.state).answer, "another try").to.be.true;
    }
  });

  it("has a word for typical errors, and says which fields are meant", () => {
    const feedback = [{ value: 20, say: "a.twenty" }, { off: 0.5, say: "a.half" }];
    const asked = begun(count(cards, field("points", "points", feedback), field("bouts", "bouts", [{ off: 1, say: "a.bout" }])));
    const said = (values: Record<string, number>) => {
      const { phase } = enter(asked, values).state;
      return phase.kind === "asking" && phase.note?.kind === "miscounted" ? [phase.note.fields, phase.note.feedback] : null;
    };
    expect(said({ points: 20, bouts: 1 })).to.deep.equal([["points"], ["a.twenty"]]);
    expect(said({ points: 12.5, bouts: 1 })).to.deep.equal([["points"], ["a.half"]]);
    expect(said({ points: 13.5, bouts: 2 })).to.deep.equal([["points", "bouts"], ["a.half", "a.bout"]]);
    expect(said({ points: 40, bouts: 1 })).to.deep.equal([["points"], ["a.wrong"]]);
  });

  it("shows the right numbers with the last hint, and gives them as the solution", () => {
    const asked = begun(count(cards, field("points", "points"), field("given", 3.5)));
    expect(pointers(hint(hint(asked).state).state).values).to.deep.equal({});
    expect(pointers(hint(hint(hint(asked).state).state).state).values).to.deep.equal({ points: 13, given: 3.5 });
    const solved = solution(asked).state;
    expect(solved.phase).to.deep.include({ kind: "answered", by: "solution", answer: { kind: "count", values: { points: 13, given: 3.5 } } });
    expect(next(solved).state.phase.kind).to.equal("ended");
    expect(skip(asked).state.phase.kind).to.equal("ended");
    expect(keys(retry(solved).state)).to.deep.equal(["a.ask"]);
  });

  it("is refused where it cannot be worked out", () => {
    const fault = (step: LessonFile) => faultIn(smallLesson(step));
    expect(fault(count("deal", field("points", "points"))), "the deal still runs").to.equal("no-answer steps[0].fields[0].is");
    expect(fault(count("dog", field("points", "points"))), "nobody has seen the dog").to.equal("no-answer steps[0].fields[0].is");
    expect(fault(count("trick", field("points", "points"))), "no trick yet").to.equal("no-answer steps[0].fields[0].is");
    expect(fault(count("trick", field("points", "target")))).to.equal("bad-measure steps[0].fields[0].is");
    expect(fault(count("trick", field("points", "toString")))).to.equal("bad-measure steps[0].fields[0].is");
    expect(fault({ ...count(undefined, field("points", "points")) })).to.equal("bad-measure steps[0].fields[0].is");
    expect(fault(count("cellar", field("points", "points")))).to.equal("wrong-type steps[0].of");
    expect(fault(count({ cards: ["HK"], won: [0] }, field("points", "points")))).to.equal("bad-measure steps[0].of");
    expect(fault(count({ score: { ...score, takerPoints: 92 } }, field("a", "taker")))).to.equal("bad-score steps[0].of.score.takerPoints");
    expect(fault(count({ score: { ...score, slam: "defence" } }, field("a", "taker")))).to.match(/^bad-score steps\[0\]\.of\.score/);
    expect(fault(count({ score: { ...score, luck: 1 } }, field("a", "taker")))).to.equal("unknown-key steps[0].of.score.luck");
    expect(fault(count(cards))).to.equal("too-few steps[0].fields");
    expect(fault(count(cards, field("a", 1), field("a", 2)))).to.equal("double-id steps[0].fields");
    expect(fault(count(cards, field("a", 0.25)))).to.equal("wrong-type steps[0].fields[0].is");
    expect(fault(count(cards, field("a", 1, [{ say: "a.b" }])))).to.equal("missing-key steps[0].fields[0].feedback[0].value");
    expect(fault(count(cards, field("__proto__", 1)))).to.equal("bad-id steps[0].fields[0].id");
  });

  it("is proof-read: each word has to be tried, and nothing else comes back", () => {
    const step = count(cards, field("points", "points", [{ off: 0.5, say: "a.half" }]));
    const codes = (...mistakes: LessonFile[]) => validateLesson(smallLesson(step, { mistakes: mistakes.map((mistake) => ({ step: "asked", ...mistake })) }), {}).map(({ code, about }) => `${code} ${about}`);
    const half = { count: { points: 12.5 }, feedback: "a.half" };
    const other = { count: { points: 40 }, feedback: "a.wrong" };
    expect(codes(half, other)).to.deep.equal([]);
    expect(codes(half)).to.deep.equal(["feedback-untried a.wrong"]);
    expect(codes(half, other, { count: { points: 13 } })).to.deep.equal(["mistake-accepted mistakes[2]"]);
    expect(codes(half, other, { count: { points: 7 }, feedback: "a.half" })).to.deep.equal(["mistake-feedback mistakes[2] a.wrong"]);
    expect(codes({ count: { tricks: 1 } })).to.deep.equal(["unknown-key mistakes[0].count.tricks"]);
    expect(codes({ action: "0 play T1" })).to.deep.equal(["unknown-key mistakes[0].action"]);
  });
});
