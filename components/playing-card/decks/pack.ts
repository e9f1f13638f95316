import { stepsOf } from "./art.js";
import type { Painted, Picture } from "./art.js";
import { digits, fineness, radii } from "./packing.js";

/** How exactly a picture is kept, in hundredths of a card's width. */
export interface Precision {
  /** Points lie on multiples of this. */
  readonly grid: number;
  /** How far a curve may leave the drawn one when a shorter command will do. */
  readonly tolerance: number;
}

type Point = readonly [x: number, y: number];

const half = (digits.length - 1) / 2;

function packNumber(value: number): string {
  const carries = Math.ceil((Math.abs(value) - half) / digits.length);
  if (carries <= 0) return digits.charAt(value + half);
  const rest = value - Math.sign(value) * carries * digits.length;
  return (value < 0 ? "{" : "}").repeat(carries) + digits.charAt(rest + half);
}

/** A point on a Bézier curve of any degree. */
function pointOn(curve: readonly Point[], at: number): Point {
  let points = curve;
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      return [fromX + at * (x - fromX), fromY + at * (y - fromY)];
    });
  }
  return points[0] ?? [0, 0];
}

/** How far two curves are apart where they are furthest. */
function distance(one: readonly Point[], other: readonly Point[]): number {
  return Math.max(
    ...Array.from({ length: 17 }, (_, index) => {
      const [x1, y1] = pointOn(one, index / 16);
      const [x2, y2] = pointOn(other, index / 16);
      return Math.hypot(x1 - x2, y1 - y2);
    }),
  );
}

/** Writes a picture's layers in relative steps on the grid of {@link fineness}; the pen stays where a layer ends. */
class Packer {
  #text = "";
  #last = "";
  #pen: Point = [0, 0];
  #start: Point = [0, 0];
  #handle: { readonly curve: string; readonly at: Point } | undefined;
  readonly #grid: number;
  readonly #tolerance: number;

  constructor({ grid, tolerance }: Precision) {
    this.#grid = grid * fineness;
    this.#tolerance = tolerance * fineness;
  }

  layer(path: string): string {
    this.#text = "";
    this.#last = "";
    for (const { command, numbers } of stepsOf(path)) {
      const scaled = numbers.map((number) => number * fineness);
      const points = Array.from({ length: Math.floor(scaled.length / 2) }, (_, index): Point => [scaled[2 * index] ?? 0, scaled[2 * index + 1] ?? 0]);
      if (command.toLowerCase() in radii) this.#shape(command.toLowerCase(), scaled);
      else if (command === "A") this.#arc(numbers, this.#rounded([scaled[5] ?? 0, scaled[6] ?? 0]));
      else if (command === "Z") this.#close();
      else if (command === "M") this.#move(this.#rounded(points[0] ?? [0, 0]));
      else if (command === "L") this.#line(this.#rounded(points[0] ?? [0, 0]));
      else this.#curve(points);
    }
    return this.#text;
  }

  #put(command: string, ...points: readonly Point[]): void {
    const [x, y] = this.#pen;
    this.#write(command, points.flatMap(([toX, toY]) => [toX - x, toY - y]));
    this.#pen = points.at(-1) ?? this.#pen;
  }

  #write(command: string, numbers: readonly number[]): void {
    if (command !== this.#last) this.#text += command;
    this.#last = command;
    this.#text += numbers.map(packNumber).join("");
  }

  #move(to: Point): void {
    this.#last = "";
    this.#put("m", to);
    this.#last = "l";
    this.#start = to;
    this.#handle = undefined;
  }

  #line(to: Point): void {
    const [x, y] = this.#pen;
    this.#handle = undefined;
    if (to[1] === y) this.#write("h", [to[0] - x]);
    else if (to[0] === x) this.#write("v", [to[1] - y]);
    else this.#put("l", to);
    this.#pen = to;
  }

  #close(): void {
    this.#text += "z";
    this.#last = "z";
    this.#pen = this.#start;
    this.#handle = undefined;
  }

  #arc(numbers: readonly number[], to: Point): void {
    const [rx = 0, ry = 0, ...flags] = numbers;
    const [x, y] = this.#pen;
    // The reader divides every number, flags and angle too.
    const others = [Math.round(rx * fineness), Math.round(ry * fineness), ...flags.slice(0, 3).map((flag) => flag * fineness)];
    this.#write("a", [...others, to[0] - x, to[1] - y]);
    this.#pen = to;
    this.#handle = undefined;
  }

  /** Circles or ellipses; several of one size share it. */
  #shape(command: string, [x = 0, y = 0, ...sizes]: readonly number[]): void {
    const size = sizes.map(Math.round).map(packNumber).join("");
    if (this.#last !== command + size) this.#text += command + size;
    const to = this.#rounded([x, y]);
    this.#last = command;
    this.#put(command, to);
    this.#last = command + size;
    this.#start = to;
    this.#handle = undefined;
  }

  #curve(points: readonly Point[]): void {
    const [first = [0, 0], second = [0, 0]] = points;
    const to = this.#rounded(points.at(-1) ?? [0, 0]);
    if (points.length === 2) this.#quadratic(first, to);
    else this.#cubic(first, second, to);
  }

  #cubic(first: Point, second: Point, to: Point): void {
    const drawn = [this.#pen, first, second, to];
    const [x, y] = this.#pen;
    const single: Point = [(3 * (first[0] + second[0]) - x - to[0]) / 4, (3 * (first[1] + second[1]) - y - to[1]) / 4];
    if (distance(drawn, [this.#pen, this.#rounded(single), to]) <= this.#tolerance) {
      this.#quadratic(single, to);
      return;
    }
    const smooth = this.#smoothHandle("c") ?? this.#pen;
    const last = this.#rounded(second);
    if (distance(drawn, [this.#pen, smooth, last, to]) <= this.#tolerance) this.#put("s", last, to);
    else this.#put("c", this.#rounded(first), last, to);
    this.#handle = { curve: "c", at: last };
  }

  #quadratic(control: Point, to: Point): void {
    const smooth = this.#smoothHandle("q");
    const drawn = [this.#pen, control, to];
    const isSmooth = smooth && distance(drawn, [this.#pen, smooth, to]) <= this.#tolerance;
    const at = isSmooth ? smooth : this.#rounded(control);
    if (isSmooth) this.#put("t", to);
    else this.#put("q", at, to);
    this.#handle = { curve: "q", at };
  }

  #rounded([x, y]: Point): Point {
    return [Math.round(x / this.#grid) * this.#grid, Math.round(y / this.#grid) * this.#grid];
  }

  #smoothHandle(curve: string): Point | undefined {
    if (this.#handle?.curve !== curve) return undefined;
    return [2 * this.#pen[0] - this.#handle.at[0], 2 * this.#pen[1] - this.#handle.at[1]];
  }
}

const fine: Precision = { grid: 0.5, tolerance: 0.75 };

/** A drawn picture in the form that is shipped, see `packing.ts`. */
export function pack(picture: Picture, precision: Precision = fine): string {
  const packer = new Packer(precision);
  const layers = Array.from(picture.matchAll(/^(=?[!\-~#%+]?\w) (.+)$/gm), ([, head = "", path = ""]) => head + packer.layer(path));
  return layers.join("|");
}

/** As pack(), with its palette. */
export function packPainted({ palette, picture }: Painted, precision?: Precision): readonly [palette: string, picture: string] {
  return [palette, pack(picture, precision)];
}

/** A table, each of its pictures packed. */
export function packEach<From, To>(table: Readonly<Record<string, From>>, packOne: (picture: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(table).map(([name, picture]) => [name, packOne(picture)]));
}
