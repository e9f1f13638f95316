import { expect } from "chai";
import { easyPlayer } from "../../bots/index.js";
import { choices, toRecord, type Action } from "../../rules/index.js";
import {
  answer, back, currentStep, hint, lessonIds, loadLesson, next, pointers, possible, retry, skip, solution, start, words, type Answer, type Lesson, type LessonState, type Move,
} from "../../tutorials/index.js";
import { acceptedActions, legalActions } from "../../tutorials/expected.js";
import { reachable } from "../../tutorials/explore.js";
import { rightValues } from "../../tutorials/count.js";
import { rightChoices } from "../../tutorials/quiz.js";
import { cardsOf } from "../../tutorials/presentation.js";
import { asks } from "../../tutorials/runner.js";

/** What people say of programs that teach games, held against every lesson of the course. */


/** The states in which the steps that ask begin, on every way. */
const questions = (lesson: Lesson): LessonState[] => [...reachable(lesson)].filter((state) => asks(currentStep(state)));
const at = (state: LessonState) => `${state.lesson.id} ${currentStep(state).id}`;
const roles = (state: LessonState) => words(state).map(({ role }) => role);

/** Every answer that is right. A count has one; of free play only its first card can be told. */
function rightAnswers(state: LessonState): Answer[] {
  const step = currentStep(state);
  if (step.kind === "expect") return acceptedActions(step, state.position).map((action) => ({ kind: "action", action }));
  if (step.kind === "quiz") {
    const chosen = rightChoices(step, state.position, state.lesson.seat);
    return [{ kind: "choice", chosen }, { kind: "choice", chosen: chosen.toReversed() }];
  }
  return step.kind === "count" ? [{ kind: "count", values: rightValues(step, state.position, state.lesson.seat) }] : [];
}

/** Every answer that the core allows and the lesson does not want, and some that the core refuses. */
function otherAnswers(state: LessonState): Answer[] {
  const step = currentStep(state);
  if (step.kind === "quiz") return step.choices.map(({ id }) => ({ kind: "choice" as const, chosen: [id] })).concat({ kind: "choice", chosen: [] });
  if (step.kind === "count") return [{ kind: "count", values: {} }, { kind: "count", values: Object.fromEntries(step.fields.map(({ id }) => [id, 1234.5])) }];
  const allowed = legalActions(state.position);
  const refused = [{ seat: state.lesson.seat, type: "play" as const, card: "T22" }];
  return [...allowed, ...refused].map((action) => ({ kind: "action", action }));
}

/** What somebody does who is asked for cards and takes those that are pointed at: plays any of them, or shows or lays aside them all. */
function pointedAt(state: LessonState, marks: readonly string[]): Action[] {
  const step = currentStep(state);
  const wanted = step.kind === "expect" ? acceptedActions(step, state.position) : [];
  const cards = cardsOf(wanted);
  const together = wanted.filter(({ type }) => type === "handful" || type === "discard");
  if (together.length > 0) return marks.every((card) => cards.includes(card)) ? together : legalActions(state.position);
  return legalActions(state.position).filter((action) => "card" in action && marks.includes(action.card));
}

/** Skips on to the end; so many steps as there are, and no more. */
function ends(state: LessonState): boolean {
  let now = state;
  for (let steps = state.lesson.steps.length; steps >= 0 && now.phase.kind !== "ended"; steps--) now = skip(now).state;
  return now.phase.kind === "ended";
}

for (const id of lessonIds) {
  describe(`what people complain of, and not in the lesson ${id}`, () => {
    let lesson: Lesson;
    before(async () => {
      lesson = await loadLesson(id);
    });

    it("a hint that then fails", () => {
      for (const asked of questions(lesson)) {
        const hinted = hint(hint(hint(asked).state).state).state;
        const { marks, choices: chosen, values } = pointers(hinted);
        const step = currentStep(hinted);
        const shown: Answer[] =
          step.kind === "quiz" ? [{ kind: "choice", chosen }]
          : step.kind === "count" ? [{ kind: "count", values }]
          : pointedAt(hinted, marks).map((action) => ({ kind: "action", action }));
        for (const given of shown) expect(answer(hinted, given).kind, at(hinted)).to.be.oneOf(step.kind === "free" ? ["accepted", "played"] : ["accepted"]);
      }
    });

    it("a state with no way on", () => {
      for (const asked of questions(lesson)) {
        const states = [asked, hint(asked).state, ...[...rightAnswers(asked), ...otherAnswers(asked)].map((given) => answer(asked, given).state)];
        for (const state of states) {
          const can = possible(state);
          expect(can.next || can.answer || can.retry, at(state)).to.be.true;
          expect(can.skip && ends(state), `${at(state)} skipped to the end`).to.be.true;
        }
      }
    });

    it("a retry that shows the introduction again, or another position", () => {
      for (const asked of questions(lesson)) {
        for (const given of [...rightAnswers(asked), ...otherAnswers(asked)]) {
          const { state } = answer(asked, given);
          if (!possible(state).retry) continue;
          const again = retry(state);
          expect(roles(again.state), at(asked)).to.not.include("text");
          expect(roles(again.state)).to.include("ask");
          expect(again.played, "nothing plays again").to.be.empty;
          expect(toRecord(again.state.position)).to.deep.equal(toRecord(asked.position));
        }
      }
    });

    it("right answers that are not accepted because they came by another way", () => {
      for (const asked of questions(lesson)) {
        for (const given of rightAnswers(asked)) {
          const wrong = otherAnswers(asked).map((other) => answer(asked, other)).find(({ kind }) => kind === "mistake" || kind === "wrong" || kind === "refused");
          const ways = [asked, hint(asked).state, retry(solution(asked).state).state, ...(wrong ? [wrong.kind === "mistake" ? retry(wrong.state).state : wrong.state] : [])];
          for (const way of ways) expect(answer(way, given).kind, at(asked)).to.equal("accepted");
        }
      }
    });

    it("a solution that cannot be reached", () => {
      for (const asked of questions(lesson)) {
        const mistakes = otherAnswers(asked).map((given) => answer(asked, given)).filter(({ kind }) => kind !== "accepted");
        for (const state of [asked, hint(asked).state, ...mistakes.map((move) => move.state)]) {
          expect(possible(state).solution, at(state)).to.be.true;
          const solved = solution(state).state;
          expect(solved.phase.kind, at(state)).to.equal("answered");
          expect(possible(solved).next).to.be.true;
        }
      }
    });

    it("anything at all that two hundred aimless calls could come to", () => {
      let { state } = start(lesson, 0, easyPlayer);
      let luck = 20121;
      const pick = (count: number) => (luck = (luck * 48271) % 2147483647) % count;
      for (let call = 0; call < 200; call++) {
        const asking = state.phase.kind === "asking" && choices(state.position).phase !== "done";
        const answers = asking && asks(currentStep(state)) ? [...rightAnswers(state), ...otherAnswers(state)] : [];
        const calls: ((from: LessonState) => Move)[] = [next, retry, back, hint, solution, skip, ...answers.map((given) => (from: LessonState) => answer(from, given))];
        const names = ["next", "retry", "back", "hint", "solution", "skip"] as const;
        const chosen = pick(calls.length);
        const move = calls[chosen]!(state);
        const name = names[chosen];
        if (name) expect(move.kind === "nothing", `${name} in ${at(state)}`).to.equal(!possible(state)[name]);
        expect(move.state.lesson).to.equal(lesson);
        state = move.state.phase.kind === "ended" ? start(lesson, 0, easyPlayer).state : move.state;
        expect(ends(state), at(state)).to.be.true;
      }
    });
  });
}
