import type { Picture } from "../../art.js";
import { moved } from "../../moved.js";

/** Palettes: 1 garment, 2 lining, 3 hair, 4 skin, 5 its shade; of the riders 6 horse, 7 its shade, 8 hose. */

/** A face in the middle of a head 18 by 21, with its neck; hair and hat come over it. */
export const face: Picture = `
!4 M-4.5 6V16H4.5V6Z
!4 M-9 -10V0C-9 7 -4 11 0 11S9 7 9 0V-10Z
5 M8.5 -9V0C8.5 6 4.5 10 1 10.5C5 7 6 3 5.5 -9Z
-k M0 -4L-1.5 3H1
k O-4.5 -2 1.2O4 -2 1.2
-k M-7 -5Q-4.5 -6.5 -2.5 -5M2 -5Q4 -6.5 6.5 -5
~r M-2.5 6.5Q0 7.5 2.5 6.5
p O-6 3 1.6`;

/** Hair parted over the brow and down to the shoulders. */
export const longHair: Picture = `
=!3 M0 -13C-10 -14 -12 -6 -11 2C-11 8 -14 10 -13 16Q-8 15 -7 9Q-9 2 -8 -6Q-2 -7 0 -13Z`;

/** Curls to the ears, and a fringe. */
export const curls: Picture = `
!3 M-9 3Q-14 3 -13 -2Q-15 -6 -12 -9Q-12 -14 -6 -13Q0 -17 6 -13Q12 -14 12 -9Q15 -6 13 -2Q14 3 9 3Q9 -4 7 -7Q0 -5 -7 -7Q-9 -4 -9 3Z`;

export const beard: Picture = `
!3 M-9 -3C-10 8 -7 18 0 20C7 18 10 8 9 -3Q7 3 4 4Q0 2.5 -4 4Q-7 3 -9 -3Z
~r M-2 7H2`;

export const moustache: Picture = `
!3 M0 4Q-4 3 -8 8Q-3 8.5 0 6Q3 8.5 8 8Q4 3 0 4Z`;

/** Open crown with three leaves. */
export const crown: Picture = `
!g M-10 -9L-13 -22L-6 -16L0 -24L6 -16L13 -22L10 -9Q0 -12 -10 -9Z
r O0 -14 1.6O-6 -13 1.2O6 -13 1.2`;

/** A robe from the shoulders to the ground, the figure seated in it; its head is at 0 -44. */
export const robe: Picture = `
!1 M-10 -32C-25 -30 -26 -14 -24 4C-26 22 -34 44 -36 64H36C34 44 26 22 24 4C26 -14 25 -30 10 -32Z
!2 M-7 -32Q0 -25 7 -32L8 4Q9 40 14 64H-14Q-9 40 -8 4Z
-k M-24 20Q-26 44 -28 64M24 20Q26 44 28 64M-18 30V64M18 30V64`;

/** An arm that holds something up at 27 -24. */
export const armUp: Picture = `
!1 M12 -30C24 -28 27 -16 24 -4C34 -6 36 -14 33 -20L22 -22C20 -16 18 -14 14 -14Z
~g M22 -19.5L33 -17.5`;

export const fist: Picture = `
!4 M22 -30Q22 -33 25 -33H30Q33 -33 33 -30V-23Q33 -20 30 -20H25Q22 -20 22 -23Z
-k M22 -29H27M22 -26H27M22 -23H27`;

/** An arm across the body, its hand at 2 -2. */
export const armAcross: Picture = `
!1 M-12 -30C-26 -28 -31 -12 -28 0C-22 10 -10 8 -4 4L-7 -6C-12 -4 -16 -4 -17 -8L-12 -20Z
~g M-4.5 4L-7.5 -6
!4 M-6 -5Q0 -8 4 -4Q8 -2 4 2Q0 5 -4 3Z`;

/** Two legs in hose, of one who stands; the hips at y 20. */
export const legs: Picture = `
!8 M-13 18L-11 56H-3L0 24L3 56H11L13 18Z
!k M-3 55Q-8 53 -11 55L-20 61Q-20 64 -17 64H-3ZM3 55Q8 53 11 55L20 61Q20 64 17 64H3Z`;

/** A horse in profile, one hoof raised, with its harness; the saddle at 4 4. */
export const horse: Picture = `
!3 M38 8Q48 18 43 44Q38 36 36 20Z
!7 M-14 26L-27 30L-30 42L-34 50L-28 52L-23 45L-20 36L-4 34ZM16 28L14 46L9 64H17L21 48L28 32Z
!6 M-16 30C-24 24 -24 12 -24 4L-31 5Q-38 11 -43 8Q-46 5 -44 1L-35 -13L-28 -17L-27 -22L-23 -17Q-10 -16 -4 2L10 6Q22 1 34 6Q43 14 39 30L34 44L32 64H24L23 46Q16 40 15 30Q4 34 -4 32L-6 48L-7 64H-15L-14 46Z
!3 M-27 -17C-14 -20 -2 -10 -2 4L-8 3Q-16 0 -18 -9Z
k O-33 -7 1.4O-41 3 .9
-k M-43.5 6Q-40 6 -38 4
!k M-16 60H-7V64H-16ZM23 60H32V64H23Z
~r M-38 9L-34 -12L-24 -8M-40 4L-34 0M-36 3Q-22 10 -4 2M-22 16Q-8 22 6 18L38 16`;

/** Hats and hair by which the figures are known. */
export const wideHat: Picture = `
!2 M-24 -7Q-13 -10 -10 -19Q0 -24 10 -19Q13 -10 24 -7Q12 0 0 -4T-24 -7Z
~g M-11 -13Q0 -8 11 -13`;

export const cap: Picture = `
!2 M-13 -6Q-17 -18 -2 -19Q16 -20 13 -6Q0 -10 -13 -6Z
!w M7 -12C12 -25 24 -25 28 -15C22 -18 16 -14 11 -7Z
g O8 -9.5 1.6`;

export const helmet: Picture = `
!r M-1 -20C-4 -31 -20 -29 -23 -13C-17 -19 -9 -19 -1 -18Z
!s M-11 3V-8Q-11 -20 0 -20.5Q11 -20 11 -8V3L7.5 5V-4H-7.5V5Z
-k M0 -20V-4M-11 -6H11`;

export const hood: Picture = `
!1 M0 -23C-16 -22 -14 0 -12 8Q-15 13 -19 16H-4Q-9 8 -8.5 -3Q-7 -11 0 -11Q7 -11 8.5 -3Q9 8 4 16H19Q15 13 12 8C14 0 16 -22 0 -23Z`;

export const wreath: Picture = `
!3 M-9 2Q-14 2 -12 -6Q-11 -16 0 -16T12 -6Q14 2 9 2Q9 -5 5 -8Q-3 -6 -9 2Z
!l O-10 -9 2.6O-5.5 -12 2.6O0 -13 2.6O5.5 -12 2.6O10 -9 2.6
r O-7.5 -11.5 1.2O2.5 -13 1.2`;

export const braids: Picture = `
=!3 M-8 -10Q-15 -6 -12 1Q-16 6 -12 12Q-16 18 -12 23L-10 28L-8 22Q-6 17 -9 12Q-6 6 -9 1Z
!3 M-9.5 -2Q-10 -14 0 -14T9.5 -2Q7 -8 0 -10Q-7 -8 -9.5 -2Z`;

export const loops: Picture = `
=!3 O-12 4 4.5O-11.5 -2 4.5
!3 M-9.5 -2Q-11 -15 0 -15T9.5 -2Q8 -9 0 -9T-9.5 -2Z`;

export const cloudOfHair: Picture = `
!3 O-12 6 5.5O12 6 5.5O-14 -3 6.5O14 -3 6.5O-10 -11 6.5O10 -11 6.5O0 -14 7`;

/** The pope's three crowns in one. */
export const tiara: Picture = `
!w M-9.5 -8L-11 -17Q-8 -30 0 -33Q8 -30 11 -17L9.5 -8Q0 -11 -9.5 -8Z
g M-9.5 -8L-10.2 -12Q0 -15 10.2 -12L9.5 -8Q0 -11 -9.5 -8ZM-10.8 -18Q0 -21 10.8 -18L10 -21Q0 -24 -10 -21ZM-8 -25Q0 -28 8 -25L6 -28Q0 -30 -6 -28Z
!g O0 -34 2`;

/** A cloud, and out of it a hand that holds something up at 0 18. */
export const cloudHand: Picture = `
!a M45 12Q38 8 33 14Q24 12 22 20Q15 24 20 30Q18 38 28 37Q34 42 45 38Z
-w M41 17Q36 15 34 20M28 20Q25 23 27 27
!r M25 24L10 19L7 31L24 38Q28 30 25 24Z
!f M-5 18Q-5 15 -2 15H5Q10 16 10 21V29Q8 32 4 32H-2Q-5 32 -5 29Z
-k M-5 19H2M-5 23H2M-5 27H2`;

/** Grass to stand on. */
export const ground: Picture = `
l M-44 60Q-20 54 4 59T44 58V66H-44Z
~e M-38 60l-2 -5M-37 60l1 -6M-36 60l4 -4M34 60l-2 -5M35 60l1 -6M36 60l4 -4`;

/** A king on his seat, his head at 0 -44. */
export const kingBody: Picture = `
!1 M-10 -32C-25 -30 -29 -14 -28 4C-32 22 -34 44 -36 56H36C34 44 32 22 28 4C29 -14 25 -30 10 -32Z
!2 M-11 -31Q0 -24 11 -31L14 4L22 40Q0 46 -22 40L-14 4Z
g M-21 34Q0 40 21 34L22 40Q0 46 -22 40Z
~k M-13 4Q0 8 13 4
!w M-17 42L-12 62H-5V44ZM17 42L12 62H5V44Z
!r M-12 58L-5 58V66H-20Q-20 62 -12 58ZM12 58L5 58V66H20Q20 62 12 58Z`;

/** A man in tunic and hose, his head at 0 -44. */
export const valetBody: Picture = `${legs}
!1 M-10 -32C-20 -31 -24 -24 -24 -12L-15 -8L-17 22Q0 30 17 22L15 -8L24 -12C24 -24 20 -31 10 -32Z
!2 M-17 22L-16 8Q0 12 16 8L17 22L12 26L8 22L4 28L0 23L-4 28L-8 22L-12 26Z
#g M-15 6Q0 10 15 6`;

/** An arm whose hand lies low at -19 3. */
export const armLow: Picture = `
!1 M-12 -30C-26 -28 -31 -12 -28 0L-22 5L-15 -1L-17 -8L-12 -20Z
!4 O-19 3 4.5`;

/** An eagle shield, and a sceptre for the hand that is up. */
export const shield: Picture = `
!g M-42 8H-16V22Q-18 36 -29 41Q-40 36 -42 22Z
r M-29 11L-26 16L-19 14Q-20 24 -25 26L-26 32L-29 36L-32 32L-33 26Q-38 24 -39 14L-32 16Z`;

export const sceptre: Picture = `
#g M27.5 -6V-44
!g O27.5 -48 5
~r M22.5 -48H32.5
#g M27.5 -53V-59M24.5 -56H30.5`;

/** A small bare figure about the middle, 22 by 41. */
export const small: Picture = `
!4 M-5 -8Q-11 -6 -11 2L-8 3L-6 -1L-6 8L-7 20H-1L0 10L1 20H7L6 8V-1L8 3L11 2Q11 -6 5 -8Q0 -6 -5 -8Z
!1 M-6 3H6L8 11H-8Z
!4 O0 -14 6
!3 M-6 -13Q-7 -21 0 -21T6 -13Q3 -17 0 -17T-6 -13Z
k O-2 -14 .9O2 -14 .9
-r M-2 -11Q0 -10 2 -11`;

/** A face and what is on the head, put somewhere. */
export const head = (x: number, y: number, ...parts: readonly Picture[]) => moved([face, ...parts].join(""), x, y);

/** A figure a little lower than in the suits, since its number stands above. */
export const seated = (picture: Picture) => moved(picture, 0, 9);

/** A hound that sits and lifts its head. */
export const hound: Picture = `
!6 M-34 47Q-45 43 -43 30Q-40 37 -33 38Z
!6 M-12 50L-13 30Q-10 22 -12 14L-3 5L-5 2L-12 4L-2 -5L-6 -9L-18 -2Q-27 1 -26 10Q-28 22 -35 32Q-42 50 -32 50H-18V38L-17 50Z
!6 M-21 -1Q-32 1 -30 15Q-23 13 -20 6Z
k O-16 2 1.2
-k M-25 50Q-30 42 -22 36`;
