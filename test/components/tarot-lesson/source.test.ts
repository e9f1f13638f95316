import { html, oneEvent } from "@open-wc/testing-helpers";
import { expect } from "chai";
import type { TarotLesson } from "../../../components/tarot-lesson/tarot-lesson.js";
import { parseLesson } from "../../../tutorials/index.js";
import { textKeys } from "../../../tutorials/lesson-texts.js";
import { lessonFile, type LessonFile } from "../../tutorials/lesson-file.js";
import { learnerAt } from "./learner.js";
import { waitUntil } from "../../support/wait-until.js";

const place = "tarot-table:lessons";

/** A lesson that brings its texts, each named after its key. */
function foreignFile(change: (file: LessonFile) => void = () => undefined): LessonFile {
  return lessonFile((file) => {
    file.id = "foreign";
    file.texts = { en: { overtrump: { goal: "Their goal", title: "<b>Theirs</b><script>document.title='hacked'</script>", trumps: { text: "Their words" } } } };
    change(file);
  });
}

const addressOf = (file: unknown) => URL.createObjectURL(new Blob([typeof file === "string" ? file : JSON.stringify(file)]));

describe("a lesson's source", () => {
  beforeEach(() => localStorage.removeItem(place));
  afterEach(() => localStorage.removeItem(place));

  const shown = (src: string, lesson = "") => learnerAt(null, "de", html`<tarot-lesson lang="de" speed="instant" src=${src} lesson=${lesson}></tarot-lesson>`);

  for (const odd of [Symbol("step"), 7n, Object.create(null), Number.NaN, {}, "two"]) {
    it(`goes by what a page sets, and begins at the beginning where that is no step: ${typeof odd}`, async () => {
      const learner = await learnerAt(null, "en", html`<tarot-lesson lang="en" speed="instant" lesson="overtrump" .step=${odd as never}></tarot-lesson>`);
      expect(learner.heading).to.equal("Step 1 of 6");
      Object.assign(learner.element, { step: odd });
      await learner.element.updateComplete;
      for (const name of ["lesson", "src"]) {
        const told = oneEvent(learner.element, "tarot-error");
        Object.assign(learner.element, { lesson: null, src: null, [name]: typeof odd === "symbol" ? Object.create(null) : odd });
        await told;
        await learner.element.updateComplete;
        expect(learner.root.querySelector("[part=problem]")).to.exist;
      }
    });
  }

  it("may be a file that brings its own texts, shown as text in the language it has", async () => {
    const title = document.title;
    const learner = await shown(addressOf(foreignFile()));
    const heading = learner.root.querySelector<HTMLElement>("h2")!;
    expect(heading.textContent).to.equal("Their goal");
    expect(heading.lang).to.equal("en");
    expect(learner.root.querySelector(".title")?.textContent).to.contain("<b>Theirs</b><script>");
    expect(learner.root.querySelector("b, script")).to.be.null;
    expect(document.title).to.equal(title);
    expect(learner.heading, "our own words stay in the page's language").to.equal("Schritt 1 von 6");
    expect(learner.words).to.contain("Their words");
  });

  it("speaks English where a file does, and else what it has, in a language that the file does not bring", async () => {
    const inLanguages = (...languages: string[]) => foreignFile((file) => (file.texts = Object.fromEntries(languages.map((language) => [language, file.texts.en]))));
    for (const [languages, spoken] of [[["fr", "en"], "en"], [["fr", "sv"], "fr"]] as const) {
      const learner = await shown(addressOf(inLanguages(...languages)));
      expect(learner.root.querySelector<HTMLElement>("h2")!.lang).to.equal(spoken);
    }
  });

  const faults: [name: string, src: () => string, lesson: string, code: string, words: string][] = [
    ["names nothing", () => "", "", "no-lesson", "Die Seite nennt keine Lektion."],
    ["names an unknown lesson", () => "", "toString", "unknown-lesson", "Eine Lektion dieses Namens gibt es nicht."],
    ["leads nowhere", () => "/nowhere/lesson.json", "", "unreachable", "Die Lektion ließ sich nicht laden."],
    ["is no address", () => "https://", "", "unreachable", "Die Lektion ließ sich nicht laden."],
    ["is script", () => "javascript:alert(1)", "", "unreachable", "Die Lektion ließ sich nicht laden."],
    ["is a megabyte", () => addressOf("[".repeat(1024 * 1024)), "", "too-large", "Die Lektionsdatei ist zu groß."],
    ["is a megabyte of lesson", () => addressOf(JSON.stringify(foreignFile((file) => (file.texts.en.overtrump.goal = "x".repeat(1024 * 1024))))), "", "too-large", "Die Lektionsdatei ist zu groß."],
    ["nests deep", () => addressOf(`{"a":`.repeat(9000) + "1" + "}".repeat(9000)), "", "too-deep", "Für die Autoren: too-deep"],
    ["has a key nobody knows", () => addressOf(foreignFile((file) => (file.steps[0].onclick = "document.title='hacked'"))), "", "unknown-key", "unknown-key: steps[0].onclick"],
    ["has a key of the language's own", () => addressOf(JSON.stringify(foreignFile()).replace('"seat":0', '"seat":0,"__proto__":{"hacked":true}')), "", "unknown-key", "unknown-key: __proto__"],
    ["has markup for a key", () => addressOf(foreignFile((file) => (file["<img src=x onerror=alert(1)>"] = 1))), "", "unknown-key", '"<img src=x onerror=alert(1)>"'],
    ["has markup for a name", () => addressOf(foreignFile((file) => (file.id = "<script>"))), "", "bad-id", "bad-id: id"],
    ["is no JSON", () => addressOf("<html>"), "", "not-json", "Die Lektionsdatei lässt sich nicht lesen."],
    ["has a step nobody built", () => addressOf(foreignFile((file) => (file.steps[1].kind = "video"))), "", "unknown-kind", "steps[1].kind"],
    ["has a card twice", () => addressOf(foreignFile((file) => (file.deal.hands[0] = file.deal.hands[0].replace("H4", "H6")))), "", "double-card", "double-card: deal"],
    ["has an illegal script", () => addressOf(foreignFile((file) => (file.steps[1].play[1] = "1 play D9"))), "", "illegal-action", "illegal-action: steps[1].play[1]"],
  ];
  for (const [name, src, lesson, code, words] of faults) {
    it(`that ${name} is told in place and to the page`, async () => {
      const told = new Promise<CustomEvent>((resolve) => document.addEventListener("tarot-error", (event) => resolve(event as CustomEvent), { once: true }));
      const learner = await shown(src(), lesson);
      expect((await told).detail.code).to.equal(code);
      const problem = learner.root.querySelector('[part="problem"]')!;
      expect(problem.textContent.replaceAll(/\s+/g, " ")).to.contain(words).and.contain("Diese Lektion lässt sich nicht zeigen");
      expect(learner.root.querySelector("tarot-table")).to.be.null;
      expect(learner.root.querySelector("img, script")).to.be.null;
      expect(({} as { hacked?: boolean }).hacked, "nothing was executed").to.be.undefined;
      // The page lives on, and so does the element.
      learner.element.src = "";
      learner.element.lesson = "overtrump";
      await waitUntil(() => learner.heading === "Schritt 1 von 6");
      expect(learner.root.querySelector('[part="problem"]')).to.be.null;
    });
  }

  for (const way of ["by its button", "by coming onto a page again"]) {
    it(`that could not be fetched is asked for once more, ${way}, and stays told until it is there`, async () => {
      const { fetch } = globalThis;
      let asked = 0;
      globalThis.fetch = (...given) => (++asked < 3 ? Promise.reject(new TypeError("no connection")) : fetch(...given));
      try {
        const learner = await shown(addressOf(foreignFile()));
        const again = () => learner.root.querySelector<HTMLElement>("[part=problem] .again");
        await waitUntil(again);
        const place = learner.element.parentElement!;
        for (let number = 2; number <= 3; number++) {
          const button = again()!;
          button.focus();
          if (way === "by its button") await learner.click(button);
          else place.append(learner.element);
          await waitUntil(() => asked === number);
          await learner.settled();
          if (number === 2) expect(again(), "it failed again").to.equal(button);
        }
        await waitUntil(() => learner.heading === "Schritt 1 von 6");
        expect(again()).to.be.null;
        if (way === "by its button") expect(learner.root.activeElement?.id, "who pressed goes on with what has come").to.equal("step");
      } finally {
        globalThis.fetch = fetch;
      }
    });
  }

  it("may say what it likes in every one of its texts: it is shown as text", async () => {
    const markup = "<img src=x onerror=\"document.title='hacked'\"><a href='javascript:document.title=1'>here</a>{{secret}}$t(ui:bid.label)";
    const all: LessonFile = {};
    for (const key of textKeys(parseLesson(lessonFile())).keys()) {
      const parts = key.split(".");
      let at = all;
      for (const part of parts.slice(0, -1)) at = at[part] ??= {};
      at[parts.at(-1)!] = markup;
    }
    const title = document.title;
    const learner = await shown(addressOf(foreignFile((file) => (file.texts = { de: all }))));
    for (let step = 0; step < 6; step++) {
      expect(learner.words).to.contain(markup);
      expect(learner.root.querySelector("img, a, script")).to.be.null;
      if (learner.can("hint")) await learner.press("hint");
      if (learner.can("solution")) await learner.press("solution");
      await learner.press("next");
    }
    expect(learner.words).to.contain(markup);
    expect(document.title).to.equal(title);
  });

  it("may be put right afterwards", async () => {
    const learner = await shown("", "nothing-here");
    learner.element.lesson = "overtrump";
    await waitUntil(() => learner.heading === "Schritt 1 von 6");
    expect(learner.root.querySelector('[part="problem"]')).to.be.null;
  });

  it("that answers late does not replace the one asked for since", async () => {
    const learner = await shown("/nowhere/lesson.json");
    const { element } = learner;
    element.src = addressOf(foreignFile());
    await element.updateComplete;
    element.src = "";
    element.lesson = "overtrump";
    await waitUntil(() => learner.heading !== "");
    expect(learner.root.querySelector("h2")?.textContent).to.equal("Auf einen Blick sehen, was du spielen darfst");
  });
});

describe("what a learner has reached", () => {
  beforeEach(() => localStorage.removeItem(place));
  afterEach(() => {
    localStorage.removeItem(place);
  });

  it("is gone on with next time, and begun anew from the start if wanted", async () => {
    const first = await learnerAt();
    await first.press("next");
    await first.press("next");
    expect(JSON.parse(localStorage.getItem(place)!)).to.deep.equal({ version: 1, lessons: { overtrump: { step: 2, done: false } } });
    const again = await learnerAt();
    expect(again.heading).to.equal("Step 3 of 6");
    await again.click(again.root.querySelector<HTMLElement>(".restart")!);
    expect(again.heading).to.equal("Step 1 of 6");
  });

  it("gives way to the step that the page names, in mid-course too", async () => {
    localStorage.setItem(place, JSON.stringify({ version: 1, lessons: { overtrump: { step: 2, done: false } } }));
    const learner = await learnerAt(null, "en", html`<tarot-lesson lesson="overtrump" speed="instant" step="5"></tarot-lesson>`);
    expect(learner.heading).to.equal("Step 5 of 6");
    learner.element.step = 99;
    await learner.settled();
    expect(learner.heading).to.equal("Step 6 of 6");
  });

  it("begins anew once the end was reached, and remembers that it was", async () => {
    const learner = await learnerAt(6);
    await learner.press("solution");
    const ended = oneEvent(learner.element, "tarot-lesson-end");
    await learner.press("next");
    await ended;
    expect(JSON.parse(localStorage.getItem(place)!).lessons.overtrump).to.deep.equal({ step: 0, done: true });
    expect((await learnerAt()).heading).to.equal("Step 1 of 6");
  });

  for (const junk of ["", "{", "[]", "null", '{"version":2,"lessons":{"overtrump":{"step":4,"done":false}}}', '{"version":1,"lessons":{"overtrump":{"step":"4"}}}', '{"version":1,"lessons":[]}', '{"version":1,"lessons":{"__proto__":{"step":3,"done":true}}}']) {
    it(`is nothing where the browser keeps ${junk || "an empty text"}`, async () => {
      localStorage.setItem(place, junk);
      const learner = await learnerAt();
      expect(learner.heading).to.equal("Step 1 of 6");
      await learner.press("next");
      expect(JSON.parse(localStorage.getItem(place)!).lessons.overtrump).to.deep.equal({ step: 1, done: false });
    });
  }

  it("is kept in memory where the browser keeps nothing", async () => {
    const own = Object.getOwnPropertyDescriptor(window, "localStorage")!;
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    try {
      const learner = await learnerAt();
      await learner.press("next");
      expect(learner.heading).to.equal("Step 2 of 6");
      expect((await learnerAt()).heading).to.equal("Step 2 of 6");
      const back = await learnerAt(1);
      expect((back.element as TarotLesson).isConnected).to.be.true;
    } finally {
      Object.defineProperty(window, "localStorage", own);
    }
  });
});
