import { Validator, type Schema } from "@cfworker/json-schema";
import { expect } from "chai";
import { lessonFormat, lessonIds } from "../../tutorials/index.js";
import schema from "../../tutorials/tarot-lesson.schema.json" with { type: "json" };
import { readLesson } from "../../tutorials/parse-lesson.js";
import { faultIn } from "./fault-in.js";
import { lessonFile, type LessonFile } from "./lesson-file.js";
import { smallLesson } from "./small-lesson.js";

const validator = new Validator(schema as Schema, "2020-12", true);
const isValid = (value: unknown) => validator.validate(JSON.parse(JSON.stringify(value))).valid;

/** Faults of shape, which a schema has words for. All others are about what names and cards mean. */
const ofShape = ["unknown-key", "missing-key", "wrong-type", "too-many", "too-few", "too-long", "bad-id", "bad-text-key", "unknown-kind", "format", "bad-action", "bad-language"];
/** What only the whole file tells: a seat of a table for four, the length of a list that a game has, which keys a step's answer has. */
const beyond = (fault: string) => !ofShape.includes(fault.split(" ")[0]!) || /^wrong-type (seat|.*\.seat)$|^too-many steps\[\d\]\.answer|^too-many solution|deal\b|^unknown-key (steps\[\d\]\.(goto|failed|feedback\[\d\]\.then|choices\[\d\]\.id)|(mistakes|solution)\[)|^missing-key ((mistakes|solution)\[|steps\[\d\]\.failed)/.test(fault);

/** A lesson with one step of every kind that the course's own may lack. */
function manifold(): LessonFile {
  const hints = { nudge: { say: "a.b" }, narrow: { say: "a.b", marks: ["T21", "seat:1", "trick"] }, show: { say: "a.b", marks: "accepted" } };
  const asked = { ask: "a.b", hints, right: "a.b", wrong: "a.b" };
  const score = { players: 4, contract: "garde", takerPoints: 49, bouts: 2, petitAuBout: null, handfuls: [1], slam: null, slamAnnounced: false, alone: false };
  const { wrong: _, ...playing } = asked;
  return smallLesson(
    { kind: "show", text: "a.b", arrows: [{ from: "seat:1", to: "T21" }], ask: undefined, hints: undefined, right: undefined },
    {
      $schema: "https://example.org/schema.json",
      prerequisites: ["follow"],
      more: [
        { kind: "count", id: "sum", ...asked, of: { score }, fields: [{ id: "f", label: "a.b", is: "taker", feedback: [{ value: -3, say: "a.b" }, { off: 0.5, say: "a.b" }] }] },
        { kind: "count", id: "won", ...asked, of: { won: [0, 2] }, fields: [{ id: "f", label: "a.b", is: "points" }, { id: "g", label: "a.b", is: 2.5 }] },
        { kind: "quiz", id: "points", ...asked, choices: [{ value: 5 }, { value: 4.5, feedback: "a.b" }], answer: { count: "points", of: { cards: ["T21"] } } },
        { kind: "quiz", id: "words", ...asked, many: true, choices: [{ id: "one", text: "a.b" }, { id: "two", text: "a.b" }, { bid: "garde" }, { seat: 1 }], answer: ["one", "two"] },
        { kind: "free", id: "go", ...playing, goal: { is: "trick", by: "side" }, seed: "x", failed: "a.b" },
        { kind: "say", id: "done", text: "a.b", goto: "sum" },
      ],
      solution: [{ step: "go", play: ["0 play T21", "1 play E", "2 play T15", "3 play T14"] }],
      mistakes: [{ step: "sum", count: { f: 7 }, feedback: "a.b" }, { step: "words", choice: ["one"], feedback: "a.b" }, { step: "go", play: ["0 play S1"], feedback: "a.b" }],
      texts: { en: { a: { b: "Text" } } },
    },
  );
}

type Path = readonly (string | number)[];

function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  // Of lists one entry says enough, but for the steps, of which each is another kind.
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, path.at(-1) === "steps" ? 8 : 1) : Object.keys(value);
  return [path, ...keys.flatMap((key) => paths((value as Record<string, unknown>)[key], [...path, key]))];
}

/** The file with the value at a path changed; the change may delete it, too. */
function changed(file: LessonFile, path: Path, change: (parent: LessonFile, key: string | number) => void): LessonFile {
  const copy = { root: structuredClone(file) };
  let parent: LessonFile = copy;
  const keys = ["root", ...path];
  for (const key of keys.slice(0, -1)) parent = parent[key];
  change(parent, keys.at(-1)!);
  return copy.root;
}

const wrongValues: readonly unknown[] = [null, [], {}, -1, 0.3, 99, 1e99, "", true, "__proto__", "A b", "x".repeat(1001), ["x"]];

describe("the schema of lessons", () => {
  it("calls itself what lessons do", () => {
    expect(schema.title).to.equal(lessonFormat);
    expect(schema.properties.format.const).to.equal(lessonFormat);
  });

  for (const id of lessonIds) {
    it(`takes ${id}`, async () => {
      const file: unknown = await (await fetch(new URL(`../../tutorials/lessons/${id}.json`, import.meta.url))).json();
      expect(validator.validate(file as LessonFile).errors).to.deep.equal([]);
    });
  }

  it("takes the author's guide at its word", async () => {
    const guide = await (await fetch(new URL("../../tutorials/README.md", import.meta.url))).text();
    const examples = [...guide.matchAll(/```json\n([^]*?)```/g)].map(([, example = ""]) => JSON.parse(example) as LessonFile).filter((example) => example.format);
    expect(examples).to.have.length.above(0);
    for (const example of examples) expect(isValid(example)).to.be.true;
  });

  for (const [name, file] of [["a lesson of the course", lessonFile()], ["a lesson with steps of every kind", JSON.parse(JSON.stringify(manifold())) as LessonFile]] as const) {
    it(`agrees with the reader about ${name}, whatever stands in its place`, () => {
      expect(faultIn(file)).to.equal("fine");
      expect(isValid(file)).to.be.true;
      let refused = 0;
      const compare = (other: LessonFile, how: string) => {
        const fault = faultIn(other, readLesson);
        const valid = isValid(other);
        if (fault === "fine") expect(valid, `${how}: the schema refuses what can be taught`).to.be.true;
        else if (!beyond(fault)) {
          refused += 1;
          expect(valid, `${how}: the schema takes what the reader refuses, ${fault}`).to.be.false;
        }
      };
      for (const path of paths(file)) {
        const at = path.join(".");
        if (path.length > 0) compare(changed(file, path, (parent, key) => (Array.isArray(parent) ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key))), `without ${at}`);
        for (const value of wrongValues) compare(changed(file, path, (parent, key) => (parent[key] = value)), `${at} = ${JSON.stringify(value).slice(0, 20)}`);
        compare(changed(file, path, (parent, key) => { if (typeof parent[key] === "object" && parent[key] !== null && !Array.isArray(parent[key])) parent[key].stranger = 1; }), `a stranger in ${at}`);
      }
      expect(refused).to.be.above(400);
    }).timeout(120_000);
  }
});
