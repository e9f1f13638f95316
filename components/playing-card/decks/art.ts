/**
 * Art as it is drawn and edited: a layer a line, painted from top to bottom.
 *
 *     [=] [kind] paint path
 *
 * `=`      once more, mirrored about the vertical axis
 * kind     none: filled; `!` filled and outlined; `+` filled, half transparent; lines: `-` thin, `~` medium, `#` thick, `%` thickest
 * paint    a letter, the class of a colour in `paints.styles.ts`; or a digit, which the picture's palette turns into one
 * path     SVG path data about the middle of the card or scene, in hundredths of a card's width; and in it
 *          `Ox y r` a circle, `Ex y rx ry` an ellipse, `*x y r` a star, `B` the whole box of a scene
 *
 * What is shipped is packed from it: `npm run cards`.
 */
export type Picture = string;

/** A picture with the paints that its digits stand for. */
export interface Painted {
  readonly palette: string;
  readonly picture: Picture;
}

/** One step of a path, in absolute numbers. */
export interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0, O: 3, E: 4 };

/** A star as path data, one point up. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.42 : radius;
    const angle = (index * Math.PI) / 5;
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Path data with boxes and stars written out. */
function longhand(path: string): string {
  return path
    .replace("B", "M-44 -50H44V50H-44Z")
    .replace(/\*(\S+) (\S+) ([\d.]+)/g, (_, x: string, y: string, radius: string) => star(Number(x), Number(y), Number(radius)));
}

/** Path data cut into steps, as written. */
function written(path: string): Step[] {
  const tokens = longhand(path).match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const steps: Step[] = [];
  let command = "";
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? "";
    if (/[A-Za-z]/.test(token)) {
      command = token;
      index++;
    }
    const length = lengths[command.toUpperCase()];
    if (length === undefined || index + length > tokens.length) throw new Error(`Not a path: ${path}`);
    steps.push({ command, numbers: tokens.slice(index, index + length).map(Number) });
    index += length;
    if (command === "M") command = "L";
    if (command === "m") command = "l";
  }
  return steps;
}

/** The steps of a path with absolute numbers and no shorthands: M L Q C A Z, and ours O E. */
export function stepsOf(path: string): Step[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let handle: readonly [command: string, x: number, y: number] | undefined;
  return written(path).map(({ command, numbers }): Step => {
    const verb = command.toUpperCase();
    if ("OE".includes(verb)) return { command: verb, numbers };
    const offset = (index: number) => (command === verb ? 0 : index % 2 ? y : x);
    const mirroredHandle = (curve: string) => (handle?.[0] === curve ? [2 * x - handle[1], 2 * y - handle[2]] : [x, y]);
    const [first = 0] = numbers;
    let step: Step;
    if (verb === "Z") step = { command: verb, numbers: [startX, startY] };
    else if (verb === "H") step = { command: "L", numbers: [first + offset(0), y] };
    else if (verb === "V") step = { command: "L", numbers: [x, first + offset(1)] };
    else if (verb === "A") step = { command: verb, numbers: numbers.map((number, index) => (index > 4 ? number + offset(index + 1) : number)) };
    else {
      const absolute = numbers.map((number, index) => number + offset(index));
      if (verb === "S") step = { command: "C", numbers: [...mirroredHandle("C"), ...absolute] };
      else if (verb === "T") step = { command: "Q", numbers: [...mirroredHandle("Q"), ...absolute] };
      else step = { command: verb, numbers: absolute };
    }
    [x = 0, y = 0] = step.numbers.slice(-2);
    if (verb === "M") [startX, startY] = [x, y];
    const [handleX = 0, handleY = 0] = step.numbers.slice(-4);
    handle = "CQ".includes(step.command) ? [step.command, handleX, handleY] : undefined;
    return step;
  });
}
