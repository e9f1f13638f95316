import { svg } from "lit";

const grid = (last: number, step: number) => Array.from({ length: Math.round((2 * last) / step) + 1 }, (_, index) => index * step - last);

const places = grid(77, 11).flatMap((y) => grid(44, 11).map((x) => [x, y] as const));

/** Circles that cut one another into petals. */
const circles = places.map(([x, y]) => `M${x - 11} ${y}a11 11 0 1 1 22 0a11 11 0 1 1-22 0`).join("");
const dots = places.map(([x, y]) => `M${x + 5.5} ${y + 5.5}h0`).join("");

/** Petals over the whole card, the same turned by half. */
export const back = () => svg`<rect class="d" x="-44" y="-80" width="88" height="160" rx="2"></rect>
  <svg x="-41" y="-77" width="82" height="154" viewBox="-41 -77 82 154">
    <path class="y line thin" d=${circles}></path>
    <path class="g line thick" d=${dots}></path>
  </svg>
  <rect class="y line" x="-41" y="-77" width="82" height="154"></rect>`;
