import { expect } from "chai";
import { run } from "../../bin/run.js";
import { apply, choices, newDeal, toRecord, view } from "../../rules/index.js";
import { firstChoice } from "../../tutorials/free-play.js";
import { smallLesson } from "../tutorials/small-lesson.js";
import type { LessonFile } from "../tutorials/lesson-file.js";

/** A machine with these files; what a command says, and how it ends. */
function machine(files: Record<string, unknown>) {
  return (...words: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const read = (path: string) => {
      if (!Object.hasOwn(files, path)) throw new Error("no such file");
      return typeof files[path] === "string" ? files[path] : JSON.stringify(files[path]);
    };
    const code = run(words, { read, out: (line) => out.push(line), err: (line) => err.push(line) });
    return { code, out, err };
  };
}

const words = { title: "T", goal: "G", learnt: "L", ask: "A?", right: "R", nudge: "N", narrow: "W", show: "S", failed: "F" };
const free: LessonFile = { kind: "free", goal: { is: "trick" }, failed: "a.failed" };
const solution = [{ step: "asked", play: ["0 play T21", "1 play E", "2 play T15", "3 play T14"] }];
const lesson = (more: LessonFile = {}) => smallLesson(free, { solution, texts: { en: { a: words } }, ...more });

describe("npx tarot-table check", () => {
  it("says nothing of a lesson without fault but that it was read", () => {
    expect(machine({ "a.json": lesson() })("check", "a.json")).to.deep.equal({ code: 0, out: [], err: ["1 file, 0 faults"] });
  });

  it("names file, step and reason of every fault, in every file", () => {
    const mute: LessonFile = structuredClone(lesson());
    delete mute.texts.en.a.failed;
    const { code, out, err } = machine({ "a.json": lesson({ seat: 9 }), "b.json": mute, "c.json": "{" })("check", "a.json", "b.json", "c.json");
    expect(out.slice(0, 2)).to.deep.equal([
      "a.json  -  wrong-type  seat  This is not the kind of value that belongs here.",
      "b.json  asked  text-missing  en a.failed  The text is missing.",
    ]);
    expect(out.slice(2)).to.have.length(1).and.to.match(/^c\.json  -  not-json  line 1, column 2: .+  This is not JSON\.$/);
    expect(err).to.deep.equal(["3 files, 3 faults"]);
    expect(code).to.equal(1);
  });

  it("gives the faults to programs too", () => {
    const { code, out } = machine({ "a.json": lesson({ seat: 9 }) })("check", "--json", "a.json");
    expect(JSON.parse(out.join("\n"))).to.deep.equal([{ file: "a.json", step: null, code: "wrong-type", about: "seat", reason: "This is not the kind of value that belongs here." }]);
    expect(code).to.equal(1);
    expect(JSON.parse(machine({ "a.json": lesson() })("check", "a.json", "--json").out.join("\n"))).to.deep.equal([]);
  });

  it("asks for every text in each language that the lesson brings", () => {
    const half = lesson({ texts: { en: { a: words }, de: { a: { ...words, ask: " " } } } });
    expect(machine({ "a.json": half })("check", "a.json").out).to.deep.equal(["a.json  asked  text-missing  de a.ask  The text is missing."]);
  });

  it("finds the texts of a package beside its lessons, in all four languages", () => {
    const bare = lesson({ texts: undefined, title: "small.title", goal: "small.goal" });
    const files = { "x/tutorials/lessons/small.json": bare, "x/locales/de/course.json": { small: { title: "T", goal: "G" } } };
    const { out } = machine(files)("check", "x/tutorials/lessons/small.json");
    const missing = (language: string) => out.filter((line) => line.includes(`text-missing  ${language} `)).length;
    expect([missing("de"), missing("fr"), missing("sv"), missing("en")]).to.deep.equal([7, 9, 9, 9]);
    expect(machine({ "small.json": bare })("check", "small.json").out).to.have.length(1).and.to.match(/no-texts/);
  });

  it("plays deals through", () => {
    const { deal } = lesson();
    const check = machine({ "good.json": deal, "bad.json": { ...deal, actions: [...deal.actions, "0 play T13"] } });
    expect(check("check", "good.json").code).to.equal(0);
    expect(check("check", "bad.json").out).to.deep.equal([`bad.json  -  illegal-action  actions[${String(deal.actions.length)}]  The rules do not allow this (card-not-held).`]);
  });

  it("says why the rules refuse what a lesson plays", () => {
    const about = (more: LessonFile) => machine({ "a.json": lesson(more) })("check", "a.json").out;
    const played = (...play: string[]) => about({ solution: [{ step: "asked", play }] });
    expect(played("0 play T21", "0 play T20")).to.deep.equal(["a.json  -  illegal-action  solution[0].play[1]  The rules do not allow this (not-your-turn)."]);
    const watch = { kind: "auto", id: "watch", text: "a.ask", play: ["0 play T21", "1 play HK"] };
    expect(about({ steps: [watch], solution: [] })).to.deep.equal(["a.json  watch  illegal-action  steps[0].play[1]  The rules do not allow this (card-not-held)."]);
  });

  it("leads to where JSON is broken, in one line", () => {
    const told = (text: string) => machine({ "a.json": text })("check", "a.json").out;
    expect(told('{\n  "id": "a",\n}')).to.have.length(1).and.to.match(/not-json  line 3, column 1: .*property name/);
    for (const text of ["", "\n\n// a lesson\n{}", '{ "a": "\u0007" }']) expect(told(text)).to.have.length(1).and.to.match(/^a\.json  -  not-json  [^\n\p{Cc}]+  This is not JSON\.$/u);
  });

  it("asks for texts where a lesson brings none", () => {
    for (const texts of [undefined, {}]) expect(machine({ "a.json": lesson({ texts }) })("check", "a.json").out).to.have.length(1).and.to.match(/no-texts/);
  });

  it("ends with 2 where it is not understood or cannot read", () => {
    const check = machine({ "a.json": lesson() });
    for (const said of [[], ["check"], ["chekc", "a.json"], ["check", "--fix", "a.json"], ["line", "a.json"]]) {
      expect(check(...said).code, said.join(" ")).to.equal(2);
      expect(check(...said).err[0]).to.match(/^usage: /);
    }
    expect(check("check", "b.json", "a.json")).to.deep.equal({ code: 2, out: [], err: ["b.json  cannot be read", "2 files, 0 faults"] });
    expect(check("check", "--help").code).to.equal(0);
  });
});

describe("npx tarot-table line", () => {
  const play = machine({ "a.json": lesson({ solution: [] }) });

  it("plays a step to its goal with the cards that are named, and gives what a solution takes", () => {
    const { code, out, err } = play("line", "a.json", "asked", "T21");
    const line: string[] = JSON.parse(out[0]!);
    expect(line[0]).to.equal("0 play T21");
    expect(line).to.have.length(4);
    expect([code, ...err]).to.deep.equal([0, "the goal is reached"]);
    expect(machine({ "a.json": lesson({ solution: [{ step: "asked", play: line }] }) })("check", "a.json").code).to.equal(0);
  });

  it("says when the goal is missed, and gives what a mistake takes", () => {
    const { code, out, err } = play("line", "a.json", "asked", "D1");
    expect([code, ...err]).to.deep.equal([1, "the goal is failed"]);
    const tried = lesson({ mistakes: [{ step: "asked", play: JSON.parse(out[0]!), feedback: "a.failed" }] });
    expect(machine({ "a.json": tried })("check", "a.json").out).to.deep.equal([]);
  });

  it("plays a game that no bot plays, and has it proof-read", () => {
    let position = newDeal({ game: "piedicavallo", seed: "no bot" });
    for (let now = choices(position); now.phase !== "play" && now.phase !== "done"; now = choices(position)) position = apply(position, firstChoice(view(position, now.seat)));
    const now = choices(position);
    if (now.phase !== "play") throw new Error("no play came of it");
    const foreign = (solved: readonly unknown[]) => smallLesson({ kind: "free", goal: { is: "end" } }, { seat: now.seat, deal: toRecord(position), solution: solved, texts: { en: { a: { ...words, failed: undefined } } } });
    const { code, out, err } = machine({ "a.json": foreign([]) })("line", "a.json", "asked", now.cards[0]!);
    expect([code, ...err]).to.deep.equal([0, "the goal is reached"]);
    expect(machine({ "a.json": foreign([{ step: "asked", play: JSON.parse(out[0]!) }]) })("check", "a.json")).to.deep.equal({ code: 0, out: [], err: ["1 file, 0 faults"] });
  });

  it("says what is wrong with a card or a step", () => {
    expect(play("line", "a.json", "asked", "T13").err).to.deep.equal(["a.json  asked  illegal-action  0 play T13  The rules do not allow this (card-not-held)."]);
    expect(play("line", "a.json", "asked", "T22").err).to.deep.equal(["a.json  asked  bad-action  T22  This is no action: seat, verb and cards."]);
    expect(play("line", "a.json", "nowhere").code).to.equal(1);
    expect(play("line", "a.json", "nowhere").err).to.deep.equal(["a.json  nowhere  unknown-step  nowhere  No step that would do here has this name."]);
    expect(play("line", "b.json", "asked").code).to.equal(2);
  });
});
