import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardCode, Seat, Trick } from "../../rules/index.js";
import { drawCard } from "../playing-card/draw-card.js";
import { icon, star } from "../shared/icons.js";
import type { Scene } from "./scene.js";
import { placeOf } from "./words.js";

/** Cards in the order in which they fell, each before its seat. */
export function renderTrick(scene: Scene, trick: Trick) {
  const { view, words } = scene;
  const seatAt = (place: number): Seat => (trick.leader + place) % view.players;
  return html`
    <ul part="trick" class="trick" aria-label=${words.t("ui:table.trick")}>
      ${repeat(
        trick.cards,
        (card) => card,
        (card, place) => renderPlayed(scene, card, seatAt(place), trick.winner === seatAt(place)),
      )}
    </ul>
  `;
}

function renderPlayed({ view, words, look }: Scene, card: CardCode, seat: Seat, winning: boolean) {
  const text = words.t(winning ? "ui:table.played.winning" : "ui:table.played.card", { name: words.name(seat), card: words.card(card) });
  return html`
    <li class=${winning ? "played winning" : "played"} data-played data-place=${placeOf(seat, view.seat, view.players)}>
      ${drawCard(look, card)}
      ${winning ? html`<span class="star" title=${words.t("ui:table.played.best")}>${icon(star, 14, true)}</span>` : nothing}
      <span class="visually-hidden">${text}</span>
    </li>
  `;
}
