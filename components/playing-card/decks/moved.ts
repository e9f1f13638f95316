import { stepsOf } from "./art.js";
import type { Picture, Step } from "./art.js";

/** Which axes are turned round: −1 turns one. */
interface Flip {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

function movedStep({ command, numbers }: Step, x: number, y: number, flip: Flip): string {
  if (command === "Z") return command;
  const point = (number: number, index: number) => (index % 2 ? flip.y * number + y : flip.x * number + x);
  if (command === "A") {
    const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0, ...to] = numbers;
    const turn = flip.x * flip.y;
    return `A${[rx, ry, turn * angle, large, turn < 0 ? 1 - sweep : sweep, ...to.map((number, index) => point(number, index))].join(" ")}`;
  }
  const places = command === "O" || command === "E" ? 2 : numbers.length;
  return command + numbers.map((number, index) => (index < places ? point(number, index) : number)).join(" ");
}

function placed(picture: Picture, x: number, y: number, flip: Flip): Picture {
  return picture.replace(/^(=?)([!\-~#%+]?\w) (.+)$/gm, (_, twice: string, head: string, path: string) => {
    const steps = stepsOf(path);
    const sides: Flip[] = twice ? [flip, { x: flip.x > 0 ? -1 : 1, y: flip.y }] : [flip];
    return sides.map((side) => `${head} ${steps.map((step) => movedStep(step, x, y, side)).join("")}`).join("\n");
  });
}

/**
 * A part of a picture put elsewhere, so that one head serves many figures. Pictures are packed in relative steps: what was
 * only moved is the same text again, and costs next to nothing compressed. Mirrored layers are written out.
 */
export const moved = (picture: Picture, x: number, y: number): Picture => placed(picture, x, y, { x: 1, y: 1 });

/** A part mirrored about the vertical axis, then moved. */
export const mirrored = (picture: Picture, x = 0, y = 0): Picture => placed(picture, x, y, { x: -1, y: 1 });

/** A part upside down, then moved. */
export const hung = (picture: Picture, x: number, y: number): Picture => placed(picture, x, y, { x: 1, y: -1 });
