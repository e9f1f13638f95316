import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { CourtRank, Deck, IndexLetter } from "../deck.js";
import { draw, turned } from "../picture.js";
import { back } from "./back.js";
import { courts, expressions, face } from "./courts.js";
import { layout, marks, spray } from "./pips.js";
import { excuse, trumps } from "./trumps.js";

/** The inner frame leaves two corners of the card to the indices. */
const frame = "M-22 -80H44V36H22V80H-44V-36H-22Z";

const backgrounds: Readonly<Record<string, string>> = { S: "c", H: "r", D: "o", C: "e" };

const label = (text: string, baseline: number) => {
  const narrowed = text.length > 1;
  return svg`<text class="u index" x="-37" y=${baseline}
    textLength=${narrowed ? 21.5 : nothing} lengthAdjust=${narrowed ? "spacingAndGlyphs" : nothing}>${text}</text>`;
};

const mark = (suit: string, x: number, y: number, scale: number, paint = "u") =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">${draw(marks[suit] ?? "", paint)}</g>`;

const indices = (suit: string, text: string) => turned(svg`${label(text, -61)}${mark(suit, -37.5, -47, 0.75)}`);

function court(suit: string, rank: string): SVGTemplateResult | null {
  const figure = courts[suit + rank];
  if (!figure) return null;
  const picture = figure.picture.replace("@", `${face}${expressions[suit]}`);
  return svg`<path class="${backgrounds[suit]} wash" d=${frame}></path>
    ${turned(svg`<svg x="-44" y="-80" width="88" height="80" viewBox="-44 -80 88 80">
      <g transform="translate(6)">${draw(picture, figure.palette)}</g>
    </svg>`)}
    ${draw(`~g M-44 0H44\n-g ${frame}`)}`;
}

const ace = (suit: string) => svg`<g transform="scale(0.84)">${turned(draw(spray))}</g>
  ${mark(suit, 0, 0, 2.9)}${mark(suit, 0, 0, 2.45, "w")}${mark(suit, 0, 0, 2.25)}${mark(suit, 0, 0, 0.8, "g")}`;

function pips(suit: string, rank: string): SVGTemplateResult | null {
  const places = layout[rank];
  if (!places) return null;
  const pip = ([x, y]: readonly [number, number]) => mark(suit, x, y, 0.88);
  return svg`${turned(svg`${places.twice.map(pip)}`)}${places.once.map(pip)}`;
}

function trump(number: string): SVGTemplateResult | null {
  const scene = trumps[Number(number) - 1];
  if (!scene) return null;
  return svg`<svg x="-44" y="-51" width="88" height="102" viewBox="-44 -50 88 100" preserveAspectRatio="none">${draw(scene)}</svg>
    ${turned(svg`${label(number, -58)}${draw("n M-22 -80H44V-51H-22Z")}
      <text class="w numeral" x="11" y="-56">${number}</text>`)}
    ${draw("~g M-44 -51H44M-44 51H44M-22 -80H44V51H22V80H-44V-51H-22Z")}`;
}

function fool(): SVGTemplateResult {
  return svg`<path class="v wash" d=${frame}></path>
    <svg x="-44" y="-80" width="88" height="160" viewBox="-44 -80 88 160">
      <g transform="translate(6)">${draw(excuse.replace("@", `${face}${expressions["C"]}`), "rghfj")}</g>
    </svg>
    ${draw(`~g ${frame}`)}
    ${turned(draw("!g *-36.5 -66 11.5\n#u M-32.4 -53H-41V-39H-32.4M-41 -46H-34"))}`;
}

function front(suit: string, rank: string, letter: IndexLetter): SVGTemplateResult | null {
  if (suit === "T") return trump(rank);
  const isCourt = rank in letters;
  const picture = rank === "1" ? ace(suit) : isCourt ? court(suit, rank) : pips(suit, rank);
  return picture && svg`${picture}${indices(suit, isCourt ? letter(rank as CourtRank) : rank)}`;
}

const letters: Readonly<Record<CourtRank, true>> = { J: true, N: true, Q: true, K: true };

/** The French-suited deck of French Tarot: 78 cards, trumps with scenes of their own. */
export const nouveau: Deck = {
  id: "nouveau",
  face(card, letter) {
    if (card === "E") return fool();
    const [, suit = "", rank = ""] = /^([SHDCT])(\d+|[JNQK])$/.exec(card) ?? [];
    return front(suit, rank, letter);
  },
  back,
};
