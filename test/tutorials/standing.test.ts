import { expect } from "chai";
import { courseLessons, courseStanding, lessonAfter, lessonIds, loadLesson, type Learnt, type Progress } from "../../tutorials/index.js";

const done = { step: 0, done: true };
const begun = (step: number) => ({ step, done: false });

const learntOf = (lessons: Record<string, Progress>, knowsTricks = false): Learnt => ({ lessons, knowsTricks });
const stateOf = (learnt: Learnt, id: string) => courseStanding(learnt).lessons.find((lesson) => lesson.id === id)!;

describe("what is known of a lesson before it is fetched", () => {
  for (const lesson of courseLessons) {
    it(`is what its file says: ${lesson.id}`, async () => {
      const { steps, prerequisites } = await loadLesson(lesson.id);
      expect(lesson.steps).to.equal(steps.length);
      expect(lesson.prerequisites).to.deep.equal(prerequisites);
    });
  }

  it("never advises to take a later lesson before", () => {
    for (const { id, prerequisites } of courseLessons) {
      for (const before of prerequisites) expect(lessonIds.indexOf(before), `${before} before ${id}`).to.be.within(0, lessonIds.indexOf(id) - 1);
    }
  });
});

describe("where a learner stands in the course", () => {
  it("is at its first lesson at first", () => {
    const { next, done: count, total, lessons } = courseStanding(learntOf({}));
    expect([next, count, total]).to.deep.equal(["cards", 0, 17]);
    expect(new Set(lessons.map(({ state }) => state))).to.deep.equal(new Set(["open"]));
  });

  it("is in the middle of what is begun, before what has not been", () => {
    const learnt = learntOf({ cards: done, follow: done, overtrump: begun(3) });
    expect(courseStanding(learnt).next).to.equal("overtrump");
    expect(stateOf(learnt, "overtrump")).to.deep.equal({ id: "overtrump", steps: 6, step: 3, state: "begun", missing: [] });
    expect(courseStanding(learntOf({ cards: done, bouts: begun(1) })).next, "bouts needs the cards alone").to.equal("bouts");
  });

  it("is not at a later lesson that was only peeped into", () => {
    expect(courseStanding(learntOf({ cards: done, petit: begun(2) })).next).to.equal("follow");
  });

  it("is past what other games of tricks have taught, unless it is done all the same", () => {
    const learnt = learntOf({ cards: done }, true);
    expect(stateOf(learnt, "follow").state).to.equal("familiar");
    const { next, done: count, total } = courseStanding(learnt);
    expect([next, count, total]).to.deep.equal(["overtrump", 1, 16]);
    expect(stateOf(learnt, "overtrump").missing, "it counts as taken").to.deep.equal([]);
    expect(courseStanding(learntOf({ follow: done }, true))).to.include({ done: 1, total: 17 });
  });

  it("counts as done what is begun once more", () => {
    expect(stateOf(learntOf({ cards: { step: 2, done: true } }), "cards").state).to.equal("done");
  });

  it("says what is best taken before, as long as that is not done", () => {
    expect(stateOf(learntOf({ handful: done }), "score").missing).to.deep.equal(["slam"]);
    expect(stateOf(learntOf({ handful: done, slam: done }), "score").missing).to.deep.equal([]);
  });

  it("is at an end when all is done", () => {
    const { next, done: count, total } = courseStanding(learntOf(Object.fromEntries(lessonIds.map((id) => [id, done]))));
    expect([next, count, total]).to.deep.equal([null, 17, 17]);
  });

  it("is at a step that there is, whatever was written", () => {
    expect(stateOf(learntOf({ cards: begun(400) }), "cards").step).to.equal(6);
    expect(courseStanding(learntOf({ ["__proto__"]: done, constructor: done, "https://a.site/lesson.json": done })).done).to.equal(0);
  });
});

describe("the lesson after another", () => {
  it("is the next in order that is left", () => {
    expect(lessonAfter("cards", learntOf({ cards: done }))).to.equal("follow");
    expect(lessonAfter("cards", learntOf({ cards: done, overtrump: done }, true))).to.equal("throw-off");
  });

  it("is one from before where none is left behind it, and none where all are done", () => {
    expect(lessonAfter("exam", learntOf({ exam: done, cards: done }))).to.equal("follow");
    expect(lessonAfter("exam", learntOf(Object.fromEntries(lessonIds.map((id) => [id, done]))))).to.equal(null);
  });

  it("is none for a lesson that is not of the course", () => {
    for (const id of ["", "constructor", "https://a.site/lesson.json"]) expect(lessonAfter(id, learntOf({})), id).to.equal(null);
  });
});
