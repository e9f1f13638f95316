import type { CSSResult, PropertyValues, ReactiveController } from "lit";
import type { DealRecord, Seat } from "../../rules/index.js";
import { LazyPart } from "../shared/lazy-part.js";
import type { Speed } from "../shared/speed.js";
import { wear } from "../shared/styling.js";
import type { DealSession } from "./deal-session.js";
import type { Scene } from "./scene.js";
import type { ModeName } from "./table-settings.js";
import type { TarotTable } from "./tarot-table.js";
import type { Words } from "./words.js";

/** What a table lends to a way of showing it. */
export interface Desk {
  readonly session: () => DealSession | null;
  readonly words: () => Words;
  readonly seat: () => Seat;
  readonly speed: () => Speed;
  /** To assistive technology, once the person has turned to the table. */
  readonly say: (text: string) => void;
  /** A deal in a mode, because the person wants it. */
  readonly open: (deal: DealRecord, mode: ModeName) => void;
}

/** A way of showing deals other than playing them. */
export interface TableMode extends ReactiveController {
  willUpdate?(changed: PropertyValues): void;
  /** Before another mode takes over. */
  leave?(): void;
  /** What it shows otherwise than a game would. */
  scene(scene: Scene): Scene;
  render(table: unknown): unknown;
}

export interface TableModeClass {
  new (host: TarotTable, desk: Desk): TableMode;
  readonly styles: readonly CSSResult[];
}

export const modeParts: Readonly<Record<Exclude<ModeName, "play">, LazyPart<TableModeClass>>> = {
  figure: new LazyPart(async () => (await import("./figure/figure-mode.js")).FigureMode),
  replay: new LazyPart(async () => (await import("./replay/replay-mode.js")).ReplayMode),
};

/** The mode of one table: its code is fetched once a page asks for it. */
export class ModeSwitch {
  readonly #host: TarotTable;
  readonly #desk: Desk;
  #name: ModeName = "play";
  #mode: TableMode | null = null;

  constructor(host: TarotTable, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
  }

  part(name: ModeName): LazyPart<TableModeClass> | null {
    return name === "play" ? null : modeParts[name];
  }

  /** Null for a game, and for what could not be fetched. */
  in(name: ModeName): TableMode | null {
    if (name !== this.#name) this.#leave();
    this.#name = name;
    const Code = this.part(name)?.code;
    if (Code && !this.#mode) {
      wear(this.#host.renderRoot, Code.styles);
      this.#mode = new Code(this.#host, this.#desk);
      this.#host.addController(this.#mode);
    }
    return this.#mode;
  }

  #leave(): void {
    if (!this.#mode) return;
    this.#host.removeController(this.#mode);
    this.#mode.hostDisconnected?.();
    this.#mode.leave?.();
    this.#mode = null;
  }
}
