import { html, oneEvent } from "@open-wc/testing-helpers";
import { executeServerCommand, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { languages, text } from "../../../locales/index.js";
import { learnerAt, type Learner } from "./learner.js";
import { waitUntil } from "../../support/wait-until.js";

const place = "tarot-table:lessons";
const said = (urgency = "polite") => document.querySelector(`[data-tarot-announcer="${urgency}"]`)?.textContent ?? "";

/** Card by card, as the solution plays, with the questions beside. */
const answers = ["D5", "T3", "T9"];

async function playThrough(learner: Learner): Promise<void> {
  await learner.press("next");
  await learner.press("next");
  for (const card of answers) {
    await learner.play(card);
    await learner.press("next");
  }
  await learner.click(learner.choice("T15"));
  await learner.click(learner.choice("T20"));
  await learner.click(learner.root.querySelector<HTMLElement>(".check")!);
  await learner.press("next");
}

describe("tarot-lesson", () => {
  beforeEach(async () => {
    localStorage.removeItem(place);
    await setViewport({ width: 1280, height: 900 });
  });
  afterEach(() => localStorage.removeItem(place));

  it("shows goal, step, words and the table beside them", async () => {
    const learner = await learnerAt();
    expect(learner.root.querySelector("h2")?.textContent).to.equal("See at a glance which cards you may play");
    expect(learner.heading).to.equal("Step 1 of 6");
    expect(learner.words).to.contain("The marked cards are your trumps");
    expect(learner.table.view?.hand).to.include.members(["T3", "T6", "T9", "T14"]);
    const [words, table] = [learner.root.querySelector(".words")!, learner.table].map((part) => part.getBoundingClientRect());
    expect(words!.right).to.be.at.most(table!.left + 1);
  });

  it("puts the table below the words on a phone, with nothing wider than the screen", async () => {
    await setViewport({ width: 320, height: 700 });
    const learner = await learnerAt(6, "de");
    const [words, table] = [learner.root.querySelector(".words")!, learner.table].map((part) => part.getBoundingClientRect());
    expect(words!.bottom).to.be.at.most(table!.top + 1);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  });

  it("points at the cards that the words speak of", async () => {
    const learner = await learnerAt();
    await waitUntil(() => learner.root.querySelector<HTMLElement>(".mark")?.style.getPropertyValue("--_x") !== "");
    const marks = [...learner.root.querySelectorAll<HTMLElement>(".mark")];
    expect(marks.map((mark) => mark.dataset["target"])).to.deep.equal(["T3", "T6", "T9", "T14"]);
    for (const mark of marks) {
      const [finger, card] = [mark, learner.card(mark.dataset["target"]!)].map((part) => part.getBoundingClientRect());
      expect(finger!.left + finger!.width / 2).to.be.within(card!.left, card!.right);
      expect(finger!.top).to.be.below(card!.top);
    }
    expect(learner.words).to.contain("Marked: trump 3, trump 6, trump 9, and trump 14");
    await learner.press("next");
    expect(learner.root.querySelectorAll(".mark")).to.have.length(0);
  });

  describe("comes to its end", () => {
    for (const language of languages) {
      it(`by click, in ${language}, and says what was learnt`, async () => {
        const learner = await learnerAt(null, language);
        const ended = oneEvent(learner.element, "tarot-lesson-end");
        await playThrough(learner);
        expect((await ended).detail).to.deep.equal({ lesson: "overtrump" });
        expect(learner.words).to.contain(text(language, "lessons:overtrump.learnt").replaceAll(/\s+/g, " "));
        expect(learner.words).to.contain("R-RO 2012-06");
        expect(learner.tool("next").textContent.trim()).to.equal(text(language, "player:tool.restart"));
        await learner.press("next");
        expect(learner.heading).to.equal(text(language, "player:step", { step: 1, steps: 6 }));
      });
    }

    it("by solution alone", async () => {
      const learner = await learnerAt();
      await learner.press("next");
      await learner.press("next");
      for (let step = 3; step <= 6; step++) {
        expect(learner.heading).to.equal(`Step ${String(step)} of 6`);
        await learner.press("solution");
        expect(learner.feedback).to.match(/^Solution /);
        await learner.press("next");
      }
      expect(learner.words).to.contain("R-RO 2012-06");
    });

    it("by keyboard alone", async () => {
      const learner = await learnerAt();
      learner.tool("next").focus();
      await learner.key("Enter");
      await learner.key("Enter");
      for (const card of answers) {
        expect(learner.root.activeElement?.id, "a question calls the focus to the words").to.equal("step");
        await tabTo(learner, () => learner.focused(learner.table) && learner.table.shadowRoot!.activeElement?.hasAttribute("data-card") === true);
        await reach(learner, card);
        await learner.key("Enter");
        expect(learner.feedback).to.match(/^Right /);
        await tabTo(learner, () => learner.root.activeElement === learner.tool("next"));
        await learner.key("Enter");
      }
      for (const id of ["T15", "T20"]) {
        await tabTo(learner, () => learner.root.activeElement === learner.choice(id));
        await learner.key("Space");
      }
      await learner.key("Enter");
      expect(learner.feedback).to.match(/^Right /);
      await tabTo(learner, () => learner.root.activeElement === learner.tool("next"));
      await learner.key("Enter");
      expect(learner.root.activeElement?.id).to.equal("step");
      expect(learner.words).to.contain("R-RO 2012-06");
    });
  });

  it("leaves a refused card in the hand, lets the table say why, and adds the step's own word", async () => {
    const learner = await learnerAt(5);
    const before = learner.played;
    await learner.play("T6");
    expect(learner.played).to.deep.equal(before);
    expect(learner.feedback).to.contain("Not allowed");
    expect(learner.feedback).to.contain("even though it is your partner’s");
    expect(text("en", "reasons:must-overtrump", { beat: "trump 8" })).to.contain("trump 8");
    expect(said("assertive")).to.contain(text("en", "reasons:must-overtrump", { beat: "trump 8" }));
    await waitUntil(() => said().includes("even though it is your partner’s"), "the word is told");
    await learner.play("T9");
    expect(learner.feedback).to.match(/^Right /);
  });

  it("plays a poor card out, explains it, and takes it back without the introduction", async () => {
    const learner = await learnerAt(4);
    expect(learner.words).to.contain("North goes on with the king of clubs");
    await learner.play("T14");
    expect(learner.played.slice(-2)).to.deep.equal(["T14", "C7"]);
    expect(learner.feedback).to.contain("There is better");
    expect(learner.can("next")).to.be.false;
    await learner.press("retry");
    expect(learner.played.slice(-2)).to.deep.equal(["CK", "C4"]);
    expect(learner.words).to.not.contain("North goes on with the king of clubs");
    expect(learner.question).to.equal("What do you put on the king of clubs?");
    expect(learner.card("T14"), "the card is back in the hand").to.exist;
    await learner.play("T3");
    expect(learner.feedback).to.match(/^Right /);
  });

  it("brings its verdict into sight after a tap on a card at the foot of a phone's window", async () => {
    await setViewport({ width: 360, height: 640 });
    const learner = await learnerAt(4);
    const card = learner.card("T14");
    card.scrollIntoView({ block: "end" });
    window.scrollBy(0, 120);
    const { left, top } = card.getBoundingClientRect();
    await executeServerCommand("touch", { at: [Math.round(left + 8), Math.round(top + 12)] });
    await waitUntil(() => learner.feedback !== "");
    const seen = () => learner.root.querySelector('[part="feedback"]')!.getBoundingClientRect();
    await waitUntil(() => seen().top >= 0 && seen().bottom <= learner.root.querySelector(".tools")!.getBoundingClientRect().top + 1);
    expect(learner.played.slice(-2)).to.deep.equal(["T14", "C7"]);
  });

  it("lets the table speak of a turn only when a card is asked for", async () => {
    const learner = await learnerAt(6);
    const status = () => getComputedStyle(learner.table.shadowRoot!.querySelector('[part="status"]')!).visibility;
    expect(status()).to.equal("hidden");
    learner.element.step = 3;
    await learner.settled();
    expect(status()).to.equal("visible");
    await learner.press("solution");
    expect(status()).to.equal("hidden");
  });

  it("lets the table offer a call only while it is asked for, and nothing that nobody asks for after it", async () => {
    const learner = await learnerAt(1, "en", html`<tarot-lesson lesson="five" speed="instant" lang="en"></tarot-lesson>`);
    const panel = () => learner.table.shadowRoot!.querySelector("bid-panel");
    expect(panel() === null, "while it is read of").to.be.true;
    await learner.press("next");
    await waitUntil(() => panel() !== null, "the kings to call");
    const king = [...panel()!.shadowRoot!.querySelectorAll<HTMLButtonElement>(".option button")].find((button) => button.textContent.includes("king of hearts"))!;
    await learner.click(king);
    await waitUntil(() => learner.feedback !== "");
    expect(panel() === null, "after a poor call").to.be.true;
    await learner.press("retry");
    await waitUntil(() => panel() !== null, "the kings again");
    await learner.press("solution");
    expect(panel() === null, "after the right one").to.be.true;
    await learner.press("next");
    await learner.press("solution");
    expect(panel() === null, "after a question beside the table").to.be.true;
  });

  it("gives three hints, one after the other, and shows the cards", async () => {
    const learner = await learnerAt(5);
    for (const number of [1, 2, 3]) {
      await learner.press("hint");
      expect(learner.root.querySelectorAll(".box.hint")).to.have.length(number);
    }
    expect(learner.can("hint")).to.be.false;
    expect([...learner.root.querySelectorAll<HTMLElement>(".mark")].map((mark) => mark.dataset["target"])).to.deep.equal(["T9"]);
    await learner.press("hint");
    expect(learner.root.querySelectorAll(".box.hint")).to.have.length(3);
  });

  it("does not give the answer away before it is asked for", async () => {
    const learner = await learnerAt(5);
    const cards = ["T14", "T9", "T6", "H9"].map((code) => learner.card(code));
    const looks = cards.map((card) => getComputedStyle(card.querySelector("playing-card")!)).map(({ filter, transform }) => `${filter} ${transform}`);
    expect(new Set(looks).size, "all cards look alike").to.equal(1);
    expect(cards.map((card) => card.textContent.trim())).to.deep.equal(["trump 14", "trump 9", "trump 6", "9 of hearts"]);
    expect(learner.table.shadowRoot!.querySelector('[part="status"]')!.textContent).to.not.match(/trump|clubs/i);
  });

  it("keeps every button in its place and enables those that make sense", async () => {
    const learner = await learnerAt();
    const tools = ["back", "retry", "hint", "solution", "skip", "next"] as const;
    const places = () => tools.map((name) => Math.round(learner.tool(name).getBoundingClientRect().left));
    const enabled = () => tools.filter((name) => learner.can(name));
    const first = places();
    expect(enabled()).to.deep.equal(["skip", "next"]);
    await learner.press("next");
    expect(enabled()).to.deep.equal(["back", "retry", "skip", "next"]);
    await learner.press("next");
    expect(enabled()).to.deep.equal(["back", "hint", "solution", "skip"]);
    await learner.play("DQ");
    expect(enabled()).to.deep.equal(["back", "retry", "solution", "skip"]);
    expect(places()).to.deep.equal(first);
    await learner.press("next");
    expect(learner.heading, "a button without sense does nothing").to.equal("Step 3 of 6");
    await learner.press("back");
    expect(learner.heading).to.equal("Step 2 of 6");
  });

  it("says what to press when a card is tried before anything is asked", async () => {
    const learner = await learnerAt();
    await learner.play("H4");
    expect(learner.played).to.deep.equal([]);
    expect(learner.words).to.contain("press Continue first");
    await waitUntil(() => said("assertive").includes("press Continue first"), "and aloud");
  });

  it("tells a wrong choice from an incomplete one", async () => {
    const learner = await learnerAt(6);
    const check = () => learner.root.querySelector<HTMLElement>(".check")!;
    await learner.click(learner.choice("HK"));
    await learner.click(check());
    expect(learner.feedback).to.contain("The king of hearts can’t win here");
    await learner.click(learner.choice("HK"));
    await learner.click(learner.choice("T20"));
    await learner.click(check());
    expect(learner.feedback).to.contain("not complete");
    await learner.press("retry");
    expect(learner.feedback).to.equal("");
    await learner.click(learner.choice("T15"));
    await learner.click(check());
    expect(learner.feedback).to.match(/^Right /);
  });

  it("has nothing ticked where a solved question is asked once more, but what was ticked where it was not", async () => {
    const learner = await learnerAt(6);
    const ticked = () => [...learner.root.querySelectorAll<HTMLElement>(".choice:has(:checked)")].map(({ dataset }) => dataset["choice"]);
    await learner.click(learner.choice("HK"));
    await learner.click(learner.root.querySelector<HTMLElement>(".check")!);
    await learner.press("retry");
    expect(ticked()).to.deep.equal(["HK"]);
    await learner.press("solution");
    expect(ticked()).to.have.members(["T15", "T20"]);
    await learner.press("retry");
    expect(ticked()).to.deep.equal([]);
  });

  it("leaves no text of the old language after a change in mid-lesson", async () => {
    const learner = await learnerAt(4, "de");
    await learner.play("T14");
    const german = learner.everything;
    expect(german).to.contain("Der König gehört euch");
    learner.element.lang = "sv";
    await waitUntil(() => learner.heading === "Steg 4 av 6");
    await learner.settled();
    expect(learner.everything).to.contain("Kungen är er");
    const alike = new Set(["Nord", "Du", "Garde"]);
    const leftOver = german.split(/[.!?:] /).filter((sentence) => sentence.length > 12 && !alike.has(sentence) && learner.everything.includes(sentence));
    expect(leftOver).to.deep.equal([]);
  });

  it("tells the page about every step", async () => {
    const learner = await learnerAt();
    const seen: unknown[] = [];
    learner.element.addEventListener("tarot-lesson-progress", ({ detail }) => seen.push(detail));
    await learner.press("next");
    await learner.press("next");
    await learner.press("back");
    expect(seen).to.deep.equal([2, 3, 2].map((step) => ({ lesson: "overtrump", step, steps: 6 })));
  });

  it("takes no focus and says nothing when the page loads", async () => {
    const outside = document.createElement("button");
    document.body.append(outside);
    outside.focus();
    const before = said();
    const learner = await learnerAt(3);
    await learner.settled();
    expect(document.activeElement).to.equal(outside);
    expect(said()).to.equal(before);
    outside.remove();
  });
});

/** Tab until something has the focus. */
async function tabTo(learner: Learner, there: () => boolean): Promise<void> {
  for (let presses = 0; presses < 20 && !there(); presses++) await learner.key("Tab");
  expect(there(), "reached by Tab").to.be.true;
}

/** Arrows along the hand. */
async function reach(learner: Learner, card: string): Promise<void> {
  await learner.key("Home");
  for (let presses = 0; presses < 20 && learner.table.shadowRoot!.activeElement !== learner.card(card); presses++) await learner.key("ArrowRight");
  expect(learner.table.shadowRoot!.activeElement).to.equal(learner.card(card));
}

describe("tarot-lesson at its own pace", () => {
  beforeEach(() => localStorage.removeItem(place));

  it("plays the others' cards one by one, keeps the question until they lie, and hurries on Continue", async () => {
    const learner = await learnerAt(2, "en", html`<tarot-lesson lesson="overtrump" speed="slow"></tarot-lesson>`);
    expect(learner.played).to.deep.equal([]);
    await learner.press("next");
    expect(learner.heading, "the first press shows the trick at once").to.equal("Step 2 of 6");
    expect(learner.played).to.deep.equal(["H4", "HK", "H2", "H8"]);
    await learner.press("next");
    expect(learner.words).to.contain("East leads the 9 of diamonds").and.not.contain("Which card do you play?");
    await waitUntil(() => learner.played.at(-1) === "D9", "a card falls by itself", { timeout: 5000 });
    expect(learner.played).to.not.include("DK");
    await learner.press("next");
    expect(learner.played.at(-1)).to.equal("D2");
    expect(learner.question).to.contain("Which card do you play?");
  });

  it("stands where it should after it was moved on the page", async () => {
    const learner = await learnerAt(2, "en", html`<tarot-lesson lesson="overtrump" speed="slow"></tarot-lesson>`);
    const elsewhere = document.createElement("div");
    document.body.append(elsewhere);
    elsewhere.append(learner.element);
    await learner.settled();
    expect(learner.played).to.deep.equal(["H4", "HK", "H2", "H8"]);
    elsewhere.remove();
  });
});
