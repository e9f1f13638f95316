import type { Picture } from "../../art.js";
import { cloudHand } from "./figures.js";

/** The aces: each one large emblem over the whole card. */
export const aces: Readonly<Record<"S" | "H" | "D" | "C", Picture>> = {
  H: `
!g M-24 60Q-24 52 -14 50Q-5 46 -5 34H5Q5 46 14 50Q24 52 24 60Z
!r E0 36 10 4.5
!g M-26 -6H26Q28 24 0 34Q-28 24 -26 -6Z
=~h M16 0Q16 20 2 30M8 0Q8 20 0 30
!r M-30 -12H30V-2H-30Z
=g O-22 -7 2O-11 -7 2O0 -7 2
!g M-26 -12V-28H-20V-34H-12V-28H-6V-44H6V-28H12V-34H20V-28H26V-12Z
=!c M13 -12V-20Q13 -24 16 -24T19 -20V-12ZM-4 -12V-24Q-4 -30 0 -30T4 -24V-12Z
=!r M11 -34L16 -48L21 -34ZM-7 -44L0 -66L7 -44Z
!g O0 -68 2.6
=!g O16 -50 2
~b M-34 60H24`,
  S: `${cloudHand}
!r M0 33H5V38H0Z
!g O2.5 41 4
!g M-16 9Q-16 14 -10 14H15Q21 14 21 9L24 12Q23 18 17 18H-12Q-18 18 -19 12Z
!c M-2 9V-56L2.5 -70L7 -56V9Z
-w M2.5 -62V6
=-u M14 -40Q24 -36 24 -28T18 -20
!g M-20 -36L-24 -54L-13 -46L-6 -54V-46H11V-54L18 -46L29 -54L25 -36Q2.5 -30 -20 -36Z
!c M-2 -46V-56L2.5 -70L7 -56V-42H-2Z
-w M2.5 -62V-43
!r O-13 -39 1.8O2.5 -38 1.8O18 -39 1.8
l M-26 -20q5 -4 9 0q-4 4 -9 0zM30 -18q-5 -4 -9 0q4 4 9 0zM-24 -4q5 -4 9 0q-4 4 -9 0zM28 -2q-5 -4 -9 0q4 4 9 0z
r O-30 14 2O-26 34 2O-14 50 2O16 60 2`,
  D: `
=!e M0 34Q6 52 24 52Q20 62 8 58Q16 70 4 74L0 62ZM0 -34Q6 -52 24 -52Q20 -62 8 -58Q16 -70 4 -74L0 -62Z
=!r M24 14Q38 12 40 26Q30 30 24 14ZM24 -14Q38 -12 40 -26Q30 -30 24 -14Z
!g O0 0 36
!u O0 0 29
!y O0 0 26
=!c M0 -24L7 -7H-7ZM0 24L7 7H-7ZM24 0L7 7V-7Z
!u M0 -12Q4 -22 14 -18Q16 -8 8 -6Q18 -4 18 4Q12 12 6 8Q8 18 0 22Q-8 18 -6 8Q-12 12 -18 4Q-18 -4 -8 -6Q-16 -8 -14 -18Q-4 -22 0 -12Z
!g O0 0 7
!u O0 0 3`,
  C: `${cloudHand}
!e M0 15L-3 -6L-13 -14L-8 -26L-14 -40L-6 -50L-10 -62Q2 -74 14 -62L11 -52L19 -42L12 -28L18 -18L8 -8L5 15Z
!e M-1 32H5L6 66Q2.5 72 0 66Z
-l M-5 -58L0 -50M10 -46L5 -40M-6 -36L-1 -30M9 -24L4 -16M1 -6V10
!g E2 -63 9 4
~h M-2 -63H6
!l M-14 -40Q-26 -44 -26 -56Q-14 -54 -14 -40ZM18 -42Q30 -44 32 -56Q20 -54 18 -42ZM-13 -14Q-26 -12 -30 -22Q-18 -28 -13 -14ZM18 -18Q28 -14 34 -22Q26 -30 18 -18Z
r O-30 6 2O-26 30 2O-16 48 2O16 60 2O28 -6 2`,
};

/** A flower on two leaves, between the pips. */
export const sprig: Picture = `
=!e M0 6Q10 8 16 0Q20 -6 14 -8Q14 -2 4 0Z
#e M0 10V0
!r M0 -12Q4 -14 6 -10Q10 -8 7 -4Q8 0 3 1Q0 4 -3 1Q-8 0 -7 -4Q-10 -8 -6 -10Q-4 -14 0 -12Z
!g O0 -5 2.6`;

/** The star of the fool's corner. */
export const star: Picture = `!g *-35 -70 9`;

/** The odd sword or baton, upright in the middle. */
export const uprights: Readonly<Record<"S" | "C", Picture>> = {
  S: `
!r M-3.5 24V-42L0 -56L3.5 -42V24Z
-y M0 -48V22
!g M-12 20Q-12 25 -7 25H7Q12 25 12 20L14 26Q13 30 8 30H-8Q-13 30 -14 26Z
!n M-2 30H2V44H-2Z
!g O0 47 4`,
  C: `
!r M-2.5 -66Q0 -70 2.5 -66L3.5 -56L2.5 0L3.5 56L2.5 66Q0 70 -2.5 66L-3.5 56L-2.5 0L-3.5 -56Z
g M-2.5 -66Q0 -70 2.5 -66L3 -58H-3ZM-2.5 66Q0 70 2.5 66L3 58H-3Z`,
};
