import { expect } from "chai";
import { parseAction, toRecord, view } from "../../rules/index.js";
import { answer, currentStep, hint, LessonError, next, parseLesson, retry, solution, start, validateLesson, type LessonState, type Move } from "../../tutorials/index.js";
import { dealWith } from "../support/deals.js";
import type { LessonFile } from "./lesson-file.js";

const trumps = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10";
const hints = { nudge: { say: "a.b" }, narrow: { say: "a.b" }, show: { say: "a.b", marks: "accepted" } };

/** Seat 0 leads the first trick and may show ten trumps; seat 1 holds the Excuse, which answers any lead. */
function lessonWith(step: LessonFile, hand = `${trumps} S1 S2 S3 S4 H1 H2 H3 H4`): LessonFile {
  const deal = dealWith({
    hands: { 0: hand, 1: "E" },
    actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"],
  });
  const asked = { kind: "expect", id: "lead", ask: "a.ask", accept: "legal", hints, right: "a.right", ...step };
  return {
    format: "tarot-lesson/1", id: "handful", title: "a.title", goal: "a.goal", learnt: "a.learnt", seat: 0, deal,
    steps: [asked, { kind: "say", id: "after", text: "a.after" }],
    solution: [{ step: "lead", action: "0 play S1" }],
  };
}

const begun = (step: LessonFile) => start(parseLesson(lessonWith(step))).state;
const act = (state: LessonState, action: string): Move => answer(state, { kind: "action", action: parseAction(action) });
const show = `0 handful ${trumps}`;
const actions = ({ position }: LessonState) => toRecord(position).actions.slice(5);

function fault(step: LessonFile, hand?: string): string {
  try {
    parseLesson(lessonWith(step, hand));
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return `${error.code} ${error.path}`;
  }
  return "fine";
}

describe("a handful in a lesson", () => {
  it("is shown, and leaves a question for any card as it was", () => {
    const asked = hint(begun({ after: ["1 play E"] })).state;
    const move = act(asked, show);
    expect(move.kind).to.equal("aside");
    expect(move.played).to.deep.equal([parseAction(show)]);
    expect(move.from).to.equal(asked.position);
    expect(move.state.phase).to.deep.equal(asked.phase);
    expect(view(move.state.position, 0).handfuls).to.deep.equal([{ seat: 0, level: 1, cards: trumps.split(" ").reverse() }]);
    const played = act(move.state, "0 play H1");
    expect(played.kind).to.equal("accepted");
    expect(actions(played.state)).to.deep.equal([show, "0 play H1", "1 play E"]);
    expect(currentStep(next(played.state).state).id).to.equal("after");
  });

  it("is no poor card either, whatever word the step has for those", () => {
    const asked = begun({ accept: ["0 play S1"], feedback: [{ say: "a.poor", then: ["1 play E"] }] });
    const shown = act(asked, show);
    expect(shown.kind).to.equal("aside");
    const poor = act(shown.state, "0 play S2");
    expect(poor.kind).to.equal("mistake");
    expect(actions(poor.state)).to.deep.equal([show, "0 play S2", "1 play E"]);
    expect(act(retry(poor.state).state, "0 play S1").kind).to.equal("accepted");
  });

  it("does not stand in the way of the solution", () => {
    const { state } = solution(act(begun({ after: ["1 play E"] }), show).state);
    expect(actions(state).slice(-2)).to.deep.equal(["0 play S1", "1 play E"]);
  });

  it("is the answer where the step asks for one", () => {
    const asked = begun({ accept: [show] });
    expect(act(asked, "0 handful T10 T9 T8 T7 T6 T5 T4 T3 T2 T1").kind, "in any order").to.equal("accepted");
    expect(act(asked, "0 play S1").kind).to.equal("mistake");
  });

  it("is a mistake where the step has a word for it", () => {
    const asked = begun({ feedback: [{ for: [show], say: "a.hide" }] });
    const move = act(asked, show);
    expect(move.kind).to.equal("mistake");
    expect(move.state.phase).to.include({ kind: "mistake", feedback: "a.hide" });
  });

  it("that is against the rules is refused as any other action", () => {
    const move = act(begun({}), "0 handful T1 T2 T3");
    expect(move.kind).to.equal("refused");
  });

  it("is walked before a learner can show it: a script that cannot follow it is found", () => {
    const then = ["1 play E"];
    expect(fault({ feedback: [{ for: [show], say: "a.hide", then }] })).to.equal("illegal-action steps[0].feedback[0].then[0]");
    expect(fault({ accept: [show], after: then })).to.equal("illegal-action steps[0].after[0]");
    const poor = { accept: [show], feedback: [{ say: "a.poor", then }] };
    expect(fault(poor), "only cards can be poor").to.equal("fine");
    expect(fault(poor, `${trumps} T11 T12 T13 S1 S2 S3 S4 H1`), "a double handful can be poor too").to.equal("illegal-action steps[0].feedback[0].then[0]");
  });

  it("listed among the mistakes is told to be none", () => {
    const file = lessonWith({});
    file.mistakes = [{ step: "lead", action: show }];
    expect(validateLesson(file, {}).map(({ code }) => code)).to.include("mistake-accepted");
  });
});
