import type { CSSResult, ReactiveController } from "lit";
import type { DealSession } from "../deal-session.js";
import type { Scene } from "../scene.js";
import type { Speech } from "../speech.js";
import type { TableSettings } from "../table-settings.js";
import type { TarotTable } from "../tarot-table.js";
import type { Words } from "../words.js";

/** What a table lends to what is fetched for it. */
export interface Desk {
  readonly session: () => DealSession | null;
  readonly settings: () => TableSettings;
  readonly words: () => Words;
  readonly speech: Speech;
}

/** A way of showing deals other than playing them. */
export interface TableMode extends ReactiveController {
  /** Turns to the moment that it shows, before it is known what that takes. May come several times before a rendering. */
  begin?(): void;
  /** Before another mode takes over. */
  leave?(): void;
  /** What it shows otherwise than a game would. */
  scene(scene: Scene): Scene;
  render(table: unknown): unknown;
  /** In place of a table that has no deal at all. */
  renderEmpty?(): unknown;
}

export interface TableModeClass {
  new (host: TarotTable, desk: Desk): TableMode;
  readonly styles: readonly CSSResult[];
}
