import type { Picture } from "../../art.js";

/** The suits' signs in a box of about 24 by 28 about the middle: as pips, in the courts' hands, and small in the corners. */
export const signs: Readonly<Record<"H" | "S" | "D" | "C", Picture>> = {
  H: `
!g M-3 2L-3 7Q-4 10 -9 11V14H9V11Q4 10 3 7V2Z
!r M-11 -12C-11 -2 -7 4 0 4S11 -2 11 -12Z
y M-8 -9C-8 -4 -6 0 -3 1.5Q-5 -3 -5 -9Z
!g M-12 -14H12V-10H-12Z
!g E0 7 4.5 1.6`,
  S: `
!c M-4 5V-9L0 -15L4 -9V5Z
-w M0 -11V4
!g M-10 2Q-10 5 -7 5H7Q10 5 10 2L11 7Q10 9 7 9H-7Q-10 9 -11 7Z
!u M-2 9H2V12H-2Z
!g O0 13 2.4`,
  D: `
!g O0 0 12.5
~u O0 0 9.5
u M0 -8Q2 -3 5.7 -5.7Q3 -2 8 0Q3 2 5.7 5.7Q2 3 0 8Q-2 3 -5.7 5.7Q-3 2 -8 0Q-3 -2 -5.7 -5.7Q-2 -3 0 -8Z
!g O0 0 2.4`,
  C: `
=!e M-11.5 8L6 -13L11 -14L12 -9L-6.5 12.5Q-10 13 -11.5 8Z
=g M7.5 -12.5L11.5 -9.5L9 -6.5L4.5 -10Z`,
};

/** A sword for the hand that is up, its point at a height. */
export const sword = (tip: number): Picture => `
!s M24.5 -36V${tip + 8}L27.5 ${tip}L30.5 ${tip + 8}V-36Z
-w M27.5 ${tip + 6}V-36
!g M18 -40Q18 -36 22 -36H33Q37 -36 37 -40L38.5 -35Q37 -32.5 34 -32.5H21Q18 -32.5 16.5 -35Z
!r M26 -21H29V-15H26Z
!g O27.5 -14 2.6`;

/** What the courts hold where the pip is too small or crossed. */
export const held: Readonly<Record<"S" | "C", Picture>> = {
  S: sword(-78),
  C: `
!e M22 -72Q27 -78 33 -72L35 -66L32 -60L33 -50L30 -44L29.5 0Q27.5 4 25.5 0L25 -44L21 -52L23 -60L20 -66Z
-l M24 -68L27 -64M31 -58L28 -55M25 -52L27 -50M27.5 -44V-36
g E27.5 -73 4 1.8`,
};
