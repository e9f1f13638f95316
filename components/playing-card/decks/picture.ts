import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { commands, digits, fineness, radii } from "./packing.js";

/** A picture as `pack.ts` writes it: layers from bottom to top, see `art.ts` for what a layer says. */
export type PackedPicture = string;

const kinds: Readonly<Record<string, string>> = {
  "!": "edge", "-": "line thin", "~": "line", "#": "line thick", "%": "line thickest", "+": "soft",
};

const ellipse = (x: number, y: number, rx: number, ry: number) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`;

const middle = (digits.length - 1) / 2;

/**
 * Reads the layers of one picture; the pen stays where a layer ends, and the next begins from there.
 * A plain loop over characters: a hand of cards is thousands of numbers, read before it can be shown.
 * @param x where the picture's middle comes to lie
 * @param scale below 0 it is turned by half; arcs stay as they are
 */
function pathReader(x = 0, y = 0, scale = 1): (text: string) => string {
  let [startX, startY] = [x, y];
  const size = (units: number) => (scale === 1 ? units : Math.round(units * scale * 1000) / 1000);
  return (text) => {
    let path = "";
    let at = 0;
    const number = () => {
      let carried = 0;
      let digit = text.charAt(at++);
      for (; digit === "{" || digit === "}"; digit = text.charAt(at++)) carried += digit === "}" ? digits.length : -digits.length;
      return size((digits.indexOf(digit) - middle + carried) / fineness);
    };
    while (at < text.length) {
      let verb = text.charAt(at++);
      if (verb === "z") {
        path += verb;
        x = startX;
        y = startY;
      }
      const sizes = radii[verb];
      const rx = sizes ? number() : 0;
      const ry = sizes === 2 ? number() : rx;
      while (at < text.length && commands[text.charAt(at)] === undefined) {
        let step = "";
        for (let left = commands[verb] ?? 1; left > 2; left--) step += `${number()} `;
        const dx = verb === "v" ? 0 : number();
        const dy = verb === "h" ? 0 : number();
        x += dx;
        y += dy;
        if (verb === "m" || sizes) {
          startX = x;
          startY = y;
        }
        if (sizes) path += ellipse(x, y, rx, ry);
        else if (verb === "m") path += `M${x} ${y}`;
        else path += verb + step + (verb === "v" ? dy : verb === "h" ? dx : `${dx} ${dy}`);
        if (verb === "m") verb = "l";
      }
    }
    return path;
  };
}

function build(picture: PackedPicture, palette: string): DocumentFragment {
  const art = document.createDocumentFragment();
  const pathOf = pathReader();
  for (const [, mirrored, kind = "", paint = "", text = ""] of picture.matchAll(/(=?)([!\-~#%+]?)(\w)([^|]+)/g)) {
    const layer = document.createElementNS("http://www.w3.org/2000/svg", "path");
    layer.setAttribute("class", `${palette[Number(paint) - 1] ?? paint} ${kinds[kind] ?? ""}`);
    layer.setAttribute("d", pathOf(text));
    art.append(layer);
    if (mirrored) {
      const mirror = layer.cloneNode() as SVGPathElement;
      mirror.setAttribute("transform", "scale(-1 1)");
      art.append(mirror);
    }
  }
  return art;
}

const built = new Map<string, DocumentFragment>();

/**
 * A picture as SVG nodes, new ones with every call. They are copied from a first building: a hundred layers a card
 * would make a hundred templates otherwise, which a slow phone feels.
 * @param palette the paints that the picture's digits stand for: the first letter for 1, and so on
 */
export function draw(picture: PackedPicture, palette = ""): Node {
  const key = palette + picture;
  let art = built.get(key);
  if (!art) built.set(key, (art = build(picture, palette)));
  return art.cloneNode(true);
}

/** The outline of a picture's only layer, for a path that draws several of them: each path costs a page as much as its shape. */
export function outline(picture: PackedPicture, x: number, y: number, scale: number): string {
  return pathReader(x, y, scale)(picture.slice(1));
}

/** A half of a card, and the same once more, turned. */
export function turned(half: () => unknown): SVGTemplateResult {
  return svg`${half()}<g transform="rotate(180)">${half()}</g>`;
}
