import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { commands, digits, fineness, radii } from "./packing.js";

/** A picture as `pack.ts` writes it: layers from bottom to top, see `art.ts` for what a layer says. */
export type PackedPicture = string;

interface Layer {
  readonly mirrored: boolean;
  readonly kind: string;
  readonly paint: string;
  readonly path: string;
}

const kinds: Readonly<Record<string, string>> = {
  "!": "edge", "-": "line thin", "~": "line", "#": "line thick", "%": "line thickest", "+": "soft",
};

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/([{}]*)(.)/g), ([, carries = "", digit = ""]) => {
    const carried = carries.length * digits.length * (carries.startsWith("{") ? -1 : 1);
    return (digits.indexOf(digit) - (digits.length - 1) / 2 + carried) / fineness;
  });
}

const ellipse = (x: number, y: number, rx = 0, ry = rx) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`;

/** Reads the layers of one picture. The pen stays where a layer ends: the next begins from there. */
function unpack(picture: PackedPicture): readonly Layer[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];

  function path(text: string): string {
    return Array.from(text.matchAll(/([mlhvcsqtazoe])([^mlhvcsqtazoe]*)/g), ([, command = "", rest = ""]) => {
      const numbers = numbersIn(rest);
      const sizes = numbers.splice(0, radii[command] ?? 0);
      let drawn = "";
      if (command === "z") [x, y] = [startX, startY];
      for (let verb = command; numbers.length > 0; verb = verb === "m" ? "l" : verb) {
        const step = numbers.splice(0, commands[verb]);
        const [dx = 0, dy = 0] = verb === "h" ? [step[0], 0] : verb === "v" ? [0, step[0]] : step.slice(-2);
        x += dx;
        y += dy;
        if (verb === "m" || sizes.length) [startX, startY] = [x, y];
        if (verb === "m") drawn += `M${x} ${y}`;
        else if (sizes.length) drawn += ellipse(x, y, sizes[0], sizes[1]);
        else drawn += verb + step.join(" ");
      }
      return drawn || command;
    }).join("");
  }

  return Array.from(picture.matchAll(/(=?)([!\-~#%+]?)(\w)([^|]+)/g), ([, mirror, kind = "", paint = "", text = ""]) => {
    return { mirrored: mirror === "=", kind: kinds[kind] ?? "", paint, path: path(text) };
  });
}

const unpacked = new Map<PackedPicture, readonly Layer[]>();

/**
 * A picture as SVG.
 * @param palette the paints that the picture's digits stand for: the first letter for 1, and so on
 */
export function draw(picture: PackedPicture, palette = ""): SVGTemplateResult {
  let layers = unpacked.get(picture);
  if (!layers) unpacked.set(picture, (layers = unpack(picture)));
  return svg`${layers.map(({ mirrored, kind, paint, path }) => {
    const classes = `${palette[Number(paint) - 1] ?? paint} ${kind}`;
    const layer = svg`<path class=${classes} d=${path}></path>`;
    return mirrored ? svg`${layer}<path class=${classes} d=${path} transform="scale(-1 1)"></path>` : layer;
  })}`;
}

/** A half of a card, and the same once more, turned. */
export function turned(half: SVGTemplateResult): SVGTemplateResult {
  return svg`${half}<g transform="rotate(180)">${half}</g>`;
}
