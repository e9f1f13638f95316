import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { label } from "../corners.js";
import type { Deck, IndexLetter, LetteredRank } from "../deck.js";
import { draw, turned } from "../picture.js";
import { layout } from "../pips.js";
import { back } from "./back.js";
import { courts, garland, marks, ribbon } from "./pictures.js";

/** The inner frame leaves two corners of the card to the indices. */
const frame = "M-22-80H44V36H22V80H-44V-36H-22Z";

/** Paints of the indices: the suits have four colours of their own, with or without the option. */
const paints: Readonly<Record<string, string>> = { S: "e", H: "r", D: "x", C: "k" };
const backgrounds: Readonly<Record<string, string>> = { S: "e", H: "r", D: "g", C: "h" };

/** Where the sign of a court's suit stands: high by King and Ober, low by the Unter, who is named after it. */
const high = [33, -67] as const;
const low = [-31.5, -18] as const;

function mark(suit: string, x: number, y: number, scale: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(${scale / 4})">${draw(marks[suit] ?? "")}</g>`;
}

function ace(suit: string): SVGTemplateResult {
  return svg`${turned(() => svg`<g transform="translate(0 -18)">${draw(garland)}</g>${mark(suit, 0, -47, 2.5)}`)}${draw(ribbon)}`;
}

function pips(suit: string, rank: string): SVGTemplateResult {
  const [twice, once] = layout[rank] ?? [[], []];
  const pip = ([x, y]: readonly [number, number]) => mark(suit, x, y, 1.08);
  return svg`${turned(() => twice.map(pip))}${once.map(pip)}`;
}

function court(suit: string, rank: string): SVGTemplateResult {
  const [palette, picture] = courts[suit + (rank === "K" ? "K" : rank === "Q" ? "O" : "U")] ?? ["", ""];
  const [x, y] = rank === "J" ? low : high;
  return svg`<path class="${backgrounds[suit]} wash" d=${frame}></path>
    ${turned(() => svg`<svg x="-44" y="-80" width="88" height="80" viewBox="-50 -80 88 80">${draw(picture, palette)}</svg>${mark(suit, x, y, 1)}`)}
    <path class="h line" d="M-44 0H44"></path>
    <path class="h line thin" d=${frame}></path>`;
}

function indices(suit: string, text: string): SVGTemplateResult {
  return turned(() => svg`${label(text, -61, paints[suit])}${mark(suit, -37.5, -47, 0.8)}`);
}

/**
 * The 36 cards of the German suits, ace to six: leaves on `S`, hearts on `H`, bells on `D`, acorns on `C`; `J` is the
 * Unter and `Q` the Ober. For Preferanzen, which plays with 32 of them.
 */
export const german: Deck = {
  id: "german",
  face(card, letter: IndexLetter) {
    const [, suit = "", rank = ""] = /^([SHDC])([16789]|10|[JQK])$/.exec(card) ?? [];
    if (rank === "") return null;
    const lettered = /[1JQK]$/.test(rank) && rank !== "10";
    const picture = rank === "1" ? ace(suit) : lettered ? court(suit, rank) : pips(suit, rank);
    return svg`${picture}${indices(suit, lettered ? letter(rank as LetteredRank) : rank)}`;
  },
  back,
};
