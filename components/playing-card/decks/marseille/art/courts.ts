import type { Painted, Picture } from "../../art.js";
import { moved } from "../../moved.js";
import { armAcross, armUp, beard, braids, cap, cloudOfHair, crown, curls, face, fist, ground, helmet, hood, horse, kingBody, longHair, loops, moustache, robe, valetBody, wideHat, wreath } from "./figures.js";
import { held, signs } from "./signs.js";

const head = (...parts: readonly Picture[]) => moved([face, ...parts].join(""), 0, -44);

/** What each suit's figures hold up, and the hand that does: behind a cup's foot, around a hilt. */
const raised = (suit: "H" | "S" | "D" | "C") => (suit === "H" || suit === "D" ? fist + moved(signs[suit], 27.5, -47) : held[suit] + fist);

const throne = `
!2 M-32 66V-24Q-32 -30 -26 -28Q0 -38 26 -28Q32 -30 32 -24V66Z
=!g O-29 -30 4
g M-27 -22L0 -26L27 -22V-18L0 -22L-27 -18Z`;

const riderBody = `
!1 M-6 -34C-18 -32 -18 -16 -14 4Q-14 12 -8 16L12 20Q18 12 15 0C20 -16 22 -32 10 -34Z
!8 M-8 4Q-16 14 -14 24L-13 38L-6 38L-2 24L8 12V4Z
!k M-13.5 36H-6V42H-22Q-22 38 -13.5 36Z
~g M-14 0Q0 6 15 0`;

const chair = `
!2 M-38 66V10Q-36 -20 0 -22Q36 -20 38 10V66Z
=!g O-36 4 4.5M-40 8H-32V66H-40Z`;

/** What is woven into the cloth, by suit. */
const pattern = {
  H: `
~r M-5 10L0 15L5 10M-5 19L0 24L5 19M-5 28L0 33L5 28`,
  S: `
y *0 13 4.5*0 26 4.5`,
  D: `
!r O0 11 2.5O0 19 2.5O0 27 2.5`,
  C: `
e M0 8Q5 13 0 18Q-5 13 0 8ZM0 21Q5 26 0 31Q-5 26 0 21Z`,
};

const ermine = `
!w M-13 -31Q0 -22 13 -31L19 -25Q0 -10 -19 -25Z
k M-12 -25l1 4l1 -4zM-1 -21l1 4l1 -4zM10 -25l1 4l1 -4z`;

const breastplate = `
!s M-13 -29Q0 -23 13 -29L14 -4Q0 2 -14 -4Z
-k M0 -26V-1M-13 -14Q0 -8 13 -14`;

const collar = `
!2 M-12 -33Q0 -25 12 -33L19 -27L10 -23L0 -26L-10 -23L-19 -27Z`;

const baldric = `
~g M-11 -30Q0 -16 11 -30
!r O0 -21 2.6`;

const rein = `
!1 M-2 -30C-14 -28 -18 -16 -16 -6L-26 2L-22 8L-9 1L-6 -12Z
!4 O-26 4 4`;

const king = (suit: "H" | "S" | "D" | "C", dress: Picture, ...parts: readonly Picture[]) =>
  `${throne}${kingBody}${pattern[suit]}${dress}${armUp}${armAcross}${head(...parts, crown)}${raised(suit)}`;

const queen = (suit: "H" | "S" | "D" | "C", dress: Picture, behind: Picture, ...parts: readonly Picture[]) =>
  `${chair}${robe}${moved(pattern[suit], 0, 6)}${dress}${moved(behind, 0, -44)}${armUp}${armAcross}${head(...parts)}${raised(suit)}`;

const valet = (suit: "H" | "S" | "D" | "C", dress: Picture, ...parts: readonly Picture[]) =>
  `${ground}${valetBody}${dress}${armUp}${armAcross}${head(...parts)}${raised(suit)}`;

const rider = (suit: "H" | "S" | "D" | "C", dress: Picture, ...parts: readonly Picture[]) =>
  `${ground}${horse}${riderBody}${dress}${rein}${armUp}${head(...parts)}${raised(suit)}`;

/** The courts: kings and queens on their seats, riders, and valets on foot. */
export const courts: Readonly<Record<string, Painted>> = {
  HK: { palette: "rgbfj", picture: king("H", ermine, beard) },
  SK: { palette: "ncsfj", picture: king("S", breastplate, beard) },
  DK: { palette: "gchfj", picture: king("D", baldric, moustache, curls) },
  CK: { palette: "elkqx", picture: king("C", collar, beard, curls) },
  HQ: { palette: "rggfj", picture: queen("H", ermine, "", longHair, crown) },
  SQ: { palette: "nckfj", picture: queen("S", baldric, "", braids, crown) },
  DQ: { palette: "gcofj", picture: queen("D", collar, "", loops, crown) },
  CQ: { palette: "elkqx", picture: queen("C", baldric, cloudOfHair, loops, crown) },
  HJ: { palette: "rghfj--c", picture: valet("H", collar, wreath) },
  SJ: { palette: "ncgfj--r", picture: valet("S", breastplate, curls, wideHat) },
  DJ: { palette: "gchfj--r", picture: valet("D", baldric, longHair, cap) },
  CJ: { palette: "elkqx--h", picture: valet("C", collar, hood) },
  HN: { palette: "rghfjiyc", picture: rider("H", "", longHair, cap) },
  SN: { palette: "ncgfjszr", picture: rider("S", "", helmet) },
  DN: { palette: "gcbfjyte", picture: rider("D", "", moustache, curls) },
  CN: { palette: "elkqxbhr", picture: rider("C", "", beard, wideHat) },
};
