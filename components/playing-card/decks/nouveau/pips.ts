import type { Picture } from "../picture.js";

/** The suits' marks, each in a box of 20 by 20 about its middle, in the palette's first paint. */
export const marks: Readonly<Record<string, Picture>> = {
  S: "1 M0 -10C2 -6.5 9.5 -1.8 9.5 3.4C9.5 6.4 7.3 8 5 8C3.2 8 1.6 7 .9 5.4C1 7.6 1.9 9.2 3.2 10H-3.2C-1.9 9.2 -1 7.6 -.9 5.4C-1.6 7 -3.2 8 -5 8C-7.3 8 -9.5 6.4 -9.5 3.4C-9.5 -1.8 -2 -6.5 0 -10Z",
  H: "1 M0 9.5C-2 6 -9.5 1.5 -9.5 -4.2C-9.5 -7.6 -7 -9.5 -4.7 -9.5C-2.4 -9.5 -.8 -8 0 -6.2C.8 -8 2.4 -9.5 4.7 -9.5C7 -9.5 9.5 -7.6 9.5 -4.2C9.5 1.5 2 6 0 9.5Z",
  D: "1 M0 -10.5Q3.4 -4.6 7.8 0Q3.4 4.6 0 10.5Q-3.4 4.6 -7.8 0Q-3.4 -4.6 0 -10.5Z",
  C: "1 O0 -5.2 4.7O-5.2 2.2 4.7O5.2 2.2 4.7M-3 -3H3V3H-3ZM-.6 0H.6C.6 5.6 1.4 8.8 3.4 10H-3.4C-1.4 8.8 -.6 5.6 -.6 0Z",
};

type Places = readonly (readonly [x: number, y: number])[];

const corners: Places = [[-17, -56], [17, -56]];
const four: Places = [...corners, [-17, -18.7], [17, -18.7]];
const sides: Places = [[-17, 0], [17, 0]];
const centre: Places = [[0, 0]];

/** Where pips stand: those of the upper half, which the lower half repeats turned, and those that are there only once. */
export const layout: Readonly<Record<string, { readonly twice: Places; readonly once: Places }>> = {
  2: { twice: [[0, -56]], once: [] },
  3: { twice: [[0, -56]], once: centre },
  4: { twice: corners, once: [] },
  5: { twice: corners, once: centre },
  6: { twice: corners, once: sides },
  7: { twice: corners, once: [...sides, [0, -28]] },
  8: { twice: [...corners, [0, -28]], once: sides },
  9: { twice: four, once: centre },
  10: { twice: [...four, [0, -37.4]], once: [] },
};

/** The spray under an ace's one large pip. */
export const spray: Picture = `
=~h M0 50Q-22 49 -33 28
=g M-9 49Q-13 41 -20 43Q-16 49 -9 49ZM-20 45Q-23 37 -29 36Q-27 44 -20 45ZM-28 38Q-29 29 -34 26Q-35 34 -28 38ZM-8 49.6Q-12 56 -19 54Q-15 49 -8 49.6ZM-20 45.4Q-24 51 -31 48Q-27 44 -20 45.4ZM-28.6 38Q-32 43 -38 40Q-34 36 -28.6 38Z
g M0 45l3.4 5l-3.4 5l-3.4 -5z`;
