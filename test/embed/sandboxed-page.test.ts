import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { waitUntil } from "../support/wait-until.js";

/** A lesson's last step, a quiz, in a frame without forms. Same origin only so that the test can look inside. */
async function openQuiz(): Promise<{ root: ShadowRoot; click(selector: string): Promise<void>; faults: string[]; close(): void }> {
  const frame = document.createElement("iframe");
  frame.width = "1000";
  frame.height = "860";
  frame.sandbox.add("allow-scripts", "allow-same-origin");
  frame.src = new URL("./sandboxed-page.html", import.meta.url).href;
  document.body.append(frame);
  const lesson = () => frame.contentDocument?.querySelector("tarot-lesson")?.shadowRoot;
  await waitUntil(() => lesson()?.querySelector(".check"), "the quiz is there", { timeout: 10000 });
  const root = lesson()!;
  return {
    root,
    async click(selector) {
      const target = root.querySelector<HTMLElement>(selector)!;
      target.scrollIntoView({ block: "center" });
      const [at, around] = [target.getBoundingClientRect(), frame.getBoundingClientRect()];
      await sendMouse({ type: "click", position: [Math.round(around.left + at.left + at.width / 2), Math.round(around.top + at.top + at.height / 2)] });
    },
    faults: (frame.contentWindow as unknown as { faults: string[] }).faults,
    close: () => frame.remove(),
  };
}

const verdict = (root: ShadowRoot) => root.querySelector('[part="feedback"]')?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";

describe("a page in a sandbox that forbids forms", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("takes a quiz's answer by click", async () => {
    const { root, click, faults, close } = await openQuiz();
    await click('[data-choice="T15"]');
    await click('[data-choice="T20"]');
    await click(".check");
    await waitUntil(() => verdict(root) !== "", "a verdict");
    expect(verdict(root)).to.match(/^Right/);
    expect(faults).to.deep.equal([]);
    close();
  });

  it("takes a quiz's answer by Enter, a wrong one first", async () => {
    const { root, click, faults, close } = await openQuiz();
    await click('[data-choice="T15"]');
    await sendKeys({ press: "Enter" });
    await waitUntil(() => verdict(root) !== "", "a verdict");
    expect(verdict(root)).to.match(/^Not quite/);
    await click('[data-choice="T20"]');
    await sendKeys({ press: "Enter" });
    await waitUntil(() => verdict(root).startsWith("Right"), "the right verdict");
    expect(faults).to.deep.equal([]);
    close();
  });
});
