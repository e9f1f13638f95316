import { fixture, html } from "@open-wc/testing-helpers";
import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import type { TarotLesson } from "../../../components/tarot-lesson/tarot-lesson.js";
import { dealWith } from "../../support/deals.js";
import { Learner, learnerAt } from "./learner.js";
import { waitLimit, waitUntil } from "../../support/wait-until.js";

const place = "tarot-table:lessons";
const trumps = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10";

const fileAt = (file: unknown) => URL.createObjectURL(new Blob([JSON.stringify(file)]));

/** Any card will do, and a handful may be shown before it; then the Excuse falls. */
function handfulLesson(): unknown {
  const hints = { nudge: { say: "a.b" }, narrow: { say: "a.b" }, show: { say: "a.b" } };
  const actions = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];
  return {
    format: "tarot-lesson/1", id: "handful", title: "a.title", goal: "a.goal", learnt: "a.learnt", seat: 0,
    deal: dealWith({ hands: { 0: `${trumps} S1 S2 S3 S4 H1 H2 H3 H4`, 1: "E" }, actions }),
    steps: [{ kind: "expect", id: "lead", ask: "a.ask", accept: "legal", hints, right: "a.right", after: ["1 play E"] }],
    texts: { en: { a: { title: "Handful", goal: "Lead", learnt: "Led", ask: "What do you lead?", right: "Led it is.", b: "Any." } } },
  };
}

const problemOf = (learner: Learner) => learner.root.querySelector('[part="problem"]');

describe("a lesson in somebody's page", () => {
  beforeEach(() => localStorage.removeItem(place));
  afterEach(() => localStorage.removeItem(place));

  it("goes at the usual speed where it is told one that does not exist", async () => {
    const learner = await learnerAt(2, "en", html`<tarot-lesson lesson="overtrump" speed="turbo"></tarot-lesson>`);
    expect(learner.heading).to.equal("Step 2 of 6");
    await learner.press("next");
    expect(learner.played).to.deep.equal(["H4", "HK", "H2", "H8"]);
    learner.element.removeAttribute("speed");
    await learner.press("next");
    await learner.press("next");
    expect(learner.played.at(-1)).to.equal("D2");
  });

  it("is the package's own again once the file's address is taken away", async () => {
    const learner = await learnerAt(null, "en", html`<tarot-lesson lang="en" lesson="overtrump" src=${fileAt(handfulLesson())} speed="instant"></tarot-lesson>`);
    expect(learner.root.querySelector("h2")?.textContent).to.equal("Lead");
    learner.element.removeAttribute("src");
    await waitUntil(() => learner.heading === "Step 1 of 6" || problemOf(learner));
    expect(problemOf(learner)?.textContent).to.be.undefined;
    expect(learner.root.querySelector("h2")?.textContent).to.equal("See at a glance which cards you may play");
  });

  it("is named by nobody once its name is taken away", async () => {
    const learner = await learnerAt();
    const told = new Promise<CustomEvent>((resolve) => learner.element.addEventListener("tarot-error", resolve, { once: true }));
    learner.element.removeAttribute("lesson");
    expect((await told).detail).to.deep.equal({ code: "no-lesson", path: "" });
    await learner.settled();
    expect(problemOf(learner)?.textContent).to.contain("The page names no lesson.");
  });

  it("does nothing by itself while it is off the page, also when it was taken off before it was there", async () => {
    const own = window.setTimeout;
    const delays: number[] = [];
    const element = document.createElement("tarot-lesson");
    Object.assign(element, { lesson: "overtrump", lang: "en", speed: "slow", step: 2 });
    const learner = new Learner(element);
    document.body.append(element);
    element.remove();
    window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) => {
      delays.push(delay);
      return own(run, delay, ...rest);
    }) as typeof setTimeout;
    try {
      await waitUntil(() => element.shadowRoot && learner.heading === "Step 2 of 6", "the lesson has arrived", { interval: 1 });
      await element.updateComplete;
    } finally {
      window.setTimeout = own;
    }
    expect(delays.filter((delay) => delay > 1 && delay !== waitLimit), "only the test's own timers").to.deep.equal([]);
    expect(learner.played).to.deep.equal([]);
    document.body.append(element);
    await learner.settled();
    expect(learner.played, "what was to come is there").to.deep.equal(["H4", "HK", "H2", "H8"]);
    element.remove();
  });

  it("tells the page its own events and keeps those of its table", async () => {
    const heard: string[] = [];
    const names = ["tarot-request", "tarot-action", "tarot-refusal", "tarot-trick-end", "tarot-deal-end", "tarot-error", "tarot-lesson-progress", "tarot-lesson-end"];
    const hear = ({ type }: Event) => heard.push(type);
    for (const name of names) document.addEventListener(name, hear);
    try {
      const learner = await learnerAt(5);
      await learner.play("T6");
      expect(learner.feedback, "refused").to.contain("Not allowed");
      await learner.play("T9");
      expect(learner.feedback).to.match(/^Right /);
      learner.table.deal = "no deal";
      await learner.settled();
      expect(learner.table.view).to.be.null;
      expect(heard).to.deep.equal([]);
      await learner.press("next");
      expect(heard).to.deep.equal(["tarot-lesson-progress"]);
    } finally {
      for (const name of names) document.removeEventListener(name, hear);
    }
  });

  it("lets a handful be shown and waits on for the card", async () => {
    const learner = await learnerAt(null, "en", html`<tarot-lesson lang="en" src=${fileAt(handfulLesson())} speed="slow"></tarot-lesson>`);
    const inTable = (selector: string) => learner.table.shadowRoot!.querySelector<HTMLElement>(selector)!;
    await learner.click(inTable(".offer"));
    await learner.click(inTable("dialog .show"));
    expect(learner.table.view?.handfuls).to.deep.equal([{ seat: 0, level: 1, cards: trumps.split(" ").reverse() }]);
    expect(learner.feedback).to.equal("");
    expect(learner.question).to.equal("What do you lead?");
    await learner.play("H1");
    expect(learner.played).to.include("H1");
    await learner.press("next");
    expect(learner.played).to.deep.equal(["H1", "E"]);
    expect(learner.feedback).to.contain("Led it is.");
  });
});

describe("the focus in a lesson", () => {
  beforeEach(() => localStorage.removeItem(place));
  afterEach(() => localStorage.removeItem(place));

  const words = (learner: Learner) => learner.root.querySelector('[part="words"]')!;

  async function answered(by: (learner: Learner) => Promise<void>): Promise<Learner> {
    const learner = await learnerAt(6);
    await learner.click(learner.choice("T15"));
    await learner.click(learner.choice("T20"));
    await by(learner);
    await learner.settled();
    expect(learner.feedback).to.match(/^Right /);
    return learner;
  }

  it("stays in the words when a quiz is answered by its button", async () => {
    const learner = await answered((person) => person.click(person.root.querySelector<HTMLElement>(".check")!));
    expect(learner.focused(words(learner))).to.be.true;
  });

  it("stays in the words when a quiz is answered from a choice by Enter", async () => {
    const learner = await answered((person) => {
      person.choice("T15").focus();
      return sendKeys({ press: "Enter" });
    });
    expect(learner.focused(words(learner))).to.be.true;
    await learner.key("Tab");
    expect(learner.root.activeElement, "and goes on from there").to.not.be.null;
  });

  it("stays on the button that asked for the solution", async () => {
    const learner = await learnerAt(6);
    await learner.press("solution");
    expect(learner.root.activeElement).to.equal(learner.tool("solution"));
  });

  it("goes into the words where the button that had it goes: from the start, where that is only read", async () => {
    const learner = await learnerAt(3);
    const restart = learner.root.querySelector<HTMLElement>(".restart")!;
    restart.focus();
    await learner.key("Enter");
    expect(learner.heading).to.equal("Step 1 of 6");
    await learner.settled();
    expect(learner.root.activeElement?.id).to.equal("step");
  });

  it("goes with what comes in place of a lesson: another, or why there is none", async () => {
    const learner = await learnerAt(3);
    learner.tool("hint").focus();
    learner.element.lesson = "no such lesson";
    await waitUntil(() => problemOf(learner));
    await learner.settled();
    expect(learner.root.activeElement?.id).to.equal("problem");
    learner.element.lesson = "excuse";
    await waitUntil(() => learner.heading !== "");
    await learner.settled();
    expect(learner.root.activeElement?.id).to.equal("step");
  });

  it("is left where somebody has taken it while a lesson was fetched", async () => {
    const learner = await learnerAt(3);
    const outside = await fixture<HTMLButtonElement>(html`<button>elsewhere</button>`);
    const { fetch } = globalThis;
    let answer: (response: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    try {
      learner.root.querySelector<HTMLElement>("#step")!.focus();
      learner.element.src = "/slow.json";
      await learner.settled();
      expect(learner.root.querySelector(".loading")).to.exist;
      outside.focus();
      answer(new Response(JSON.stringify(handfulLesson())));
      await waitUntil(() => learner.heading !== "");
      await learner.settled();
      expect(document.activeElement).to.equal(outside);
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it("is not taken from the page when a step changes", async () => {
    const learner = await learnerAt(6);
    const outside = await fixture<HTMLButtonElement>(html`<button>elsewhere</button>`);
    outside.focus();
    (learner.element as TarotLesson).step = 3;
    await learner.settled();
    expect(document.activeElement).to.equal(outside);
  });
});
