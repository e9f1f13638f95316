import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { label } from "../corners.js";
import type { LetteredRank, Deck, IndexLetter } from "../deck.js";
import { draw, outline, turned } from "../picture.js";
import { layout } from "../pips.js";
import { back } from "./back.js";
import { courts, excuse, foolIndex, marks, spray, trumps } from "./pictures.js";

/** The inner frame leaves two corners of the card to the indices. */
const frame = "M-22-80H44V36H22V80H-44V-36H-22Z";
/** A trump's frame, with a box for its large numeral above and below the scene. */
const trumpFrame = "M-44-50.5H44M-44 50.5H44M-22-80H44V50.5H22V80H-44V-50.5H-22Z";

/** Where a sign stands, and how large; below 0 it stands upside down. */
type Place = readonly [x: number, y: number, scale: number];

/** Below the indices. */
const corners: readonly Place[] = [[-37.5, -47, 0.75], [37.5, 47, -0.75]];

const backgrounds: Readonly<Record<string, string>> = { S: "c", H: "r", D: "o", C: "e" };

/** A suit's sign here and there, in one path. */
function signs(suit: string, places: readonly Place[], paint = "u"): SVGTemplateResult {
  return svg`<path class=${paint} d=${places.map(([x, y, scale]) => outline(marks[suit] ?? "", x, y, scale / 4)).join("")}></path>`;
}

/** The same places upside down. */
const turnedPlaces = (places: readonly Place[]) => places.map(([x, y, scale]): Place => [-x, -y, -scale]);

function labels(text: string): SVGTemplateResult {
  return turned(() => label(text, -61));
}

function ace(suit: string): SVGTemplateResult {
  const large = (scale: number, paint: string) => signs(suit, [[0, 0, scale]], paint);
  return svg`${turned(() => draw(spray))}${large(3.5, "u")}${large(3, "w")}${large(2.78, "u")}${large(0.95, "g")}${signs(suit, corners)}`;
}

function pips(suit: string, rank: string): SVGTemplateResult | null {
  const [twice, once] = layout[rank] ?? [];
  if (!twice || !once) return null;
  const pip = ([x, y]: readonly [number, number]): Place => [x, y, 1.02];
  const upper = twice.map(pip);
  return signs(suit, [...upper, ...turnedPlaces(upper), ...once.map(pip), ...corners]);
}

function court(suit: string, rank: string): SVGTemplateResult | null {
  const [palette, picture] = courts[suit + rank] ?? [];
  if (!picture) return null;
  return svg`<path class="${backgrounds[suit]} wash" d=${frame}></path>
    ${turned(() => svg`<svg x="-44" y="-80" width="88" height="80" viewBox="-50 -80 88 80">${draw(picture, palette)}</svg>`)}
    <path class="g line" d="M-44 0H44"></path>
    <path class="g line thin" d=${frame}></path>${signs(suit, corners)}`;
}

function trump(number: string): SVGTemplateResult | null {
  const scene = trumps[Number(number) - 1];
  if (!scene) return null;
  return svg`<svg x="-44" y="-50" width="88" height="100" viewBox="-44 -50 88 100">${draw(scene)}</svg>
    ${turned(() => svg`${label(number, -58)}<path class="n" d="M-22-80H44V-50H-22Z"></path>
      <text class="w numeral" x="11" y="-56">${number}</text>`)}
    <path class="g line" d=${trumpFrame}></path>`;
}

function fool(): SVGTemplateResult {
  const [palette, picture] = excuse;
  return svg`<path class="v wash" d=${frame}></path>
    <svg x="-44" y="-80" width="88" height="160" viewBox="-50 -80 88 160">${draw(picture, palette)}</svg>
    <path class="g line" d=${frame}></path>
    ${turned(() => draw(foolIndex))}`;
}

function suited(suit: string, rank: string, letter: IndexLetter): SVGTemplateResult | null {
  const isCourt = suit + rank in courts;
  const picture = isCourt ? court(suit, rank) : rank === "1" ? ace(suit) : pips(suit, rank);
  return picture && svg`${picture}${labels(isCourt ? letter(rank as LetteredRank) : rank)}`;
}

/** The French-suited deck of French Tarot: 78 cards, trumps with scenes of their own. */
export const nouveau: Deck = {
  id: "nouveau",
  face(card, letter) {
    if (card === "E") return fool();
    const [, suit = "", rank = ""] = /^([SHDCT])([1-9]\d?|[JNQK])$/.exec(card) ?? [];
    return suit === "T" ? trump(rank) : suited(suit, rank, letter);
  },
  back,
};
