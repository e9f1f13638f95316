import { html, nothing } from "lit";
import type { DealRecord, DealResult } from "../../../rules/index.js";
import type { SessionDeal } from "../deal-session.js";
import { openDeal } from "../extras/open-deal.js";
import type { Scene } from "../scene.js";
import type { TarotTable } from "../tarot-table.js";
import type { Words } from "../words.js";
import { renderDealtCards } from "./dealt-cards.js";
import { ending } from "./ending.styles.js";
import { boutsText, resultText, slamText } from "./verdict-text.js";

export const styles = [ending];

export interface EndingEvents {
  onNewDeal: () => void;
  onAgain: () => void;
  onReveal: (open: boolean) => void;
}

export interface EndingScene extends Scene {
  deals: readonly SessionDeal[];
  record: DealRecord;
  /** Whether the hands as they were dealt are shown. */
  revealed: boolean;
  controls: boolean;
  /** Whether the person may set anything. */
  settable: boolean;
  /** Whether texts are lacking for what lies over the table and for the end of a deal. */
  lacksMore: boolean;
  table: TarotTable;
}

/** The end of a deal: what became of the contract, the sheet, the way on, and all the cards. */
export function renderEnding(scene: EndingScene, result: DealResult, events: EndingEvents) {
  const { words, view, deals, record, revealed, controls, figure } = scene;
  return html`
    <section part="result" class="result" data-zone="result" aria-label=${words.t("aside:result.label")}>
      <div class="outcome">
        <p class=${`verdict ${verdictClass(result)}`}>${resultText(result, view.seat, words)}</p>
        ${renderMore(result, words)}
        <score-sheet open-newest .deals=${deals} .names=${words.names} players=${view.players}></score-sheet>
        ${controls && !figure ? renderWaysOn(scene, events) : nothing}
      </div>
      <details .open=${revealed} @toggle=${(event: Event) => events.onReveal((event.currentTarget as HTMLDetailsElement).open)}>
        <summary>${words.t("aside:result.hands")}</summary>
        ${revealed ? renderDealtCards(scene, record) : nothing}
      </details>
    </section>
  `;
}

/** A petit sec has nothing to see again, and would be none with other choices. */
function renderWaysOn({ words, record, table }: EndingScene, { onNewDeal, onAgain }: EndingEvents) {
  const button = (name: string, act: () => void) => html`<button type="button" data-ending=${name} @click=${act}>${words.t(`aside:result.${name}`)}</button>`;
  return html`
    <div class="ways">
      <button type="button" class="next primary" data-next @click=${onNewDeal}>${words.t("aside:result.next")}</button>
      ${record.actions.length === 0 ? nothing : html`${button("again", onAgain)} ${button("replay", () => openDeal(table, null, "replay"))}`}
    </div>
  `;
}

/** The same for those who listen. */
export function verdictText(result: DealResult, own: number, words: Words): string {
  const score = result.kind === "void" ? "" : words.t("aside:result.score", { score: words.signed(result.scores[own] ?? 0) });
  return [resultText(result, own, words), slamText(result, words), score].filter((sentence) => sentence !== "").join(" ");
}

/** What belongs to the verdict: the slam, which may fail though the contract is made, and the target. */
function renderMore(result: DealResult, words: Words) {
  if (result.kind !== "french-tarot") return nothing;
  const slam = slamText(result, words);
  return html`${slam === "" ? nothing : html`<p class="slam">${slam}</p>`}<p>${boutsText(result, words)}</p>`;
}

function verdictClass(result: DealResult): string {
  if (result.kind !== "french-tarot") return "";
  return result.made ? "made" : "failed";
}
