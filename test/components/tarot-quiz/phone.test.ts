import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { QuizRun } from "../../../components/tarot-quiz/quiz-run.js";
import { languages } from "../../../locales/index.js";
import { currentStep, practiceLesson, start } from "../../../tutorials/index.js";
import { forgetEverything } from "../../support/own-storage.js";
import { waitUntil } from "../../support/wait-until.js";
import { Candidate } from "./candidate.js";

const seeds = Array.from({ length: 60 }, (_, number) => `phone-${String(number)}`);

/** A seed whose first question offers as many cards as any does. */
const longest = seeds.find((seed) => {
  const { item } = new QuizRun(["legal"], seed);
  const step = currentStep(start(practiceLesson(item.kind, item.seed)).state);
  return step.kind === "quiz" && step.choices.length === 7;
})!;

describe("a quiz on the smallest phone", () => {
  beforeEach(async () => {
    forgetEverything();
    await setViewport({ width: 320, height: 640 });
  });
  after(() => setViewport({ width: 1280, height: 800 }));

  for (const lang of languages) {
    it(`has a question, its seven answers and the button in one window, each answer large enough for a finger: ${lang}`, async () => {
      const quiz = await Candidate.open({ kinds: "legal", seed: longest, lang });
      await waitUntil(() => quiz.inside.querySelector("tarot-table")!.shadowRoot!.querySelector(".trick playing-card"), "the trick");
      window.scrollTo(0, 0);
      const tools = quiz.inside.querySelector(".tools")!.getBoundingClientRect();
      // To the hundredth: a browser's places are no exact decimals.
      expect(tools.bottom).to.be.at.most(640.01);
      const choices = [...quiz.inside.querySelectorAll(".choice")].map((choice) => choice.getBoundingClientRect());
      expect(choices).to.have.length(7);
      for (const { height } of choices) expect(height).to.be.at.least(44);
      expect(quiz.inside.querySelector(".ask")!.getBoundingClientRect().top).to.be.at.least(0);
      expect(quiz.inside.querySelector(".check")!.getBoundingClientRect().bottom).to.be.at.most(tools.top);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
    });
  }
});
