import { html, nothing } from "lit";
import type { CardCode, DealRecord } from "../../../rules/index.js";
import { parseAction, sortHand } from "../../../rules/index.js";
import { renderCards } from "../open-cards.js";
import type { Scene } from "../scene.js";
import type { Words } from "../words.js";

/** Everybody's cards as they were dealt, the dog, and what the taker laid aside: nothing is hidden any more. */
export function renderDealtCards(scene: Scene, { hands, talon, actions }: DealRecord) {
  const { words, view } = scene;
  const discard = actions.map(parseAction).find((action) => action.type === "discard");
  const rows = [
    ...hands.map((hand, seat) => ({ title: words.name(seat), role: roleOf(scene, seat), cards: codes(hand) })),
    { title: words.t("ui:table.dog"), role: "", cards: codes(talon) },
    ...(discard ? [{ title: discardTitle(discard.seat === view.seat, words), role: "", cards: discard.cards }] : []),
  ];
  return html`
    <dl class="dealt">
      ${rows.map(
        ({ title, role, cards }) => html`
          <dt>${title}${role === "" ? nothing : html` <small>${role}</small>`}</dt>
          <dd>${renderCards(scene, sortHand(view.game, cards))}</dd>
        `,
      )}
    </dl>
  `;
}

function codes(cards: string): CardCode[] {
  return cards.split(" ").filter(Boolean);
}

function roleOf({ view: { result }, words }: Scene, seat: number): string {
  if (result?.kind !== "french-tarot") return "";
  if (seat === result.taker) return words.t("ui:table.taker");
  return seat === result.partner ? words.t("ui:table.partner") : "";
}

function discardTitle(own: boolean, words: Words): string {
  return words.t(own ? "ui:table.discard.yours" : "ui:table.discard.word");
}
