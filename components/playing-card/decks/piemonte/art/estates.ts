import type { Painted } from "../../art.js";
import { mirrored } from "../../moved.js";
import {
  brim, cowl, crown, cuirass, fullBeard, goatee, gown, ground, grip, head, jerkin, mantle, palm, shortHair, tiara, waves, wings,
} from "./figures.js";
import { held } from "./signs.js";

const cross = `M30 -8V-54M30 -63V-70M26.5 -67H33.5`;

/** One of the chariot's horses, looking outwards. */
const foal = `
!b M-12 -31Q-2 -26 0 0H-7Z
!6 M-4 0Q-4 -17 -13 -26L-13 -35L-19 -30Q-31 -27 -42 -13Q-44 -8 -40 -5.5Q-36 -4 -33 -8L-26 -11Q-20 -8 -23 0Z
k O-26 -20 1.5O-40 -10 .9
~8 M-34 -8L-31 -19L-17 -27M-31 -14Q-18 -4 -7 -6`;

/** 1 to 9. */
export const estates: readonly Painted[] = [
  // The cobbler at his bench, hammer in hand
  {
    palette: "rwbfj",
    picture: `${ground("y")}${jerkin}
!2 M-12 -24H12L14 0H-14Z
#b M30 -4V-40
!s M20 -48H38L41 -44L38 -38H20Z${palm}${head(shortHair, goatee, brim)}${grip}
!h M-44 -10H44V0H-44Z
-b M-44 -5H44
!d M-40 -13V-27Q-35 -29 -29 -27V-20Q-21 -20 -18 -13Z
!b M-41 -13H-18V-10.5H-41Z
~y M-39 -24Q-35 -26 -30 -24
!g E14 -11 5 2E20 -13 5 2
!w M-8 -17H0V-10H-8Z
k O-4 -13.5 1.4`,
  },
  // The popess with her book
  {
    palette: "cwgfj",
    picture: `${ground("a")}
!y M-32 0V-40Q-32 -76 4 -76T40 -40V0Z${mantle}${head(cowl.replace("!1", "!w"), tiara)}
!d M-30 -22H32V0H-30Z
=!w M1 -20Q14 -26 29 -20V0H1Z
=-z M6 -17Q14 -20 24 -17M6 -12Q14 -15 24 -12M6 -7Q14 -10 24 -7
=!4 M26 -2Q24 -10 30 -12Q37 -10 36 0H27Z`,
  },
  // The empress: sceptre and shield
  {
    palette: "rygfj",
    picture: `${ground("p")}${gown}${head(waves, crown)}
#g ${cross}
!g O30 -58 5.5
~d M24.5 -58H35.5${grip}
!g M-41 -28H-13V-14Q-15 -1 -27 3Q-39 -1 -41 -14Z
!k M-27 -25L-24 -21L-16 -23Q-17 -13 -22 -12L-24 -6L-27 -2L-30 -6L-32 -12Q-37 -13 -38 -23L-30 -21Z`,
  },
  // The emperor: orb and sword
  {
    palette: "nrsfj",
    picture: `${ground("i")}${mantle}
!w M-14 -33Q0 -24 14 -33L26 -26Q16 -14 0 -13T-26 -26Z
k M-17 -26l1 4l1 -4zM-8 -22l1 4l1 -4zM7 -22l1 4l1 -4zM16 -26l1 4l1 -4zM-1 -20l1 4l1 -4z${held.S}${grip}${head(shortHair, fullBeard, crown)}
!4 M-20 0Q-18 -12 -26 -14H-36Q-42 -10 -40 0Z
!g O-30 -23 11
~r M-41 -23H-19M-30 -23V-12
#g M-30 -35V-46M-35 -41H-25`,
  },
  // The pope: triple cross and blessing
  {
    palette: "dysfj",
    picture: `${ground("y")}
=+g M0 -50L44 -60V-40ZM0 -50L30 -80H14Z${mantle}
~d M-6 -20H6M0 -26V-8
#g M30 -6V-76M23 -70H37M21 -61H39M19 -52H41${grip}${head(fullBeard, tiara)}
!2 M-20 0Q-22 -8 -24 -10H-36Q-39 -8 -40 0Z
!4 M-24 -10V-22L-23 -32Q-25 -35 -27 -32L-28 -24V-38Q-30 -41 -32 -38V-24L-34 -22Q-38 -20 -37 -14L-35 -9Z`,
  },
  // Cupid draws his bow
  {
    palette: "apgfj",
    picture: `${ground("p")}${wings}
!4 M-24 0C-24 -20 -20 -28 -8 -31H8C20 -28 24 -20 24 0Z
k O-8 -16 1O8 -16 1
!d M-24 -26L16 0H24L-18 -30Z${head(waves)}
!r M-13 -49H13V-42H-13Z
!r M12 -46L24 -50L22 -44L24 -38Z
!4 M10 -29C26 -30 34 -24 38 -16L32 -10C28 -16 22 -18 14 -18Z
%h M24 -62Q50 -40 26 -2
-k M24 -62L10 -30L26 -2
#b M2 -30H36
!s M36 -34L44 -30L36 -26Z
!4 O34 -28 4.5O11 -29 4.5
!r M-28 -34C-38 -40 -42 -46 -38 -50Q-32 -53 -28 -46Q-24 -53 -18 -50C-14 -46 -18 -40 -28 -34Z`,
  },
  // The chariot and its pair
  {
    palette: "rsgfjwtd",
    picture: `${ground("a")}
w E22 -66 14 4E32 -69 10 5E-30 -50 12 4${cuirass}${head(waves, crown)}
#g M30 -8V-60
!r M30 -60L42 -56L30 -51Z${grip}
!r M-22 -10Q0 -18 22 -10V0H-22Z
~g M-22 -8Q0 -16 22 -8
y *0 -6 3.5${foal}${mirrored(foal.replace("!6", "!7"))}`,
  },
  // Justice: sword and scales
  {
    palette: "egbfj",
    picture: `${ground("i")}${gown}${held.S}${grip}
#g M-30 -24V-52M-40 -50H-20
-k M-40 -50L-43 -36M-40 -50L-36 -36M-20 -50L-24 -36M-20 -50L-16 -36
!g M-43 -36H-35Q-36 -30 -39 -30T-43 -36ZM-25 -36H-15Q-16 -30 -20 -30T-25 -36Z${mirrored(grip)}${head(waves)}
!w M-13 -48H13V-54H-13Z
-s M-13 -51H13`,
  },
  // The hermit: lantern in the night
  {
    palette: "hzsfj",
    picture: `${ground("m")}
y *-16 -70 2.5*8 -74 2*-36 -48 2
+y O30 -44 18
%b M-30 0V-56${mantle}${head(fullBeard, cowl)}
!g M23 -26L21 -50H39L37 -26Z
!y M25 -29L24 -47H29V-29ZM31 -29V-47H36L35 -29Z
!d M19 -50L30 -61L41 -50Z${grip}${mirrored(grip)}`,
  },
];
