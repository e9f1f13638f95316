import type { Painted, Picture } from "../../art.js";
import { moved } from "../../moved.js";
import {
  beret, bob, brim, bun, casque, coronet, cowl, crown, cuirass, fullBeard, goatee, gown, grip, head, horse, jerkin, mantle, palm, shortHair, waves,
} from "./figures.js";
import { held, signs } from "./signs.js";

type Suit = keyof typeof signs;

/** What a figure holds up, and the hand that does. */
const raised = (suit: Suit) => (suit === "H" || suit === "D" ? grip + moved(signs[suit], 30, suit === "H" ? -37 : -34) : held[suit] + grip);

/** What is woven into a king's cloth, by suit. */
const pattern: Readonly<Record<Suit, Picture>> = {
  H: `
~g M-7 -18L0 -12L7 -18M-8 -10L0 -4L8 -10`,
  S: `
w *0 -16 4*0 -6 4`,
  D: `
!g O0 -17 2.5O-5 -9 2.5O5 -9 2.5`,
  C: `
e M0 -22Q5 -17 0 -12Q-5 -17 0 -22ZM0 -11Q5 -6 0 -1Q-5 -6 0 -11Z`,
};

const ermine = `
!w M-14 -33Q0 -24 14 -33L26 -26Q16 -14 0 -13T-26 -26Z
k M-17 -26l1 4l1 -4zM-8 -22l1 4l1 -4zM7 -22l1 4l1 -4zM16 -26l1 4l1 -4zM-1 -20l1 4l1 -4z`;

const ruff = `
!w M-16 -31Q-18 -36 -10 -35Q-6 -38 0 -36Q6 -38 10 -35Q18 -36 16 -31Q10 -26 0 -26T-16 -31Z
-s M-10 -34L-9 -28M-4 -35L-3 -27M4 -35L3 -27M10 -34L9 -28`;

const sash = `
!2 M-18 -25L12 0H22L-12 -30Z`;

const king = (suit: Suit, dress: Picture, ...parts: readonly Picture[]) =>
  `${mantle}${pattern[suit]}${dress}${palm}${head(...parts, crown)}${raised(suit)}`;

const queen = (suit: Suit, dress: Picture, ...parts: readonly Picture[]) => `${gown}${dress}${palm}${head(...parts, coronet)}${raised(suit)}`;

const rider = (suit: Suit, dress: Picture, ...parts: readonly Picture[]) => `${dress}${head(...parts)}${raised(suit)}${moved(horse, 6, 6)}`;

const knave = (suit: Suit, dress: Picture, ...parts: readonly Picture[]) => `${jerkin}${dress}${palm}${head(...parts)}${raised(suit)}`;

/** The courts, each the upper half of a figure with its belt at y 0. */
export const courts: Readonly<Record<string, Painted>> = {
  HK: { palette: "dpsfj", picture: king("H", ermine, shortHair, fullBeard) },
  SK: { palette: "cakfj", picture: king("S", ruff, shortHair, goatee) },
  DK: { palette: "oyhfj", picture: king("D", ermine, waves, fullBeard) },
  CK: { palette: "elbqx", picture: king("C", ruff, shortHair, fullBeard) },
  HQ: { palette: "dpgfj", picture: queen("H", "", waves) },
  SQ: { palette: "cakfj", picture: queen("S", ruff, bob) },
  DQ: { palette: "oyhfj", picture: queen("D", ruff, bun) },
  CQ: { palette: "elkqx", picture: queen("C", "", waves) },
  HN: { palette: "dphfjyhd", picture: rider("H", cuirass, bob, beret) },
  SN: { palette: "carfjszr", picture: rider("S", cuirass, casque) },
  DN: { palette: "oybfjibo", picture: rider("D", jerkin, waves, goatee, brim) },
  CN: { palette: "elkqxqky", picture: rider("C", jerkin, goatee, cowl) },
  HJ: { palette: "dpgfj", picture: knave("H", ruff, waves, beret) },
  SJ: { palette: "cahfj", picture: knave("S", sash, shortHair, casque) },
  DJ: { palette: "oyrfj", picture: knave("D", ruff, bob, brim) },
  CJ: { palette: "elkqx", picture: knave("C", sash, cowl) },
};
