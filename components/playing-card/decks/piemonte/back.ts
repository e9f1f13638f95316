import { svg } from "lit";

const steps = (first: number, last: number, step: number) => Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Lines to both sides, from bottom to top. */
const stripes = (first: number) => steps(first - 120, 120, 16).map((x) => `M${x - 78} 78l156-156m0 156l-156-156`).join("");

/** A plaid, the same turned by half. */
export const back = () => svg`<rect class="i" x="-44" y="-80" width="88" height="160" rx="5"></rect>
  <svg x="-41" y="-77" width="82" height="154" viewBox="-41 -77 82 154">
    <path class="a line thickest" d=${stripes(0)}></path>
    <path class="c line" d=${stripes(8)}></path>
    <path class="r line thin" d=${stripes(0)}></path>
  </svg>
  <rect class="n line" x="-41" y="-77" width="82" height="154" rx="3"></rect>
  <rect class="n line thin" x="-44" y="-80" width="88" height="160" rx="5"></rect>`;
