import { svg } from "lit";
import { draw } from "../picture.js";
import { rosette } from "./pictures.js";

/** Every second lozenge of a field that is eight by ten of them. */
const lozenges = Array.from({ length: 11 }, (_, row) => Array.from({ length: 9 }, (_, column) => `M${column * 11 - 44} ${row * 16 - 88}l5.5 8l-5.5 8l-5.5-8z`).join("")).join("");

/** Lozenges and a rosette: the same turned by half. */
export const back = () => svg`<rect class="l" x="-44" y="-80" width="88" height="160" rx="3"></rect>
  <svg x="-44" y="-80" width="88" height="160" viewBox="-44 -80 88 160"><path class="e" d=${lozenges}></path></svg>
  ${draw(rosette)}
  <rect class="g line" x="-44" y="-80" width="88" height="160" rx="3"></rect>`;
