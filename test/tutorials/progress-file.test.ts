import { expect } from "chai";
import { joinProgress, LessonError, maxSize, parseProgress, writeProgress } from "../../tutorials/index.js";

const learnt = { lessons: { cards: { step: 0, done: true }, overtrump: { step: 3, done: false } }, knowsTricks: true };

/** The code and place of what is wrong with a text. */
function faultIn(text: string): string {
  try {
    parseProgress(text);
    return "none";
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return `${error.code} ${error.path}`.trim();
  }
}

const file = (changes: object) => JSON.stringify({ format: "tarot-progress/1", lessons: {}, ...changes });

describe("progress as a file", () => {
  it("is read as it was written", () => {
    expect(parseProgress(writeProgress(learnt))).to.deep.equal(learnt);
    expect(parseProgress(`\uFEFF\n\u00A0${writeProgress(learnt)} \n`), "pasted with space around it").to.deep.equal(learnt);
  });

  it("says nothing of lesson files of other sites", () => {
    const more = { ...learnt, lessons: { ...learnt.lessons, "https://a.site/lesson.json": { step: 1, done: false } } };
    expect(JSON.parse(writeProgress(more))).to.deep.equal({ format: "tarot-progress/1", ...learnt });
  });

  it("may come from a course with more lessons", () => {
    expect(parseProgress(file({ lessons: { "a-new-one": { step: 1, done: true }, cards: { step: 0, done: true } } })).lessons).to.deep.equal({ cards: { step: 0, done: true } });
  });

  for (const [title, text, fault] of [
    ["no JSON", "cards: done", "not-json"],
    ["half a text", writeProgress(learnt).slice(0, 60), "not-json"],
    ["too large", `"${"x".repeat(maxSize)}"`, "too-large"],
    ["too deep", "[".repeat(5000), "too-deep"],
    ["a list", "[]", "wrong-type"],
    ["null", "null", "wrong-type"],
    ["something else", '{"name":"x"}', "format format"],
    ["of a later version", file({ format: "tarot-progress/2" }), "format format"],
    ["without lessons", '{"format":"tarot-progress/1"}', "missing-key lessons"],
    ["with a stranger's key", file({ html: "<script>" }), "unknown-key html"],
    ["with a step that is none", file({ lessons: { cards: { step: -1, done: true } } }), "wrong-type lessons.cards.step"],
    ["with a step beyond all lessons", file({ lessons: { cards: { step: 1e9, done: true } } }), "wrong-type lessons.cards.step"],
    ["with words for yes", file({ lessons: { cards: { step: 0, done: "yes" } } }), "wrong-type lessons.cards.done"],
    ["with more to a lesson", file({ lessons: { cards: { step: 0, done: true, by: 1 } } }), "unknown-key lessons.cards.by"],
    ["with __proto__", '{"format":"tarot-progress/1","lessons":{"__proto__":{"step":0}}}', "missing-key lessons.__proto__.done"],
  ] as const) {
    it(`is refused with code and place where it is ${title}`, () => expect(faultIn(text)).to.equal(fault));
  }

  it("joins another in the further of both", () => {
    const other = { lessons: { cards: { step: 2, done: false }, overtrump: { step: 1, done: false }, follow: { step: 0, done: true } }, knowsTricks: false };
    const both = { lessons: { cards: { step: 2, done: true }, overtrump: { step: 3, done: false }, follow: { step: 0, done: true } }, knowsTricks: true };
    expect(joinProgress(learnt, other)).to.deep.equal(both);
    expect(joinProgress(other, learnt)).to.deep.equal(both);
  });
});
