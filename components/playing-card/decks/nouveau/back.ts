import { svg } from "lit";
import { draw } from "../picture.js";
import type { Picture } from "../picture.js";

/** The numbers from −last to last, `step` apart. */
const steps = (last: number, step: number) => Array.from({ length: (2 * last) / step + 1 }, (_, index) => index * step - last);

/** A lattice of slanting lines and a dot in each of its windows. */
const lattice: Picture = [
  `-c ${steps(112, 14).map((x) => `M${x - 70} -84L${x + 70} 84M${x + 70} -84L${x - 70} 84`).join("")}`,
  `~g ${steps(84, 8.4).map((y, row) => steps(row % 2 ? 49 : 42, 14).map((x) => `M${x} ${y}h0`).join("")).join("")}`,
].join("\n");

/** An eight-pointed star in a medallion: the same whichever way up the card lies. */
const medallion: Picture = `
!n E0 0 30 36
~g E0 0 30 36
-g E0 0 27 33
!c M16 -19L7 0L0 -8ZM16 19L7 0L0 8ZM-16 19L-7 0L0 8ZM-16 -19L-7 0L0 -8Z
!g M0 -30V0L-6 -6ZM25 0H0L6 -6ZM0 30V0L6 6ZM-25 0H0L-6 6Z
!y M0 -30V0L6 -6ZM25 0H0L6 6ZM0 30V0L-6 6ZM-25 0H0L-6 -6Z
!n O0 0 3`;

export const back = () => svg`<rect class="n" x="-44" y="-80" width="88" height="160" rx="3"></rect>
  <svg x="-44" y="-80" width="88" height="160" viewBox="-44 -80 88 160">${draw(lattice)}</svg>
  ${draw(medallion)}
  <rect class="g line" x="-44" y="-80" width="88" height="160" rx="3"></rect>`;
