import { expect } from "chai";
import { forgetEverything } from "../../support/own-storage.js";
import { axeFindings } from "../../support/axe.js";
import { waitUntil } from "../../support/wait-until.js";
import { warnings } from "../../support/warnings.js";
import { Candidate } from "./candidate.js";

describe("the kinds of a quiz", () => {
  beforeEach(forgetEverything);

  it("are the page's, and of those what the person ticks; an unanswered question gives way", async () => {
    const quiz = await Candidate.open({ kinds: "legal winner points" });
    expect([...quiz.root.querySelectorAll<HTMLElement>("[data-kind]")].map(({ dataset }) => dataset["kind"])).to.deep.equal(["legal", "winner", "points"]);
    const { kind } = quiz.item;
    await quiz.click(quiz.kind(kind));
    await quiz.asked();
    expect(quiz.item.kind).not.to.equal(kind);
    quiz.element.kinds = ["score"];
    await quiz.settled();
    await quiz.asked();
    expect(quiz.item.kind).to.equal("score");
  });

  it("leave a question that has been answered to be read, when its kind is wanted no more", async () => {
    const quiz = await Candidate.open({ kinds: "winner points" });
    const { item } = quiz;
    await quiz.give(true);
    await quiz.click(quiz.kind(item.kind));
    expect(quiz.item).to.deep.equal(item);
    expect(quiz.feedback).to.not.equal("");
    await quiz.press("next");
    expect(quiz.item.kind).to.not.equal(item.kind);
  });

  it("keep one at least, and say so", async () => {
    const quiz = await Candidate.open({ kinds: "winner points" });
    await quiz.click(quiz.kind("winner"));
    await quiz.click(quiz.kind("points"));
    expect(quiz.kind("points").checked).to.be.true;
    expect(quiz.words).to.contain("One kind at least has to stay.");
    await waitUntil(() => document.querySelector('[data-tarot-announcer="assertive"]')?.textContent.includes("One kind at least has to stay."), "and aloud");
    expect(quiz.item.kind).to.equal("points");
  });

  it("that nobody knows are warned of, and the others stay; without any, all are asked", async () => {
    const said = await warnings(async () => {
      const quiz = await Candidate.open({ kinds: "winner bridge" });
      expect(quiz.item.kind).to.equal("winner");
      quiz.element.kinds = [{}, 7] as unknown as string[];
      await quiz.settled();
      expect(quiz.root.querySelectorAll("[data-kind]")).to.have.length(5);
    });
    expect(said.join(" ")).to.contain('knows no kind of question "bridge"');
  });

  for (const kind of ["legal", "winner", "points", "excuse", "score"]) {
    it(`fit on a phone and pass axe: ${kind}`, async () => {
      const quiz = await Candidate.open({ kinds: `${kind}`, width: "320px", lang: "de" });
      await quiz.give(false);
      expect(quiz.element.scrollWidth).to.be.at.most(320);
      expect(quiz.inside.querySelector(".lesson")!.scrollWidth).to.be.at.most(320);
      expect(await axeFindings(quiz.element)).to.deep.equal([]);
    });
  }
});
