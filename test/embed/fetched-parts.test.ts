import { expect } from "chai";
import { waitUntil } from "../support/wait-until.js";

/** The page in a frame, once everything on it has come. */
async function openPage() {
  const frame = document.createElement("iframe");
  frame.width = "1000";
  frame.height = "880";
  frame.src = new URL("./fetched-parts.html", import.meta.url).href;
  document.body.append(frame);
  const inside = (tag: string, selector: string) => frame.contentDocument?.querySelector(tag)?.shadowRoot?.querySelector(selector) ?? null;
  await waitUntil(() => inside("tarot-lesson", "#step") && inside("score-sheet", "[part=form]"), "lesson and form are there", { timeout: 10_000 });
  return { frame, inside, page: frame.contentWindow as Window & typeof globalThis };
}

describe("parts that are fetched when they are needed, on a strict page", () => {
  it("come with their styles, and nothing goes wrong", async () => {
    const { frame, inside, page } = await openPage();
    expect(inside("tarot-lesson", "h2")?.textContent).not.to.equal("");
    expect(page.getComputedStyle(inside("tarot-lesson", ".lesson")!).display).to.equal("grid");
    expect(page.getComputedStyle(inside("score-sheet", ".sheet")!).display).to.equal("flex");
    expect(page.getComputedStyle(inside("score-sheet", ".chips")!).display).to.equal("flex");
    const card = page.document.querySelector("playing-card")!;
    await waitUntil(() => card.getAttribute("aria-label") === "Ober of acorns", "the deck is there");
    expect(page.getComputedStyle(inside("playing-card", ".index")!).fill).to.match(/^rgb/);
    expect(page.faults).to.deep.equal([]);
    frame.remove();
  });

  it("let a course be looked through, saved and loaded, and a lesson be opened in it", async () => {
    const { frame, inside, page } = await openPage();
    const click = (selector: string) => (inside("tarot-course", selector) as HTMLElement).click();
    await waitUntil(() => inside("tarot-course", "ol"), "the overview is there", { timeout: 10_000 });
    expect(page.getComputedStyle(inside("tarot-course", "ol")!).display).to.equal("grid");
    click("[data-deed=export]");
    await waitUntil(() => inside("tarot-course", "a[download]"), "what is saved is there");
    click("[data-deed=import]");
    await waitUntil(() => inside("tarot-course", ".take"), "a place to load it from is there");
    click(".take");
    await waitUntil(() => inside("tarot-course", ".outcome"), "nothing was pasted");
    click(".go");
    await waitUntil(() => inside("tarot-course", "tarot-lesson")?.shadowRoot?.querySelector("#step"), "the lesson is there", { timeout: 10_000 });
    expect(page.faults).to.deep.equal([]);
    frame.remove();
  });

  it("give a table its look and its settings without an image, a style attribute or a string turned into code", async () => {
    const { frame, inside, page } = await openPage();
    const table = page.document.createElement("tarot-table");
    for (const [name, value] of Object.entries({ seed: "strict", bots: "none", contrast: "80", grain: "60", temperature: "70" })) table.setAttribute(name, value);
    page.document.body.append(table);
    await waitUntil(() => inside("tarot-table", "[data-tool=settings]"), "the table is there", { timeout: 10_000 });
    const felt = () => page.getComputedStyle(inside("tarot-table", ".table")!, "::before").backgroundImage;
    await waitUntil(() => felt().includes("gradient"), "the look has come", { timeout: 10_000 });
    (inside("tarot-table", "[data-tool=settings]") as HTMLElement).click();
    const dialog = () => inside("tarot-table", "tarot-settings")?.shadowRoot?.querySelector("dialog");
    await waitUntil(() => dialog()?.open, "the settings are there", { timeout: 10_000 });
    expect(page.getComputedStyle(dialog()!).display).to.equal("grid");
    expect(page.faults).to.deep.equal([]);
    frame.remove();
  });

  it("load nothing twice", async () => {
    const { frame, page } = await openPage();
    const files = page.performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => path.includes("/dist/cdn/"));
    expect(files.length).to.be.above(4);
    expect(files.filter((path, place) => files.indexOf(path) !== place)).to.deep.equal([]);
    frame.remove();
  });
});
