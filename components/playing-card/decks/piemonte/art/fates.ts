import type { Painted } from "../../art.js";
import { hung, mirrored, moved } from "../../moved.js";
import { brim, face, goatee, gown, ground, grip, head, shortHair, waves, wings } from "./figures.js";

const rider = `
!1 M30 -40Q26 -30 30 -20L38 -14L44 -22L40 -38Z
!f O36 -44 6
k O34 -44 1O38 -44 1
!b M30 -46Q30 -52 36 -52T42 -46Q36 -49 30 -46Z`;

/** 10 to 16. */
export const fates: readonly Painted[] = [
  // The wheel, whole with its other half
  {
    palette: "e",
    picture: `${ground("y")}
!g O0 0 38
!c O0 0 31
%g M0 0V-32M0 0L-22 -22M0 0L22 -22M0 0H31M0 0H-31
!g O0 0 9
!r M-10 -38Q-14 -54 -4 -56H4Q14 -54 10 -38Z
!f O0 -62 8
!g M-8 -66L-10 -78L-4 -73L0 -79L4 -73L10 -78L8 -66Z
k O-3 -62 1.1O3 -62 1.1
-r M-2 -58H2
!g O17 -48 4.5
!f O14 -46 3O-13 -46 3
${moved(rider, -2, 1)}${mirrored(rider.replace("!1", "!v"), 2, 1)}`,
  },
  // Strength shuts the lion's mouth
  {
    palette: "caofj",
    picture: `${ground("l")}
e M-44 0V-26Q-20 -34 0 -24T44 -28V0Z${gown}${head(waves, brim)}
!h M22 -42Q30 -46 34 -40Q42 -38 40 -30Q46 -22 40 -16Q42 -6 36 0H4Q-2 -8 2 -16Q-2 -26 6 -30Q8 -40 16 -38Z
!g M10 -30Q10 -36 15 -35L18 -31Q22 -32 26 -31L29 -35Q34 -36 33 -29L36 -18Q34 -6 30 0H14Q8 -6 7 -18Z
k O15 -22 1.7O29 -22 1.7
k M18 -16H26L22 -11Z
-k M12 -27Q15 -29 18 -26M26 -26Q29 -29 32 -27M22 -11V-7M14 -6Q18 -3 22 -7Q26 -3 30 -6
!2 M-34 0Q-22 -20 -8 -22L-4 -14Q-12 -10 -18 0Z
!4 M-8 -22Q0 -28 6 -24Q12 -22 8 -18Q4 -14 -4 -14Z`,
  },
  // The hanged man
  {
    palette: "rygfj",
    picture: `${ground("a")}
l M-44 0V-8Q0 -16 44 -8V0Z
=!b M32 -76H40V0H32Z
!b M-44 -79H44V-71H-44Z
!k M-5 -66Q-6 -76 0 -77Q5 -76 4 -66Z
!2 M-5 -68H4L10 -50H-9Z
!2 M-9 -52L17 -60L11 -69L4 -67L6 -62L-9 -58Z
=!1 M12 -32L27 -41L14 -51L11 -46L17 -41L9 -37Z
!1 M-12 -51H12L15 -33Q12 -28 0 -28T-15 -33Z
~g M-12 -45H12
g O0 -40 1.4O0 -35 1.4${hung(face.slice(0, face.indexOf("=w")) + "=-k M-7 -1Q-5 1 -3 -1\n-k M1 1Q2 4 0 4.5\n~r M-3 8H3\n" + shortHair, 0, -18)}`,
  },
  // Death with the scythe
  {
    palette: "k",
    picture: `${ground("v")}
!z M-42 0C-42 -30 -30 -66 0 -78C30 -66 42 -30 42 0Z
!k M-20 0C-28 -20 -24 -64 0 -70C24 -64 28 -20 20 0Z
#w M0 -30V0
~w M-14 -22Q0 -30 14 -22M-15 -14Q0 -22 15 -14M-14 -6Q0 -14 14 -6
!w M-15 -50C-15 -64 -8 -68 0 -68S15 -64 15 -50Q15 -44 10 -41V-32Q0 -29 -10 -32V-41Q-15 -44 -15 -50Z
k O-6 -50 4.6O6 -50 4.6M0 -45l-2.5 5h5z
-k M-6 -38V-32M-2 -38V-31M2 -38V-31M6 -38V-32M-10 -36.5H10
%b M30 0V-70
!s M33 -73Q0 -84 -22 -62Q4 -74 33 -64Z
!w M24 -22H36V-18H24ZM24 -17H36V-13H24ZM24 -12H36V-8H24ZM26 -8H34V0H26Z`,
  },
  // Temperance mixes
  {
    palette: "avgfj",
    picture: `${ground("i")}${wings.replace("!1", "!w")}${gown}
%c M22 -32Q6 -24 -20 -4
-w M22 -32Q6 -24 -20 -4${head(waves)}
!g M22 -36L40 -46L43 -36Q44 -24 34 -24Q26 -24 24 -30Z
~d M23 -33L41 -43${grip}
!g M-36 -14H-18L-20 0H-34Z
~d M-36 -10H-18
!4 O-36 -4 4.5
!r O0 -60 2.6`,
  },
  // The devil
  {
    palette: "ndkoh",
    picture: `${ground("d")}
o M-44 0V-12Q-38 -22 -36 -10Q-30 -26 -26 -8Q-18 -22 -16 -6Q0 -24 6 -6Q16 -22 20 -8Q26 -26 32 -10Q38 -22 44 -12V0Z
=!n M12 -28Q20 -60 43 -66Q40 -54 43 -44Q36 -44 37 -34Q30 -34 30 -24Q24 -26 20 -18Z
!4 M-26 0C-26 -20 -22 -29 -10 -31H10C22 -29 26 -20 26 0Z
~h M-12 -14Q-6 -9 0 -14Q6 -9 12 -14M-6 -4H6
=!4 M10 -44L20 -52L13 -38Z${head(shortHair, goatee)}
=!y M4 -57Q13 -60 12 -74Q22 -64 11 -53Z
#k M30 0V-62
#k M21 -72V-64Q21 -58 30 -58T39 -64V-72M30 -72V-58
!4 M20 0Q22 -8 24 -10H36Q39 -8 40 0Z
!4 M24 -21Q24 -24 27 -24H33Q36 -24 36 -21V-13Q36 -9 32 -9H28Q24 -9 24 -13Z`,
  },
  // The tower in the storm
  {
    palette: "",
    picture: `${ground("z")}
s E-20 -68 20 7E26 -72 18 6
!y M44 -79L20 -64L26 -62L8 -48L20 -50L16 -44L44 -64Z
!r M-18 -44C-26 -58 -14 -62 -14 -72C-6 -66 -6 -62 -4 -58C0 -64 0 -70 6 -74C8 -64 20 -60 16 -44Z
!o M-12 -44C-16 -54 -8 -56 -8 -62C-3 -58 -4 -54 -2 -51C2 -56 4 -58 5 -62C8 -56 14 -52 10 -44Z
!t M-20 0L-18 -44H18L20 0Z
-b M-18 -34H18M-19 -22H19M-20 -10H20M-6 -44V-34M8 -34V-22M-8 -22V-10M8 -10V0
!t M-22 -42V-52H-14V-47H-6V-52H2L6 -44H22V-38H-22Z
!k M-4 -20Q-4 -28 0 -28T4 -20V-12H-4Z
!t M24 -40L32 -46L38 -38L30 -32ZM-36 -38L-28 -42L-26 -34L-33 -31Z
!c M28 -14L36 -22L41 -14L34 -4Z
!f O31 -2 4.5
#f M36 -20L42 -28M30 -12L24 -18`,
  },
];
