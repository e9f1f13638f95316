import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { label } from "../corners.js";
import type { LetteredRank, Deck, IndexLetter } from "../deck.js";
import { draw, turned } from "../picture.js";
import { layout } from "../pips.js";
import { back } from "./back.js";
import { aces, courts, cudgel, fool, garland, ribbon, rosette, signs, star, sword, trumps } from "./pictures.js";

/** A frame that leaves a corner with a round edge to each index, of a height. */
const frame = (index: number) => `M-25-79H43V${index}H28q-3 0-3 3V79H-43V-${index}H-28q3 0 3-3Z`;
const [suitFrame, trumpFrame] = [frame(37), frame(59)];
const line = (path: string) => svg`<path class="n line thin" d=${path}></path>`;

type Packed = readonly [palette: string, picture: string];

const placed = (x: number, y: number, what: unknown, more = "") => svg`<g transform="translate(${x} ${y}) ${more}">${what}</g>`;

const sign = (suit: string, x: number, y: number, scale: number) => placed(x, y, draw(signs[suit] ?? ""), `scale(${scale})`);

const indices = (suit: string, text: string) => turned(() => svg`${label(text, -63)}${sign(suit, -36.5, -48.5, 0.68)}`);

/** A band in the middle, where the halves meet. */
const bands: Readonly<Record<string, string>> = { S: "c", H: "d", D: "o", C: "e", T: "n", E: "v" };
const beads = Array.from({ length: 11 }, (_, index) => `M${index * 8 - 40} 0h0`).join("");
const band = (suit: string) => svg`<path class="${bands[suit] ?? ""} edge" d="M-43-3.5H43V3.5H-43Z"></path><path class="y line" d=${beads}></path>`;

const halves = (suit: string, [palette, picture]: Packed) => svg`
  ${turned(() => svg`<svg x="-43" y="-79" width="86" height="79" viewBox="-43 -79 86 79">${draw(picture, palette)}</svg>`)}${band(suit)}`;

const backgrounds: Readonly<Record<string, string>> = { S: "i", H: "p wash", D: "y soft", C: "l wash" };

function court(suit: string, painted: Packed): SVGTemplateResult {
  return svg`<path class="${backgrounds[suit]}" d=${suitFrame}></path>${halves(suit, painted)}`;
}

/** A whole scene, but for the corners, which are paper. */
function scene(suit: string, painted: Packed, corner: () => unknown): SVGTemplateResult {
  return svg`${halves(suit, painted)}<path class="w" d="M-44-80H-25V-62q0 3-3 3H-44ZM44 80H25V62q0-3 3-3H44Z"></path>
    ${line(trumpFrame)}${turned(corner)}`;
}

/** Swords crossed in the middle, points up and down in turn. */
function swords(count: number): SVGTemplateResult {
  const step = Math.min(30, 37 / (count - 1));
  const order = Array.from({ length: count }, (_, index) => index);
  const laid = order.map((index) => {
    const angle = (index - (count - 1) / 2) * step;
    return placed(0, 0, draw(sword, "a"), `rotate(${angle + (index % 2 ? 180 : 0)}) scale(${Math.min(1.2, 4.8 / count)} 1.36)`);
  });
  return svg`${laid}${draw(rosette)}`;
}

/** Batons bound together in the middle. */
function batons(count: number): SVGTemplateResult {
  const step = Math.min(16, 34 / (count - 1));
  const angles = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
  return svg`${angles.map((angle) => placed(0, 0, draw(cudgel), `rotate(${angle}) scale(${Math.min(1.1, 5.5 / count)} 1)`))}${draw(ribbon)}`;
}

function ace(suit: string): SVGTemplateResult {
  const large = suit === "S" ? placed(0, 2, draw(sword, "a"), "scale(1.6 1.1)") : suit === "C" ? placed(0, 0, draw(cudgel), "scale(1.6 .75)") : draw(aces[suit] ?? "");
  return svg`${turned(() => draw(garland))}${large}`;
}

function pips(suit: string, rank: string): SVGTemplateResult {
  if (suit === "S") return swords(Number(rank));
  if (suit === "C") return batons(Number(rank));
  const [twice = [], once = []] = layout[rank] ?? [];
  const size = [1, 1.3, 1.3, 0.95, 0.95, 0.95, 0.9, 0.85, 0.76, 0.7][Number(rank) - 1] ?? 1;
  const pip = ([x, y]: readonly [number, number]) => sign(suit, x * 0.83, y, size);
  return svg`${turned(() => twice.map(pip))}${once.map(pip)}${Number(rank) % 2 || Number(rank) > 4 ? "" : placed(0, 0, draw(rosette), "scale(1.4)")}`;
}

function suited(suit: string, rank: string, letter: IndexLetter): SVGTemplateResult {
  const painted = courts[suit + rank];
  const picture = painted ? court(suit, painted) : rank === "1" ? ace(suit) : pips(suit, rank);
  return svg`${picture}${line(suitFrame)}${indices(suit, painted ? letter(rank as LetteredRank) : rank)}`;
}

/** Coppe, spade, denari and bastoni, every card the same whichever way up it lies. */
export const piemonte: Deck = {
  id: "piemonte",
  face(card, letter) {
    if (card === "E") return scene("E", fool, () => draw(star));
    const [, suit, rank = "", number] = /^(?:([SHDC])([1-9]|10|[JNQK])|T([1-9]|1\d|2[01]))$/.exec(card) ?? [];
    if (number) return scene("T", trumps[Number(number) - 1] ?? ["", ""], () => label(number, -63));
    return suit ? suited(suit, rank, letter) : null;
  },
  back,
};
