import { expect } from "chai";
import { easyPlayer } from "../../bots/index.js";
import { apply, choices, formatAction, parseAction, replay, toRecord, type DealRecord } from "../../rules/index.js";
import { answer, hint, next, pointers, possible, retry, skip, solution, start, undo, validateLesson, words, type LessonState, type Move } from "../../tutorials/index.js";
import { goalState } from "../../tutorials/goal.js";
import { faultIn } from "./fault-in.js";
import type { LessonFile } from "./lesson-file.js";
import { begun, lessonOf, opened, smallLesson } from "./small-lesson.js";

const free = (goal: LessonFile, step: LessonFile = {}): LessonFile => ({ kind: "free", goal, ...(goal.is !== "end" && { failed: "a.failed" }), ...step });
const act = (state: LessonState, action: string): Move => answer(state, { kind: "action", action: parseAction(action) });
const played = ({ position }: LessonState) => toRecord(position).actions.slice(opened.length);
const keys = (state: LessonState) => words(state).map(({ key }) => key);

const { deal }: { deal: DealRecord } = smallLesson({});

/** What everybody plays: seat 0 what is wished, then all the first card that may be played; so many cards, or all. */
function line(wishes: readonly string[], cards = 72): string[] {
  const own = [...wishes];
  let position = replay(deal);
  for (let now = choices(position); now.phase === "play" && cards-- > 0; now = choices(position)) {
    const card = (now.seat === 0 ? own.shift() : undefined) ?? now.cards[0]!;
    position = apply(position, { seat: now.seat, type: "play", card });
  }
  return toRecord(position).actions.slice(opened.length);
}

const solved = (play: readonly string[], more: LessonFile = {}) => ({ solution: [{ step: "asked", play }], ...more });
/** The 21 takes any trick. */
const winning = solved(line(["T21"], 4));

describe("free play", () => {
  it("lets the others answer, and goes on until the goal is reached", () => {
    const asked = begun(free({ is: "tricks", least: 2 }), solved(line(["T21", "T20"], 8)));
    const first = act(asked, "0 play T21");
    expect(first.kind).to.equal("played");
    expect(first.played.map(({ seat }) => seat)).to.deep.equal([0, 1, 2, 3]);
    expect(possible(first.state)).to.include({ answer: true, retry: true, hint: true, solution: true, next: false });
    expect(keys(first.state), "the introduction is read once").to.deep.equal(["a.ask"]);
    const second = act(first.state, "0 play T20");
    expect(second.kind).to.equal("accepted");
    expect(keys(second.state)).to.deep.equal(["a.ask", "a.right"]);
    expect(next(second.state).state.phase.kind).to.equal("ended");
  });

  it("says so when the goal was missed, and begins again where it began", () => {
    const asked = hint(begun(free({ is: "trick" }, { text: "a.text" }), winning)).state;
    expect(keys(asked)).to.deep.equal(["a.text", "a.ask", "a.nudge"]);
    const missed = act(asked, "0 play S1");
    expect(missed.kind).to.equal("mistake");
    expect(keys(missed.state)).to.deep.equal(["a.ask", "a.failed"]);
    expect(act(missed.state, "0 play T21").kind).to.equal("nothing");
    const again = retry(missed.state);
    expect(played(again.state)).to.deep.equal([]);
    expect(keys(again.state)).to.deep.equal(["a.ask", "a.nudge"]);
    expect(act(again.state, "0 play T21").kind).to.equal("accepted");
  });

  it("takes back the last card alone, with what the others have answered, also the one that missed the goal", () => {
    const asked = hint(begun(free({ is: "tricks", least: 3 }, { text: "a.text" }), solved(line(["T21", "T20", "T19"], 12)))).state;
    expect(possible(asked).undo, "nothing to take back").to.be.false;
    expect(undo(asked).kind).to.equal("nothing");
    const first = act(asked, "0 play T21").state;
    const second = act(first, "0 play T20").state;
    const back = undo(second);
    expect(back.kind).to.equal("moved");
    expect(played(back.state)).to.deep.equal(played(first));
    expect(keys(back.state), "hints stay, the introduction is over").to.deep.equal(["a.ask", "a.nudge"]);
    expect(played(act(back.state, "0 play T20").state), "the others answer alike").to.deep.equal(played(second));
    expect(played(undo(back.state).state)).to.deep.equal([]);
    expect(possible(undo(back.state).state)).to.include({ undo: false, retry: false, answer: true });

    const { state } = start(lessonOf(free({ is: "trick" }), winning));
    const missed = act(state, "0 play S1").state;
    expect(missed.phase.kind).to.equal("mistake");
    expect(act(undo(missed).state, "0 play T21").kind).to.equal("accepted");
    expect(possible(act(state, "0 play T21").state).undo, "what is reached stays").to.be.false;
  });

  it("refuses a card as the rules do, and waits for another", () => {
    const asked = begun(free({ is: "trick" }), winning);
    const move = act(asked, "0 play T13");
    expect(move.kind).to.equal("refused");
    expect(act(move.state, "0 play T21").kind).to.equal("accepted");
  });

  it("plays alike for the same seed, by whoever plays for the page", () => {
    const lesson = lessonOf(free({ is: "end" }, { seed: "one" }), solved(line([])));
    const course = () => {
      let { state } = start(lesson, 0, easyPlayer);
      const order = ["T21", "T20", "S1", "H1"];
      for (const card of order) state = possible(state).answer ? act(state, `0 play ${card}`).state : state;
      return played(state);
    };
    expect(course()).to.deep.equal(course());
    const other = begun(free({ is: "end" }), solved(line([])));
    expect(played(act(other, "0 play T21").state), "somebody plays where nobody is named").to.have.length(4);
  });

  it("keeps to the rules where its player does not", () => {
    const state = start(lessonOf(free({ is: "trick" }), winning), 0, ({ seat }) => ({ seat, type: "play", card: "T21" })).state;
    expect(act(state, "0 play T21").kind).to.equal("accepted");
  });

  it("shows the solution card by card in hints, as long as it is followed, and as a whole", () => {
    const asked = begun(free({ is: "tricks", least: 2 }), solved(line(["T21", "T20"], 8)));
    const hinted = hint(hint(hint(asked).state).state).state;
    expect(pointers(hinted).marks).to.deep.equal(["T21"]);
    const first = act(hinted, "0 play T21").state;
    expect(pointers(first).marks, "hints stay in free play").to.deep.equal(["T20"]);
    expect(pointers(act(hinted, "0 play T19").state).marks).to.deep.equal([]);
    const shown = solution(first);
    expect(shown.played.map((action) => formatAction(action))).to.deep.equal(line(["T21", "T20"], 8));
    expect(shown.from, "from where it began").to.equal(solution(asked).from);
    expect(shown.state.phase).to.deep.include({ kind: "answered", by: "solution", feedback: "a.right" });
    expect(skip(first).state.phase.kind).to.equal("ended");
  });

  describe("has a goal", () => {
    const fault = (goal: LessonFile, play: readonly string[]) => faultIn(smallLesson(free(goal), solved(play)));
    const whole = line([]);
    const path = "solution[0].play";

    it("of a trick, of several, of points", () => {
      expect(fault({ is: "trick" }, line(["T21"], 4))).to.equal("fine");
      expect(fault({ is: "trick" }, line(["S1"], 4))).to.equal(`goal-missed ${path}`);
      expect(fault({ is: "trick" }, line(["T21"], 3)), "not yet").to.equal(`goal-missed ${path}`);
      expect(fault({ is: "trick" }, line(["T21"], 5)), "and no card more").to.equal(`too-many ${path}`);
      expect(fault({ is: "tricks", least: 2 }, line(["T21", "T20"], 8))).to.equal("fine");
      expect(fault({ is: "points", least: 4.5 }, line(["T21"], 4))).to.equal("fine");
      expect(fault({ is: "points", least: 30 }, line(["T21"], 4))).to.equal(`goal-missed ${path}`);
    });

    it("that is missed as soon as too few tricks are left", () => {
      const [start, now] = [[], line(["S1"], 4)].map((actions) => replay({ ...deal, actions: [...deal.actions, ...actions] }));
      const after = (least: number) => goalState({ is: "tricks", by: "me", least }, start!, now!, 0);
      expect([after(17), after(18)], "one of eighteen is lost").to.deep.equal(["open", "failed"]);
    });

    it("of one's side, which wins with a partner's trick", () => {
      // Seat 1, a defender too, holds the king of spades; seat 3, the taker, that of diamonds.
      expect(fault({ is: "trick", by: "side" }, line(["S1"], 4))).to.equal("fine");
      expect(fault({ is: "trick", by: "me" }, line(["S1"], 4))).to.equal(`goal-missed ${path}`);
      expect(fault({ is: "trick", by: "side" }, line(["D1"], 4))).to.equal(`goal-missed ${path}`);
    });

    it("of a card that my side takes home", () => {
      expect(fault({ is: "card", card: "T21" }, line(["T21"], 4))).to.equal("fine");
      expect(fault({ is: "card", card: "T1" }, line(["T21"], 4)), "still held").to.equal(`goal-missed ${path}`);
    });

    it("of the end of the deal, and of what it comes to", () => {
      expect(fault({ is: "end" }, whole)).to.equal("fine");
      expect(fault({ is: "end" }, whole.slice(0, -1))).to.equal(`goal-missed ${path}`);
      // The taker wins no trick, unless it is led a diamond.
      expect(fault({ is: "slam" }, whole)).to.equal("fine");
      expect(fault({ is: "won" }, whole)).to.equal("fine");
      expect(fault({ is: "slam" }, line(["D1"]))).to.equal(`goal-missed ${path}`);
      expect(fault({ is: "petit-au-bout" }, whole), "it fell early").to.equal(`goal-missed ${path}`);
    });

    it("that is one, with all that it needs", () => {
      const broken = (goal: LessonFile) => fault(goal, line(["T21"], 4));
      expect(broken({ is: "glory" })).to.equal("bad-goal steps[0].goal.is");
      expect(broken({ is: "toString" })).to.equal("bad-goal steps[0].goal.is");
      expect(broken({ is: "tricks" })).to.equal("missing-key steps[0].goal.least");
      expect(broken({ is: "tricks", least: 0 })).to.equal("bad-goal steps[0].goal.least");
      expect(broken({ is: "trick", by: "you" })).to.equal("bad-goal steps[0].goal.by");
      expect(broken({ is: "won", by: "me" })).to.equal("unknown-key steps[0].goal.by");
      expect(broken({ is: "card", card: "T22" })).to.equal("bad-target steps[0].goal.card");
      expect(faultIn(smallLesson(free({ is: "end" }, { failed: "a.failed" }), solved(whole)))).to.equal("unknown-key steps[0].failed");
      expect(faultIn(smallLesson({ kind: "free", goal: { is: "trick" } }, winning))).to.equal("missing-key steps[0].failed");
    });
  });

  it("is refused without a solution, with one against the rules, and where it is not the learner's turn", () => {
    expect(faultIn(smallLesson(free({ is: "trick" })))).to.equal("no-solution steps[0]");
    expect(faultIn(smallLesson(free({ is: "trick" }), solved(["0 play T21", "1 play T21"])))).to.equal("illegal-action solution[0].play[1]");
    expect(faultIn(smallLesson(free({ is: "trick" }, { before: ["0 play S1"] }), winning))).to.equal("not-learners-turn steps[0]");
  });

  it("leaves nobody knows what: a position of its own has to follow", () => {
    const say = { kind: "say", id: "after", text: "a.after" };
    expect(faultIn(smallLesson(free({ is: "trick" }), { ...winning, more: [say] }))).to.equal("needs-deal steps[1]");
    expect(faultIn(smallLesson(free({ is: "trick" }), { ...winning, more: [{ ...say, goto: "asked" }] }))).to.equal("fine");
    expect(faultIn(smallLesson(free({ is: "trick" }), { ...winning, more: [{ ...say, deal }] }))).to.equal("fine");
  });

  it("is proof-read by lines that miss the goal", () => {
    const codes = (...mistakes: LessonFile[]) => validateLesson(smallLesson(free({ is: "trick" }), { ...winning, mistakes: mistakes.map((mistake) => ({ step: "asked", ...mistake })) }), {}).map(({ code }) => code);
    expect(codes()).to.deep.equal([]);
    expect(codes({ play: line(["S1"], 4), feedback: "a.failed" })).to.deep.equal([]);
    expect(codes({ play: line(["S1"], 4), feedback: "a.right" })).to.deep.equal(["mistake-feedback"]);
    expect(codes({ play: line(["T21"], 4), feedback: "a.failed" })).to.deep.equal(["mistake-accepted"]);
    expect(codes({ play: ["0 play T13"], feedback: "a.failed" })).to.deep.equal(["mistake-impossible"]);
  });
});
