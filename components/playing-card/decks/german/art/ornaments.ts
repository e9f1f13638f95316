import type { Picture } from "../../art.js";

/** Between the two large signs of an ace: a ribbon with a star. */
export const ribbon: Picture = `
!d M-43 6L-36 -4L-40 -11H-24V5ZM43 -6L36 4L40 11H24V-5Z
!r M-31 -9C-16 -14 -9 -2 0 -4C9 -6 16 -16 31 -9V5C16 -2 9 8 0 10C-9 12 -16 0 -31 5Z
-g M-28 -6.6C-16 -10 -9 1 0 -1C9 -3 16 -12 28 -6.6M-28 2C-16 -2 -9 9 0 7C9 5 16 -4 28 2`;

/** Oak leaves that frame the large sign of an ace. */
export const garland: Picture = `
=~h M0 2C-18 2 -31 0 -37 -8
=!l M-7 1C-9 -6 -16 -8 -17 -3C-22 -7 -28 -2 -24 2C-29 4 -25 10 -20 7C-16 10 -10 7 -7 1ZM-24 -1C-29 -6 -35 -4 -33 1C-39 -1 -42 6 -37 8C-40 12 -34 15 -31 11C-26 12 -23 6 -24 -1ZM-24 -3C-26 -9 -22 -13 -19 -10C-19 -15 -12 -15 -13 -10C-9 -11 -9 -4 -14 -4C-16 -1 -21 0 -24 -3Z
=-e M-7 1L-21 2M-24 -1L-34 8M-24 -3L-13 -10
=!b M-34 -6Q-41 -5 -41 -11Q-37 -15 -33 -10Z
=!g M-40 -11.6Q-43 -17 -38 -20.6Q-34 -16 -35 -12.4Q-37.6 -13.6 -40 -11.6Z`;

/** A rosette of oak leaves about four small bells, for the back: the same whichever way up the card lies. */
export const rosette: Picture = `
!e O0 0 31
~g O0 0 31
-g O0 0 28
=!l M0 -6C-6 -10 -9 -14 -6 -17C-9 -20 -5 -25 0 -26C5 -25 9 -20 6 -17C9 -14 6 -10 0 -6ZM6 0C10 -6 14 -9 17 -6C20 -9 25 -5 26 0C25 5 20 9 17 6C14 9 10 6 6 0Z
!l M0 6C-6 10 -9 14 -6 17C-9 20 -5 25 0 26C5 25 9 20 6 17C9 14 6 10 0 6Z
-e M0 -8V-23M0 8V23M-8 0H-23M8 0H23
=!r M14 -22C12 -17 13 -13 16 -11C18 -14 20 -17 14 -22ZM14 22C12 17 13 13 16 11C18 14 20 17 14 22Z
!g O0 0 6
r M-6 -1H6V1.6H-6Z
!g O17 -17 2.6O-17 17 2.6O17 17 2.6O-17 -17 2.6`;
