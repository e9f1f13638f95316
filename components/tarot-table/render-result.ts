import { html, nothing } from "lit";
import type { DealRecord, DealResult, FrenchTarotResult } from "../../rules/index.js";
import { sortHand } from "../../rules/index.js";
import type { SessionDeal } from "./deal-session.js";
import { renderCards } from "./render-dialog.js";
import type { Scene } from "./scene.js";
import type { Words } from "./words.js";

export interface ResultEvents {
  onNewDeal: () => void;
  onReveal: (open: boolean) => void;
}

export interface ResultScene extends Scene {
  deals: readonly SessionDeal[];
  record: DealRecord;
  /** Whether the hands as they were dealt are shown. */
  revealed: boolean;
  controls: boolean;
}

/** The end of a deal: what became of the contract, the sheet, the hands on demand, and the way on. */
export function renderResult(scene: ResultScene, result: DealResult, { onNewDeal, onReveal }: ResultEvents) {
  const { words, view, deals, record, revealed, controls, figure } = scene;
  return html`
    <section part="result" class="result" data-zone="result" aria-label=${words.t("ui:table.result.label")}>
      <p class=${`verdict ${verdictClass(result)}`}>${resultText(result, view.seat, words)}</p>
      ${renderMore(result, words)}
      <score-sheet open-newest .deals=${deals} .names=${words.names} players=${view.players}></score-sheet>
      <details .open=${revealed} @toggle=${(event: Event) => onReveal((event.currentTarget as HTMLDetailsElement).open)}>
        <summary>${words.t("ui:table.result.hands")}</summary>
        ${revealed ? renderHands(scene, record) : nothing}
      </details>
      ${controls && !figure ? html`<button type="button" class="next primary" data-next @click=${onNewDeal}>${words.t("ui:table.button.nextDeal")}</button>` : nothing}
    </section>
  `;
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

/** Whether the contract was made, with the points it took. */
export function resultText(result: DealResult, own: number, words: Words): string {
  if (result.kind === "void") {
    if (result.void === "all-pass") return words.t("ui:table.result.allPass");
    return result.seat === own || result.seat === undefined
      ? words.t("ui:table.result.petitSecOwn")
      : words.t("ui:table.result.petitSec", { name: words.name(result.seat) });
  }
  if (result.kind !== "french-tarot") return "";
  const key = `${result.made ? "made" : "failed"}${result.taker === own ? "Own" : ""}`;
  return words.t(`ui:table.result.${key}`, {
    name: words.name(result.taker),
    contract: words.bid(result.contract),
    points: words.number(result.takerPoints),
    target: words.number(result.target),
  });
}

/** What became of a slam; "" where nobody announced or made one. */
export function slamText(result: DealResult, words: Words): string {
  if (result.kind !== "french-tarot") return "";
  const { slam, slamAnnounced } = result;
  if (slam === "taker") return words.t(`ui:table.result.slam.${slamAnnounced ? "announced" : "unannounced"}`);
  if (slam === "defence") return words.t(`ui:table.result.slam.${slamAnnounced ? "defenceAfterFailed" : "defence"}`);
  return slamAnnounced ? words.t("ui:table.result.slam.failed") : "";
}

function boutsText({ bouts, target }: FrenchTarotResult, words: Words): string {
  return words.t("ui:table.result.bouts", { count: bouts, target: words.number(target) });
}

/** Everybody's cards as they were dealt, and the dog: nothing is hidden any more. */
function renderHands(scene: Scene, { hands, talon }: DealRecord) {
  const { words } = scene;
  const rows = [...hands.map((hand, seat) => ({ name: words.name(seat), cards: hand })), { name: words.t("ui:table.dog"), cards: talon }];
  return html`
    <dl class="dealt">
      ${rows.map(
        ({ name, cards }) => html`
          <dt>${name}</dt>
          <dd>${renderCards(scene, sortHand(scene.view.game, cards.split(" ").filter(Boolean)))}</dd>
        `,
      )}
    </dl>
  `;
}
