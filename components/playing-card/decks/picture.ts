import { svg } from "lit";
import type { SVGTemplateResult } from "lit";

/**
 * Art as data. One layer a line, painted from top to bottom:
 *
 *     [=] [kind] paint path
 *
 * `=`      once more, mirrored about the vertical axis
 * kind     none: filled; `!` filled and outlined; lines: `-` thin, `~` medium, `#` thick, `%` thickest;
 *          `+` filled, half transparent
 * paint    a letter, the class of a colour in `paints.styles.ts`; or a digit, which the picture's palette turns into one
 * path     SVG path data, and in it `Ox y r` a circle, `Ex y rx ry` an ellipse, `*x y r` a star
 */
export type Picture = string;

interface Layer {
  readonly mirrored: boolean;
  readonly kind: string;
  readonly paint: string;
  readonly path: string;
}

const kinds: Readonly<Record<string, string>> = { "!": "edge", "-": "line thin", "~": "line", "#": "line thick", "%": "line thickest", "+": "soft" };

const parsed = new Map<Picture, readonly Layer[]>();

const round = (value: number) => Math.round(value * 100) / 100;

/** A five-pointed star as path data. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.42 : radius;
    const angle = (index * Math.PI) / 5;
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** Path data with our shorthands written out. */
function plainPath(path: string): string {
  return path.replace("B", "M-44 -50H44V50H-44Z").replace(/([OE*])([^A-Za-z*]+)/g, (_, shape: string, list: string) => {
    const [x = 0, y = 0, r = 0, ry = r] = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    return shape === "*" ? star(x, y, r) : ellipse(x, y, r, ry);
  });
}

function layersOf(picture: Picture): readonly Layer[] {
  let layers = parsed.get(picture);
  if (!layers) {
    layers = Array.from(picture.matchAll(/(=?)([!\-~#%+]?)(\w) (.+)/g), ([, mirror, kind = "", paint = "", path = ""]) => {
      return { mirrored: mirror === "=", kind: kinds[kind] ?? "", paint, path: plainPath(path) };
    });
    parsed.set(picture, layers);
  }
  return layers;
}

/**
 * A picture as SVG.
 * @param palette the paints that the picture's digits stand for: the first letter for 1, and so on
 */
export function draw(picture: Picture, palette = ""): SVGTemplateResult {
  return svg`${layersOf(picture).map(({ mirrored, kind, paint, path }) => {
    const classes = `${palette[Number(paint) - 1] ?? paint} ${kind}`;
    const layer = svg`<path class=${classes} d=${path}></path>`;
    return mirrored ? svg`${layer}<path class=${classes} d=${path} transform="scale(-1 1)"></path>` : layer;
  })}`;
}

/** A picture and the same once more, turned by half. */
export function turned(half: SVGTemplateResult): SVGTemplateResult {
  return svg`${half}<g transform="rotate(180)">${half}</g>`;
}
