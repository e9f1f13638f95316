import { svg } from "lit";
import type { SVGTemplateResult } from "lit";

export type Places = readonly (readonly [x: number, y: number])[];

const grid = (xs: readonly number[], ys: readonly number[]): Places => ys.flatMap((y) => xs.map((x) => [x, y] as const));

/** Where cups stand: in threes as far as the corners allow. */
const cups: Readonly<Record<string, Places>> = {
  2: grid([0], [-36, 36]),
  3: [[0, -36], ...grid([-20, 20], [22])],
  4: grid([-18, 18], [-25, 25]),
  5: [...grid([-18, 18], [-26, 26]), [0, 0]],
  6: grid([-18, 18], [-27, 0, 27]),
  7: [[0, -52], ...grid([-28, 0, 28], [-18, 18])],
  8: [...grid([-28, 0, 28], [-27, 27]), [-14, 0], [14, 0]],
  9: grid([-28, 0, 28], [-27, 0, 27]),
  10: [...grid([-28, 0, 28], [-27, 0, 27]), [0, -58]],
};

/** Where coins lie: in two columns. */
const coins: Readonly<Record<string, Places>> = {
  2: grid([0], [-37, 37]),
  3: grid([0], [-50, 0, 50]),
  4: grid([-18, 18], [-26, 26]),
  5: [...grid([-18, 18], [-26, 26]), [0, 0]],
  6: grid([-14, 14], [-46, 0, 46]),
  7: [...grid([-14, 14], [-52, 0, 52]), [0, -26]],
  8: grid([-14, 14], [-60, -20, 20, 60]),
  9: [...grid([-14, 14], [-60, -20, 20, 60]), [0, 0]],
  10: [...grid([-14, 14], [-60, -20, 20, 60]), [0, -40], [0, 40]],
};

export const single: Readonly<Record<string, Readonly<Record<string, Places>>>> = { H: cups, D: coins };

const line = (paint: string, path: string, kind: string) => svg`<path class="${paint} line ${kind}" d=${path}></path>`;

/** As thick as a finger: an outline, and the paint inside. */
const rod = (paint: string, path: string) => svg`${line("k", path, "thickest")}${line(paint, path, "thick")}`;

const pairsOf = (count: number) => Array.from({ length: count >> 1 }, (_, index) => index);

/** The nth of `pairs` things side by side, counted from their middle. */
const offset = (index: number, pairs: number) => Math.min(6, 25 / pairs) * (index - (pairs - 1) / 2);

/** A half of a curved blade, from its middle to its end beyond the axis. */
const blade = (side: number, end: number, out: number) =>
  `M${side * (out + 8)} 0C${side * (out + 8)} ${end * 34} ${side * out} ${end * 44} ${side * (10 - out)} ${end * 72}`;

/** Curved blades that cross above and below, over on one side and under on the other. */
export function swords(count: number): SVGTemplateResult {
  const pairs = pairsOf(count);
  const bow = (index: number) => 21 + offset(index, pairs.length);
  const half = (side: number, end: number) => pairs.map((index) => rod(index % 2 ? "a" : "c", blade(side, end, bow(index))));
  const bands = pairs.map((index) => [-1, 1].map((side) => `M${side * (bow(index) + 8)}-3v6`).join("")).join("");
  return svg`${half(1, 1)}${half(-1, 1)}${half(-1, -1)}${half(1, -1)}${rod("g", bands)}`;
}

/** How far a rod leans over half its height. */
const lean = 13;
const height = 72;

/** Where a rod that leans to the right is at a height, from where it is in the middle. */
const leaning = (at: number, y: number) => at - (lean * y) / height;

/** Straight rods woven across one another. */
export function batons(count: number): SVGTemplateResult {
  const pairs = pairsOf(count);
  const gap = Math.min(8, 24 / pairs.length);
  const half = gap * 0.42;
  const at = (index: number) => gap * (index - (pairs.length - 1) / 2);
  const piece = (side: number, x: number, from: number, to: number) => {
    const [start, end] = [leaning(x, from), leaning(x, to)];
    return `M${side * (start - half)} ${from}L${side * (end - half)} ${to}L${side * (end + half)} ${to}L${side * (start + half)} ${from}Z`;
  };
  const edges = (x: number, from: number, to: number) =>
    [-half, half].map((by) => `M${leaning(x, from) + by} ${from}L${leaning(x, to) + by} ${to}`).join("");
  const all = (side: number, from: number, to: number) => pairs.map((index) => piece(side, at(index), from, to)).join("");
  const reach = (gap * height * 0.95) / lean / 2;
  const over = (draw: (x: number, from: number, to: number) => string) =>
    pairs.flatMap((one) => pairs.filter((other) => (one + other) % 2 === 0).map((other) => [at(one), (height * (at(one) + at(other))) / lean / 2] as const))
      .map(([x, y]) => draw(x, y - reach, y + reach))
      .join("");
  return svg`${[1, -1].map(
    (side) => svg`<path class="${side > 0 ? "e" : "l"} edge" d=${all(side, -height, height)}></path>`,
  )}<path class="e" d=${over((x, from, to) => piece(1, x, from, to))}></path>${line("k", over(edges), "thin")}
    <path class="g edge" d=${[1, -1].map((side) => all(side, -height, 9 - height) + all(side, height - 9, height)).join("")}></path>`;
}

/** Where flowers fill what is free. */
export const flowers: Readonly<Record<string, Readonly<Record<string, Places>>>> = {
  H: { 2: [[0, 2]], 4: [[0, 0]], 5: grid([0], [-58, 58]), 6: grid([0], [-58, 58]), 7: [[0, 54]], 8: grid([0], [-62, 62]), 9: grid([0], [-62, 62]), 10: [[0, 58]] },
  D: { 2: [[0, 0]], 3: grid([-28, 28], [0]), 4: grid([0], [-50, 0, 50]), 5: grid([0], [-56, 56]), 6: grid([0], [-23, 23]) },
  S: { 2: [[0, 0]], 4: [[0, 0]], 6: [[0, 0]], 8: [[0, 0]], 10: [[0, 0]] },
};

/** The flowers at the sides of all the batons. */
export const beside: Places = grid([-30, 30], [0]);
