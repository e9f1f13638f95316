import { expect } from "chai";
import { defineElement } from "../../../components/shared/define.js";

describe("the registration of an element", () => {
  it("keeps the first where a second load or another version comes, and tells the developer once", () => {
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (message: unknown) => said.push(message);
    const first = class extends HTMLElement {};
    const second = class extends HTMLElement {};
    defineElement("twice-defined", first);
    defineElement("twice-defined", first);
    expect(said).to.deep.equal([]);
    defineElement("twice-defined", second);
    defineElement("twice-defined", second);
    console.warn = warn;
    expect(customElements.get("twice-defined")).to.equal(first);
    expect(said).to.have.length(1);
    expect(said[0]).to.contain("<twice-defined>");
  });

  it("is not the business of the classes: importing them registers nothing", async () => {
    await import("../../../components/index.js");
    for (const name of ["tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "tarot-course", "tarot-quiz", "playing-card"]) {
      expect(customElements.get(name), name).to.equal(undefined);
    }
  });
});
