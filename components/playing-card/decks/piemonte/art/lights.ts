import type { Painted } from "../../art.js";
import { moved } from "../../moved.js";
import { bob, gown, ground, grip, head, jerkin, palm, waves, wings } from "./figures.js";

const smallHead = (x: number, y: number) => moved("\n!f O0 0 8\n!3 M-8 0Q-9 -10 0 -10T8 0Q4 -5 0 -5T-8 0Z\nk O-3 0 1O3 0 1\n-r M-2 4Q0 5 2 4\n", x, y);

/** The face of the sun, and of the great coin. */
export const features = `
=k O-6 -47 1.6
=~h M-9 -52Q-6 -54 -3 -52
-h M0 -47Q2 -42 -1 -41
=p O-9 -41 2.6
~r M-4 -37Q0 -34 4 -37`;

/** 17 to 21. */
export const lights: readonly Painted[] = [
  // The stars over the sea
  {
    palette: "",
    picture: `${ground("m")}
c M-44 0V-16Q-36 -22 -28 -16T-12 -16T4 -16T20 -16T36 -16L44 -18V0Z
~a M-34 -8q4 -4 8 0t8 0M2 -8q4 -4 8 0t8 0
!y M0 -78L4 -52L20 -64L10 -46L34 -40L10 -36L18 -20L3 -30L0 -6L-3 -30L-18 -20L-10 -36L-34 -40L-10 -46L-20 -64L-4 -52Z
g M0 -78V-40L4 -52ZM20 -64L0 -40L10 -46ZM34 -40H0L10 -36ZM18 -20L0 -40L3 -30ZM0 -6V-40L-3 -30ZM-18 -20L0 -40L-10 -36ZM-34 -40H0L-10 -46ZM-20 -64L0 -40L-4 -52Z
-k M0 -78V-6M34 -40H-34M20 -64L-18 -20M-20 -64L18 -20
=#a M24 -17Q16 -12 16 0
=!o M40 -30L43 -24Q42 -12 32 -11Q24 -12 25 -20L22 -22L27 -29Z
=~y M26 -20L38 -27
y *30 -70 4*36 -56 3.5*-28 -54 3.5*-22 -74 2.5*38 -50 2.5*-38 -52 2.5*28 -20 2*-26 -14 2`,
  },
  // The moon, a tower, a dog
  {
    palette: "",
    picture: `${ground("n")}
v M-44 0V-18Q-10 -30 44 -16V0Z
+y O4 -50 27
!y M14 -74A25 25 0 1 0 22 -32Q10 -30 6 -38L0 -41L5 -46Q2 -58 14 -74Z
k O3 -54 1.5
-k M0 -58Q4 -60 7 -58M8 -38H14
!s M-40 0V-30H-42V-40H-37V-36H-32V-40H-27V-36H-22V-40H-17V-30H-19V0Z
!y M-32 -14Q-32 -22 -29.5 -22T-27 -14V-8H-32Z
k M41 0Q45 -16 35 -22L33 -31Q36 -32 37 -37Q33 -37 30 -34L22 -43L19 -40L25 -29L23 -20Q17 -10 17 0Z
y *-10 -70 2*34 -66 2.5*36 -48 2`,
  },
  // The sun
  {
    palette: "",
    picture: `${ground("a")}
!g M0 -79L5 -66L16 -74L16 -60L29 -63L23 -51L36 -46L23 -41L29 -29L16 -32L16 -18L5 -26L0 -13L-5 -26L-16 -18L-16 -32L-29 -29L-23 -41L-36 -46L-23 -51L-29 -63L-16 -60L-16 -74L-5 -66Z
!y O0 -46 18${features}
l M-44 0V-12Q-14 -20 10 -10T44 -14V0Z
~e M-32 0V-12M-20 0V-10M22 0V-10M34 0V-12
!o O-32 -16 4O-20 -13 4O22 -13 4O34 -16 4
k O-32 -16 1.6O-20 -13 1.6O22 -13 1.6O34 -16 1.6`,
  },
  // The angel's trumpet
  {
    palette: "wrgfj",
    picture: `${ground("c")}${wings.replace("!1", "!y")}${gown}${head(waves)}
!g M3 -36L2 -33L28 -36L40 -24L44 -54L28 -42Z
~h M28 -42V-36
!w M14 -35H28V-16H14Z
r M19.5 -35H22.5V-27H28V-24H22.5V-16H19.5V-24H14V-27H19.5Z
!4 O12 -34 5
!w O-34 0 9O-20 3 9O-6 5 8O8 5 8O22 4 9O36 1 9${smallHead(-26, -12)}${smallHead(33, -10)}`,
  },
  // The world in its wreath
  {
    palette: "acgfj",
    picture: `${ground("i")}
!e M-36 0Q-36 -77 0 -77T36 0Z
!l M-32 0Q-32 -73 0 -73T32 0Z
!y M-27 0Q-27 -69 0 -69T27 0Z
=-e M34 -14L30 -18M34 -30L29 -32M30 -46L26 -46M24 -60L21 -57
!r M-6 -79H6V-70H-6Z
!4 M-22 0C-22 -20 -18 -28 -8 -31H8C18 -28 22 -20 22 0Z
!1 M-22 -8Q-20 -24 -12 -30Q0 -10 22 -6V0H-22Z
-k M-16 -14Q0 -4 20 0${head(waves)}
!g M-8 -58L-9 -64L-4 -61L0 -66L4 -61L9 -64L8 -58Z
!b M30 -79H44V-58Q34 -58 30 -66L22 -68Q24 -74 30 -75Z
!g M30 -72L22 -68L29 -66Z
k O33 -72 1.2
!o O-36 -8 9
!g M-42 -12Q-36 -17 -30 -12L-33 -2H-39Z
k O-38.5 -10 1O-33.5 -10 1M-37.5 -7h3l-1.5 2z
!q M28 -14L26 -20L32 -17H40L44 -20V0H34Q28 -4 28 -14Z
k O32 -11 1.1O40 -11 1.1
p E36 -3 5 3`,
  },
];

/** The fool after a butterfly. */
export const fool: Painted = {
  palette: "vgofj",
  picture: `${ground("y")}${jerkin}
!2 M0 -31V0H22L19 -22L12 -31Z
!1 M-12 -31H0V0H-22L-19 -22Z${palm}
!r M-16 -32L-20 -24L-10 -27L0 -20L10 -27L20 -24L16 -32Q0 -36 -16 -32Z
=g O-20 -23 2${head(bob)}
!1 M0 -62C-14 -72 -26 -62 -26 -40C-20 -48 -14 -46 -12 -42Q-13 -56 0 -57Z
!2 M0 -62C14 -72 26 -62 26 -44C20 -50 14 -46 12 -42Q13 -56 0 -57Z
!r M-8 -61Q-6 -76 4 -76Q2 -70 8 -61Q0 -58 -8 -61Z
!g O-26 -39 2.6O26 -42 2.6O4 -77 2.4
#b M30 -4V-44
!r O30 -48 4.5
${grip}
!c M35 -66Q26 -78 24 -68Q24 -62 34 -63ZM36 -66Q43 -78 44 -68Q45 -62 37 -63ZM34 -63Q27 -60 30 -55Q34 -55 35 -62ZM37 -63Q43 -60 41 -55Q37 -55 36 -62Z
~k M35.5 -67V-57`,
};
