import { nothing } from "lit";
import type { DealRecord } from "../../../rules/index.js";
import type { ErrorDetail } from "../../shared/events.js";
import { LazyPart } from "../../shared/lazy-part.js";
import { wear } from "../../shared/styling.js";
import { isLinkText } from "../extras-part.js";
import type { Scene } from "../scene.js";
import type { GivenDeal, ModeName } from "../table-settings.js";
import type { TarotTable } from "../tarot-table.js";
import type { AddressReader } from "../share/address-reader.js";
import type { ShareDialog } from "../share/share-dialog.js";
import { renderProblem } from "./render-problem.js";
import type { Desk, TableMode, TableModeClass } from "./table-mode.js";

const modeParts: Readonly<Record<Exclude<ModeName, "play">, LazyPart<TableModeClass>>> = {
  figure: new LazyPart(async () => (await import("../figure/figure-mode.js")).FigureMode),
  replay: new LazyPart(async () => (await import("../replay/replay-mode.js")).ReplayMode),
};
const sharePart = new LazyPart(async () => (await import("../share/share-dialog.js")).ShareDialog);
const addressPart = new LazyPart(async () => (await import("../share/address-reader.js")).AddressReader);
const linkPart = new LazyPart(() => import("../share/deal-link.js"));

/** What one table does besides a plain game; each thing is fetched once it is asked for. */
export class Extras {
  readonly #host: TarotTable;
  readonly #desk: Desk;
  #name: ModeName = "play";
  #mode: TableMode | null = null;
  #dialog: ShareDialog | null = null;
  #address: AddressReader | null = null;
  #link: { text: string; read: () => DealRecord } | null = null;

  constructor(host: TarotTable, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
  }

  /** Lets what could not be fetched be asked for again. */
  static forgive(): void {
    for (const part of [modeParts.figure, modeParts.replay, sharePart, addressPart, linkPart]) part.forgive();
  }

  /** What it takes to show the table as it is wanted now. */
  parts(sharing: boolean): readonly LazyPart<unknown>[] {
    const { mode } = this.#desk.settings();
    return [mode === "play" ? [] : modeParts[mode], sharing ? sharePart : [], this.#host.openLinks ? addressPart : [], isLinkText(this.#host.deal) ? linkPart : []].flat();
  }

  /** Before it is known what is wanted: the page's address may bring a deal, and a mode shows its own moment of it. */
  begin(): void {
    this.#readAddress();
    const { mode } = this.#desk.settings();
    if (mode !== this.#name) this.#leave(mode);
    this.#name = mode;
    // For the page's styles, and ours.
    if (mode !== "play" && this.#host.getAttribute("mode") !== mode) this.#host.setAttribute("mode", mode);
    const Code = mode === "play" ? null : modeParts[mode].code;
    if (Code && !this.#mode) {
      wear(this.#host.renderRoot, Code.styles);
      this.#mode = new Code(this.#host, this.#desk);
      this.#host.addController(this.#mode);
    }
    this.#mode?.begin?.();
  }

  /** A deal as the page gives it, or how to read it: the same for the same text. */
  deal(given: GivenDeal): GivenDeal | (() => DealRecord) {
    const { code } = linkPart;
    if (!isLinkText(given) || !code) return given;
    if (this.#link?.text !== given) this.#link = { text: given, read: () => code.readLink(given.trim()) };
    return this.#link.read;
  }

  /** Whether the mode can be shown; a figure is one without its pointers too. */
  get isReady(): boolean {
    return this.#mode !== null || this.#name !== "replay";
  }

  scene(scene: Scene): Scene {
    return this.#mode?.scene(scene) ?? scene;
  }

  /** @param table as it is drawn; null where there is no deal */
  render(table: unknown): unknown {
    if (!this.#mode) return table;
    return table === null ? (this.#mode.renderEmpty?.() ?? nothing) : this.#mode.render(table);
  }

  renderProblem(problem: ErrorDetail): unknown {
    return renderProblem(problem, this.#desk.words());
  }

  /** Null where the dialog could not be fetched. */
  renderShare(isOpen: boolean, close: () => void): unknown {
    if (!isOpen) this.#dialog = null;
    const Code = sharePart.code;
    if (!isOpen) return nothing;
    if (!Code) return null;
    this.#dialog ??= new Code(this.#host, this.#desk, close);
    return this.#dialog.render();
  }

  #readAddress(): void {
    if (!this.#host.openLinks || this.#address || !addressPart.code) return;
    this.#address = new addressPart.code(this.#host);
    this.#host.addController(this.#address);
  }

  #leave(next: ModeName): void {
    if (next === "play") this.#host.setAttribute("mode", next);
    if (!this.#mode) return;
    this.#host.removeController(this.#mode);
    this.#mode.hostDisconnected?.();
    this.#mode.leave?.();
    this.#mode = null;
  }
}
