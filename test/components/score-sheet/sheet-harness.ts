import { fixture, html } from "@open-wc/testing-helpers";
import { executeServerCommand, sendMouse } from "@web/test-runner-commands";
import "../../../components/score-sheet/define.js";
import type { ScoreEntry, ScoreSheetDeal } from "../../../components/score-sheet/score-entry.js";
import type { ScoreChangeDetail, ScoreSheet } from "../../../components/score-sheet/score-sheet.js";

type Filling = Omit<ScoreEntry, "players" | "takerPoints"> & { points: string; pointsOf?: "taker" | "defence" };

/** A score sheet, used as a person uses it. */
export class Sheet {
  readonly changes: ScoreChangeDetail[] = [];

  constructor(readonly element: ScoreSheet) {
    element.addEventListener("tarot-score-change", (event) => this.changes.push(event.detail));
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  all<E extends HTMLElement = HTMLElement>(selector: string): E[] {
    return [...this.root.querySelectorAll<E>(selector)];
  }

  get text(): string {
    return tidy(this.root.textContent);
  }

  /** The scores of a deal as they are written. */
  scores(deal: number): string[] {
    return [...this.all("tr.deal-row")[deal]!.querySelectorAll("td .points")].map((cell) => tidy(cell.textContent));
  }

  /** What every seat has after a deal. */
  running(deal: number): string[] {
    return [...this.all("tr.deal-row")[deal]!.querySelectorAll("td .running [aria-hidden]")].map((cell) => tidy(cell.textContent));
  }

  get totals(): string[] {
    return this.all(".totals .points").map((cell) => tidy(cell.textContent));
  }

  summary(deal: number): string {
    return tidy(this.all("tr.deal-row th")[deal]!.textContent);
  }

  /** The explanation of the open deal: every line's label and value. */
  get sum(): Record<string, string> {
    return Object.fromEntries(this.all(".sum > div").map((line) => [tidy(line.querySelector("dt")!.textContent), tidy(line.querySelector("dd")!.textContent)]));
  }

  get problems(): string[] {
    return this.all(".problem").map((problem) => tidy(problem.textContent));
  }

  get status(): string {
    return tidy(this.root.querySelector(".deed [role=status]")!.textContent);
  }

  get preview(): string {
    return tidy(this.root.querySelector("output")!.textContent);
  }

  /** Names what has the focus. */
  get focused(): string {
    const active = this.root.activeElement;
    return active ? active.id || active.className : "";
  }

  async press(selector: string, which = 0): Promise<void> {
    await sendMouse({ type: "click", position: this.#middle(selector, which) });
    await this.settle();
  }

  async tap(selector: string, which = 0): Promise<void> {
    await executeServerCommand("touch", { at: this.#middle(selector, which) });
    await this.settle();
  }

  #middle(selector: string, which: number): [number, number] {
    const target = this.all(selector)[which]!;
    target.scrollIntoView({ block: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }

  type(points: string): void {
    const input = this.root.querySelector<HTMLInputElement>("#points")!;
    input.value = points;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Fills the form, without the mouse's way to each control. */
  async fill({ taker, partner, contract, bouts, points, pointsOf = "taker", petitAuBout, slam, slamAnnounced, handfuls = [] }: Filling): Promise<void> {
    const sides = [null, "taker", "defence"];
    const check = (id: string) => this.root.querySelector<HTMLInputElement>(`#${id}`)!.click();
    check(`taker-${taker}`);
    await this.element.updateComplete;
    if (partner !== undefined) check(`partner-${partner === null ? 4 : partner > taker ? partner - 1 : partner}`);
    check(`contract-${["prise", "garde", "garde-sans", "garde-contre"].indexOf(contract)}`);
    check(`bouts-${bouts}`);
    check(`points-${pointsOf}`);
    this.type(points);
    check(`petitAuBout-${sides.indexOf(petitAuBout ?? null)}`);
    check(`slam-${sides.indexOf(slam ?? null)}`);
    const announced = this.root.querySelector<HTMLInputElement>(".check input")!;
    if (announced.checked !== (slamAnnounced ?? false)) announced.click();
    for (const { seat, level } of handfuls) {
      const select = this.all<HTMLSelectElement>("[data-field=handfuls] select")[seat]!;
      select.value = String(level);
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    await this.element.updateComplete;
  }

  async settle(): Promise<void> {
    await Promise.resolve();
    await this.element.updateComplete;
    await this.element.updateComplete;
  }
}

export const tidy = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();

export const names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

interface Given {
  deals?: readonly ScoreSheetDeal[];
  names?: readonly string[];
  players?: number;
  editable?: boolean;
  openNewest?: boolean;
  lang?: string;
}

export async function sheetWith(given: Given = {}): Promise<Sheet> {
  const { deals = [], names: called = names.slice(0, given.players ?? 4), players = null, editable = false, openNewest = false, lang = "en" } = given;
  return new Sheet(
    await fixture<ScoreSheet>(html`<score-sheet lang=${lang} .deals=${deals} .names=${called} .players=${players} ?editable=${editable} ?open-newest=${openNewest}></score-sheet>`),
  );
}

export function entered(entry: Omit<ScoreEntry, "players"> & { players?: ScoreEntry["players"] }): ScoreSheetDeal {
  return { entry: { players: 4, ...entry } };
}
