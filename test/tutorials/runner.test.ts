import { expect } from "chai";
import { apply, choices, formatAction, parseAction, replay, toRecord, type DealRecord } from "../../rules/index.js";
import {
  answer, back, currentStep, hint, lessonIds, loadLesson, next, parseLesson, pointers, possible, retry, skip, solution, start, words,
} from "../../tutorials/index.js";
import type { Lesson, LessonState, Move } from "../../tutorials/index.js";
import { lessonFile, stepOf } from "./lesson-file.js";
import { begun, hints, smallLesson } from "./small-lesson.js";

const act = (state: LessonState, action: string): Move => answer(state, { kind: "action", action: parseAction(action) });
const choose = (state: LessonState, ...chosen: string[]): Move => answer(state, { kind: "choice", chosen });
const keys = (state: LessonState) => words(state).map(({ key }) => key.replace("overtrump.", ""));
const cardsOnTable = (state: LessonState) => toRecord(state.position).actions;

/** The state in which a step begins. */
function at(lesson: Lesson, id: string): LessonState {
  return start(lesson, lesson.steps.findIndex((step) => step.id === id)).state;
}

/** What the others put on the top trump that is led. */
function othersFollow(): string[] {
  const { deal }: { deal: DealRecord } = smallLesson({});
  let position = apply(replay(deal), parseAction("0 play T21"));
  const played: string[] = [];
  for (let now = choices(position); now.phase === "play" && now.seat !== 0; now = choices(position)) {
    const action = { seat: now.seat, type: "play", card: now.cards[0]! } as const;
    played.push(formatAction(action));
    position = apply(position, action);
  }
  return played;
}

describe("a lesson in the runner", () => {
  let lesson: Lesson;
  before(async () => {
    lesson = await loadLesson("overtrump");
  });

  describe("from the first step to the end", () => {
    it("is reached by the solution alone, in every lesson of the package", async () => {
      for (const id of lessonIds) {
        const own = await loadLesson(id);
        let { state } = start(own);
        const seen: string[] = [];
        while (state.phase.kind !== "ended") {
          seen.push(currentStep(state).id);
          if (possible(state).solution) state = solution(state).state;
          expect(possible(state).next, `a way on from ${seen.at(-1)!}`).to.be.true;
          state = next(state).state;
        }
        expect(seen).to.deep.equal(own.steps.map((step) => step.id));
      }
    });

    it("is reached by the hints alone: what the last one points at is accepted", () => {
      let { state } = start(lesson);
      while (state.phase.kind !== "ended") {
        if (possible(state).answer) {
          for (const rung of [1, 2, 3]) {
            state = hint(state).state;
            expect(words(state).filter(({ role }) => role === "hint")).to.have.length(rung);
          }
          expect(possible(state).hint).to.be.false;
          expect(hint(state).kind).to.equal("nothing");
          const pointed = pointers(state);
          const move = currentStep(state).kind === "quiz" ? choose(state, ...pointed.choices) : act(state, `0 play ${pointed.marks[0]!}`);
          expect(move.kind, currentStep(state).id).to.equal("accepted");
          state = move.state;
        }
        state = next(state).state;
      }
    });

    it("is reached after every listed mistake, refused ones first", () => {
      let { state } = start(lesson);
      while (state.phase.kind !== "ended") {
        const { id } = currentStep(state);
        for (const mistake of lesson.mistakes.filter(({ step }) => step === id)) {
          if (mistake.answer.kind === "line") throw new Error("no free play here");
          const move = answer(state, mistake.answer);
          expect(move.kind, id).to.equal(mistake.answer.kind === "choice" ? "wrong" : mistake.reason ? "refused" : "mistake");
          if (mistake.feedback) expect(words(move.state).map(({ key }) => key)).to.include(mistake.feedback);
          state = move.kind === "mistake" ? retry(move.state).state : move.state;
          expect(possible(state).answer, "another try").to.be.true;
        }
        state = skip(state).state;
      }
      expect(words(state)).to.deep.equal([{ role: "learnt", key: "overtrump.learnt" }]);
    });
  });

  it("accepts every card that is as good as the model answer", () => {
    for (const card of ["D1", "D5", "D7", "D10"]) expect(act(at(lesson, "follow"), `0 play ${card}`).kind).to.equal("accepted");
    for (const card of ["T3", "T6"]) expect(act(at(lesson, "trump"), `0 play ${card}`).kind).to.equal("accepted");
  });

  it("gives the solution that still fits when the learner has gone another accepted way", () => {
    const asked = begun(
      { kind: "expect", accept: ["0 play T20", "0 play T21"], after: othersFollow() },
      {
        more: [{ kind: "expect", id: "again", ask: "a.ask", accept: ["0 play T20", "0 play T21"], hints, right: "a.right" }],
        solution: [{ step: "asked", action: "0 play T21" }, { step: "again", action: "0 play T20" }],
      },
    );
    const otherWay = next(act(asked, "0 play T20").state).state;
    expect(solution(otherWay).played[0]).to.deep.equal(parseAction("0 play T21"));
  });

  it("refuses an illegal card with the core's reason and the step's own word, and waits for another", () => {
    const move = act(at(lesson, "partner"), "0 play T6");
    expect(move.kind).to.equal("refused");
    expect(move.played).to.be.empty;
    expect(move.state.position).to.equal(move.from);
    const { phase } = move.state;
    if (phase.kind !== "asking" || phase.note?.kind !== "refused") throw new Error("no refusal");
    expect(phase.note.refusal).to.deep.include({ reason: "must-overtrump", allowed: ["T14", "T9"] });
    expect(phase.note.feedback).to.equal("overtrump.partner.lower");
    expect(act(move.state, "0 play T9").kind).to.equal("accepted");
  });

  it("plays a legal but poor card out, explains it, and takes it back", () => {
    const asked = at(lesson, "trump");
    const move = act(asked, "0 play T14");
    expect(move.kind).to.equal("mistake");
    expect(cardsOnTable(move.state).slice(-2)).to.deep.equal(["0 play T14", "1 play C7"]);
    expect(keys(move.state)).to.deep.equal(["trump.ask", "trump.dear"]);
    expect(act(move.state, "0 play T3").kind, "no answer before the retry").to.equal("nothing");
    const again = retry(move.state);
    expect(cardsOnTable(again.state)).to.deep.equal(cardsOnTable(asked));
    expect(again.played, "nothing of the introduction plays again").to.be.empty;
    expect(keys(again.state), "the introduction is skipped").to.deep.equal(["trump.ask"]);
    expect(keys(asked)).to.deep.equal(["trump.text", "trump.ask"]);
  });

  it("keeps hints in sight after a mistake, and starts afresh once the question was solved", () => {
    const hinted = hint(hint(at(lesson, "trump")).state).state;
    const again = retry(act(hinted, "0 play T9").state).state;
    expect(keys(again)).to.deep.equal(["trump.ask", "trump.nudge", "trump.narrow"]);
    expect(keys(retry(solution(again).state).state)).to.deep.equal(["trump.ask"]);
  });

  it("plays an auto step again on retry", () => {
    const watched = next(start(lesson).state);
    expect(watched.played).to.have.length(4);
    const again = retry(watched.state);
    expect(again.played).to.deep.equal(watched.played);
    expect(again.from).to.equal(watched.from);
  });

  it("goes back to the position in which the step before began", () => {
    const follow = at(lesson, "follow");
    const before = back(follow);
    expect(currentStep(before.state).id).to.equal("watch");
    expect(before.from).to.equal(follow.starts[1]);
    expect(possible(start(lesson).state).back).to.be.false;
    expect(back(start(lesson).state).kind).to.equal("nothing");
    const ended = skip(at(lesson, "check")).state;
    expect(currentStep(back(ended).state).id).to.equal("check");
  });

  it("takes a quiz answer only when it is complete and right", () => {
    const check = at(lesson, "check");
    expect(keys(choose(check, "T20").state)).to.deep.equal(["check.ask", "check.wrong"]);
    expect(keys(choose(check, "T15", "T20", "T5").state)).to.include("check.lower");
    expect(choose(check, "T20", "T15").kind, "in any order").to.equal("accepted");
    expect(next(choose(check, "T15", "T20").state).state.phase.kind).to.equal("ended");
  });

  it("points at what a show step marks, and at the cards of the last hint", () => {
    expect(pointers(start(lesson).state).marks).to.deep.equal(["T3", "T6", "T9", "T14"]);
    const narrow = hint(hint(at(lesson, "partner")).state).state;
    expect(pointers(narrow).marks).to.have.members(["T9", "T14"]);
    expect(pointers(hint(narrow).state).marks).to.deep.equal(["T9"]);
    expect(pointers(hint(hint(hint(at(lesson, "check")).state).state).state).choices).to.deep.equal(["T15", "T20"]);
  });

  it("does nothing with a call that makes no sense, and says so", () => {
    const reading = start(lesson).state;
    const asking = at(lesson, "follow");
    const ended = skip(at(lesson, "check")).state;
    const calls = [
      hint(reading), solution(reading), act(reading, "0 play H4"), retry(reading),
      next(asking), choose(asking, "D5"), retry(asking),
      next(ended), hint(ended), solution(ended), skip(ended), retry(ended),
    ];
    for (const [index, move] of calls.entries()) {
      expect(move.kind, String(index)).to.equal("nothing");
      expect(move.played).to.be.empty;
    }
  });

  it("can be entered at any step, and at the nearest where there is none", () => {
    lesson.steps.forEach((step, index) => expect(currentStep(start(lesson, index).state).id).to.equal(step.id));
    expect(start(lesson, 99).state.index).to.equal(lesson.steps.length - 1);
    expect(start(lesson, -3).state.index).to.equal(0);
    expect(start(lesson, Number.NaN).state.index).to.equal(0);
  });

  it("begins a step where an earlier one began if it says so", () => {
    const again = parseLesson(
      lessonFile((file) => {
        file.steps.splice(4, 0, { kind: "say", id: "again", text: "overtrump.watch.text", goto: "follow" }, { ...stepOf(file, "trump"), id: "twice", goto: "trump" });
      }),
    );
    expect(cardsOnTable(at(again, "again"))).to.deep.equal(cardsOnTable(at(again, "watch")));
    expect(cardsOnTable(at(again, "twice"))).to.deep.equal(cardsOnTable(at(again, "trump")));
  });

  it("lets the rules answer who wins the trick", () => {
    const asked = parseLesson(
      lessonFile((file) => {
        const hints = { nudge: { say: "a.b" }, narrow: { say: "a.b" }, show: { say: "a.b", marks: "accepted" } };
        const choices = [0, 1, 2, 3].map((seat) => ({ seat }));
        const quiz = { kind: "quiz", id: "who", ask: "a.b", choices, answer: "winner", hints, right: "a.b", wrong: "a.c" };
        file.steps = [...file.steps.slice(0, 2), quiz];
        file.solution = file.mistakes = [];
      }),
    );
    expect(choose(at(asked, "who"), "seat:1").kind).to.equal("accepted");
    expect(choose(at(asked, "who"), "seat:0").kind).to.equal("wrong");
  });
});
