import { expect } from "chai";
import { render, svg } from "lit";
import { pictures as nouveau } from "../../../components/playing-card/decks/nouveau/art/index.js";
import * as nouveauShipped from "../../../components/playing-card/decks/nouveau/pictures.js";
import { stepsOf } from "../../../components/playing-card/decks/art.js";
import { pack } from "../../../components/playing-card/decks/pack.js";
import { draw } from "../../../components/playing-card/decks/picture.js";

/** The paths of a picture as they reach the page. */
function drawn(picture: string, palette = "") {
  const host = document.createElement("div");
  render(svg`${draw(pack(picture), palette)}`, host);
  return Array.from(host.querySelectorAll("path"), (path) => `${path.getAttribute("class")?.trim()}: ${path.getAttribute("d")}`);
}

describe("art of the decks", () => {
  for (const [deck, drawn, packed] of [["nouveau", nouveau, nouveauShipped]] as const) {
    it(`is shipped as it is drawn: ${deck}`, () => {
      expect({ ...packed }, "npm run cards").to.deep.equal(drawn);
    });
  }

  it("survives packing: lines, far jumps and several shapes of one size", () => {
    expect(drawn("r M-44 -50L44 50H0V-1Z\n-k M100 -80l.5 0")).to.deep.equal([
      "r: M-44 -50l88 100h-44v-51z",
      "k line thin: M100 -80h0.5",
    ]);
    expect(drawn("g O1 2 3O-4 5 3")).to.deep.equal(["g: M-2 2a3 3 0 1 1 6 0a3 3 0 1 1 -6 0M-7 5a3 3 0 1 1 6 0a3 3 0 1 1 -6 0"]);
  });

  it("turns a palette's digits into paints and mirrors what is marked", () => {
    expect(drawn("=!2 M1 1V5", "rg")).to.deep.equal(["g edge: M1 1v4", "g edge: M1 1v4"]);
  });

  it("refuses a path that breaks off", () => {
    expect(() => stepsOf("M1 2L3")).to.throw("Not a path");
  });
});
