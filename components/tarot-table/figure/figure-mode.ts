import { html, nothing, type ReactiveController } from "lit";
import { codesOf } from "../../shared/names.js";
import { resizeObserverAt } from "../../shared/nodes.js";
import { placePointers, renderPointers, type Pointed } from "../../shared/pointer-layer.js";
import { pointers } from "../../shared/pointers.styles.js";
import { textOf } from "../../shared/text-of.js";
import { warnOnce } from "../../shared/warn.js";
import type { Scene } from "../scene.js";
import type { Desk, TableMode } from "../extras/table-mode.js";
import type { TarotTable } from "../tarot-table.js";
import { figureText } from "./figure-text.js";
import { figure } from "./figure.styles.js";

/** A position to look at: what a text points at in it, a caption, and the whole of it in words. */
export class FigureMode implements TableMode, ReactiveController {
  static readonly styles = [pointers, figure];

  readonly #host: TarotTable;
  readonly #desk: Desk;
  #observer: ResizeObserver | null = null;
  #scene: Scene | null = null;

  constructor(host: TarotTable, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
  }

  hostConnected(): void {
    this.#observer = resizeObserverAt(this.#host, () => this.#point());
    this.#observer?.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdated(): void {
    this.#point();
  }

  scene(scene: Scene): Scene {
    this.#scene = scene;
    return scene;
  }

  render(table: unknown): unknown {
    const scene = this.#desk.session() ? this.#scene : null;
    if (!scene) return table;
    const { caption } = this.#host;
    const pointed = this.#pointed;
    // A sheet at the end of a deal can be opened: no picture then.
    const over = scene.view.result !== null;
    return html`
      <figure part="figure" class="figure">
        <div class="drawn" role=${over ? nothing : "img"} aria-label=${over ? nothing : figureText(scene, pointed)}>${table} ${renderPointers(pointed)}</div>
        ${caption === null || caption === "" ? nothing : html`<figcaption part="caption" dir="auto">${textOf(caption)}</figcaption>`}
      </figure>
    `;
  }

  get #pointed(): Pointed {
    const marks = (codesOf(this.#host.highlights) ?? []).filter((target) => isTarget.test(target) || refuse(target));
    const arrows = (codesOf(this.#host.arrows) ?? []).flatMap((text) => {
      const [from = "", to = "", ...more] = text.split(">");
      const right = more.length === 0 && isTarget.test(from) && isTarget.test(to);
      return right || refuse(text) ? [{ from, to }] : [];
    });
    return { marks, arrows };
  }

  #point(): void {
    const layer = this.#host.renderRoot.querySelector<HTMLElement>(".pointers");
    if (!layer || layer.clientWidth === 0) return;
    for (const target of placePointers(layer, this.#host, this.#pointed)) warnOnce(`<tarot-table> cannot point at "${target}": it does not show in this figure.`);
  }
}

const isTarget = /^(trick|dog|seat:[0-4]|E|T\d{1,2}|[SHDC](\d{1,2}|[JNQK]))$/;

function refuse(text: string): false {
  warnOnce(`<tarot-table> cannot point at "${text}": name a card ("T12"), a seat ("seat:2"), "trick" or "dog"; an arrow leads from one to another ("seat:1>trick").`);
  return false;
}
