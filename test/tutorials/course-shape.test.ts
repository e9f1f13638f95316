import { expect } from "chai";
import { languages, loadTexts, text } from "../../locales/index.js";
import { lessonIds, loadLesson, type Lesson, type Step } from "../../tutorials/index.js";

const asks = (step: Step): boolean => "hints" in step;
/** Nothing is asked, or cards are played before it is. */
const lets = (step: Step): boolean => !asks(step) || ("before" in step && step.before.length > 0);

describe("the lessons of the course", () => {
  const lessons = new Map<string, Lesson>();
  before(async () => {
    for (const id of lessonIds) lessons.set(id, await loadLesson(id));
    for (const language of languages) await Promise.all(lessonIds.map((id) => loadTexts(language, `lesson/${id}`)));
  });

  it("are sixteen, and a mixed exam at the end", () => {
    expect(lessonIds).to.have.length(17);
    expect(lessonIds.at(-1)).to.equal("exam");
  });

  for (const id of lessonIds) {
    it(`take three to eight steps, begin with something to watch, ask twice at least, and set a trap at every question: ${id}`, () => {
      const { steps, mistakes } = lessons.get(id)!;
      expect(steps.length).to.be.within(3, 8);
      expect(lets(steps[0]!), "something to watch").to.equal(true);
      const asked = steps.filter(asks);
      expect(asked.length).to.be.at.least(2);
      const tempting = new Set(mistakes.map(({ step }) => step));
      expect(asked.filter((step) => step.kind !== "free" && !tempting.has(step.id)).map((step) => step.id), "without a trap").to.deep.equal([]);
    });

    it(`end with one sentence that names its source, in every language: ${id}`, () => {
      for (const language of languages) {
        const rule = text(language, `lessons:${id}.learnt`);
        expect(rule, language).to.match(/R-RO 2012-06(\)\.|\.\))$/);
        // Who has passed the exam is sent to the table besides.
        if (id !== "exam") expect(rule.replace(/ \([^()]*\)\.$/, ""), language).to.not.match(/[.!?] /);
      }
    });
  }
});
