import { html, nothing } from "lit";
import type { EndingScene } from "./ending/ending-part.js";
import type { PlayController } from "./play-controller.js";
import { renderHand } from "./render-hand.js";
import { renderHeader } from "./render-header.js";
import { renderMiddle } from "./render-middle.js";
import { renderMissing } from "../shared/render-missing.js";
import { renderSeat } from "./render-seats.js";
import { renderStatus } from "./render-status.js";
import type { Scene } from "./scene.js";
import { isBidding, statusText } from "./status-text.js";
import type { TableInput } from "./table-input.js";
import { dialogPart, endingPart } from "./table-parts.js";
import type { Words } from "./words.js";

/** The whole table, from the header to the hand; at the end of a deal the result takes the middle. */
export function renderTable(scene: EndingScene, play: PlayController, input: TableInput) {
  const { view, held } = scene;
  const over = view.result !== null && !held;
  return html`
    <div
      part="table"
      class=${["table", `players-${String(view.players)}`, over ? "over" : "", held ? "held" : ""].join(" ")}
      data-zone="table"
      tabindex="-1"
      role="group"
      aria-label=${scene.words.t("ui:table.label")}
      @click=${input.onTableClick}
      @keydown=${input.onTableKeydown}
    >
      ${renderHeader(scene, play.canUndo, scene.controls, scene.settable, input)}
      ${over ? renderEnding(scene, input) : renderField(scene, play, input)}
    </div>
    ${renderOver(scene, input)}
  `;
}

function renderEnding(scene: EndingScene, input: TableInput) {
  const { result } = scene.view;
  if (!result) return nothing;
  return endingPart.code && !scene.lacksMore ? endingPart.code.renderEnding(scene, result, input) : renderMissing(scene.words, input.onFetchAgain);
}

/** What lies over the table. */
function renderOver(scene: EndingScene, input: TableInput) {
  if (!input.dialog) return nothing;
  return dialogPart.code && !scene.lacksMore ? dialogPart.code.renderDialog(scene, input.dialog, input) : renderMissingDialog(scene.words, input);
}

/** In place of a dialog that could not be fetched. */
export function renderMissingDialog(words: Words, input: TableInput) {
  return html`<dialog part="dialog" data-zone="dialog" aria-label=${words.t("spare:missing")} @close=${input.onClosed} closedby="any">${renderMissing(words, input.onFetchAgain)}</dialog>`;
}

function renderField(scene: Scene, play: PlayController, input: TableInput) {
  const { view, words, chosen } = scene;
  const others = Array.from({ length: view.players - 1 }, (_, place) => (view.seat + 1 + place) % view.players);
  return html`
    <div class="field">
      ${others.map((seat) => renderSeat(scene, seat, input.onLook))}
      <div class="middle">${renderMiddle(scene, input)}</div>
      ${renderBidding(scene, input)}
    </div>
    <div class="own">
      ${renderSeat(scene, view.seat, input.onLook)} ${renderStatus(scene.said ?? statusText({ ...scene, chosen: chosen.length }, words), play.refusal, words, input)}
      ${renderHandfulButton(scene, input)}
    </div>
    ${renderHand(scene, input.reached, { onCard: input.onCard, onKeydown: input.onHandKeydown, onFocus: input.onCardFocus })}
  `;
}

function renderBidding({ view, words, held, look, offers }: Scene, input: TableInput) {
  if (!offers || held || !isBidding(view.choices)) return nothing;
  return html`
    <bid-panel
      class="bidding"
      data-zone="bid"
      .choices=${view.choices}
      .history=${view.bids}
      .names=${words.names}
      .deck=${look.deck}
      .fourColours=${look.fourColours}
      @tarot-bid=${input.onBid}
      @tarot-refusal=${input.onBidRefused}
    ></bid-panel>
  `;
}

/** Only while a handful may be shown: just before one's own first card. */
function renderHandfulButton({ view: { choices }, words, held, offers }: Scene, input: TableInput) {
  if (!offers || held || choices.phase !== "play" || choices.handfuls.length === 0) return nothing;
  return html`<button type="button" class="offer" @click=${input.onHandful}>${words.t("ui:table.handful.offer")}</button>`;
}
