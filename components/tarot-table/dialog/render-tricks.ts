import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Trick } from "../../../rules/index.js";
import { drawCard } from "../../playing-card/draw-card.js";
import type { Scene } from "../scene.js";
import { winnerText } from "../status-text.js";

/** One trick, large, and from there the way to all of them. */
export function renderLastTrick(scene: Scene, trick: Trick, onAll: () => void) {
  const { view, words } = scene;
  return html`
    ${renderPast(scene, trick)}
    <p>${winnerText(trick, view, words)}</p>
    ${view.tricks.length > 1 ? html`<button type="button" class="all" @click=${onAll}>${words.t("aside:tricks.open")}</button>` : nothing}
  `;
}

/** Every trick so far, the newest first: who led, what fell, who took it. */
export function renderTricks(scene: Scene) {
  const { view, words } = scene;
  const numbered = view.tricks.map((trick, place) => ({ trick, number: place + 1 })).reverse();
  return html`
    <ol class="all-tricks" reversed>
      ${repeat(
        numbered,
        ({ number }) => number,
        ({ trick, number }) => html`
          <li data-trick=${number}>
            <h3>${words.t("aside:tricks.number", { number })}</h3>
            <p>${winnerText(trick, view, words)}</p>
            ${renderPast(scene, trick)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** Cards in the order in which they fell, each with its player. */
function renderPast({ view, words, look }: Scene, trick: Trick) {
  return html`
    <ol class="past">
      ${trick.cards.map((card, place) => {
        const seat = (trick.leader + place) % view.players;
        return html`
          <li class=${seat === trick.winner ? "winning" : ""}>
            ${drawCard(look, card, false)}
            <span class="who">${words.name(seat)}</span>
            ${place === 0 ? html`<small>${words.t("aside:tricks.led")}</small>` : nothing}
          </li>
        `;
      })}
    </ol>
  `;
}
