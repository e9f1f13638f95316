import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/tarot-lesson/define.js";
import type { TarotLesson } from "../../../components/tarot-lesson/tarot-lesson.js";
import { TableHarness } from "../../support/table-harness.js";

const regions = () => document.querySelectorAll("[data-tarot-announcer]").length;

/** What turns to an element first: a finger, a mouse, the focus. */
const turnTo = (target: Element) => target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));

describe("the regions of the announcer", () => {
  beforeEach(() => {
    for (const region of document.querySelectorAll("[data-tarot-announcer]")) region.remove();
  });

  it("are on the page as soon as somebody turns to a table, not before", async () => {
    const table = await TableHarness.open({ seed: "a quiet table", dealer: 3 });
    expect(regions()).to.equal(0);
    turnTo(table.element);
    expect(regions()).to.equal(2);
  });

  it("are on the page as soon as somebody turns to a lesson, not before", async () => {
    const lesson = await fixture<TarotLesson>(html`<tarot-lesson lang="en" lesson="overtrump" speed="instant"></tarot-lesson>`);
    const shown = () => lesson.shadowRoot!.querySelector(".lesson");
    while (!shown()) await new Promise(requestAnimationFrame);
    expect(regions()).to.equal(0);
    turnTo(shown()!);
    expect(regions()).to.equal(2);
  });
});
