import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardCode } from "../../rules/index.js";
import { drawCard } from "../playing-card/draw-card.js";
import type { Scene } from "./scene.js";

export interface DiscardEvents {
  onTakeBack: (card: CardCode) => void;
  onDiscard: () => void;
}

/** The row into which the taker lays cards, one place for each; complete, it can be confirmed. What lies there stays when no more is asked for. */
export function renderDiscard({ view: { choices }, words, chosen, look, offers }: Scene, { onTakeBack, onDiscard }: DiscardEvents) {
  if (choices.phase !== "discard" || (!offers && chosen.length === 0)) return nothing;
  const open = Math.max(0, choices.count - chosen.length);
  return html`
    <div class="laying" role="group" aria-label=${words.t("ui:table.discard.yours")} data-zone="discard">
      <p class="caption">${words.t("ui:table.discard.yours")}</p>
      <div class="row">
        ${repeat(
          chosen,
          (card) => card,
          (card) => html`
            <button type="button" class="laid" data-laid=${card} @click=${() => onTakeBack(card)}>
              ${drawCard(look, card)}
              <span class="visually-hidden">${words.t("ui:table.discard.takeBack", { card: words.card(card) })}</span>
            </button>
          `,
        )}
        ${Array.from({ length: open }, () => html`<span class="slot"></span>`)}
      </div>
      <button type="button" class="confirm primary" aria-disabled=${open > 0 ? "true" : nothing} @click=${onDiscard}>${words.t("ui:table.discard.confirm")}</button>
    </div>
  `;
}
