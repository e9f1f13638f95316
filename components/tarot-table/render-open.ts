import { html, nothing } from "lit";
import { renderCards } from "./open-cards.js";
import type { Scene } from "./scene.js";

/** What lies open for all until the first trick is over: shown handfuls, and trumps that were laid aside. */
export function renderOpenCards(scene: Scene) {
  const { view, words, held } = scene;
  const firstTrick = view.tricks.length === 0 || (held !== null && view.tricks.length === 1);
  if (!firstTrick || view.result) return nothing;
  const laid = view.publicDiscards ?? [];
  return html`
    ${view.handfuls.map(({ seat, level, cards }) => renderStrip(scene, words.t(`ui:table.handful.shown${level}`, { name: words.name(seat) }), cards))}
    ${laid.length > 0 ? renderStrip(scene, words.t("ui:table.discard.open"), laid) : nothing}
  `;
}

function renderStrip(scene: Scene, title: string, cards: readonly string[]) {
  return html`<div class="strip"><p class="caption">${title}</p>${renderCards(scene, cards)}</div>`;
}
