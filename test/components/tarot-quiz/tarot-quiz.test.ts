import { expect } from "chai";
import { sendKeys } from "@web/test-runner-commands";
import { practiceKinds } from "../../../tutorials/index.js";
import { forgetEverything } from "../../support/own-storage.js";
import { Candidate } from "./candidate.js";
import { waitUntil } from "../../support/wait-until.js";

const nextQuestion = { de: "Nächste Frage", fr: "Question suivante", sv: "Nästa fråga", en: "Next question" };

describe("a quiz", () => {
  beforeEach(forgetEverything);

  for (const [lang, next] of Object.entries(nextQuestion)) {
    for (const kind of practiceKinds) {
      it(`asks, explains what is wrong, takes the right answer and goes on, by click: ${kind} in ${lang}`, async () => {
        const quiz = await Candidate.open({ lang, kinds: kind });
        const { item } = quiz;
        expect(item.kind).to.equal(kind);
        await quiz.give(false);
        expect(quiz.feedback).not.to.equal("");
        await quiz.give(true);
        expect(quiz.told.map(({ right, firstTry, by, seed }) => ({ right, firstTry, by, seed }))).to.deep.equal([
          { right: false, firstTry: true, by: "learner", seed: item.seed },
          { right: true, firstTry: false, by: "learner", seed: item.seed },
        ]);
        expect(quiz.tool("next").textContent.trim()).to.equal(next);
        expect(quiz.words).not.to.match(/practice[.:]|lessons:|\{\{|undefined/);
        await quiz.press("next");
        expect(quiz.item.seed).not.to.equal(item.seed);
        expect(quiz.feedback).to.equal("");
      });
    }
  }

  it("is answered by the keyboard alone, and the focus goes with the questions", async () => {
    const quiz = await Candidate.open({ kinds: "winner" });
    const answer = quiz.answer.kind === "choice" ? quiz.answer.chosen[0]! : "";
    quiz.inside.querySelector<HTMLInputElement>(".choice input")!.focus();
    // Round the choices until the right one is ticked.
    for (let number = 0; number < 4; number++) {
      await sendKeys({ press: number === 0 ? "Space" : "ArrowDown" });
      if (quiz.inside.querySelector<HTMLInputElement>(`[data-choice="${answer}"] input`)!.checked) break;
    }
    await sendKeys({ press: "Enter" });
    await quiz.settled();
    expect(quiz.told).to.have.length(1);
    expect(quiz.told[0]!.right).to.be.true;
    const { item } = quiz;
    for (let number = 0; number < 6 && quiz.inside.activeElement?.getAttribute("data-tool") !== "next"; number++) {
      await sendKeys({ press: quiz.inside.activeElement?.hasAttribute("data-tool") ? "ArrowRight" : "Tab" });
    }
    await sendKeys({ press: "Enter" });
    await quiz.asked();
    expect(quiz.item.seed).not.to.equal(item.seed);
    await waitUntil(() => quiz.inside.activeElement?.id === "step", "the focus goes with the question");
  });

  it("goes on by one question, however often Continue is pressed, and counts nothing more for the one that goes", async () => {
    const calm = await Candidate.open({ kinds: "winner" });
    await calm.give(true);
    await calm.press("next");
    const hasty = await Candidate.open({ kinds: "winner" });
    await hasty.give(true);
    const [next, retry, solution] = (["next", "retry", "solution"] as const).map((name) => hasty.tool(name));
    for (const button of [next, next, retry, solution]) button!.click();
    await hasty.asked();
    expect(hasty.item).to.deep.equal(calm.item);
    expect(hasty.told).to.have.length(1);
    expect(hasty.heading).to.contain("1 of 1");
  });

  it("brings a missed question back after three others, says so, and counts what was right at once", async () => {
    const quiz = await Candidate.open({ kinds: "points winner" });
    const { item } = quiz;
    await quiz.give(false);
    expect(quiz.words).to.contain("Missed and still to come back: 1. The first of them after 3 more questions.");
    await quiz.give(true);
    for (let number = 0; number < 3; number++) {
      await quiz.press("next");
      expect(quiz.item).not.to.deep.equal(item);
      await quiz.give(true);
    }
    expect(quiz.heading).to.contain("Right first time: 3 of 4").and.to.contain("In a row: 3");
    expect(quiz.words).to.contain("The first is due.");
    await quiz.press("next");
    expect(quiz.item).to.deep.equal(item);
    expect(quiz.heading).to.contain("You missed this one before.");
  });

  it("takes what the solution, or the last hint, has shown for a miss", async () => {
    const quiz = await Candidate.open({ kinds: "winner" });
    await quiz.press("solution");
    expect(quiz.told.at(-1)).to.include({ right: true, by: "solution", firstTry: true });
    expect(quiz.heading).to.contain("Right first time: 0 of 1");
    await quiz.press("next");
    for (let number = 0; number < 3; number++) await quiz.press("hint");
    await quiz.give(true);
    expect(quiz.told.at(-1)).to.include({ right: true, by: "learner", hints: 3 });
    expect(quiz.heading).to.contain("Right first time: 0 of 2");
    await quiz.press("next");
    await quiz.press("hint");
    await quiz.give(true);
    expect(quiz.heading).to.contain("Right first time: 1 of 3");
  });

  it("asks the same for the same seed, and others without one", async () => {
    const items = async (seed: string | null) => {
      const quiz = await Candidate.open({ seed });
      const first = quiz.item;
      await quiz.press("solution");
      await quiz.press("next");
      return [first, quiz.item];
    };
    expect(await items("a seed: <any> text")).to.deep.equal(await items("a seed: <any> text"));
    expect(await items(null)).not.to.deep.equal(await items(null));
  });

  it("tells a page nothing of the lessons inside, and keeps no progress of them", async () => {
    const quiz = await Candidate.open({ kinds: "points" });
    const heard: string[] = [];
    for (const name of ["tarot-lesson-answer", "tarot-lesson-end", "tarot-lesson-progress", "tarot-action", "tarot-error"]) {
      quiz.element.addEventListener(name, () => heard.push(name));
    }
    await quiz.give(true);
    await quiz.press("next");
    expect(heard).to.deep.equal([]);
    expect(localStorage.getItem("tarot-table:lessons")).to.be.null;
  });
});
