import { expect } from "chai";
import { forgetEverything } from "../../support/own-storage.js";
import { Candidate } from "./candidate.js";

const place = "tarot-table:quiz";

describe("what a quiz remembers", () => {
  beforeEach(forgetEverything);
  after(forgetEverything);

  it("is there another day, and brings back what was missed", async () => {
    const quiz = await Candidate.open({ seed: null, kinds: "points" });
    const { item } = quiz;
    await quiz.press("solution");
    for (let number = 0; number < 3; number++) {
      await quiz.press("next");
      await quiz.give(true);
    }
    quiz.element.remove();
    const later = await Candidate.open({ seed: null, kinds: "points" });
    expect(later.item).to.deep.equal(item);
    expect(later.heading).to.contain("Right first time: 3 of 4");
  });

  it("is nothing where the page has given a seed", async () => {
    const quiz = await Candidate.open({ seed: "class" });
    await quiz.press("solution");
    expect(localStorage.getItem(place)).to.be.null;
  });

  for (const junk of ["", "{", "null", "[1]", '{"version":2}', '{"version":1,"asked":5,"streak":9}', `{"version":1,"asked":3,"streak":0,"totals":7,"missed":[{"kind":"__proto__","seed":"<b>","box":-1,"due":0}]}`, "x".repeat(70_000)]) {
    it(`begins afresh where something else is kept: ${junk.slice(0, 60)}`, async () => {
      localStorage.setItem(place, junk);
      const quiz = await Candidate.open({ seed: null, kinds: "winner" });
      await quiz.press("solution");
      expect(quiz.heading).to.match(/Right first time: 0 of \d/);
    });
  }

  it("is kept in memory where storage is blocked", async () => {
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    try {
      const quiz = await Candidate.open({ seed: null, kinds: "points" });
      await quiz.give(true);
      expect(quiz.heading).to.contain("Right first time: 1 of 1");
      await quiz.press("next");
      expect(quiz.heading).to.contain("Right first time: 1 of 1");
      quiz.element.reset();
    } finally {
      localStorage.setItem = setItem;
    }
  });

  it("is forgotten only when that has been confirmed", async () => {
    const quiz = await Candidate.open({ kinds: "points" });
    await quiz.give(true);
    const button = (number: number) => quiz.root.querySelectorAll<HTMLElement>("footer button")[number]!;
    await quiz.click(button(0));
    expect(quiz.words).to.contain("Forget what was right and what was missed?");
    await quiz.click(button(1));
    expect(quiz.heading).to.contain("Right first time: 1 of 1");
    await quiz.click(button(0));
    await quiz.click(button(0));
    expect(quiz.heading).to.contain("Right first time: 0 of 0");
  });

  it("is forgotten by keys alone, and the focus is led on: to the answer that does no harm, back, or to the fresh start", async () => {
    const quiz = await Candidate.open({ kinds: "points" });
    await quiz.give(true);
    const focused = () => quiz.root.activeElement;
    quiz.root.querySelector<HTMLElement>(".reset")!.focus();
    await quiz.key("Enter");
    expect(focused()?.textContent).to.equal("No, keep it");
    await quiz.key("Enter");
    expect(focused()?.className).to.equal("reset");
    await quiz.key("Enter");
    await quiz.key("Shift+Tab");
    await quiz.key("Enter");
    expect(quiz.heading).to.contain("Right first time: 0 of 0");
    expect(focused()?.id).to.equal("title");
    expect(quiz.root.querySelector("#title")!.getBoundingClientRect().top).to.be.within(0, window.innerHeight);
  });

  it("takes no focus where a page resets it", async () => {
    const quiz = await Candidate.open({ kinds: "points" });
    await quiz.give(true);
    const { activeElement } = quiz.root;
    quiz.element.reset();
    await quiz.settled();
    expect(quiz.root.activeElement).to.equal(activeElement);
  });
});
