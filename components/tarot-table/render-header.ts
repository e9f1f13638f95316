import { html, nothing, type TemplateResult } from "lit";
import { icon, undo } from "../shared/icons.js";
import { trickCount } from "../../rules/index.js";
import { renderStanding } from "./render-standing.js";
import type { Scene } from "./scene.js";

export interface HeaderEvents {
  onLastTrick: () => void;
  onUndo: () => void;
  onNewDeal: () => void;
  onSettings: () => void;
  onKeys: () => void;
  onShare: () => void;
}

/**
 * What is played, how far it has come, and what can be done with the table. On narrow tables buttons show their icon alone.
 * @param settable whether the person may set anything
 */
export function renderHeader(scene: Scene, canUndo: boolean, controls: boolean, settable: boolean, events: HeaderEvents) {
  const { words, view, figure } = scene;
  const button = (name: string, drawing: TemplateResult, possible: boolean, act: () => void) => {
    const text = words.t(`ui:table.button.${name}`);
    return html`
      <button type="button" class="tool" data-tool=${name} aria-label=${text} title=${text} aria-disabled=${possible ? nothing : "true"} @click=${() => possible && act()}>
        ${drawing}<span class="word" aria-hidden="true">${text}</span>
      </button>
    `;
  };
  return html`
    <header part="header">
      <p class=${view.called === undefined && !view.slamAnnounced ? "facts" : "facts many"}>${renderFacts(scene)}</p>
      ${renderStanding(scene)}
      ${controls && !figure
        ? html`
            <div class="tools" data-zone="tools">
              <button type="button" class="tool keys-tool" data-tool="keys" @click=${events.onKeys}>${words.t("ui:table.button.keys")}</button>
              ${button("lastTrick", icons.lastTrick, view.tricks.length > 0, events.onLastTrick)}
              ${button("undo", icons.undo, canUndo, events.onUndo)} ${button("newDeal", icons.newDeal, true, events.onNewDeal)}
              ${settable ? button("settings", icons.settings, true, events.onSettings) : nothing}
              ${button("share", icons.share, true, events.onShare)}
            </div>
          `
        : nothing}
    </header>
  `;
}

function renderFacts({ view, words, held }: Scene) {
  const { contract, multiplier, called, tricks, trick } = view;
  if (contract === undefined) return html`<span>${words.t(view.result ? "ui:table.facts.void" : "ui:table.facts.bidding")}</span>`;
  const total = trickCount(view.game, view.players);
  const number = Math.min(typeof held?.winner === "number" ? tricks.length : tricks.length + 1, total);
  const playing = held !== null || tricks.length > 0 || trick.cards.length > 0;
  return html`
    <span><b>${words.bid(contract)}</b>${multiplier === undefined ? nothing : html` ×${multiplier}`}</span>
    ${called === undefined ? nothing : html`<span>${words.t("ui:table.facts.called", { card: words.card(called) })}</span>`}
    ${view.slamAnnounced ? html`<span>${words.t("ui:table.facts.slam")}</span>` : nothing}
    ${playing ? html`<span>${words.t("ui:table.facts.trick", { number, total })}</span>` : nothing}
  `;
}

const icons = {
  lastTrick: icon("M4 8.5l7-2.5 4.5 12.5-7 2.5zM13 4h7.5v13.5H18"),
  undo: icon(undo),
  settings: icon("M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4"),
  share: icon("M12 15V3M7 8l5-5 5 5M5 13v7h14v-7"),
  newDeal: icon("M20 11a8 8 0 1 0-2.3 6M20 4v7h-7"),
};
