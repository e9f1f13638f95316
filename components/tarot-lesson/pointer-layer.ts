import { html, svg } from "lit";
import type { Arrow, Pointers, Target } from "../../tutorials/index.js";
import type { TarotTable } from "../tarot-table/tarot-table.js";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fingers over the table: an empty layer to draw into, filled by `placePointers` once the table has drawn itself. */
export function renderPointers({ marks, arrows }: Pointers) {
  return html`
    <div class="pointers" aria-hidden="true">
      ${marks.map((target) => html`<span class="mark ${kindOf(target)}" data-target=${target}></span>`)}
      ${arrows.length === 0
        ? ""
        : html`<svg class="arrows">
            ${svg`<defs><marker id="head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0l10 5-10 5z" /></marker></defs>`}
            ${arrows.map(() => svg`<path class="arrow" marker-end="url(#head)" />`)}
          </svg>`}
    </div>
  `;
}

const kindOf = (target: Target) => (/^(seat:|trick$|dog$)/.test(target) ? "ring" : "finger");

/** Moves the layer's pointers to what they point at; one whose target does not show is not shown either. */
export function placePointers(layer: HTMLElement, table: TarotTable, { arrows }: Pointers): void {
  for (const mark of layer.querySelectorAll<HTMLElement>(".mark")) {
    const box = boxOf(mark.dataset["target"] ?? "", layer, table);
    mark.hidden = !box;
    if (!box) continue;
    mark.style.setProperty("--_x", `${String(box.x)}px`);
    mark.style.setProperty("--_y", `${String(box.y)}px`);
    mark.style.setProperty("--_w", `${String(box.width)}px`);
    mark.style.setProperty("--_h", `${String(box.height)}px`);
  }
  layer.querySelectorAll(".arrow").forEach((path, index) => path.setAttribute("d", arrowPath(arrows[index], layer, table)));
}

function arrowPath(arrow: Arrow | undefined, layer: HTMLElement, table: TarotTable): string {
  const from = arrow && boxOf(arrow.from, layer, table);
  const to = arrow && boxOf(arrow.to, layer, table);
  if (!from || !to) return "";
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height / 2, to.x + to.width / 2, to.y + to.height / 2];
  return `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`;
}

/** Where a target shows, seen from the layer. */
function boxOf(target: Target, layer: HTMLElement, table: TarotTable): Box | null {
  const part = table.partAt(target);
  if (!part) return null;
  const { left, top, width, height } = part.getBoundingClientRect();
  if (width === 0) return null;
  const origin = layer.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}
