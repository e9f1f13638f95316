import type { Painted } from "../../art.js";
import { hung, mirrored, moved } from "../../moved.js";
import { armLow, armUp, crown, curls, fist, ground, head, longHair, robe, seated, small } from "./figures.js";

const bones = `M5 -34V8M-8 -26Q5 -30 18 -26M-7 -18Q5 -22 17 -18M-5 -10Q5 -14 15 -10M18 -26L32 -16L24 -21M-8 -26L-18 -8L-3 6M5 10L-8 32L-4 58L-12 60M6 10L20 32L30 58L38 58`;

/** XIII to XVI. */
export const depths: readonly Painted[] = [
  // The skeleton mows; it has no title
  {
    palette: "--bfj",
    picture: `
k M-45 50Q-20 44 0 50T45 48V81H-45Z
~l M-38 56l-3 -6M-36 56l1 -7M14 60l-3 -6M16 60l1 -7M40 56l-3 -6M42 56l1 -7
%b M38 -40L-40 44
%k ${bones}
#w ${bones}
!w M-4 8Q5 4 14 8L12 14Q5 10 -2 14Z
!w M-7 -48Q-7 -60 5 -60T17 -48Q17 -41 13 -39V-33H-3V-39Q-7 -41 -7 -48Z
k O0 -47 3O10 -47 3M5 -43l-2 4h4z
-k M1 -38V-34M5 -38V-34M9 -38V-34${head(-25, 75, longHair, crown)}${head(22, 73, curls)}
!s M-45 42L-36 36Q-22 58 20 48Q-16 70 -42 48Z
!f M-2 72V64Q-2 62 0 62T2 64V62Q2 60 4 60T6 62V63Q6 61 8 61T10 63V72Z`,
  },
  // Temperance pours from jug to jug
  {
    palette: "crgfj",
    picture: `${ground}
=!w M10 -16C16 -42 36 -46 43 -36V26C34 18 24 6 12 4Z
=-c M40 -34Q28 -28 20 -14M42 -20Q32 -14 22 -4M42 -6Q34 -4 26 4M42 8Q38 8 32 12${seated(robe)}
%a M22 -20Q6 -12 -12 14
-w M22 -20Q6 -12 -12 14${seated(armUp)}
!r M20 -26L38 -34L42 -24Q44 -12 34 -12Q24 -12 24 -18Z
~g M21 -24L39 -31${seated(fist)}
!g M-30 6Q-34 8 -34 16L-31 28H-19L-14 16Q-13 10 -17 8L-12 4H-32Z
~r M-32 14H-15${seated(armLow)}${head(0, -35, longHair)}
!r O0 -48 3
g O0 -48 1.2`,
  },
  // The devil and two he holds by a rope
  {
    palette: "o-roh",
    picture: `
k M-45 58Q0 52 45 58V66H-45Z
!r M-14 34H14L10 42H-10ZM-14 60H14L10 52H-10Z
!g M-9 42H9V52H-9Z
=!c M8 -18Q20 -46 44 -44Q40 -34 44 -24Q36 -24 37 -12Q30 -13 29 -2Q22 -6 18 2Q12 -4 8 0Z
=-k M12 -10Q24 -30 44 -44M14 -6Q24 -14 37 -12
!c M-12 12H12L15 26L21 36H6L0 22L-6 36H-21L-15 26Z
!a M-10 -22Q-18 -18 -15 -4L-12 14Q0 20 12 14L15 -4Q18 -18 10 -22Z
~k M-9 -12Q-5 -8 -1 -12M1 -12Q5 -8 9 -12
-k M-4 2Q0 5 4 2M-2 -3V-1M2 -3V-1
!a M-12 -20L-28 -30L-32 -24L-14 -10Z
!a M12 -20L27 -12L33 -24L27 -27L24 -20L14 -24Z
#b M30 -24V-40
!r M30 -38Q24 -46 30 -56Q31 -50 36 -50Q38 -44 30 -38Z
y M30 -41Q28 -45 30 -49Q33 -45 30 -41Z
!f O-31 -28 4O30 -26 4${head(0, -38)}
=!g M3 -46Q8 -52 6 -60Q16 -56 12 -45L9 -42Z
=!o M8.5 -40L15 -43L9 -34Z
!4 M-26 45
${moved(small, -28, 42)}${moved(small, 28, 42)}
=#k M24 22L22 18M32 22L34 18
=~b M9 47Q16 50 26 36`,
  },
  // The tower struck from above
  {
    palette: "c-gfj",
    picture: `${ground}
!y M45 -62V-30L30 -38L34 -28L18 -34L14 -22L6 -34L16 -44L10 -48L26 -54L24 -62Z
!r M45 -62V-40L32 -44L34 -36L22 -40L16 -34L24 -46L18 -50L32 -56Z
!f M-20 64V-18H14V64Z
j M6 -18H14V64H6Z
-x M-20 -4H14M-20 12H14M-20 28H14M-20 44H14M-8 -18V-4M-14 -4V12M0 12V28M-14 28V44M0 44V64M6 -4V12
!c M-8 0Q-8 -8 -3 -8T2 0V8H-8ZM-12 24Q-12 18 -9 18T-6 24V30H-12ZM1 24Q1 18 4 18T7 24V30H1Z
!r M-20 -18Q-3 -26 14 -18L12 -30Q-3 -36 -18 -30Z
!g M-24 -30L-34 -50L-24 -46L-22 -58L-12 -49L-4 -58L-2 -46L8 -46L-2 -28Q-12 -24 -24 -30Z
~r M-26 -35Q-12 -32 2 -36
r O-38 -20 3O36 -14 3O-36 40 3
c O-30 -4 3O24 -6 3O38 34 3
g O-40 14 3O38 6 3O26 20 3${moved(hung(small, 0, 0), 30, 34)}${moved(hung(mirrored(small.replace("!1", "!r")), 0, 0), -32, 22)}`,
  },
];
