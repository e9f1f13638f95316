import type { Painted } from "../../art.js";
import { mirrored, moved } from "../../moved.js";
import {
  armLow, armUp, beard, crown, curls, fist, ground, head, hood, longHair, loops, robe, sceptre, seated, shield, tiara, valetBody, wideHat, wreath,
} from "./figures.js";
import { signs } from "./signs.js";

/** I to VI, drawn between numeral and title, from y -62 to 66. */
export const estates: readonly Painted[] = [
  // The juggler at his table
  {
    palette: "rcgfj--g",
    picture: `${ground}${moved(valetBody, -2, 5)}${moved(mirrored(armUp), -2, 5)}
%b M-35 -40L-22 -18
w M-35 -40l1.5 2.5
${moved(mirrored(fist), -2, 5)}${head(-2, -37, curls, wideHat)}
!t M-45 16H45V23H-45Z
=!b M-42 23H-36L-38 62H-42Z
!1 M10 -24C22 -22 24 -6 24 4L30 12L24 17L14 8L12 -6Z
!f O28 14 4
!s M-8 18L8 13L12 15L-6 20Z
!w M-22 12H-15V19H-22Z
k O-18.5 15.5 1.2
!g E-31 18 5 2.4E-27 14 5 2.4${moved(signs.H, 36, 2)}`,
  },
  // The popess with her book before a veil
  {
    palette: "crwfj",
    picture: `
!2 M-45 -62H45V66H-45Z
=-d M38 -62V66M30 -62V66
!y M-30 66V-26Q-30 -48 0 -48T30 -26V66Z${moved(robe, 0, 20)}${head(0, -22, hood.replace("!1", "!w"), tiara)}
=!1 M9 -12C28 -12 33 8 27 20L16 28L12 20L17 8Z
=!w M0 6Q8 0 20 4V28Q8 24 0 30Z
=-k M4 12Q10 8 16 9M4 18Q10 14 16 15M4 24Q10 20 16 21
=!4 O18 27 4`,
  },
  // The empress with sceptre and shield
  {
    palette: "rcgfj",
    picture: `
=!y M14 66V-30Q16 -46 36 -40Q46 -30 42 -10L36 66Z
=-h M22 -30Q24 -38 34 -34M20 -16Q26 -28 38 -24M20 0Q26 -14 38 -10${seated(robe + armUp)}${sceptre}${seated(fist)}${head(0, -35, longHair, crown)}${shield}${seated(armLow)}`,
  },
  // The emperor, in profile on a cube
  {
    palette: "crwfj",
    picture: `${ground}
!g M-34 62V6Q-34 -14 -26 -20L-20 10H10V62Z
-h M-34 20H10M-22 30h20v22h-20z
!w M-10 22L26 20L30 30L20 62H10L14 36L-10 38Z
!w M-6 34L22 42L32 36L37 42L22 54L-8 46Z
!r M32 36L40 38L44 48L36 44ZM10 58H20L30 64H10Z
!1 M-8 -24C-22 -22 -26 -6 -24 8L-26 36H12L10 6C14 -10 12 -22 4 -24Z
!2 M-8 -24Q0 -16 6 -24L10 6L-10 8Z
~g M-24 8Q-8 14 10 6M-9 -23Q-2 -12 5 -23
!1 M2 -22C16 -20 20 -8 20 -2L34 -8L36 -2L20 8C10 8 8 -2 6 -8Z
${moved(sceptre, 8, 20)}
!4 O35.5 -5 4.5${head(-2, -36, beard, crown)}
${moved(shield, 4, 22)}`,
  },
  // The pope, two clerics before him
  {
    palette: "rcwfj",
    picture: `
=!c M30 -62H42V66H30Z
=-w M36 -62V66${moved(robe, 0, 20)}
#g M-27 66V-52M-34 -34H-20M-33 -41H-21M-31 -48H-23${moved(mirrored(armUp + fist), 0, 20)}${head(0, -22, beard, tiara)}
!1 M12 -10C24 -8 27 4 24 16C32 14 34 6 33 0L24 -4Q20 6 14 6Z
!4 M24 0V-12Q24 -15 26.5 -15T29 -12V-14Q29 -17 31 -17T33.5 -14V0Q30 3 24 0Z
=!g M10 66Q10 46 26 46T44 66Z
=!h O26 38 9
=!4 O26 35 5.5`,
  },
  // The lover between two women, Cupid above
  {
    palette: "--gfj",
    picture: `
y O0 -48 18
~g M-25 -59L-19 -57M-20 -36L-17 -39M25 -59L19 -57M20 -36L17 -39M-29 -48H-21M29 -48H21
=!c M4 -44Q12 -62 25 -54Q20 -44 5 -38Z
!f M-5 -45H5L4 -36L7 -28H3L0 -34L-3 -28H-7L-4 -36Z
!f O0 -52 6.5
!g M-6.5 -52Q-8 -60 0 -60T6.5 -52Q4 -55 0 -55T-6.5 -52Z
k O-2.4 -51.5 1O2.4 -51.5 1
-r M-2 -48.5Q0 -47.5 2 -48.5
~h M-3 -24Q14 -26 16 -44
-k M-3 -24L16 -44M4 -44L13 -30M13 -30L9 -31M13 -30L13 -34
!c M-42 66L-40 18Q-40 2 -28 2T-16 18L-14 66Z
!g M42 66L40 18Q40 2 28 2T16 18L14 66Z
!r M-14 50L-13 12Q-12 4 0 4T13 12L14 50Q0 56 -14 50Z
y M-3 4H3V52H-3Z
!g M-13 26Q0 30 13 26V30Q0 34 -13 30Z
!w M-11 52L-10 64H-2V53ZM11 52L10 64H2V53Z
!r M-13 8L-27 20L-23 26L-9 18Z
!f O-26 23 4
!g M27 10L8 22L12 28L30 20Z
!f O9 25 4${head(-28, -9, wreath)}${head(28, -9, loops)}${head(0, -8, curls)}`,
  },
];

