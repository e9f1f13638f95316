import type { Picture } from "../../art.js";
import { moved } from "../../moved.js";
import { features } from "./lights.js";

/** Leaves and flowers beside an ace's large sign, in its upper half. */
export const garland: Picture = `
=~e M38 0Q41 -28 25 -36Q12 -42 4 -65
=!l M39 -8Q43 -14 41 -24Q35 -18 39 -8ZM36 -23Q29 -18 22 -22Q27 -30 36 -23ZM29 -34Q35 -41 41 -36Q35 -30 29 -34ZM17 -42Q24 -46 23 -55Q15 -51 17 -42ZM11 -52Q4 -49 0 -55Q7 -60 11 -52Z
=!r O33 -29 3O20 -38 2.6
=y O33 -29 1.1O20 -38 1
!r O0 -66 5
!y O0 -66 2`;

/** The aces' large signs; of the swords and batons it is the pip itself. */
export const aces: Readonly<Record<"H" | "D", Picture>> = {
  H: `
!c M-20 38Q-20 30 -8 27Q-4 24 -4 16H4Q4 24 8 27Q20 30 20 38Z
!g E0 20 7 3.5
!g M-26 -14Q-26 18 0 18T26 -14Z
!d M-25 -5Q0 6 25 -5L22 4Q0 14 -22 4Z
w O-16 2 2O-8 5 2O0 6 2O8 5 2O16 2 2
=~h M7 10Q6 15 2 17
!c E0 -14 26 6
!n E0 -14 21 4
=!r M0 -14Q2 -24 10 -26Q16 -20 8 -13Z
!p M0 -12Q-9 -20 0 -31Q9 -20 0 -12Z
!c M-6 27H6V29H-6Z`,
  D: `
!c O0 0 35
!g O0 0 31
~d O0 0 27.5
!d M0 -26L5 -16L14 -22L14 -12L25 -11L18 -2L25 7L15 9L15 20L5 15L0 26L-5 15L-15 20L-15 9L-25 7L-18 -2L-25 -11L-14 -12L-14 -22L-5 -16Z
!y O0 0 15${moved(features, 0, 46)}`,
};
