import { svg } from "lit";
import { draw } from "../picture.js";
import { medallion } from "./pictures.js";

/** The numbers from −last to last, `step` apart. */
const steps = (last: number, step: number) => Array.from({ length: Math.round((2 * last) / step) + 1 }, (_, index) => index * step - last);

const lattice = steps(112, 14).map((x) => `M${x - 70}-84l140 168m0-168l-140 168`).join("");

/** A dot in every window of the lattice. */
const dots = steps(84, 8.4).map((y, row) => steps(row % 2 ? 49 : 42, 14).map((x) => `M${x} ${y}h0`).join("")).join("");

/** A lattice and a medallion: the same turned by half. */
export const back = () => svg`<rect class="n" x="-44" y="-80" width="88" height="160" rx="3"></rect>
  <svg x="-44" y="-80" width="88" height="160" viewBox="-44 -80 88 160">
    <path class="c line thin" d=${lattice}></path>
    <path class="g line" d=${dots}></path>
  </svg>
  ${draw(medallion)}
  <rect class="g line" x="-44" y="-80" width="88" height="160" rx="3"></rect>`;
