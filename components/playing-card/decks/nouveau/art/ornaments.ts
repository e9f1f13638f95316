import type { Picture } from "../../art.js";

/** The suits' marks, each in a box of 80 by 80 about its middle, in the palette's first paint. */
export const marks: Readonly<Record<string, Picture>> = {
  S: "1 M0 -40C8 -26 38 -7.2 38 13.6C38 25.6 29.2 32 20 32C12.8 32 6.4 28 3.6 21.6C4 30.4 7.6 36.8 12.8 40H-12.8C-7.6 36.8 -4 30.4 -3.6 21.6C-6.4 28 -12.8 32 -20 32C-29.2 32 -38 25.6 -38 13.6C-38 -7.2 -8 -26 0 -40Z",
  H: "1 M0 38C-8 24 -38 6 -38 -16.8C-38 -30.4 -28 -38 -18.8 -38C-9.6 -38 -3.2 -32 0 -24.8C3.2 -32 9.6 -38 18.8 -38C28 -38 38 -30.4 38 -16.8C38 6 8 24 0 38Z",
  D: "1 M0 -42Q13.6 -18.4 31.2 0Q13.6 18.4 0 42Q-13.6 18.4 -31.2 0Q-13.6 -18.4 0 -42Z",
  C: "1 O0 -20.8 18.8O-20.8 8.8 18.8O20.8 8.8 18.8M-12 -12H12V12H-12ZM-2.4 0H2.4C2.4 22.4 5.6 35.2 13.6 40H-13.6C-5.6 35.2 -2.4 22.4 -2.4 0Z",
};

/** The spray under an ace's one large pip. */
export const spray: Picture = `
=~h M0 42Q-19 41 -28 23
=g M-8 41Q-11 34 -17 36Q-14 41 -8 41ZM-17 38Q-19 31 -25 30Q-23 37 -17 38ZM-24 32Q-24 25 -29 22Q-29 29 -24 32ZM-7 42Q-11 48 -17 46Q-13 41 -7 42ZM-17 38Q-21 44 -27 41Q-23 37 -17 38Z
g M0 37.5l3 4.5l-3 4.5l-3 -4.5z`;

/** An eight-pointed star in a medallion, for the back: the same whichever way up the card lies. */
export const medallion: Picture = `
!n E0 0 30 36
~g E0 0 30 36
-g E0 0 27 33
!c M16 -19L7 0L0 -8ZM16 19L7 0L0 8ZM-16 19L-7 0L0 8ZM-16 -19L-7 0L0 -8Z
!g M0 -30V0L-6 -6ZM25 0H0L6 -6ZM0 30V0L6 6ZM-25 0H0L-6 6Z
!y M0 -30V0L6 -6ZM25 0H0L6 6ZM0 30V0L-6 6ZM-25 0H0L-6 -6Z
!n O0 0 3`;

/** The fool's index: a star and a drawn letter, since his card has no rank in any language. */
export const foolIndex: Picture = `
!g *-36.5 -66 11.5
#u M-32.5 -53H-41V-39H-32.5M-41 -46H-34`;
