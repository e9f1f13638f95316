import type { Picture } from "../../art.js";

/** The suits' signs about the middle, in boxes of about 22 by 26; swords and batons are as long as they are laid. */
export const signs: Readonly<Record<"H" | "S" | "D" | "C", Picture>> = {
  H: `
!c M-8 13Q-8 9 -3 8L-2 2H2L3 8Q8 9 8 13Z
!g M-10 -12Q-10 4 0 4T10 -12Z
!u M-9.6 -7Q0 -3 9.6 -7L8 -2Q0 2 -8 -2Z
!c E0 -12 10 2.6
w O-5 -3.6 1O0 -2.8 1O5 -3.6 1`,
  S: `
!c M-4 6V-9L0 -15L4 -9V6Z
-w M0 -11V5
!g M-10 6H10V9H-10Z
!u M-2 9H2V12H-2Z
!g O0 13 2.2`,
  D: `
!c O0 0 12
!g O0 0 10
u M0 -9L1.8 -4.4L6.4 -6.4L4.4 -1.8L9 0L4.4 1.8L6.4 6.4L1.8 4.4L0 9L-1.8 4.4L-6.4 6.4L-4.4 1.8L-9 0L-4.4 -1.8L-6.4 -6.4L-1.8 -4.4Z
!y O0 0 3.4`,
  C: `
!h M-3 13Q-4 4 -2.5 -1Q-6 -4 -4.5 -8Q-5 -13 0 -14Q5 -13 4.5 -8Q6 -4 2.5 -1Q4 4 3 13Q0 14.5 -3 13Z
!l M2.5 -1Q9 0 10 -7Q4 -8 2.5 -1ZM-3 4Q-9 5 -10 -2Q-4 -3 -3 4Z
y E0 -11.5 2.2 1.4`,
};

/** A sword of 100 units, its point up. */
export const sword: Picture = `
!1 M-3.5 30V-38L0 -50L3.5 -38V30Z
-n M0 -42V29
!g M-12 27Q-8 31 0 30T12 27L13 31Q8 35 0 34T-13 31Z
!n M-2 34H2V45H-2Z
~g M-2 37H2M-2 41H2
!g O0 47.5 3`;

/** A cudgel of 144 units, a knob at either end. */
export const cudgel: Picture = `
!h M-2.5 0L-3.5 -50Q-6 -54 -4.5 -60Q-5.5 -70 0 -72Q5.5 -70 4.5 -60Q6 -54 3.5 -50L2.5 0L3.5 50Q6 54 4.5 60Q5.5 70 0 72Q-5.5 70 -4.5 60Q-6 54 -3.5 50Z
~y M0 -46V46
y E0 -68 2 1.6E0 68 2 1.6`;

/** The ribbon about the batons. */
export const ribbon: Picture = `
!r M-14 -5Q0 -8 14 -5V5Q0 8 -14 5Z
~g M-13 -2Q0 -5 13 -2M-13 2Q0 5 13 2`;

/** What holds the swords together. */
export const rosette: Picture = `
!r O0 -5.5 3.4O5.2 -1.7 3.4O3.2 4.4 3.4O-3.2 4.4 3.4O-5.2 -1.7 3.4
!g O0 0 3.6`;

const heldSword = `
!a M26.5 -26V-70L30 -79L33.5 -70V-26Z
-n M30 -72V-26
!g M20 -29Q24 -25.5 30 -26T40 -29L41 -26Q36 -22 30 -23T19 -26Z
!g O30 -4 3`;

const heldCudgel = `
!h M26.5 0L26 -44Q22 -47 24 -52Q20 -58 23 -63Q22 -72 30 -73Q38 -72 37 -63Q40 -58 36 -52Q38 -47 34 -44L33.5 0Z
!l M34 -36Q42 -36 43 -44Q36 -45 34 -36ZM26 -30Q18 -30 17 -38Q24 -39 26 -30Z
y E30 -69 4 2
~b M27 -60L30 -56M33 -50L30 -47`;

/** What the courts hold, behind or over the hand at 30 -16. */
export const held: Readonly<Record<"S" | "C", Picture>> = { S: heldSword, C: heldCudgel };

/** The star of the fool's corner. */
export const star: Picture = `!g *-36 -69.5 9.5`;
