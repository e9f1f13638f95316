import type { Painted } from "../../art.js";
import { mirrored, moved } from "../../moved.js";
import { ground, head, hound, longHair, small } from "./figures.js";

const bigStar = (x: number, y: number) =>
  moved("\n!r M11 -11L8 0L11 11L0 8L-11 11L-8 0L-11 -11L0 -8Z\n!g M0 -19L4 -4L19 0L4 4L0 19L-4 4L-19 0L-4 -4Z\n", x, y);

const drops = `M-22 -18q-3 6 0 8q3 -2 0 -8zM22 -18q-3 6 0 8q3 -2 0 -8zM0 -12q-3 6 0 8q3 -2 0 -8zM-36 -30q-3 6 0 8q3 -2 0 -8zM36 -30q-3 6 0 8q3 -2 0 -8z`;

const pourer = `
=!4 M8 8Q22 8 32 20L28 25Q20 18 8 20Z
=!r M28 18L38 22Q43 28 40 34L34 38Q26 34 26 26Z
=#a M32 38Q30 48 33 62
!4 M-9 6Q-14 14 -11 28L-14 36Q-20 52 -8 56H16Q26 54 22 44L10 36L9 20Q13 14 9 6Z
!c M-14 34Q0 40 11 34L22 44Q26 54 16 56H-8Q-20 52 -14 34Z
-k M10 44Q4 42 -2 46`;

/** XVII to XXI. */
export const sky: readonly Painted[] = [
  // The star over one who pours
  {
    palette: "--gfj",
    picture: `
l M-45 44Q-20 36 0 44T45 42V66H-45Z
=!e M38 42Q30 30 38 22Q46 30 40 42Z
c M-45 60Q-38 54 -30 60T-15 60T0 60T15 60T30 60T45 58V66H-45Z${bigStar(0, -40)}
g *-32 -50 5*32 -50 5*-36 -28 5*36 -28 5*-24 -8 5*24 -8 5${pourer}${head(0, -8, longHair)}
=!3 M-9 6Q-13 14 -8 24Q-2 20 -3 8Z`,
  },
  // The moon, two hounds and a crayfish
  {
    palette: "",
    picture: `
=!f M26 -14H29V-10H33V-14H37V-10H41V-14H45V36H26Z
=!c M33 2Q33 -2 35.5 -2T38 2V10H33Z
l M-45 32Q-20 26 0 32T45 30V66H-45Z
!c M-45 66Q-40 44 0 44T45 66Z
-w M-26 54q4 -3 8 0t8 0M12 52q4 -3 8 0t8 0
=!g M0 -62L3 -57L9 -61L10 -55L17 -57L16 -51L22 -50L19 -45L25 -41L20 -38L24 -32L18 -31L19 -25L13 -26L11 -20L6 -23L3 -18L0 -22Z
!y O0 -40 16
!a M2 -56A16 16 0 0 1 2 -24Q-5 -28 -6 -34L-11 -37L-7 -42Q-8 -51 2 -56Z
k O-1 -43 1.3
-k M-4 -46Q-1 -48 2 -46M-6 -34H-1
r ${drops}
${hound.replaceAll("!6", "!p")}${mirrored(hound.replaceAll("!6", "!g"))}
=!r M3 60Q12 58 12 52L9 50Q11 46 14 49L16 46Q19 54 11 61L4 64Z
!r M0 50Q5 52 5 60T0 66Q-5 64 -5 60T0 50Z
=-r M2 50L6 44M5 60L10 66`,
  },
  // The sun over two children
  {
    palette: "c-gfj",
    picture: `${ground}
!r M-45 28H45V46H-45Z
-y M-45 37H45M-32 28V37M-10 28V37M14 28V37M36 28V37M-40 37V46M-20 37V46M4 37V46M26 37V46
=!g M0 -62L5 -54L15 -60L14 -50L25 -48L19 -40L27 -33L17 -30L18 -20L9 -23L5 -14L0 -22Z
=~r M26 -52L34 -57M28 -40H38M26 -26L34 -20M14 -14L18 -8
!y O0 -38 15
k O-5 -41 1.4O5 -41 1.4
-k M-8 -45Q-5 -47 -2 -45M2 -45Q5 -47 8 -45M0 -40L-1.5 -35H1
~r M-4 -30Q0 -27.5 4 -30
=p O-8 -35 2.4
c M-30 -8q-3 6 0 8q3 -2 0 -8zM30 -8q-3 6 0 8q3 -2 0 -8zM-38 8q-3 6 0 8q3 -2 0 -8zM38 8q-3 6 0 8q3 -2 0 -8zM0 -8q-3 6 0 8q3 -2 0 -8z${moved(small, -14, 40)}${moved(small, 14, 40)}
!4 M-6 34L6 36L5 40L-6 38Z`,
  },
  // The trumpet, and who hears it
  {
    palette: "r-gfj",
    picture: `
=!r M8 -30Q24 -58 44 -54Q44 -38 26 -28Z
=-w M40 -52Q26 -46 18 -34
=!c M0 -20Q8 -14 16 -19Q26 -14 32 -21Q42 -22 40 -30Q32 -36 24 -31Q14 -34 8 -28L0 -29Z
!y M-12 -24Q-12 -34 0 -34T12 -24Q0 -16 -12 -24Z${head(0, -45, longHair)}
!g M-2 -37L2 -37L6 2Q10 8 12 12H-10Q-6 8 -4 2Z
!w M6 -24H24V-8H6Z
r M13 -24H17V-18H24V-14H17V-8H13V-14H6V-18H13Z
!4 O0 -28 4.5
l M-45 40Q-20 32 0 38T45 36V66H-45Z
=!4 M20 66V40Q20 26 30 26T40 40V66Z
=!4 M22 36L14 24L18 20L26 32Z${head(-30, 18, longHair)}${head(30, 18)}
!w M39 12C40 26 38 36 30 38C22 36 20 26 21 12Q23 20 27 22Q30 20 33 22Q37 20 39 12Z
!w M20 14Q18 2 30 2T40 14Q36 8 30 8T20 14Z
!4 M-12 66V44Q-12 34 0 34T12 44V66Z
-k M0 44V66
!h O0 28 9
=!g M0 54H26V66H0Z
-h M-20 60H20`,
  },
  // The world in its wreath
  {
    palette: "--gfj",
    picture: `
!e E0 3 30 55
!l E0 3 26.5 51
!y E0 3 23 47
=-e M25 -30L29 -34M29 -14L33 -18M30 4L34 0M29 22L33 18M25 38L29 34
=!r M-3 -56L3 -48L0 -46L-4 -50ZM-3 62L3 54L0 52L-4 56Z
!r M-34 0H-20V6H-34ZM34 0H20V6H34Z
!4 M2 16L12 18L16 32L3 43L-1 38L9 31L4 22Z
!4 M-7 -16Q0 -12 7 -16L8 2L11 16L6 22L5 51H-2L-4 22L-10 16L-8 2Z
!4 M-7 -15L-18 -6L-13 6L-9 3L-12 -4L-6 -8Z
!4 M7 -15L19 -9L20 -24L15 -25L14 -16L7 -19Z
#b M-20 5L-4 3M10 -26L22 -29
!c M-13 -12Q2 0 9 6L12 18Q0 22 -11 16L-18 34L-13 37L-6 20Q-2 8 -13 -12Z${head(0, -28, longHair)}
!a M-44 -42Q-44 -34 -34 -34T-24 -42L-20 -54L-28 -50H-40L-44 -58Z
!f O-33 -47 6.5
3 M-40 -46Q-41 -55 -33 -55T-26 -46Q-29 -50 -33 -50T-40 -46Z
k O-35 -47 .9O-31 -47 .9
!b M26 -36Q24 -50 34 -56Q40 -58 42 -52L45 -56V-34Q36 -30 26 -36Z
!g M34 -54L28 -50L34 -48Z
k O37 -53 1.1
!q M-42 64Q-44 48 -38 46L-45 40V36L-36 42H-30L-22 36V40L-28 46Q-24 56 -28 60L-32 64Z
k O-37 50 1.1O-30 50 1.1
p E-31 59 4 3
!o O34 52 11
!g M27 48Q34 42 41 48L38 60H30Z
k O31 50 1.1O37 50 1.1M32 54h4l-2 3z`,
  },
];
