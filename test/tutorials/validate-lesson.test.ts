import { expect } from "chai";
import { easyPlayer } from "../../bots/index.js";
import { run } from "../../bin/run.js";
import {
  answer, lessonIds, next, parseLesson, retry, start, validateLesson, words, type LessonState, type LessonTexts,
} from "../../tutorials/index.js";
import { lessonFile, lessonTexts, stepOf, type LessonFile } from "./lesson-file.js";


describe("proof-reading a lesson", () => {
  let texts: LessonTexts;
  before(async () => {
    texts = await lessonTexts();
  });

  const findings = (change: (file: LessonFile) => void) => validateLesson(lessonFile(change), texts).map(({ step, code }) => `${step ?? "-"}: ${code}`);

  for (const id of lessonIds) {
    it(`finds nothing wrong with the package's own in four languages: ${id}`, async () => {
      const url = new URL(`../../tutorials/lessons/${id}.json`, import.meta.url);
      const file: LessonFile = await (await fetch(url)).json();
      expect(file.id, "called as its file").to.equal(id);
      expect(validateLesson(file, await lessonTexts(id), easyPlayer)).to.deep.equal([]);
    });
  }

  it("takes a lesson as a value and as a text", () => {
    expect(Object.keys(texts)).to.have.members(["de", "fr", "sv", "en"]);
    expect(validateLesson(lessonFile(), texts)).to.deep.equal([]);
    expect(validateLesson(JSON.stringify(lessonFile()), texts)).to.deep.equal([]);
  });

  it("reports what the reader refuses, with the step at fault", () => {
    expect(findings((file) => (file.format = "x"))).to.deep.equal(["-: format"]);
    expect(findings((file) => (file.steps[1].play[1] = "1 play D9"))).to.deep.equal(["watch: illegal-action"]);
    expect(findings((file) => (file.steps[1].kind = "video"))).to.deep.equal(["watch: unknown-kind"]);
    expect(validateLesson("{", texts)).to.deep.equal([{ step: null, code: "not-json", about: "" }]);
  });

  it("misses a model answer, and finds one that is not accepted", () => {
    expect(findings((file) => file.solution.pop())).to.deep.equal(["partner: solution-missing"]);
    expect(findings((file) => (file.solution[1].action = "0 play T9"))).to.deep.equal(["trump: solution-refused"]);
    expect(findings((file) => (file.solution[1].action = "0 play S8"))).to.deep.equal(["trump: solution-refused"]);
  });

  it("finds a mistake that gets another word than it should, another reason, or none", () => {
    const mistake = (file: LessonFile, at: number) => file.mistakes[at];
    expect(findings((file) => (mistake(file, 0).feedback = "overtrump.follow.other"))).to.deep.equal(["follow: mistake-feedback", "follow: feedback-untried"]);
    const [otherReason] = validateLesson(lessonFile((file) => (mistake(file, 6).reason = "must-trump")), texts);
    expect(otherReason, "with what the rules do say").to.deep.equal({ step: "partner", code: "mistake-reason", about: "mistakes[6]", refusal: "must-overtrump" });
    expect(findings((file) => delete mistake(file, 5).feedback)).to.deep.equal(["trump: mistake-feedback"]);
    expect(findings((file) => (mistake(file, 6).reason = "must-trump"))).to.deep.equal(["partner: mistake-reason", "partner: feedback-untried"]);
    expect(findings((file) => file.mistakes.push({ step: "trump", action: "0 play T6" }))).to.deep.equal(["trump: mistake-accepted"]);
    expect(findings((file) => file.mistakes.push({ step: "trump", action: "0 play T21" }))).to.deep.equal(["trump: mistake-impossible"]);
    expect(findings((file) => file.mistakes.push({ step: "check", choice: ["T15", "T20"] }))).to.deep.equal(["check: mistake-accepted"]);
  });

  it("finds a word that no mistake tries", () => {
    expect(findings((file) => file.mistakes.splice(7, 1))).to.deep.equal(["partner: feedback-untried"]);
  });

  it("finds a poor card without a word", () => {
    const change = (file: LessonFile) => {
      stepOf(file, "trump").feedback.pop();
      file.mistakes = file.mistakes.filter(({ feedback }: { feedback: string }) => feedback !== "overtrump.trump.dear");
    };
    expect(findings(change)).to.include("trump: feedback-missing");
  });

  it("finds an answer that is never legal", () => {
    expect(findings((file) => stepOf(file, "partner").accept.push("0 play T3"))).to.deep.equal(["partner: answer-never-legal"]);
  });

  it("finds hints that lead astray, and a last hint that shows nothing", () => {
    const hint = (file: LessonFile, rung: string) => stepOf(file, "partner").hints[rung];
    expect(findings((file) => (hint(file, "show").marks = ["T14"]))).to.deep.equal(["partner: hint-misleads"]);
    expect(findings((file) => (hint(file, "show").marks = ["T9", "T14"]))).to.deep.equal(["partner: hint-misleads"]);
    expect(findings((file) => (hint(file, "show").marks = "legal"))).to.deep.equal(["partner: hint-misleads"]);
    expect(findings((file) => delete hint(file, "show").marks)).to.deep.equal(["partner: hint-shows-nothing"]);
    expect(findings((file) => (hint(file, "narrow").marks = ["T3", "T6"]))).to.deep.equal(["partner: hint-misleads"]);
    expect(findings((file) => delete stepOf(file, "check").hints.show.marks)).to.deep.equal(["check: hint-shows-nothing"]);
  });

  it("finds texts that are missing, unused, marked up or unfinished, in each language", () => {
    const change = (language: string, edit: (tree: LessonFile) => void) => {
      const copy: LessonFile = structuredClone(texts);
      edit(copy[language].overtrump);
      return validateLesson(lessonFile(), copy).map(({ step, code, about }) => `${step ?? "-"}: ${code} ${about}`);
    };
    for (const language of Object.keys(texts)) {
      expect(change(language, (tree) => delete tree.follow.ask)).to.deep.equal([`follow: text-missing ${language} overtrump.follow.ask`]);
      expect(change(language, (tree) => (tree.watch.text = " "))).to.deep.equal([`watch: text-missing ${language} overtrump.watch.text`]);
      expect(change(language, (tree) => (tree.watch.old = "x"))).to.deep.equal([`-: text-unused ${language} overtrump.watch.old`]);
      expect(change(language, (tree) => (tree.goal = "See <b>it</b>"))).to.deep.equal([`-: text-markup ${language} overtrump.goal`]);
      expect(change(language, (tree) => (tree.goal = "See {{card}}"))).to.deep.equal([`-: text-placeholder ${language} overtrump.goal`]);
    }
    expect(validateLesson(lessonFile(), { de: texts["de"], it: {} }).every(({ about }) => about.startsWith("it "))).to.be.true;
  });

  it("finds texts that nobody wants to read beside a table, each and all together", () => {
    const long = (words: number) => Array.from({ length: words }, () => "word").join(" ");
    const codes = (change: (tree: LessonFile) => void) => {
      const copy: LessonFile = structuredClone(texts);
      change(copy.sv.overtrump);
      return validateLesson(lessonFile(), copy).map(({ code, about }) => `${code} ${about}`);
    };
    expect(codes((tree) => (tree.watch.text = long(60)))).to.deep.equal([]);
    expect(codes((tree) => (tree.watch.text = long(61)))).to.deep.equal(["text-long sv overtrump.watch.text"]);
    const wordy = codes((tree) => {
      for (const step of ["trumps", "watch", "follow", "trump", "partner", "check"]) tree[step].text = long(60);
      for (const step of ["follow", "trump", "partner", "check"]) tree[step].right = long(60);
    });
    expect(wordy).to.have.length(1).and.to.match(/^lesson-long sv \d{3}$/);
  });

  it("reads a lesson's own texts in place of ours", () => {
    const file = lessonFile((own) => (own.texts = texts));
    expect(validateLesson(file, { de: {}, en: {} })).to.deep.equal([]);
    delete file.texts.de.overtrump.goal;
    expect(validateLesson(file, { de: {}, en: {} }).map(({ about }) => about)).to.deep.equal(["de overtrump.goal"]);
  });
});

describe("the author's guide", () => {
  /** The worked example, as it stands in the guide. */
  async function example(): Promise<string> {
    const guide = await (await fetch(new URL("../../tutorials/README.md", import.meta.url))).text();
    return /```json\n([^]*?)```/.exec(guide)?.[1] ?? "";
  }

  it("shows a lesson that is without fault, by the command too", async () => {
    const file = await example();
    expect(validateLesson(file, { en: {} })).to.deep.equal([]);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    expect(run(["check", "diamonds.json"], { read: () => file, out: say, err: say })).to.equal(0);
    expect(said).to.deep.equal(["1 file, 0 faults"]);
  });

  it("says rightly what happens in it", async () => {
    const lesson = parseLesson(await example());
    const { state } = next(start(lesson).state);
    const key = ({ phase }: LessonState) => (phase.kind === "mistake" || phase.kind === "answered" ? phase.feedback : phase.kind === "asking" ? (phase.note?.feedback ?? null) : null);
    const play = (card: string) => answer(state, { kind: "action", action: { seat: 0, type: "play", card } });
    for (const card of ["D5", "D7"]) expect(play(card).kind).to.equal("accepted");
    expect([play("T9").kind, key(play("T9").state)]).to.deep.equal(["refused", "diamonds.follow.other"]);
    expect([play("DQ").kind, key(play("DQ").state)]).to.deep.equal(["mistake", "diamonds.follow.queen"]);
    expect(words(retry(play("DQ").state).state).map(({ role }) => role)).to.deep.equal(["ask"]);
  });
});
