import { expect } from "chai";
import { keepLearnt, keepProgress, learnt } from "../../../components/tarot-lesson/progress.js";
import { parseProgress, writeProgress } from "../../../tutorials/index.js";
import { forgetEverything } from "../../support/own-storage.js";
import { said, Student } from "./student.js";
import { waitUntil } from "../../support/wait-until.js";

const done = { step: 0, done: true };
const foreign = "https://a.site/lesson.json";

const deed = (name: string) => `[data-deed=${name}]`;

describe("saving progress", () => {
  beforeEach(() => {
    forgetEverything();
    keepLearnt({ lessons: { cards: done, overtrump: { step: 3, done: false }, [foreign]: done }, knowsTricks: true });
  });

  it("gives it as text and as a file, without what is not of the course", async () => {
    const student = await Student.open();
    await student.click(deed("export"));
    const shown = student.find<HTMLTextAreaElement>("textarea").value;
    expect(parseProgress(shown)).to.deep.equal({ lessons: { cards: done, overtrump: { step: 3, done: false } }, knowsTricks: true });
    const link = student.find<HTMLAnchorElement>("a[download]");
    expect(link.download).to.equal("tarot-progress.json");
    expect(decodeURIComponent(link.href.slice(link.href.indexOf(",") + 1))).to.equal(shown);
    expect(student.find(deed("export")).getAttribute("aria-expanded")).to.equal("true");
    await student.click(deed("export"));
    expect(student.root.querySelector(".panel") === null).to.be.true;
  });

  it("copies, and where that is forbidden selects the text and says so", async () => {
    const student = await Student.open();
    const { clipboard } = navigator;
    const copied: string[] = [];
    const become = (writeText: (text: string) => Promise<void>) => Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    try {
      await student.click(deed("export"));
      become((text) => Promise.resolve(void copied.push(text)));
      await student.click(".copy");
      expect(copied).to.deep.equal([student.find<HTMLTextAreaElement>("textarea").value]);
      expect(student.outcome).to.equal("Copied.");
      expect(said()).to.equal("Copied.");
      become(() => Promise.reject(new DOMException("no", "NotAllowedError")));
      await student.click(".copy");
      const field = student.find<HTMLTextAreaElement>("textarea");
      expect(student.outcome).to.contain("Copying is not allowed here.");
      expect(field.selectionEnd - field.selectionStart).to.equal(field.value.length);
    } finally {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    }
  });
});

describe("taking progress over", () => {
  beforeEach(forgetEverything);

  const saved = writeProgress({ lessons: { follow: done, cards: { step: 2, done: false } }, knowsTricks: false });

  it("adds what was done elsewhere to what was done here", async () => {
    keepProgress("cards", done);
    const student = await Student.open();
    await student.click(deed("import"));
    await student.paste(saved);
    await student.click(".take");
    expect(student.progress).to.equal("2 of 17 lessons done");
    expect(student.outcome).to.equal("Loaded. 2 of 17 lessons done.");
    expect(said()).to.equal("Loaded. 2 of 17 lessons done.");
    expect(learnt().lessons).to.deep.equal({ cards: { step: 2, done: true }, follow: done });
  });

  it("says what came of it in the language of the moment", async () => {
    const student = await Student.open();
    await student.click(deed("import"));
    await student.paste(saved);
    await student.click(".take");
    student.element.lang = "sv";
    await waitUntil(() => student.outcome !== "Loaded. 1 of 17 lessons done.", "another language");
    expect(student.outcome).to.equal("Hämtat. 1 av 17 lektioner klara.");
  });

  it("reads a file", async () => {
    const student = await Student.open();
    await student.click(deed("import"));
    const input = student.find<HTMLInputElement>("input[type=file]");
    const give = async (file: File) => {
      const bag = new DataTransfer();
      bag.items.add(file);
      input.files = bag.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      await student.settled();
    };
    await give(new File([saved], "tarot-progress.json"));
    await waitUntil(() => student.outcome !== "");
    expect(student.progress).to.equal("1 of 17 lessons done");
    await give(new File(["x".repeat(1_000_000)], "large.json"));
    expect(student.outcome).to.equal("This is too large to be saved progress.");
    expect(student.progress).to.equal("1 of 17 lessons done");
  });

  for (const [text, message] of [
    ["  ", "Paste the text first."],
    ["hello", "This can’t be read. Paste the whole text, or choose the file just as it was saved."],
    ['{"a":1}', "This is not the progress of this course, or it comes from a newer version."],
    ["[".repeat(20_000), "Something in it is wrong. Nothing has been loaded."],
    ["x".repeat(200_000), "This is too large to be saved progress."],
    ['{"format":"tarot-progress/1","lessons":{"cards":{"step":"<img src=x onerror=alert(1)>","done":true}}}', "Something in it is wrong. Nothing has been loaded. Where: lessons.cards.step"],
  ] as const) {
    it(`refuses what is none, in words and aloud, and changes nothing: ${text.slice(0, 20)}`, async () => {
      keepProgress("cards", { step: 2, done: false });
      const student = await Student.open();
      await student.click(deed("import"));
      await student.paste(text);
      await student.click(".take");
      expect(student.outcome).to.equal(message);
      expect(message).to.contain(said("assertive").trim());
      expect(said("assertive")).to.not.equal("");
      expect(learnt()).to.deep.equal({ lessons: { cards: { step: 2, done: false } }, knowsTricks: false });
      expect(student.find<HTMLTextAreaElement>("textarea").value, "and it can be mended").to.equal(text);
    });
  }
});

describe("starting over", () => {
  beforeEach(forgetEverything);

  it("asks in place first, with the focus on the answer that does no harm", async () => {
    keepProgress("cards", done);
    const student = await Student.open();
    await student.click(deed("reset"));
    expect(student.text("#ask")).to.equal("Forget all your progress in the course?");
    expect(student.root.activeElement?.textContent).to.equal("No, keep it");
    await student.key("Enter");
    expect(student.progress).to.equal("1 of 17 lessons done");
    expect(student.root.querySelector(".panel") === null).to.be.true;
    expect(student.root.activeElement === student.find(deed("reset"))).to.be.true;
  });

  it("forgets the course, and nothing else", async () => {
    keepLearnt({ lessons: { cards: done, follow: { step: 1, done: false }, [foreign]: done }, knowsTricks: true });
    const student = await Student.open();
    await student.click(deed("reset"));
    await student.click(".yes");
    expect(student.progress).to.equal("0 of 17 lessons done");
    expect(learnt()).to.deep.equal({ lessons: { [foreign]: done }, knowsTricks: false });
    expect(student.find<HTMLInputElement>(".shortcut input").checked).to.be.false;
    expect(said()).to.equal("Your progress is forgotten.");
    expect(student.root.activeElement === student.find(deed("reset"))).to.be.true;
  });

  it("does nothing where there is nothing to forget", async () => {
    const student = await Student.open();
    expect(student.find(deed("reset")).getAttribute("aria-disabled")).to.equal("true");
    await student.click(deed("reset"));
    expect(student.root.querySelector(".panel") === null).to.be.true;
  });
});

describe("a browser that keeps nothing", () => {
  beforeEach(forgetEverything);

  it("has the course remembered until the page goes, and told so", async () => {
    const whole = { ...localStorage };
    const refuse = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    Object.assign(localStorage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    try {
      const student = await Student.open();
      expect(student.progress).to.equal("0 of 17 lessons done");
      expect(student.text(".kept"), "before the first lesson").to.contain("This browser keeps nothing");
      keepProgress("cards", done);
      await student.settled();
      expect(student.progress).to.equal("1 of 17 lessons done");
      expect(student.text(".kept")).to.contain("This browser keeps nothing");
    } finally {
      Object.assign(localStorage, whole);
    }
    keepProgress("cards", done);
    const student = await Student.open();
    expect(student.text(".kept")).to.equal("Your progress is kept in this browser.");
  });
});
