import { nextFrame } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { forgetEverything } from "../../support/own-storage.js";
import { learnerAt, type Learner } from "./learner.js";

/** A table that is still fetching what it needs, and only then draws. */
function holdBack(learner: Learner): () => void {
  let letGo!: () => void;
  const held = new Promise<boolean>((resolve) => (letGo = () => resolve(true)));
  Object.defineProperty(learner.table, "updateComplete", { configurable: true, get: () => held });
  return letGo;
}

describe("what a lesson has to say", () => {
  beforeEach(async () => {
    forgetEverything();
    await setViewport({ width: 360, height: 480 });
  });
  after(() => setViewport({ width: 1280, height: 800 }));

  for (const [what, step, press, shown] of [
    ["a hint", 4, "hint", ".box.hint"],
    ["the verdict", 4, "solution", '[part="feedback"]'],
    ["the next step", 1, "next", "#step"],
    ["an earlier step", 6, "back", "#step"],
  ] as const) {
    it(`is in sight in the frame that shows it, and nothing moves later: ${what}`, async () => {
      const learner = await learnerAt(step);
      const words = learner.words;
      const letGo = holdBack(learner);
      window.scrollTo(0, document.body.scrollHeight);
      expect(learner.root.querySelector("#step")!.getBoundingClientRect().top, "it has left the window").to.be.below(0);
      learner.tool(press).focus({ preventScroll: true });
      learner.tool(press).click();
      await nextFrame();
      expect(learner.words).to.not.equal(words);
      const { top, bottom } = learner.root.querySelector(shown)!.getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(learner.root.querySelector(".tools")!.getBoundingClientRect().top);
      const at = window.scrollY;
      letGo();
      await learner.settled();
      // Firefox lets a scroll that ended between two pixels come to rest on one of them.
      expect([at, Math.floor(at), Math.ceil(at)]).to.include(window.scrollY);
    });
  }

  it("leaves a page alone on which nobody has done anything yet", async () => {
    const learner = await learnerAt(1);
    window.scrollTo(0, document.body.scrollHeight);
    learner.element.step = 4;
    await learner.settled();
    expect(learner.heading).to.equal("Step 4 of 6");
    expect(learner.root.querySelector("#step")!.getBoundingClientRect().top).to.be.below(0);
  });
});
