import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardCode } from "../../rules/index.js";
import { drawCard } from "../playing-card/draw-card.js";
import { handGroups, type HandCard, type HandGroup } from "./hand-model.js";
import type { Scene } from "./scene.js";

export interface HandEvents {
  onCard: (event: MouseEvent, card: CardCode) => void;
  onKeydown: (event: KeyboardEvent) => void;
  onFocus: (card: CardCode) => void;
}

/**
 * One's own cards, by suit. Each is a button of which only a strip may show; the card reaches out of it under its
 * neighbour. With nothing refused, nothing is darkened.
 * @param reached the card that the Tab key reaches
 */
export function renderHand(scene: Scene, reached: CardCode | null, events: HandEvents) {
  const { words, figure, view } = scene;
  const groups = handGroups(scene, words);
  const cards = groups.flatMap((group) => group.cards);
  const stop = cards.some(({ code }) => code === reached) ? reached : (cards.find(({ state }) => state === "open") ?? cards[0])?.code;
  const asked = view.choices.phase === "play" || view.choices.phase === "discard";
  const mark = asked && cards.some(({ state }) => state === "refused") ? "hand marked" : "hand";
  const content = repeat(
    groups,
    ({ suit }) => suit,
    (group) => renderGroup(group, (card) => (figure ? renderFigureCard(scene, card) : renderCard(scene, card, card.code === stop, events))),
  );
  return figure
    ? html`<div part="hand" class=${mark} role="list" aria-label=${words.t("ui:table.hand")}>${content}</div>`
    : html`<div part="hand" class=${mark} data-zone="hand" role="toolbar" aria-label=${words.t("ui:table.hand")} @keydown=${events.onKeydown}>${content}</div>`;
}

function renderGroup({ suit, cards }: HandGroup, draw: (card: HandCard) => unknown) {
  return html`<div class="group" data-suit=${suit} role="presentation">
    ${repeat(
      cards,
      ({ code }) => code,
      draw,
    )}
  </div>`;
}

function renderCard(scene: Scene, { code, state, label, fresh }: HandCard, stop: boolean, { onCard, onFocus }: HandEvents) {
  return html`
    <button
      type="button"
      part="card"
      class=${`card ${state}${fresh ? " fresh" : ""}${scene.raised === code ? " raised" : ""}`}
      data-card=${code}
      tabindex=${stop ? 0 : -1}
      aria-disabled=${state === "open" ? nothing : "true"}
      @click=${(event: MouseEvent) => onCard(event, code)}
      @focus=${() => onFocus(code)}
    >
      ${drawCard(scene.look, code)}
      <span class="visually-hidden">${label}</span>
    </button>
  `;
}

function renderFigureCard(scene: Scene, { code, state, label }: HandCard) {
  return html`
    <span part="card" class="card ${state}" data-card=${code} role="listitem">
      ${drawCard(scene.look, code)}
      <span class="visually-hidden">${label}</span>
    </span>
  `;
}
