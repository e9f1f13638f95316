import { html } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import { languages } from "../../../locales/index.js";
import { readProgress } from "../../../components/tarot-lesson/progress.js";
import { forgetEverything } from "../../support/own-storage.js";
import { waitUntil } from "../../support/wait-until.js";
import { Pointing, Typing, type Hands } from "./hands.js";
import { learnerAt, type Learner } from "./learner.js";

const names = { de: "Auslassen", fr: "Sauter", sv: "Hoppa över", en: "Skip" };
const inputs: readonly [string, (learner: Learner) => Hands][] = [["by click", (learner) => new Pointing(learner)], ["by keyboard", (learner) => new Typing(learner)]];

describe("Skip", () => {
  beforeEach(forgetEverything);

  for (const lang of languages) {
    it(`is called by its name: ${lang}`, async () => {
      const learner = await learnerAt(3, lang);
      expect(learner.tool("skip").textContent.trim()).to.equal(names[lang]);
    });
  }

  for (const [input, handsOf] of inputs) {
    it(`leads to the end of a lesson without an answer, ${input}`, async () => {
      const learner = await learnerAt(3);
      const hands = handsOf(learner);
      const answers: unknown[] = [];
      learner.element.addEventListener("tarot-lesson-answer", ({ detail }) => answers.push(detail));
      for (let step = 3; step <= 6; step++) {
        expect(learner.heading).to.equal(`Step ${String(step)} of 6`);
        await hands.use(learner.tool("skip"));
      }
      expect(learner.heading).to.equal("That’s all there is to it");
      expect(learner.can("skip"), "there is nothing left to skip").to.be.false;
      expect(learner.root.activeElement?.id, "the end calls the focus").to.equal("step");
      expect(answers, "nobody has answered").to.deep.equal([]);
      expect(readProgress("overtrump").done).to.be.true;
    });
  }

  it("answers as the solution does, so that the next step stands where it should", async () => {
    const learner = await learnerAt(4);
    await learner.press("skip");
    expect(learner.played).to.include.members(["CK", "T3"]);
    expect(learner.heading).to.equal("Step 5 of 6");
    expect(learner.feedback).to.equal("");
  });

  const states: readonly [string, number, (learner: Learner) => Promise<void>][] = [
    ["while one reads", 1, () => Promise.resolve()],
    ["while cards fall", 2, () => Promise.resolve()],
    ["at a question", 4, () => Promise.resolve()],
    ["after a refusal", 5, (learner) => learner.play("T6")],
    ["after a mistake", 4, (learner) => learner.play("T14")],
    ["after the right answer", 4, (learner) => learner.play("T3")],
    ["after hints", 5, (learner) => learner.press("hint")],
  ];
  for (const [name, step, act] of states) {
    it(`goes on from every state: ${name}`, async () => {
      const learner = await learnerAt(step, "en", html`<tarot-lesson lesson="overtrump" speed=${name.includes("fall") ? "slow" : "instant"} lang="en"></tarot-lesson>`);
      await act(learner);
      await learner.press("skip");
      expect(learner.heading).to.equal(`Step ${String(step + 1)} of 6`);
    });
  }

  it("keeps the focus, so that it can be pressed again", async () => {
    const learner = await learnerAt(1);
    for (let step = 2; step <= 6; step++) {
      await new Typing(learner).use(learner.tool("skip"));
      expect(learner.root.activeElement === learner.tool("skip"), `at step ${String(step)}`).to.be.true;
    }
  });
});

describe("a key that is held down in a lesson", () => {
  beforeEach(forgetEverything);

  async function hold(learner: Learner, key = "Enter"): Promise<void> {
    for (let times = 0; times < 4; times++) {
      await sendKeys({ down: key });
      await learner.settled();
    }
    await sendKeys({ up: key });
    await learner.settled();
  }

  for (const tool of ["next", "skip", "hint"] as const) {
    it(`presses ${tool} once`, async () => {
      const learner = await learnerAt(tool === "hint" ? 3 : 1);
      learner.tool(tool).focus();
      await hold(learner);
      expect(learner.heading).to.equal(tool === "hint" ? "Step 3 of 6" : "Step 2 of 6");
      expect(learner.root.querySelectorAll(".box.hint")).to.have.length(tool === "hint" ? 1 : 0);
    });
  }

  it("plays one card of a game that goes on", async () => {
    const learner = await learnerAt(6, "en", html`<tarot-lesson lesson="exam" speed="instant" lang="en"></tarot-lesson>`);
    const before = learner.played.length;
    learner.card("SQ").focus();
    await hold(learner);
    await waitUntil(() => learner.played.length >= before + 4, "the others have answered");
    expect(learner.table.view!.hand).to.have.members(["SN", "T21", "T1"]);
  });

  it("answers a quiz once", async () => {
    const learner = await learnerAt(6);
    const answers: unknown[] = [];
    learner.element.addEventListener("tarot-lesson-answer", ({ detail }) => answers.push(detail));
    learner.root.querySelector<HTMLElement>(".check")!.focus();
    await hold(learner);
    expect(answers).to.have.length(1);
  });
});
