import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { languages } from "../../../locales/index.js";
import { keepLearnt } from "../../../components/tarot-lesson/progress.js";
import { axeFindings } from "../../support/axe.js";
import { forgetEverything } from "../../support/own-storage.js";
import { Student } from "./student.js";

const done = { step: 0, done: true };

describe("the look of tarot-course", () => {
  beforeEach(() => {
    forgetEverything();
    keepLearnt({ lessons: { cards: done, overtrump: { step: 3, done: false }, bouts: { step: 1, done: false } }, knowsTricks: true });
  });
  after(async () => {
    await emulateMedia({ forcedColors: "none" });
    await setViewport({ width: 1280, height: 800 });
  });

  for (const theme of ["light", "dark"]) {
    for (const panel of ["export", "import", "reset"]) {
      it(`is without findings: ${theme}, ${panel} open`, async () => {
        const student = await Student.open(html`<tarot-course lang="en" theme=${theme}></tarot-course>`);
        await student.click(`[data-deed=${panel}]`);
        expect(await axeFindings(student.element)).to.deep.equal([]);
      });
    }
  }

  for (const width of [320, 768, 1280]) {
    it(`fits into ${String(width)} px, also in long German`, async () => {
      await setViewport({ width, height: 800 });
      const student = await Student.open(html`<tarot-course lang="de"></tarot-course>`);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      const columns = getComputedStyle(student.find("ol")).gridTemplateColumns.split(" ").length;
      expect(columns).to.equal({ 320: 1, 768: 2, 1280: 3 }[width]);
    });
  }

  it("fits on a phone with letters twice as large, in every language", async () => {
    await setViewport({ width: 320, height: 800 });
    document.documentElement.style.fontSize = "200%";
    try {
      for (const lang of languages) {
        const student = await Student.open(html`<tarot-course lang=${lang}></tarot-course>`);
        const edge = student.element.getBoundingClientRect().right;
        const beyond = [...student.root.querySelectorAll("*")].filter((node) => node.getBoundingClientRect().right > edge);
        expect(beyond.map((node) => node.textContent.trim()), lang).to.deep.equal([]);
      }
    } finally {
      document.documentElement.style.fontSize = "";
    }
  });

  it("is chosen by a click anywhere on an item", async () => {
    const student = await Student.open();
    await student.click(student.item("petit").querySelector<HTMLElement>(".goal")!);
    expect(student.element.lesson).to.equal("petit");
  });

  it("shows what is next also where colours are forced", async () => {
    await emulateMedia({ forcedColors: "active" });
    const student = await Student.open();
    expect(getComputedStyle(student.find(".recommended")).outlineStyle).to.equal("solid");
    expect(student.text(".recommended .badge")).to.equal("Up next");
  });
});
