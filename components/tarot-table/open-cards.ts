import { html, nothing } from "lit";
import type { CardCode } from "../../rules/index.js";
import type { Scene } from "./scene.js";

/** Cards laid open in a row, of each at least its index. */
export function renderCards({ deck }: Scene, cards: readonly CardCode[]) {
  return html`<ul class="open-cards">
    ${cards.map((card) => html`<li><playing-card card=${card} deck=${deck ?? nothing}></playing-card></li>`)}
  </ul>`;
}
