import type { Picture } from "../../art.js";
import { moved } from "../../moved.js";

/** Palettes: 1 garment, 2 lining, 3 hair, 4 skin, 5 its shade; of the riders 6 horse, 7 mane, 8 bridle. */

/** A round face with its neck, in the middle of a head 23 by 27; hair and hat come over it. */
export const face: Picture = `
!5 M-5.5 8V20H5.5V8Z
!4 M-11.5 -8C-12 8 -6 14 0 14S12 8 11.5 -8Q11 -15 0 -15T-11.5 -8Z
=w M-8 -.5Q-5 -4 -2 -.5Q-5 1.5 -8 -.5Z
k O-4.5 -1 1.4O5 -1 1.4
=-k M-8.5 -1Q-5 -4.5 -1.5 -1
=~3 M-8.5 -5.5Q-5.5 -7.5 -2.5 -6
-k M1 1Q2 4 0 4.5
=p O-7.5 5 2.4
r M-3.5 8Q0 7 3.5 8Q0 11.5 -3.5 8Z`;

export const head = (...parts: readonly Picture[]) => moved([face, ...parts].join(""), 0, -44);

/** Hair. */
export const waves: Picture = `
=!3 M0 -15C-12 -17 -16 -8 -14 0Q-18 6 -15 11Q-18 17 -14 21Q-8 20 -9 13Q-11 6 -11 -2Q-4 -5 0 -11Z`;

export const bob: Picture = `
=!3 M0 -16C-14 -18 -17 -6 -16 8Q-13 11 -10 9Q-12 0 -10.5 -6Q-3 -7 0 -10Z`;

export const bun: Picture = `
!3 M-11.5 -3Q-15 -18 0 -18T11.5 -3Q9 -10 0 -11T-11.5 -3Z
=!3 O-13 3 4
=g O-13 9 1.6`;

export const shortHair: Picture = `
!3 M-12 0Q-17 -10 -10 -15Q-4 -21 4 -18Q16 -18 12 0Q11 -7 6 -9Q-2 -7 -6 -10Q-11 -8 -12 0Z`;

export const fullBeard: Picture = `
!3 M-12 -4C-14 10 -12 22 0 25C12 22 14 10 12 -4Q10 5 5 5.5Q0 3.5 -5 5.5Q-10 5 -12 -4Z
r M-3 8.5Q0 7.5 3 8.5Q0 11 -3 8.5Z
-5 M-6 14Q-4 19 0 22M6 14Q4 19 0 22`;

export const goatee: Picture = `
!3 M-4 12Q0 10 4 12Q3 20 0 22Q-3 20 -4 12Z
!3 M0 5.5Q-4 4 -9 8Q-4 8.5 0 7Q4 8.5 9 8Q4 4 0 5.5Z`;

/** On the head. */
export const crown: Picture = `
!g M-12.5 -9L-14 -20Q-10 -24 -7 -19Q-6 -26 0 -27Q6 -26 7 -19Q10 -24 14 -20L12.5 -9Q0 -13 -12.5 -9Z
!r M-6 -19Q0 -16 6 -19Q5 -25 0 -26Q-5 -25 -6 -19Z
!g O0 -28 2.4
w O-9.5 -13 1.3O0 -15 1.5O9.5 -13 1.3`;

export const coronet: Picture = `
!g M-11 -10L-12 -17L-8 -15L-6 -20L-2.5 -16L0 -23L2.5 -16L6 -20L8 -15L12 -17L11 -10Q0 -14 -11 -10Z
r O0 -15.5 1.5`;

export const tiara: Picture = `
!w M-12 -8L-13 -17Q-11 -28 0 -32Q11 -28 13 -17L12 -8Q0 -12 -12 -8Z
g M-12 -8L-12.5 -12Q0 -16 12.5 -12L12 -8Q0 -12 -12 -8ZM-13 -17Q0 -21 13 -17L12 -21Q0 -25 -12 -21ZM-9 -25Q0 -28 9 -25L7 -28Q0 -31 -7 -28Z
~g M0 -32V-35M-2 -34H2`;

export const beret: Picture = `
!1 M-15 -7Q-21 -17 -6 -20Q16 -24 18 -11Q18 -8 13 -7Q0 -13 -15 -7Z
!2 M12 -12C15 -24 25 -25 29 -17Q22 -17 16 -8Z`;

export const brim: Picture = `
!1 M-10 -12Q-11 -24 0 -24T10 -12Z
~g M-10 -14Q0 -17 10 -14
!1 M-24 -9Q-12 -16 0 -15T24 -9Q12 -6 0 -8T-24 -9Z`;

export const casque: Picture = `
!2 M0 -24C-4 -34 -18 -32 -24 -20Q-16 -22 -8 -18Z
!s M-13 -2V-8Q-13 -23 0 -23.5Q13 -23 13 -8V-2Q10 -9 0 -9.5T-13 -2Z
~g M-12.5 -5Q-9 -12 0 -12.5T12.5 -5`;

export const cowl: Picture = `
!1 M0 -24C-18 -23 -18 0 -15 10L-20 20H-5Q-12 12 -11.5 -2Q-9 -13 0 -13T11.5 -2Q12 12 5 20H20L15 10C18 0 18 -23 0 -24Z`;

/** The upper half of a body, its belt at y 0. */
export const mantle: Picture = `
!1 M-42 0C-40 -18 -30 -28 -12 -31H12C30 -28 40 -18 42 0Z
!2 M-10 -31L-14 0H14L10 -31Q0 -24 -10 -31Z
=-k M-31 0Q-30 -10 -25 -17`;

export const gown: Picture = `
!1 M-24 0C-22 -12 -26 -26 -12 -31H12C26 -26 22 -12 24 0Z
=!2 M-14 -30C-30 -31 -42 -18 -42 0H-25Q-25 -12 -17 -18Z
4 M-8 -33H8L11 -30Q6 -20 0 -20T-11 -30Z
~g M-12 -30Q-6 -18 0 -18T12 -30`;

export const jerkin: Picture = `
!1 M-22 0L-19 -22L-12 -31H12L19 -22L22 0Z
=!2 M-13 -31C-28 -32 -40 -20 -41 0H-24Q-24 -10 -19 -18Z
=-k M-34 0Q-33 -14 -25 -22
g O0 -22 1.5O0 -14 1.5O0 -6 1.5`;

export const cuirass: Picture = `
!s M-20 0Q-24 -20 -12 -30Q0 -24 12 -30Q24 -20 20 0Z
-k M0 -26V0M-21 -12Q0 -5 21 -12
=!1 M-12 -31C-30 -34 -40 -18 -41 0H-24Q-25 -12 -17 -19Z
=!s M-13 -31C-27 -35 -36 -26 -36 -16Q-24 -14 -15 -22Z`;

/** A hand closed about something upright at x 30, and its cuff. */
export const grip: Picture = `
!2 M20 0Q22 -8 24 -10H36Q39 -8 40 0Z
!4 M24 -21Q24 -24 27 -24H33Q36 -24 36 -21V-13Q36 -9 32 -9H28Q24 -9 24 -13Z
-k M24.5 -19.5H31M24.5 -16.5H31M24.5 -13.5H31`;

/** A hand on the chest. */
export const palm: Picture = `
!2 M-34 0Q-30 -8 -20 -11L-15 -3L-18 0Z
!4 M-20 -11Q-14 -18 -6 -17Q-2 -16 -4 -13Q0 -12 -2 -9Q1 -7 -2 -5Q-8 -1 -15 -3Z
-k M-4 -13L-9 -12M-2 -9L-8 -8`;

/** A horse's head and neck before the rider, looking to the left. */
export const horse: Picture = `
!7 M-22 -36Q-4 -42 8 -22Q14 -10 14 0H-2Q0 -20 -20 -28Z
!6 M-38 0Q-34 -8 -34 -13Q-41 -6 -46 -8Q-50 -12 -46 -17L-33 -33L-29 -41L-25 -34Q-6 -30 2 0Z
k O-33 -24 1.5O-46 -12 1
-k M-47 -9.5Q-43 -10 -41 -12
~8 M-30 -34L-38 -10M-43 -21L-37 -12Q-20 -2 2 -6
!g O-38 -12 1.8`;

/** Wings behind the shoulders. */
export const wings: Picture = `
=!1 M10 -26C16 -58 34 -70 46 -66V-6C38 -6 26 -12 12 -20Z
=-k M42 -58Q30 -50 22 -32M44 -44Q34 -38 26 -26M44 -28Q36 -24 30 -18`;

/** What a scene stands before. */
export const ground = (paint: string): Picture => `\n${paint} M-44 -80H44V0H-44Z`;
