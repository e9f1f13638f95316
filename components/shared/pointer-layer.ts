import { html, svg } from "lit";

/** What is pointed at, as a table's `partAt()` takes it: "T12", "seat:2", "trick", "dog". */
export interface Pointed {
  marks: readonly string[];
  arrows: readonly { readonly from: string; readonly to: string }[];
}

/** Says where a target is drawn; null where it is not. */
interface Ground {
  partAt(target: string): Element | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels between an arrow and what it leads from and to. */
const air = 4;

/** Fingers over the table: an empty layer to draw into, filled by `placePointers` once the table has drawn itself. */
export function renderPointers({ marks, arrows }: Pointed) {
  return html`
    <div class="pointers" aria-hidden="true">
      ${marks.map((target) => html`<span class="mark ${kindOf(target)}" data-target=${target}></span>`)}
      ${arrows.length === 0
        ? ""
        : html`<svg class="arrows">
            ${svg`<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0l10 5-10 5z" /></marker></defs>`}
            ${arrows.map(() => svg`<path class="arrow" marker-end="url(#head)" />`)}
          </svg>`}
    </div>
  `;
}

const kindOf = (target: string) => (/^(seat:|trick$|dog$)/.test(target) ? "ring" : "finger");

/** Moves the layer's pointers to what they point at. One whose target does not show is not shown either; tells which targets those are. */
export function placePointers(layer: HTMLElement, ground: Ground, { arrows }: Pointed): readonly string[] {
  const missing: string[] = [];
  const find = (target: string) => {
    const box = boxOf(target, layer, ground);
    if (!box) missing.push(target);
    return box;
  };
  for (const mark of layer.querySelectorAll<HTMLElement>(".mark")) {
    const box = find(mark.dataset["target"] ?? "");
    mark.hidden = !box;
    if (!box) continue;
    mark.style.setProperty("--_x", `${String(box.x)}px`);
    mark.style.setProperty("--_y", `${String(box.y)}px`);
    mark.style.setProperty("--_w", `${String(box.width)}px`);
    mark.style.setProperty("--_h", `${String(box.height)}px`);
  }
  layer.querySelectorAll(".arrow").forEach((path, index) => {
    const arrow = arrows[index];
    const [from, to] = [arrow && find(arrow.from), arrow && find(arrow.to)];
    path.setAttribute("d", from && to ? arrowPath(from, to) : "");
  });
  return missing;
}

/** From edge to edge, so that what is pointed at can still be read. */
function arrowPath(from: Box, to: Box): string {
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height / 2, to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [start, end] = [reach(from, dx, dy), 1 - reach(to, dx, dy)];
  // Boxes that touch leave no room between them.
  const [a, b] = start < end ? [start, end] : [0, 1];
  return `M${point(x1 + a * dx, y1 + a * dy)}L${point(x1 + b * dx, y1 + b * dy)}`;
}

/** Which part of the way lies within a box, from its middle. */
function reach({ width, height }: Box, dx: number, dy: number): number {
  return Math.min(dx === 0 ? Infinity : (width / 2 + air) / Math.abs(dx), dy === 0 ? Infinity : (height / 2 + air) / Math.abs(dy));
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Where a target shows, seen from the layer. */
function boxOf(target: string, layer: HTMLElement, ground: Ground): Box | null {
  const part = ground.partAt(target);
  if (!part) return null;
  const { left, top, width, height } = part.getBoundingClientRect();
  if (width === 0) return null;
  const origin = layer.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}
