import { html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { keepLearnt, keepProgress, readProgress } from "../../../components/tarot-lesson/progress.js";
import { lessonIds } from "../../../tutorials/index.js";
import { smallLesson } from "../../tutorials/small-lesson.js";
import { forgetEverything } from "../../support/own-storage.js";
import { learnerAt, type Learner } from "./learner.js";
import { waitUntil } from "../../support/wait-until.js";

const onward = (learner: Learner) => learner.root.querySelector<HTMLButtonElement>('[part="next-lesson"]');
const goal = (learner: Learner) => learner.root.querySelector("h2")?.textContent;

/** At the end of "throw-off", whose last step is the fifth. */
async function atEnd(): Promise<Learner> {
  const learner = await learnerAt(5, "en", html`<tarot-lesson lesson="throw-off" speed="instant" lang="en"></tarot-lesson>`);
  expect(onward(learner) === null, "not before the end").to.be.true;
  await learner.press("solution");
  await learner.press("next");
  return learner;
}

describe("the end of a lesson of the course", () => {
  beforeEach(forgetEverything);

  it("leads on to the next one, in the same place, from its own first step", async () => {
    const learner = await atEnd();
    expect(onward(learner)!.textContent.trim()).to.equal("Next lesson: The Excuse");
    const told: unknown[] = [];
    learner.element.addEventListener("tarot-lesson-next", ({ detail }) => told.push(detail));
    await learner.click(onward(learner)!);
    await waitUntil(() => goal(learner) === "Use the Excuse to save a card that matters", "the next lesson");
    await learner.settled();
    expect(told).to.deep.equal([{ lesson: "throw-off", next: "excuse" }]);
    expect(learner.element.lesson).to.equal("excuse");
    expect(learner.heading).to.equal("Step 1 of 6");
    expect(learner.root.activeElement?.id, "the focus waits at its first step").to.equal("step");
    expect(readProgress("throw-off")).to.deep.equal({ step: 0, done: true });
  });

  it("is remembered when the lesson is taken once more", async () => {
    const learner = await atEnd();
    await learner.press("next");
    await learner.press("skip");
    expect(learner.heading).to.equal("Step 2 of 5");
    expect(readProgress("throw-off")).to.deep.equal({ step: 1, done: true });
  });

  it("is not left by the second of two quick clicks on Continue, which begins anew there", async () => {
    const learner = await learnerAt(5, "en", html`<tarot-lesson lesson="throw-off" speed="instant" lang="en"></tarot-lesson>`);
    await learner.press("solution");
    const click = async (detail: number) => {
      learner.tool("next").dispatchEvent(new MouseEvent("click", { detail, bubbles: true, composed: true }));
      await learner.settled();
    };
    await click(1);
    await click(2);
    expect(learner.heading).to.equal("That’s all there is to it");
    await click(1);
    expect(learner.heading).to.equal("Step 1 of 5");
  });

  it("stays where the page goes on by itself", async () => {
    const learner = await atEnd();
    learner.element.addEventListener("tarot-lesson-next", (event) => event.preventDefault());
    await learner.click(onward(learner)!);
    await learner.settled();
    expect(learner.element.lesson).to.equal("throw-off");
    expect(onward(learner) !== null).to.be.true;
  });

  it("passes over what is done, and what other games of tricks have taught, and begins again before it", async () => {
    for (const id of lessonIds) if (!["cards", "follow", "overtrump"].includes(id)) keepProgress(id, { step: 0, done: true });
    const learner = await atEnd();
    expect(onward(learner)!.textContent.trim()).to.equal("Next lesson: The cards and their points");
    keepLearnt({ lessons: Object.fromEntries(lessonIds.filter((id) => id !== "follow").map((id) => [id, { step: 0, done: true }])), knowsTricks: true });
    await learner.press("back");
    await learner.press("next");
    expect(onward(learner) === null, "nothing is left").to.be.true;
  });

  it("has no next one in a lesson file of somebody else's", async () => {
    const src = URL.createObjectURL(new Blob([JSON.stringify(smallLesson({ kind: "expect", accept: "legal" }))]));
    const learner = await learnerAt(null, "en", html`<tarot-lesson src=${src} speed="instant" lang="en"></tarot-lesson>`);
    for (let turns = 0; turns < 20 && learner.heading !== "That’s all there is to it"; turns++) {
      await learner.press(learner.can("next") ? "next" : "solution");
    }
    expect(learner.heading).to.equal("That’s all there is to it");
    expect(onward(learner) === null).to.be.true;
  });
});
