/**
 * How packed pictures are written: commands stand for themselves, a number is one character. `pack.ts` writes this,
 * `picture.ts` reads it; path data in decimal digits would be a third larger on the wire.
 */

/** SVG's relative commands, and two of ours (circle, ellipse), with how many numbers one step of each takes. */
export const commands: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0, o: 2, e: 2 };

/** How many radii come before the places of ours. */
export const radii: Readonly<Record<string, number>> = { o: 1, e: 2 };

/** The characters that are numbers, from −36 to 36. Each `}` before one carries it 73 further up, each `{` further down. */
export const digits = "!#%&'()+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_bdfgijknpruwxy~";

/** Numbers count halves of a unit; a card is 100 units wide. */
export const fineness = 2;
