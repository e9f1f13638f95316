import { html } from "lit";
import type { CardCode } from "../../rules/index.js";
import { drawCard } from "../playing-card/draw-card.js";
import type { Scene } from "./scene.js";

/** Cards laid open in a row, of each at least its index. */
export function renderCards({ look }: Scene, cards: readonly CardCode[]) {
  return html`<ul class="open-cards">
    ${cards.map((card) => html`<li>${drawCard(look, card, false)}</li>`)}
  </ul>`;
}
