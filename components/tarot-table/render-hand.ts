import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardCode } from "../../rules/index.js";
import { drawCard } from "../playing-card/draw-card.js";
import { handGroups, type HandCard, type HandGroup } from "./hand-model.js";
import type { Scene } from "./scene.js";

/** A card of the hand, and which one from the left it is. */
export interface Reached {
  card: CardCode;
  place: number;
}

export interface HandEvents {
  onCard: (event: MouseEvent, card: CardCode) => void;
  onKeydown: (event: KeyboardEvent) => void;
  onFocus: (reached: Reached, isStop: boolean) => void;
}

/**
 * One's own cards, by suit. Each is a button of which only a strip may show; the card reaches out of it under its
 * neighbour. With nothing refused, nothing is darkened.
 * @param reached the card that the Tab key reaches
 */
export function renderHand(scene: Scene, reached: Reached | null, events: HandEvents) {
  const { words, figure, view } = scene;
  const groups = handGroups(scene, words);
  const cards = groups.flatMap((group) => group.cards);
  const stop = stopOf(cards, reached);
  const asked = view.choices.phase === "play" || view.choices.phase === "discard";
  const mark = asked && cards.some(({ state }) => state === "refused") ? "hand marked" : "hand";
  const content = repeat(
    groups,
    ({ suit }) => suit,
    (group) => renderGroup(group, (card) => (figure ? renderFigureCard(scene, card) : renderCard(scene, card, cards.indexOf(card), card === stop, events))),
  );
  return figure
    ? html`<div part="hand" class=${mark} role="list" aria-label=${words.t("ui:table.hand")}>${content}</div>`
    : html`<div part="hand" class=${mark} data-zone="hand" role="toolbar" aria-label=${words.t("ui:table.hand")} @keydown=${events.onKeydown}>${content}</div>`;
}

/** The card that the Tab key reaches: where the one that was reached is gone, the one that takes its place, and with it the focus. */
function stopOf(cards: readonly HandCard[], reached: Reached | null): HandCard | undefined {
  if (reached) return cards.find(({ code }) => code === reached.card) ?? cards[Math.min(reached.place, cards.length - 1)];
  return cards.find(({ state }) => state === "open") ?? cards[0];
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

function renderCard(scene: Scene, { code, state, label, fresh }: HandCard, place: number, stop: boolean, { onCard, onFocus }: HandEvents) {
  return html`
    <button
      type="button"
      part="card"
      class=${`card ${state}${fresh ? " fresh" : ""}${scene.raised === code ? " raised" : ""}`}
      data-card=${code}
      tabindex=${stop ? 0 : -1}
      aria-disabled=${state === "open" ? nothing : "true"}
      @click=${(event: MouseEvent) => onCard(event, code)}
      @focus=${() => onFocus({ card: code, place }, stop)}
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
