import { expect } from "chai";
import { LessonError, loadLesson, maxSize, parseLesson } from "../../tutorials/index.js";
import { faultIn as fault } from "./fault-in.js";
import { lessonFile, stepOf, type LessonFile } from "./lesson-file.js";

const faultWith = (change: (file: LessonFile) => void) => fault(lessonFile(change));

/** The file's text with a key that JSON knows and object literals do not. */
const withText = (from: string, to: string) => JSON.stringify(lessonFile()).replace(from, to);

describe("reading a lesson file", () => {
  it("takes the package's own, as text and as a value", () => {
    expect(fault(lessonFile())).to.equal("fine");
    expect(fault(JSON.stringify(lessonFile()))).to.equal("fine");
  });

  it("refuses what is too large or too deep before it reads it", () => {
    expect(fault(" ".repeat(1024 * 1024))).to.equal("too-large");
    expect(fault(JSON.stringify(lessonFile((file) => (file.id = "x".repeat(maxSize)))))).to.equal("too-large");
    expect(fault(`"\\"${"[".repeat(30)}`), "brackets within a string are no depth").to.equal("not-json");
    expect(fault("[".repeat(30000))).to.equal("too-deep");
    expect(fault(`{"a":${'{"a":'.repeat(20)}1${"}".repeat(21)}`)).to.equal("too-deep");
    expect(fault(`"${'\\"'.repeat(20000)}`), "a long unclosed text").to.equal("not-json");
  });

  it("refuses what is no JSON, and no lesson", () => {
    for (const text of ["", "lesson", "{", "{'a': 1}", "undefined"]) expect(fault(text), text).to.equal("not-json");
    for (const text of ["null", "1", '"x"', "[]", "true"]) expect(fault(text), text).to.equal("wrong-type");
    expect(fault("{}")).to.equal("missing-key format");
    for (const value of [null, undefined, 7, [], () => 1, Symbol("x")]) expect(fault(value)).to.match(/^(wrong-type|not-json)$/);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(fault(circle)).to.equal("not-json");
    expect(fault({ toJSON: () => { throw new Error("trap"); } })).to.equal("not-json");
    expect(fault({ id: 1n })).to.equal("not-json");
  });

  it("refuses keys that it does not know, wherever they stand", () => {
    expect(faultWith((file) => (file.script = "x"))).to.equal("unknown-key script");
    expect(faultWith((file) => (file.steps[0].onclick = "alert(1)"))).to.equal("unknown-key steps[0].onclick");
    expect(faultWith((file) => (file.steps[2].hints.shout = {}))).to.equal("unknown-key steps[2].hints.shout");
    expect(faultWith((file) => (file.steps[2].feedback[0].html = "x"))).to.equal("unknown-key steps[2].feedback[0].html");
    expect(faultWith((file) => (file["<b>".repeat(50)] = 1))).to.equal(`unknown-key "${"<b>".repeat(50).slice(0, 40)}"`);
    expect(fault(withText('"id":"overtrump"', '"__proto__":{"id":"x"},"id":"overtrump"'))).to.equal("unknown-key __proto__");
    expect(fault(withText('"kind":"auto"', '"kind":"auto","constructor":1'))).to.equal("unknown-key steps[1].constructor");
    expect(Object.prototype).to.not.have.property("id");
  });

  it("refuses a missing key, a wrong type and a wrong name", () => {
    expect(faultWith((file) => delete file.learnt)).to.equal("missing-key learnt");
    expect(faultWith((file) => (file.format = "tarot-lesson/2"))).to.equal("format format");
    expect(faultWith((file) => Object.assign(file, { format: "tarot-lesson/2", teaser: "a.b" })), "whatever else it holds").to.equal("format format");
    expect(fault({ format: "tarot-progress/1", lessons: {} })).to.equal("format format");
    expect(faultWith((file) => (file.id = "Over trump"))).to.equal("bad-id id");
    expect(faultWith((file) => (file.goal = 7))).to.equal("wrong-type goal");
    expect(faultWith((file) => (file.goal = "a goal in plain words"))).to.equal("bad-text-key goal");
    expect(faultWith((file) => (file.goal = "a.__proto__"))).to.equal("bad-text-key goal");
    expect(faultWith((file) => (file.seat = 4))).to.equal("wrong-type seat");
    expect(faultWith((file) => (file.steps = {}))).to.equal("wrong-type steps");
    expect(faultWith((file) => (file.steps = []))).to.equal("too-few steps");
    expect(faultWith((file) => (file.steps = Array.from({ length: 61 }, () => file.steps[0])))).to.equal("too-many steps");
    expect(faultWith((file) => (file.steps[3].id = "follow"))).to.equal("double-id steps[3].id");
    expect(faultWith((file) => (file.steps[3].many = 1))).to.equal("unknown-key steps[3].many");
    expect(faultWith((file) => (stepOf(file, "check").many = 1))).to.equal("wrong-type steps[5].many");
  });

  it("refuses kinds of steps that nobody has built", () => {
    for (const kind of ["drag", "video", "toString", "__proto__"]) {
      expect(faultWith((file) => (file.steps[1].kind = kind)), kind).to.equal("unknown-kind steps[1].kind");
    }
    expect(faultWith((file) => delete file.steps[1].kind)).to.equal("missing-key steps[1].kind");
  });

  it("refuses a pack that is none: a card twice, a card missing, a card too many", () => {
    expect(faultWith((file) => (file.deal.hands[0] = file.deal.hands[0].replace("H4", "H6")))).to.match(/^double-card deal/);
    expect(faultWith((file) => (file.deal.hands[0] = file.deal.hands[0].replace(" H4", "")))).to.equal("card-count deal.hands[0]");
    expect(faultWith((file) => (file.deal.hands[0] = file.deal.hands[0].replace("H4", "X4")))).to.equal("unknown-card deal.hands[0]");
    expect(faultWith((file) => (file.deal.players = 3))).to.equal("dealer deal.dealer");
    expect(faultWith((file) => (stepOf(file, "check").deal.hands[3] = "T12 T5"))).to.equal("double-card steps[5].deal.hands[3]");
    expect(faultWith((file) => (stepOf(file, "check").deal.talon = "C7 C4 C3 D1 D2 D5 D7"))).to.equal("card-count steps[5].deal.talon");
    expect(faultWith((file) => (stepOf(file, "check").deal.hands.pop()))).to.equal("hand-count steps[5].deal.hands");
    expect(faultWith((file) => (stepOf(file, "check").deal.hands[1] = "ST"))).to.equal("unknown-card steps[5].deal.hands[1]");
  });

  it("refuses positions and scripts that the rules do not allow", () => {
    expect(faultWith((file) => file.deal.actions.push("0 play H4", "1 play D9"))).to.equal("illegal-action deal.actions[7]");
    expect(faultWith((file) => (file.steps[1].play[1] = "1 play D9"))).to.equal("illegal-action steps[1].play[1]");
    expect(faultWith((file) => (file.steps[2].before[1] = "3 play D2"))).to.equal("illegal-action steps[2].before[1]");
    expect(faultWith((file) => (stepOf(file, "trump").after = ["1 play H1"]))).to.equal("illegal-action steps[3].after[0]");
    expect(faultWith((file) => (stepOf(file, "trump").feedback[1].then = ["1 play H1"]))).to.equal("illegal-action steps[3].feedback[1].then[0]");
    expect(faultWith((file) => (file.steps[1].play[1] = "1 throws HK"))).to.equal("bad-action steps[1].play[1]");
    expect(faultWith((file) => (file.steps[1].play[1] = "one play HK"))).to.equal("bad-action steps[1].play[1]");
  });

  it("refuses a script that only an accepted alternative breaks", () => {
    const file = lessonFile((file) => {
      // With the 14 accepted here, the learner lacks the trump that the script plays later.
      stepOf(file, "trump").accept.push("0 play T14");
      stepOf(file, "trump").feedback[1].for = ["0 play T9"];
      file.steps.splice(5, 0, { kind: "auto", id: "later", text: "overtrump.watch.text", play: ["0 play T14"] });
    });
    expect(fault(file)).to.equal("illegal-action steps[5].play[0]");
  });

  it("refuses a question that nobody can answer", () => {
    expect(faultWith((file) => (stepOf(file, "follow").accept = ["0 play H9"]))).to.equal("no-answer steps[2].accept");
    expect(faultWith((file) => (stepOf(file, "follow").accept = ["1 play H9"]))).to.equal("not-learners-turn steps[2].accept[0]");
    expect(faultWith((file) => (stepOf(file, "follow").accept = []))).to.equal("too-few steps[2].accept");
    expect(faultWith((file) => (stepOf(file, "follow").before = ["1 play D9"]))).to.equal("not-learners-turn steps[2]");
    expect(faultWith((file) => (stepOf(file, "check").choices = stepOf(file, "check").choices.slice(0, 2)))).to.equal("no-answer steps[5].answer");
    expect(faultWith((file) => (stepOf(file, "check").many = false))).to.equal("too-many steps[5].answer");
    expect(faultWith((file) => (stepOf(file, "check").answer = ["T99"]))).to.equal("bad-choice steps[5].answer");
    expect(faultWith((file) => (stepOf(file, "check").choices[0] = { text: "a.b", card: "T5" }))).to.equal("bad-choice steps[5].choices[0]");
  });

  it("refuses reasons that the core never gives", () => {
    for (const reason of ["must-folow", "toString", "must-follow ", ""]) {
      expect(faultWith((file) => (stepOf(file, "partner").feedback[0].reason = reason)), reason).to.equal("bad-reason steps[4].feedback[0].reason");
      expect(faultWith((file) => (file.mistakes[0].reason = reason)), reason).to.equal("bad-reason mistakes[0].reason");
    }
    expect(faultWith((file) => (file.mistakes[0].reason = "bid-not-next")), "a reason of the core, if of another game").to.equal("fine");
  });

  it("refuses pointers at what is not there", () => {
    expect(faultWith((file) => (file.steps[0].marks = ["T22"]))).to.equal("bad-target steps[0].marks[0]");
    expect(faultWith((file) => (file.steps[0].marks = ["seat:4"]))).to.equal("bad-target steps[0].marks[0]");
    expect(faultWith((file) => (file.steps[0].arrows = [{ from: "seat:1", to: "body" }]))).to.equal("bad-target steps[0].arrows[0].to");
    expect(faultWith((file) => (file.steps[0].arrows = [{ from: "seat:1", to: "trick" }]))).to.equal("fine");
    expect(faultWith((file) => (file.steps[2].goto = "nowhere"))).to.equal("unknown-step steps[2].goto");
    expect(faultWith((file) => Object.assign(file.steps[2], { goto: "watch", deal: file.deal })), "one position or the other").to.equal("unknown-key steps[2].goto");
    expect(faultWith((file) => (file.solution[0].step = "watch"))).to.equal("unknown-step solution[0].step");
    expect(faultWith((file) => (file.mistakes[0].step = "watch"))).to.equal("unknown-step mistakes[0].step");
  });

  it("stops at a lesson that branches without end", () => {
    const branching = lessonFile((file) => {
      const follow = stepOf(file, "follow");
      const again = Array.from({ length: 6 }, (_, round) => [
        { kind: "say", id: `say-${String(round)}`, text: "a.b" },
        { ...follow, id: `again-${String(round)}`, goto: "follow" },
      ]);
      file.steps = [...file.steps.slice(0, 3), ...again.flat()];
      file.solution = file.mistakes = [];
    });
    expect(fault(branching)).to.equal("too-many-branches steps");
  });

  it("keeps markup in a lesson's own texts as plain text", () => {
    const lesson = parseLesson(lessonFile((file) => (file.texts = { en: { overtrump: { goal: "<script>alert(1)</script>" } } })));
    expect(lesson.texts?.get("en")?.get("overtrump.goal")).to.equal("<script>alert(1)</script>");
    expect(faultWith((file) => (file.texts = { english: {} }))).to.equal("bad-language texts.english");
    expect(faultWith((file) => (file.texts = { en: { a: ["x"] } }))).to.equal("wrong-type texts.en.a");
    expect(faultWith((file) => (file.texts = { en: { a: "x".repeat(1001) } }))).to.equal("too-long texts.en.a");
    expect(fault(withText('"seat":0', '"texts":{"en":{"__proto__":{"a":"x"}}},"seat":0'))).to.equal("bad-text-key texts.en.__proto__");
  });

  it("fills the hands that a deal leaves open from its seed, always alike", () => {
    const deal = () => parseLesson(lessonFile()).steps.at(-1)!.deal!;
    expect(deal()).to.deep.equal(deal());
    expect(new Set([...deal().hands, deal().talon].join(" ").split(" ")).size).to.equal(78);
    expect(deal().hands[3]).to.match(/^T12 /);
    const other = parseLesson(lessonFile((file) => (stepOf(file, "check").deal.seed = "another"))).steps.at(-1)!.deal!;
    expect(other.hands[1]).to.not.equal(deal().hands[1]);
    expect(other.hands[0]).to.equal(deal().hands[0]);
  });

  it("throws nothing but LessonErrors at any shortened or distorted file", () => {
    const text = JSON.stringify(lessonFile());
    for (let length = 1; length < text.length; length += 97) expect(fault(text.slice(0, length))).to.equal("not-json");
    const values = ["null", "[]", "{}", "-1", "1e99", '""', "true", '"__proto__"'];
    [...text.matchAll(/:("[^"]*"|\d+)/g)].forEach(({ index, 1: old = "" }, number) => {
      const value = values[number % values.length]!;
      fault(text.slice(0, index + 1) + value + text.slice(index + 1 + old.length));
    });
  });

  it("knows its own lessons by name and no others", async () => {
    for (const id of ["", "toString", "__proto__", "../overtrump", "nothing-here"]) {
      const error: unknown = await loadLesson(id).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(LessonError);
      expect((error as LessonError).code).to.equal("unknown-lesson");
    }
  });
});
