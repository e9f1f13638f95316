import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { label } from "../corners.js";
import type { LetteredRank, Deck, IndexLetter } from "../deck.js";
import { draw, turned } from "../picture.js";
import { back } from "./back.js";
import { aces, courts, excuse, signs, sprig, star, trumps, uprights } from "./pictures.js";
import { batons, beside, flowers, single, swords } from "./pips.js";

const at = (x: number, y: number, scale: number, what: unknown) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;

const sign = (suit: string, x: number, y: number, scale: number) => at(x, y, scale, draw(signs[suit] ?? ""));

/** Yellowed paper within a black line; the line leaves a corner to the index, of pips both. */
const framed = (frame: string, within: unknown) => svg`<path class="y soft" d=${frame}></path>${within}<path class="k line" d=${frame}></path>`;
const pipFrame = "M-25-81H45V40H25V81H-45V-40H-25Z";

const index = (suit: string, text: string) => svg`${label(text, -63)}${sign(suit, -36.5, -50, 0.68)}`;

/** Capitals on a band, as wide in every typeface. */
const band = (text: string) =>
  at(0, 77.5, 0.4, svg`<text class="k numeral" textLength=${Math.min(213, 20 * text.length)} lengthAdjust="spacingAndGlyphs">${text}</text>`);

const scene = (drawn: unknown) => svg`<path class="y soft" d="M-45-81H45V81H-45Z"></path><svg class="cut" x="-45" y="-81" width="90" height="162" viewBox="-45 -81 90 162">${drawn}</svg>`;

const ranks: Readonly<Record<string, string>> = { J: "VALET", N: "CAVALIER", Q: "REINE", K: "ROI" };
const suits: Readonly<Record<string, string>> = { H: "DE COUPE", S: "D’ÉPÉE", D: "DE DENIER", C: "DE BÂTON" };

function court(suit: string, rank: string, letter: string): SVGTemplateResult {
  const [palette = "", picture = ""] = courts[suit + rank] ?? [];
  return svg`${scene(draw(picture, palette))}
    <path class="w" d="M-45-81H-25V-37H-45ZM-45 66H45V81H-45Z"></path>
    <path class="k line" d="M-25-81H45V81H-45V-37H-25ZM-45 66H45"></path>
    ${band(`${ranks[rank] ?? ""} ${suits[suit] ?? ""}`)}
    ${index(suit, letter)}`;
}

function pips(suit: string, rank: string): SVGTemplateResult {
  const count = Number(rank);
  const places = single[suit]?.[rank];
  const sprigs = (suit === "C" ? beside : flowers[suit]?.[rank])?.map(([x, y]) => at(x, y, 0.8, draw(sprig)));
  if (places) return svg`${sprigs}${places.map(([x, y]) => sign(suit, x, y, count < 4 ? 1.2 : 0.88))}`;
  return svg`${sprigs}${suit === "C" ? batons(count) : swords(count)}${count % 2 ? draw(uprights[suit] ?? "") : nothing}`;
}

const titles = [
  "LE BATELEUR", "LA PAPESSE", "L’IMPÉRATRICE", "L’EMPEREUR", "LE PAPE", "L’AMOUREUX", "LE CHARIOT", "LA JUSTICE", "L’HERMITE",
  "LA ROUE DE FORTUNE", "LA FORCE", "LE PENDU", "", "TEMPÉRANCE", "LE DIABLE", "LA MAISON DIEU", "L’ÉTOILE", "LA LUNE", "LE SOLEIL",
  "LE JUGEMENT", "LE MONDE",
];

/** Numerals as these decks write them: nine is VIIII. */
const roman = (number: number) => "X".repeat(number / 10) + (number % 10 > 4 ? "V" : "") + "I".repeat((number % 10) % 5);

function trump(number: number): SVGTemplateResult {
  const [palette = "", picture = ""] = trumps[number - 1] ?? [];
  const title = titles[number - 1];
  return svg`${scene(draw(picture, palette))}
    <path class="w" d="M-45-81H45V-62H-45Z"></path>${title && svg`<path class="w" d="M-45 66H45V81H-45Z"></path>`}
    <path class="k line" d="M-25-62V-81H45V81H-45V-62H45"></path>${title && svg`<path class="k line" d="M-45 66H45"></path>`}
    ${title && band(title)}${at(10.5, -66.5, 0.55, svg`<text class="k numeral">${roman(number)}</text>`)}
    ${label(String(number), -64)}`;
}

function fool(): SVGTemplateResult {
  const [palette, picture] = excuse;
  return svg`${scene(draw(picture, palette))}<path class="w" d="M-45-81H-25V-60H-45ZM-45 66H45V81H-45Z"></path>
    <path class="k line" d="M-25-81H45V81H-45V-60H-25ZM-45 66H45"></path>${band("LE MAT")}
    ${draw(star)}`;
}

function suited(suit: string, rank: string, letter: IndexLetter): SVGTemplateResult {
  if (suit + rank in courts) return court(suit, rank, letter(rank as LetteredRank));
  const within = rank === "1" ? draw(aces[suit] ?? "") : pips(suit, rank);
  return svg`${framed(pipFrame, within)}${turned(() => index(suit, rank))}`;
}

/** Cups, swords, coins and batons; I to XXI with their titles, and Le Mat. */
export const marseille: Deck = {
  id: "marseille",
  face(card, letter) {
    if (card === "E") return fool();
    const [, suit, rank = "", number] = /^(?:([SHDC])([1-9]|10|[JNQK])|T([1-9]|1\d|2[01]))$/.exec(card) ?? [];
    if (number) return trump(Number(number));
    return suit ? suited(suit, rank, letter) : null;
  },
  back,
};
