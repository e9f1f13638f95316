import type { Painted } from "../../art.js";
import { hung, mirrored, moved } from "../../moved.js";
import {
  armUp, beard, braids, crown, curls, face, fist, ground, head, hood, longHair, robe, sceptre, seated, wideHat,
} from "./figures.js";
import { sword } from "./signs.js";

const horseHead = `
!6 M-1 66V34Q-6 26 -14 24L-15 18L-20 24Q-32 29 -40 42Q-40 48 -34 48L-24 43Q-22 52 -24 66Z
k O-25 32 1.4
~k M-30 46L-27 34L-14 28M-38 43L-35 44`;

const climber = `
!7 M24 36Q20 22 28 12L26 2L31 5L37 0L38 8L45 14L44 17L37 17Q38 28 34 36L30 44H22Z
k O34 9 1.2
!r M24 34Q30 30 36 34L34 40H23Z`;

/** VII to XII. */
export const virtues: readonly Painted[] = [
  // The chariot under its canopy
  {
    palette: "cggfjar",
    picture: `
=!g M35 -50H40V26H35Z
!r M-45 -62H45V-50Q40 -44 36 -50Q30 -44 24 -50Q18 -44 12 -50Q6 -44 0 -50Q-6 -44 -12 -50Q-18 -44 -24 -50Q-30 -44 -36 -50Q-40 -44 -45 -50Z
!1 M-10 -15C-25 -13 -28 2 -26 14L-20 26H20L26 14C28 2 25 -13 10 -15Z
!s M-13 -13Q0 -7 13 -13L14 12Q0 18 -14 12Z
-k M0 -10V15M-13 2Q0 8 13 2
=!r M-12 -15C-22 -17 -28 -12 -28 -5Q-20 -2 -14 -8Z${moved(armUp, 0, 15)}${moved(sceptre, 0, 15)}${moved(fist, 0, 15)}${head(0, -28, longHair, crown)}
!1 M-12 -15C-26 -13 -31 3 -28 15L-22 20L-15 14L-17 7L-12 -5Z
!y M-34 20H34V56H-34Z
!4 O-19 19 4.5
~h M-34 26H34M0 26V40
=!h O-38 54 11
=!y O-38 54 7${horseHead}${mirrored(horseHead.replace("!6", "!7"))}
!g M-7 50H7V58L0 64L-7 58Z`,
  },
  // Justice with sword and scales
  {
    palette: "rcgfj",
    picture: `
=!g M24 66V-44H36V66Z
=!r O30 -49 5
!y M-24 -34H24V66H-24Z${seated(robe + mirrored(armUp) + armUp)}${seated(sword(-69))}${seated(fist)}
#g M-27 -10V2M-40 4H-13
-k M-40 4L-44 22M-40 4L-36 22M-14 4L-18 22M-14 4L-10 22
!g M-45 22H-35Q-36 29 -40 29T-45 22ZM-19 22H-9Q-10 29 -14 29T-19 22Z${seated(mirrored(fist))}${head(0, -35, braids, crown)}
~g M-10 -22Q0 -8 10 -22`,
  },
  // The hermit with his lantern
  {
    palette: "nywfj",
    picture: `${ground}
+y O-27 -30 20
!g M-35 -21L-37 -40H-17L-19 -21Z
!y M-32 -24L-33 -37H-28V-24ZM-25 -24V-37H-21L-22 -24Z
!r M-39 -40L-27 -53L-15 -40Z
%b M36 66L33 -30${moved(robe, 0, 12)}${moved(mirrored(armUp + fist), 0, 12)}
!1 M10 -20C26 -18 33 -4 36 4L32 12L20 8L14 -4Z
!4 O34 8 4.5${head(0, -32, beard, hood)}
3 M-6 -14L0 2L6 -14Z`,
  },
  // The wheel of fortune
  {
    palette: "-----yh",
    picture: `${ground}
=!b M2 14L26 62H34L6 14Z
!g O0 16 30
!w O0 16 24
#r M0 -8V40M-24 16H24M-17 -1L17 33M17 -1L-17 33
!b O0 16 6
#k M0 16H14V26${climber}${hung(mirrored(climber.replace("!7", "!o")), 0, 34)}
=!r M9 -24Q24 -44 30 -26Q20 -28 10 -18Z
!c M-13 -15Q-14 -34 0 -34T13 -15Z
!b M-18 -16H18V-12H-18Z
#s M14 -18L26 -46
~g M10 -22L19 -17
!f O0 -39 7
!g M-7 -43L-9 -53L-4 -48L0 -55L4 -48L9 -53L7 -43Z
k O-2.5 -39 1O2.5 -39 1
-r M-2 -35.5H2
!c O13 -17 3.5`,
  },
  // Strength and the lion
  {
    palette: "crgfj",
    picture: `${ground}${seated(robe)}
!o M14 6Q24 2 30 11Q40 13 38 24Q45 34 36 42Q34 55 22 55Q14 62 4 56Q-8 57 -10 44Q-17 36 -11 26Q-12 14 0 12Q6 4 14 6Z
!g M0 14Q-3 10 2 8L8 12Q14 11 20 12L26 8Q31 10 28 14L30 22Q36 36 26 44H2Q-8 36 -2 22Z
k O6 24 1.8O22 24 1.8
k M10 30H18L14 34Z
-k M2 20Q6 17 9 20M19 20Q22 17 26 20
!d M4 40Q14 33 24 40Q25 53 14 54Q3 53 4 40Z
w M6 39l2 5l3 -6zM22 39l-2 5l-3 -6zM8 51.5l2 -5l2 6zM20 51.5l-2 -5l-2 6z
!1 M-12 -21C-28 -18 -30 6 -16 26L-4 42L4 36L-10 14C-14 6 -14 -2 -12 -9Z
!1 M12 -21C30 -18 41 6 37 24L31 42L24 37L27 20C25 6 16 0 12 -9Z
!4 O2 40 5O27 41 5${head(0, -36, longHair, wideHat)}`,
  },
  // The hanged man
  {
    palette: "crgfj",
    picture: `${ground}
=!b M32 -58H42V64H32Z
=!r M32 -40L27 -44V-36L32 -32ZM32 -16L27 -20V-12L32 -8ZM32 8L27 4V12L32 16ZM42 -28L45 -32V-24L42 -20ZM42 0L45 -4V4L42 8Z
!b M-45 -64H45V-53H-45Z
#t M-6 -52V-42M-9 -43H-3
!r M-2 -14L18 -20L20 -28L-8 -34L-9 -28L10 -24L-4 -20Z
!k M-8 -35L-14 -38L-15 -30L-9 -27Z
!r M-11 -10L-9 -40H-3L3 -10Z
!k M-10 -38Q-12 -44 -6 -45Q-1 -44 -2 -38Z
=!1 M11 24L27 12L15 -4L11 2L17 12L10 16Z
!1 M-12 -12H12L14 20Q13 27 7 28H-7Q-13 27 -14 20Z
!2 M-12 -14Q0 -10 12 -14L15 -1L10 3L5 -1L0 4L-5 -1L-10 3L-15 -1Z
~g M-13 6H13
g O0 12 1.5O0 18 1.5O0 24 1.5${hung(face + curls, 0, 42)}`,
  },
];
