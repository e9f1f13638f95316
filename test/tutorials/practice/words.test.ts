import { expect } from "chai";
import { answer, currentStep, hint, pointers, practiceLesson, solution, words, type Answer, type LessonState, type Move } from "../../../tutorials/index.js";
import { keysIn, textIn, textKeys } from "../../../tutorials/lesson-texts.js";
import de from "../../../locales/de/lessons/practice.json" with { type: "json" };
import en from "../../../locales/en/lessons/practice.json" with { type: "json" };
import fr from "../../../locales/fr/lessons/practice.json" with { type: "json" };
import sv from "../../../locales/sv/lessons/practice.json" with { type: "json" };
import { itemsOf, practiceKinds } from "./all-items.js";

const languages = Object.entries({ de, en, fr, sv });
/** Said around the questions, by the element. */
const quizWords = "practice.quiz.";

const told = ({ state }: Move): string[] => words(state).filter(({ role }) => role === "feedback").map(({ key }) => key);

/** The answer that the solution gives. */
function right(state: LessonState): Answer {
  const { phase } = solution(state).state;
  if (phase.kind !== "answered") throw new Error("no solution");
  return phase.answer;
}

/** What is said to every single fault in a quiz: one choice too many, or one too few. */
function faults(state: LessonState): string[][] {
  const step = currentStep(state);
  const model = right(state);
  if (step.kind !== "quiz" || model.kind !== "choice") return [];
  return step.choices.map(({ id }) => {
    const chosen = !step.many ? [id] : model.chosen.includes(id) ? model.chosen.filter((one) => one !== id) : [...model.chosen, id];
    if (!step.many && model.chosen.includes(id)) return ["practice.wrong."];
    const move = answer(state, { kind: "choice", chosen });
    expect(move.kind).to.equal("wrong");
    return told(move);
  });
}

describe("what practice questions say", () => {
  // So many questions take their time where a machine is busy.
  before(function () {
    this.timeout(120_000);
    for (const kind of practiceKinds) itemsOf(kind);
  });

  it("is a word of its own to every wrong choice, and to every right one that is missing", () => {
    for (const kind of ["legal", "winner", "excuse"] as const) {
      for (const { state, seed } of itemsOf(kind)) {
        for (const said of faults(state)) {
          expect(said, `${kind} ${seed}`).to.have.length(1);
          expect(said[0]).to.match(/\.(wrong|missed)\./);
        }
      }
    }
  });

  it("ends its hints with what the solution says and gives", () => {
    for (const kind of practiceKinds) {
      for (const { state } of itemsOf(kind)) {
        const shown = hint(hint(hint(state).state).state).state;
        const { choices, values } = pointers(shown);
        const model = right(state);
        expect(model.kind === "choice" ? choices : values).to.deep.equal(model.kind === "choice" ? model.chosen : model.kind === "count" && model.values);
        expect(answer(shown, model).kind).to.equal("accepted");
        expect(words(shown).at(-1)?.key).to.equal(told(solution(state))[0]);
      }
    }
  });

  it("exists in every language, with nothing left open, and nothing is written in vain", () => {
    /** What every question that uses a key has values for. */
    const used = new Map<string, string[]>();
    for (const kind of practiceKinds) {
      for (const { lesson } of itemsOf(kind)) {
        const values = Object.keys(lesson.values ?? {});
        for (const key of textKeys(lesson).keys()) used.set(key, (used.get(key) ?? values).filter((name) => values.includes(name)));
      }
    }
    used.delete("practice.title");
    for (const [key, values] of used) {
      for (const [language, tree] of languages) {
        const text = textIn({ practice: tree }, key);
        expect(text, `${language} ${key}`).to.be.a("string");
        expect(values, `${language} ${key}`).to.include.members([...text!.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!));
      }
    }
    const written = keysIn({ practice: en }).filter((key) => !key.startsWith(quizWords));
    expect(written.filter((key) => !used.has(key))).to.deep.equal([]);
  });

  it("tells what a number gives away", () => {
    // Four cards: 3.5 + 3 × 0.5; whoever forgets the small ones has 3.5, whoever takes the queen for 4 and nothing else has 4.
    for (const { state } of itemsOf("points")) {
      const step = currentStep(state);
      const model = right(state);
      if (step.kind !== "count" || model.kind !== "count") throw new Error("no count");
      const points = model.values["points"]!;
      expect(told(answer(state, { kind: "count", values: { points: points + 0.5 } }))).to.have.length(1);
      expect(told(answer(state, { kind: "count", values: { points: points + 30 } }))).to.deep.equal(["practice.points.wrong.other"]);
    }
  });

  it("is the same for the same seed, and another for another", () => {
    for (const kind of practiceKinds) {
      expect(practiceLesson(kind, "one")).to.deep.equal(practiceLesson(kind, "one"));
      expect(practiceLesson(kind, "one").deal).not.to.deep.equal(practiceLesson(kind, "two").deal);
    }
  });
});
