import type { Painted } from "../../art.js";
import { depths } from "./depths.js";
import { estates } from "./estates.js";
import { face, ground, hound } from "./figures.js";
import { sky } from "./sky.js";
import { virtues } from "./virtues.js";
import { moved } from "../../moved.js";

/** The trumps in order. */
export const trumps: readonly Painted[] = [...estates, ...virtues, ...depths, ...sky];

/** The fool on his way, an animal at his heels. */
export const excuse: Painted = {
  palette: "rghfjt-c",
  picture: `${ground}
#b M-44 -46L10 -28
!g M-45 -40Q-34 -44 -30 -40Q-22 -32 -32 -26Q-42 -24 -45 -28Z
~r M-40 -38L-32 -44
!8 M-12 18L-10 38L-14 52L-18 58L-10 60L-2 40L2 26L8 40L20 56L16 62H28L27 56L16 36L14 18Z
!k M-19 56L-25 60Q-24 66 -18 65L-9 60ZM18 54L30 58Q33 64 30 65H15Z${moved(hound, -11, 14)}
!1 M-10 -32C-22 -30 -24 -14 -20 0L-18 24L-12 18L-7 26L-1 19L5 26L10 19L16 24L17 0C22 -14 20 -30 10 -32Z
!2 M0 -32V20L-1 19L-7 26L-12 18L-18 24L-20 0C-24 -14 -22 -30 -10 -32Z
!g O-18 25.5 2O-7 27.5 2O5 27.5 2O16 25.5 2
#k M-20 2Q0 8 17 2
#b M38 -24L34 64
!1 M8 -30C22 -28 28 -16 26 -8L34 -4L32 4L18 2C12 -4 12 -12 8 -16Z
!4 O36 0 4.5
!2 M-10 -30C-22 -26 -22 -16 -16 -10L-4 -20Z
!4 O-7 -30 4.5${moved(face, 0, -46)}
-k M-3 -40Q0 -37 5 -41
!1 M0 -60C-10 -66 -20 -60 -24 -44C-18 -48 -14 -46 -10 -40Q-12 -52 0 -54Z
!2 M0 -60C10 -68 22 -62 26 -46C20 -50 14 -48 10 -40Q12 -52 0 -54Z
!g O-24 -42 2.6O26 -44 2.6
!2 M-16 -28L-18 -20L-8 -24L0 -17L8 -24L18 -20L16 -28Q0 -34 -16 -28Z`,
};
