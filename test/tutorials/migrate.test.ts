import { expect } from "chai";
import { LessonError } from "../../tutorials/index.js";
import { migrated, type Migrations } from "../../tutorials/migrate.js";
import { readLesson } from "../../tutorials/parse-lesson.js";
import { lessonFile, type LessonFile } from "./lesson-file.js";

/** Two formats that never were: in the first the goal was called aim, in the second the steps were called acts. */
const older: Migrations = {
  "tarot-lesson/-1": ({ aim, ...rest }) => ({ ...rest, goal: aim, format: "tarot-lesson/0" }),
  "tarot-lesson/0": ({ acts, ...rest }) => ({ ...rest, steps: acts, format: "tarot-lesson/1" }),
};

function oldest(): LessonFile {
  const { goal, steps, ...rest } = lessonFile();
  return { ...rest, aim: goal, acts: steps, format: "tarot-lesson/-1" };
}

describe("a lesson of an older format", () => {
  it("is read as one of today's, over as many formats as lie between", () => {
    expect(migrated(oldest(), older)).to.deep.equal(lessonFile());
    expect(readLesson(oldest(), older)).to.deep.equal(readLesson(lessonFile()));
  });

  it("is not touched itself", () => {
    const file = oldest();
    migrated(file, older);
    expect(file).to.deep.equal(oldest());
  });

  it("is refused where nobody can read it any more, or yet", () => {
    for (const format of ["tarot-lesson/2", "tarot-lesson/-2", "toString", "__proto__", 1, null]) {
      for (const file of [oldest(), lessonFile()]) {
        expect(() => readLesson({ ...file, format }, older), String(format)).to.throw(LessonError).with.property("code", "format");
      }
    }
  });

  it("comes to an end, whatever the way leads back to", () => {
    const circle: Migrations = { a: (file) => ({ ...file, format: "b" }), b: (file) => ({ ...file, format: "a" }) };
    expect(migrated({ format: "a" }, circle)).to.deep.equal({ format: "a" });
  });
});
