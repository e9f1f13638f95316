import { expect } from "chai";
import { keepProgress, readProgress } from "../../../components/tarot-lesson/progress.js";
import "../../support/own-storage.js";

const place = "tarot-table:lessons";

describe("how far a learner has come", () => {
  afterEach(() => localStorage.removeItem(place));

  it("is kept for each lesson by itself, whatever it is called", () => {
    for (const [step, lesson] of ["overtrump", "__proto__", "constructor"].entries()) keepProgress(lesson, { step: step + 1, done: step === 1 });
    expect(["overtrump", "__proto__", "constructor", "another"].map(readProgress)).to.deep.equal([
      { step: 1, done: false },
      { step: 2, done: true },
      { step: 3, done: false },
      { step: 0, done: false },
    ]);
  });

  it("stays, however many lesson files a site has, and however long their addresses are", () => {
    const progress = { step: 2, done: true };
    keepProgress("overtrump", progress);
    const address = (number: number) => `https://a.site/${"x".repeat(400)}/${String(number)}.json`;
    for (let number = 0; number < 200; number++) keepProgress(address(number), progress);
    keepProgress(`data:application/json,${"x".repeat(70_000)}`, progress);
    expect(readProgress("overtrump")).to.deep.equal(progress);
    expect(readProgress(address(199)), "the last ones are remembered").to.deep.equal(progress);
    expect(readProgress(address(0)), "the first ones are not").to.deep.equal({ step: 0, done: false });
  });

  it("is the beginning where somebody else has written nonsense, and the rest stays", () => {
    const progress = { step: 2, done: false };
    localStorage.setItem(place, JSON.stringify({ version: 1, lessons: { one: { step: -1, done: true }, two: { step: "2", done: false }, three: null, four: progress } }));
    expect(["one", "two", "three", "four"].map(readProgress)).to.deep.equal([...Array.from({ length: 3 }, () => ({ step: 0, done: false })), progress]);
    localStorage.setItem(place, JSON.stringify({ version: 2, lessons: { four: progress } }));
    expect(readProgress("four")).to.deep.equal({ step: 0, done: false });
  });
});
