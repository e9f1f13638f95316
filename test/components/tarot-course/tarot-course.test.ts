import { fixture, html } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import { keepLearnt, keepProgress, learnt } from "../../../components/tarot-lesson/progress.js";
import { languages, loadTexts, text } from "../../../locales/index.js";
import { lessonIds } from "../../../tutorials/index.js";
import { forgetEverything } from "../../support/own-storage.js";
import { said, Student } from "./student.js";

const place = "tarot-table:lessons";
const done = { step: 0, done: true };
const excuseGoal = "Use the Excuse to save a card that matters";

describe("the overview of the course", () => {
  beforeEach(forgetEverything);

  it("lists every lesson with number, title, goal and state, in order", async () => {
    keepProgress("cards", done);
    keepProgress("overtrump", { step: 3, done: false });
    const student = await Student.open();
    const items = [...student.root.querySelectorAll<HTMLElement>("ol > li")];
    expect(items.map((item) => item.dataset["lesson"])).to.deep.equal(lessonIds);
    expect(student.about("cards")).to.equal("Know all 78 cards, and what each is worth Done");
    expect(student.about("overtrump")).to.contain("See at a glance which cards you may play").and.to.contain("Begun: step 4 of 6");
    expect(student.about("follow")).to.contain("Play the suit that was led, and see who wins the trick").and.to.contain("Not begun");
    expect(student.text('[data-lesson="throw-off"] .number')).to.equal("4");
    expect(student.progress).to.equal("1 of 17 lessons done");
  });

  it("marks one lesson as the one to take, for eyes and ears, and leads to it", async () => {
    for (const id of ["cards", "follow", "overtrump", "throw-off"]) keepProgress(id, done);
    const student = await Student.open();
    expect(student.recommended).to.deep.equal(["The Excuse"]);
    expect(student.item("excuse").textContent).to.contain("Up next");
    expect(student.wayOn).to.equal("Next: The Excuse");
    await student.click(".go");
    await student.lessonIsThere(excuseGoal);
    expect(student.element.lesson).to.equal("excuse");
  });

  it("advises what to take before, and locks nothing", async () => {
    const student = await Student.open();
    expect(student.about("score")).to.contain("Best after: The handful · The slam");
    expect(student.about("cards")).to.not.contain("Best after");
    await student.click(student.button("score"));
    await student.lessonIsThere("Work out what a deal is worth, and who pays whom");
  });

  it("is a list of named and described buttons below a heading", async () => {
    const student = await Student.open();
    expect(student.find("section").getAttribute("aria-labelledby")).to.equal(student.find("h2").id);
    const button = student.button("petit");
    expect(button.parentElement!.localName).to.equal("h3");
    expect(student.text(`#${button.getAttribute("aria-describedby")!}`)).to.equal(student.about("petit"));
    expect(getComputedStyle(student.find("ol")).listStyleType, "Safari forgets lists without").to.not.equal("none");
  });

  it("says that nothing is left when all is done", async () => {
    for (const id of lessonIds) keepProgress(id, done);
    const student = await Student.open();
    expect(student.progress).to.equal("17 of 17 lessons done");
    expect(student.text(".finished")).to.equal("You’ve completed the whole course.");
    expect(student.root.querySelector(".go") === null).to.be.true;
    expect(student.recommended).to.deep.equal([]);
  });

  it("follows lessons elsewhere on the page, and in other tabs", async () => {
    const student = await Student.open();
    keepProgress("cards", done);
    await student.settled();
    expect(student.progress).to.equal("1 of 17 lessons done");
    // As another tab would do it: written there, told here.
    localStorage.setItem(place, JSON.stringify({ version: 1, lessons: { cards: done, follow: done } }));
    dispatchEvent(new StorageEvent("storage", { key: place }));
    await student.settled();
    expect(student.progress).to.equal("2 of 17 lessons done");
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    await student.settled();
    expect(student.progress).to.equal("0 of 17 lessons done");
  });

  it("knows on its return what has happened while it was off the page", async () => {
    const student = await Student.open();
    const { element } = student;
    const around = element.parentElement!;
    element.remove();
    keepProgress("cards", done);
    around.append(element);
    await student.settled();
    expect(student.progress).to.equal("1 of 17 lessons done");
  });

  it("stands whatever others have written into the store", async () => {
    for (const junk of ["{]", "[]", '{"version":9}', '{"version":1,"lessons":[1],"knowsTricks":"yes"}', '{"version":1,"lessons":{"cards":{"step":1e99,"done":false},"follow":7,"__proto__":{"done":true}}}']) {
      localStorage.setItem(place, junk);
      const student = await Student.open();
      expect(student.progress, junk).to.equal("0 of 17 lessons done");
      expect(student.root.querySelectorAll("li"), junk).to.have.length(17);
    }
  });

  for (const language of languages) {
    it(`speaks ${language}`, async () => {
      const student = await Student.open(html`<tarot-course lang=${language}></tarot-course>`);
      await loadTexts(language, "overview");
      expect(student.text("h2")).to.equal(text(language, "overview:title"));
      expect(student.root.textContent).to.not.match(/overview:|lessons:|\{\{/);
    });
  }
});

describe("the shortcut for players of other games", () => {
  beforeEach(forgetEverything);

  it("lets them skip what those teach, moves the recommendation, says so, and can be taken back", async () => {
    keepProgress("cards", done);
    const student = await Student.open();
    expect(student.wayOn).to.equal("Next: Follow suit");
    await student.click(".shortcut input");
    expect(student.about("follow")).to.contain("Familiar: you may skip it");
    expect(student.wayOn).to.equal("Next: Follow, trump, overtrump");
    expect(student.progress).to.equal("1 of 16 lessons done");
    expect(student.about("overtrump"), "it counts as taken").to.not.contain("Best after");
    expect(said()).to.contain("Next: Follow, trump, overtrump");
    await student.click(".shortcut input");
    expect(student.wayOn).to.equal("Next: Follow suit");
    expect(student.progress).to.equal("1 of 17 lessons done");
  });

  it("is remembered", async () => {
    const student = await Student.open();
    await student.click(".shortcut input");
    const later = await Student.open();
    expect(later.find<HTMLInputElement>(".shortcut input").checked).to.be.true;
    expect(later.about("follow")).to.contain("Familiar");
  });
});

describe("a lesson of the course", () => {
  beforeEach(forgetEverything);

  it("opens in place and leads back, and the focus comes along", async () => {
    const student = await Student.open();
    student.button("excuse").focus();
    await student.key("Enter");
    await student.lessonIsThere(excuseGoal);
    expect(student.element.getAttribute("lesson"), "for links").to.equal("excuse");
    expect(student.text("#place")).to.equal("Lesson 5 of 17");
    expect(student.root.activeElement?.id).to.equal("place");
    await student.click(".back");
    expect(student.element.hasAttribute("lesson")).to.be.false;
    expect(student.lesson === null).to.be.true;
    expect(student.root.activeElement === student.button("excuse")).to.be.true;
  });

  it("leads back once, however long the key is held", async () => {
    const student = await Student.open(html`<tarot-course lang="en" lesson="cards"></tarot-course>`);
    await student.lessonIsThere("Know all 78 cards, and what each is worth");
    student.find(".back").focus();
    for (let times = 0; times < 4; times++) {
      await sendKeys({ down: "Enter" });
      await student.settled();
    }
    await sendKeys({ up: "Enter" });
    expect(student.element.lesson).to.be.null;
  });

  it("is opened by the page too, which keeps its focus", async () => {
    const outside = await fixture<HTMLButtonElement>(html`<button>elsewhere</button>`);
    const student = await Student.open(html`<tarot-course lang="en" lesson="excuse" speed="instant"></tarot-course>`);
    await student.lessonIsThere(excuseGoal);
    outside.focus();
    student.element.lesson = null;
    await student.settled();
    expect(student.root.querySelectorAll("ol")).to.have.length(1);
    expect(document.activeElement === outside).to.be.true;
  });

  it("may be shown elsewhere: the page hears what is wanted, and prevents it", async () => {
    const student = await Student.open();
    const wanted: unknown[] = [];
    const elsewhere = (event: CustomEvent<{ lesson: string | null }>) => {
      wanted.push(event.detail);
      event.preventDefault();
    };
    student.element.addEventListener("tarot-course-choose", elsewhere);
    await student.click(student.button("excuse"));
    expect(student.element.lesson).to.be.null;
    student.element.lesson = "cards";
    await student.settled();
    await student.click(".back");
    expect(student.element.lesson, "nor does it close").to.equal("cards");
    expect(wanted).to.deep.equal([{ lesson: "excuse" }, { lesson: null }]);
  });

  it("leads on to the next one in place, as the course's own choice", async () => {
    keepProgress("throw-off", { step: 4, done: false });
    const student = await Student.open(html`<tarot-course lang="en" lesson="throw-off" speed="instant"></tarot-course>`);
    await student.lessonIsThere("Know what you owe when you can’t win the trick");
    const heard: string[] = [];
    for (const name of ["tarot-course-choose", "tarot-lesson-next", "tarot-lesson-end"] as const) student.element.addEventListener(name, ({ type }) => heard.push(type));
    await student.click(student.inLesson("[data-tool=solution]")!);
    await student.click(student.inLesson("[data-tool=next]")!);
    await student.click(student.inLesson("[part=next-lesson]")!);
    await student.lessonIsThere(excuseGoal);
    expect(student.element.lesson).to.equal("excuse");
    expect(student.text("#place")).to.equal("Lesson 5 of 17");
    expect(student.inLesson("#step")!.matches(":focus"), "the focus is at its first step").to.be.true;
    expect(heard).to.deep.equal(["tarot-lesson-end", "tarot-course-choose"]);
    await student.click(".back");
    expect(student.about("throw-off")).to.contain("Done");
    expect(student.root.activeElement === student.button("excuse")).to.be.true;
  });

  it("is told in place to be missing where the page names none of ours, with a way back", async () => {
    const student = await Student.open(html`<tarot-course lang="en" lesson="nothing-here"></tarot-course>`);
    expect(student.inLesson("[part=problem]")!.textContent).to.contain("There is no lesson of this name.");
    expect(student.text("#place")).to.equal("");
    await student.click(".back");
    expect(student.root.activeElement === student.find("#title")).to.be.true;
  });

  it("is none where the page sets nonsense", async () => {
    const student = await Student.open();
    for (const nonsense of ["", undefined, 7, {}, Symbol("x")]) {
      Object.assign(student.element, { lesson: nonsense });
      await student.settled();
      expect(student.root.querySelectorAll("ol"), typeof nonsense).to.have.length(1);
    }
  });

  it("follows what the person has set for all tables", async () => {
    const { prefer, preferNothing } = await import("../../../components/shared/settings/settings-part.js");
    prefer({ tapTwice: true });
    try {
      const student = await Student.open(html`<tarot-course lang="en" lesson="excuse" speed="instant"></tarot-course>`);
      await student.lessonIsThere(excuseGoal);
      expect((student.inLesson("tarot-table") as HTMLElement & { tapTwice: boolean }).tapTwice).to.be.true;
    } finally {
      preferNothing();
    }
  });
});

describe("what is remembered of a learner", () => {
  beforeEach(forgetEverything);

  it("keeps its version, and the shortcut beside the lessons", () => {
    keepLearnt({ lessons: { cards: done }, knowsTricks: true });
    keepProgress("follow", { step: 1, done: false });
    expect(JSON.parse(localStorage.getItem(place)!)).to.deep.equal({ version: 1, lessons: { cards: done, follow: { step: 1, done: false } }, knowsTricks: true });
    expect(learnt().knowsTricks).to.be.true;
  });
});
