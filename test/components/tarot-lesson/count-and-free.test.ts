import { html } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import { apply, choices, replay, toRecord, type DealRecord } from "../../../rules/index.js";
import { smallLesson } from "../../tutorials/small-lesson.js";
import type { LessonFile } from "../../tutorials/lesson-file.js";
import { Pointing, Typing } from "./hands.js";
import { Learner, learnerAt } from "./learner.js";
import { waitUntil } from "../../support/wait-until.js";

const place = "tarot-table:lessons";
const texts = {
  title: "Small", goal: "To count and to play", learnt: "Learnt.", ask: "What is it?", right: "So it is.", wrong: "Count again.", half: "Half a point off.",
  nudge: "Look.", narrow: "Look closer.", show: "Here.", points: "Points", "label-bouts": "Bouts", failed: "The trick is lost.", text: "Read this first.",
};

const count: LessonFile = {
  kind: "count", text: "a.text", of: { cards: ["HK", "HQ", "HN", "H1"] }, wrong: "a.wrong",
  fields: [{ id: "points", label: "a.points", is: "points", feedback: [{ off: 0.5, say: "a.half" }] }, { id: "bouts", label: "a.label-bouts", is: "bouts" }],
};

/** What everybody plays to these leads, the others the first card that may be played. */
function tricks({ deal }: { deal: DealRecord }, ...leads: string[]): string[] {
  let position = replay(deal);
  for (const wish of leads.flatMap((lead) => [lead, null, null, null])) {
    const now = choices(position);
    if (now.phase !== "play") throw new Error("no card to play");
    position = apply(position, { seat: now.seat, type: "play", card: wish ?? now.cards[0]! });
  }
  return toRecord(position).actions.slice(deal.actions.length);
}

const free: LessonFile = { kind: "free", text: "a.text", goal: { is: "trick" }, failed: "a.failed" };

async function open(step: LessonFile, lang = "en"): Promise<Learner> {
  const lesson = smallLesson(step, { texts: { [lang]: { a: texts } } });
  if (step.kind === "free") lesson.solution = [{ step: "asked", play: tricks(lesson, ...(step.goal.least === 2 ? ["T21", "T20"] : ["T21"])) }];
  const src = URL.createObjectURL(new Blob([JSON.stringify(lesson)]));
  return learnerAt(null, lang, html`<tarot-lesson src=${src} speed="instant" lang=${lang}></tarot-lesson>`);
}

const field = (learner: Learner, id: string) => learner.root.querySelector<HTMLInputElement>(`[data-field="${id}"] input`)!;
const check = (learner: Learner) => learner.root.querySelector<HTMLElement>(".check")!;

async function enter(learner: Learner, values: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    await learner.click(field(learner, id));
    field(learner, id).select();
    await sendKeys({ type: value });
  }
}

function isOwnTurn({ table }: Learner): boolean {
  const { choices: now, seat } = table.view!;
  return now.phase === "play" && now.seat === seat;
}

/** Fields said to be wrong. */
const wrong = (learner: Learner) => [...learner.root.querySelectorAll('[data-field]:has([aria-invalid="true"])')].map((node) => (node as HTMLElement).dataset["field"]);

describe("a lesson that asks for numbers", () => {
  beforeEach(() => localStorage.removeItem(place));
  afterEach(() => localStorage.removeItem(place));

  it("takes no Enter for an answer that is held down, or that ends a composition", async () => {
    const learner = await open(count);
    await enter(learner, { points: "1" });
    for (const how of [{ repeat: true }, { isComposing: true }]) {
      field(learner, "points").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true, ...how }));
      await learner.settled();
      expect(learner.root.querySelector(".notice, [part=feedback]")?.textContent, JSON.stringify(how)).to.equal(undefined);
    }
  });

  it("takes them by click, and says which are wrong", async () => {
    const learner = await open(count);
    await enter(learner, { points: "10.5", bouts: "0" });
    await learner.click(check(learner));
    expect(learner.feedback).to.equal("Not quite Half a point off.");
    expect(wrong(learner)).to.deep.equal(["points"]);
    expect(learner.words, "the introduction is read once").to.not.contain("Read this first.");
    await enter(learner, { points: "11" });
    await learner.click(check(learner));
    expect(learner.feedback).to.equal("Right So it is.");
    expect(wrong(learner)).to.deep.equal([]);
    expect(learner.can("next")).to.be.true;
  });

  it("takes them by keyboard alone", async () => {
    const learner = await open(count);
    field(learner, "points").focus();
    await sendKeys({ type: "11" });
    await sendKeys({ press: "Tab" });
    await sendKeys({ type: "0" });
    await learner.key("Enter");
    expect(learner.feedback).to.equal("Right So it is.");
    await learner.key("Tab");
    expect(learner.root.activeElement, "and goes on from there").to.not.be.null;
  });

  for (const [typed, ok] of [["11", true], ["11,0", true], [" 11 ", true], ["+11", true], ["10½", false], ["10,5", false], ["−11", false], ["1e1", null], ["", null], ["eleven", null], ["½", false]] as const) {
    it(`understands "${typed}" as ${ok === null ? "no number" : ok ? "right" : "wrong"}`, async () => {
      const learner = await open(count, "de");
      await enter(learner, { points: typed, bouts: "0" });
      await learner.key("Enter");
      if (ok === null) {
        expect(learner.words).to.contain("Trag in jedes Feld eine Zahl ein.");
        await waitUntil(() => document.querySelector('[data-tarot-announcer="assertive"]')?.textContent.includes("Trag in jedes Feld eine Zahl ein."), "and aloud");
        expect(wrong(learner)).to.deep.equal(["points"]);
        expect(learner.feedback).to.equal("");
      } else expect(learner.feedback.startsWith(ok ? "Richtig" : "Noch nicht")).to.equal(true);
    });
  }

  it("asks with empty fields, whatever was written into those before, and once more where it was solved", async () => {
    const learner = await learnerAt(6, "en", html`<tarot-lesson lesson="cards" speed="instant" lang="en"></tarot-lesson>`);
    const written = () => [...learner.root.querySelectorAll<HTMLInputElement>(".field input")].map(({ value }) => value);
    learner.root.querySelector<HTMLInputElement>(".field input")!.focus();
    await sendKeys({ type: "7" });
    expect(written()).to.deep.equal(["7"]);
    learner.element.step = 7;
    await learner.settled();
    expect(learner.heading).to.equal("Step 7 of 7");
    expect(written()).to.deep.equal([""]);
    await learner.press("solution");
    expect(written()).to.not.deep.equal([""]);
    await learner.press("retry");
    expect(written()).to.deep.equal([""]);
  });

  it("writes the right numbers beside the fields with the last hint, and into them as the solution", async () => {
    const learner = await open({ ...count, of: { cards: ["HK", "H1", "H2"] } }, "de");
    const answers = () => [...learner.root.querySelectorAll(".field .answer")].map((node) => node.textContent);
    await learner.press("hint");
    await learner.press("hint");
    expect(answers()).to.deep.equal([]);
    await learner.press("hint");
    expect(answers()).to.deep.equal(["Richtig: 5,5", "Richtig: 0"]);
    await learner.press("solution");
    expect(field(learner, "points").value).to.equal("5,5");
    expect(field(learner, "points").matches(":disabled")).to.be.true;
  });
});

describe("a lesson that lets play on", () => {
  beforeEach(() => localStorage.removeItem(place));
  afterEach(() => localStorage.removeItem(place));

  it("has the others answer, and says when the goal is reached", async () => {
    const learner = await open(free);
    await learner.play("T21");
    await waitUntil(() => learner.played.length === 4);
    await learner.settled();
    expect(learner.feedback).to.equal("Right So it is.");
    expect(learner.can("next")).to.be.true;
  });

  it("says when it was missed, and begins again without the introduction", async () => {
    const learner = await open(free);
    expect(learner.words).to.contain("Read this first.");
    await learner.play("D1");
    await waitUntil(() => learner.feedback !== "");
    expect(learner.feedback).to.equal("There is better The trick is lost.");
    await learner.press("retry");
    expect(learner.played).to.deep.equal([]);
    expect(learner.words).to.not.contain("Read this first.");
    expect(learner.question).to.equal("What is it?");
    await learner.press("solution");
    expect(learner.played).to.have.length(4);
    expect(learner.feedback).to.equal("Solution So it is.");
  });

  for (const input of ["click", "keyboard"]) {
    it(`takes back one card, by ${input}, and the others' answers to it`, async () => {
      const learner = await open({ ...free, goal: { is: "tricks", least: 2 } });
      const hands = input === "click" ? new Pointing(learner) : new Typing(learner);
      const undo = () => learner.root.querySelector<HTMLElement>('[part="undo"]')!;
      expect(undo().getAttribute("aria-disabled"), "nothing to take back").to.equal("true");
      await hands.use(learner.card("T21"));
      await waitUntil(() => learner.played.length === 4);
      await hands.use(learner.card("T20"));
      await waitUntil(() => learner.feedback.startsWith("Right"));
      expect(undo() === null, "what is reached stays").to.be.true;
      await learner.press("retry");
      await hands.use(learner.card("T21"));
      await waitUntil(() => learner.played.length === 4);
      await hands.use(learner.card("S1"));
      await waitUntil(() => learner.played.length > 4 && isOwnTurn(learner));
      await hands.use(undo());
      expect(learner.played).to.have.length(4);
      expect(learner.card("S1"), "the card is back in the hand").to.exist;
      await hands.use(undo());
      expect(learner.played).to.deep.equal([]);
      expect(learner.can("retry"), "nothing is left to begin again").to.be.false;
      expect(undo().getAttribute("aria-disabled")).to.equal("true");
    });
  }

  it("takes back the card that missed the goal", async () => {
    const learner = await open(free);
    await learner.play("D1");
    await waitUntil(() => learner.feedback !== "");
    expect(learner.feedback).to.equal("There is better The trick is lost.");
    await learner.click(learner.root.querySelector<HTMLElement>('[part="undo"]')!);
    expect(learner.feedback).to.equal("");
    await learner.play("T21");
    await waitUntil(() => learner.feedback.startsWith("Right"));
  });

  it("points at the solution's card with the last hint", async () => {
    const learner = await open(free);
    for (let rung = 0; rung < 3; rung++) await learner.press("hint");
    expect([...learner.root.querySelectorAll<HTMLElement>(".mark")].map(({ dataset }) => dataset["target"])).to.deep.equal(["T21"]);
  });
});
