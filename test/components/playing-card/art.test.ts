import { expect } from "chai";
import { render, svg } from "lit";
import { pictures as german } from "../../../components/playing-card/decks/german/art/index.js";
import * as germanShipped from "../../../components/playing-card/decks/german/pictures.js";
import { pictures as marseille } from "../../../components/playing-card/decks/marseille/art/index.js";
import * as marseilleShipped from "../../../components/playing-card/decks/marseille/pictures.js";
import { pictures as nouveau } from "../../../components/playing-card/decks/nouveau/art/index.js";
import * as nouveauShipped from "../../../components/playing-card/decks/nouveau/pictures.js";
import { pictures as piemonte } from "../../../components/playing-card/decks/piemonte/art/index.js";
import * as piemonteShipped from "../../../components/playing-card/decks/piemonte/pictures.js";
import { stepsOf } from "../../../components/playing-card/decks/art.js";
import { hung, mirrored, moved } from "../../../components/playing-card/decks/moved.js";
import { pack } from "../../../components/playing-card/decks/pack.js";
import { draw } from "../../../components/playing-card/decks/picture.js";

/** The paths of a picture as they reach the page. */
function drawn(picture: string, palette = "") {
  const host = document.createElement("div");
  render(svg`${draw(pack(picture), palette)}`, host);
  return Array.from(host.querySelectorAll("path"), (path) => `${path.getAttribute("class")?.trim()}: ${path.getAttribute("d")}`);
}

/** What each layer of a picture draws. */
const stepsIn = (picture: string) => picture.split("\n").map((layer) => stepsOf(layer.slice(layer.indexOf(" "))));

describe("art of the decks", () => {
  const decks = [
    ["nouveau", nouveau, nouveauShipped],
    ["marseille", marseille, marseilleShipped],
    ["german", german, germanShipped],
    ["piemonte", piemonte, piemonteShipped],
  ] as const;
  for (const [deck, drawn, packed] of decks) {
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

  it("puts a part of a picture elsewhere, mirrored or upside down, as it would be drawn there", () => {
    const part = "r M1 2L3 5Z\nk O4 6 2";
    expect(stepsIn(moved(part, 10, 20))).to.deep.equal(stepsIn("r M11 22L13 25Z\nk O14 26 2"));
    expect(stepsIn(mirrored(part, 10, 20))).to.deep.equal(stepsIn("r M9 22L7 25Z\nk O6 26 2"));
    expect(stepsIn(hung(part, 10, 20))).to.deep.equal(stepsIn("r M11 18L13 15Z\nk O14 14 2"));
    expect(stepsIn(mirrored("r M0 0A5 4 0 0 1 5 4"))).to.deep.equal(stepsIn("r M0 0A5 4 0 0 0 -5 4"));
  });

  it("moves a mirrored layer with its mirror image", () => {
    expect(moved("=!g M1 2H3", 10, 0).split("\n")).to.deep.equal(["!g M11 2L13 2", "!g M9 2L7 2"]);
  });

  it("refuses a path that breaks off", () => {
    expect(() => stepsOf("M1 2L3")).to.throw("Not a path");
  });
});
