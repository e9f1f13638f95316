import { html, nothing } from "lit";
import { sortHand, type CardCode } from "../../../rules/index.js";
import type { DealSession } from "../deal-session.js";
import { renderCards } from "../open-cards.js";
import type { Scene } from "../scene.js";

/** What the others hold at a step, and what lies face down; one's own hand lies on the table already. */
export function renderHands(scene: Scene, session: DealSession) {
  const { view, words } = scene;
  const seats = Array.from({ length: view.players - 1 }, (_, place) => (view.seat + 1 + place) % view.players);
  const discard = view.taker === undefined || view.taker === view.seat ? [] : (session.view(view.taker).discard ?? []);
  const dog = view.contract === undefined ? session.record.talon.split(" ") : [];
  const rows: [string, readonly CardCode[]][] = [
    ...seats.map((seat): [string, readonly CardCode[]] => [words.name(seat), session.view(seat).hand]),
    [words.t("ui:table.dog"), dog],
    [words.t("ui:table.discard.word"), discard],
  ];
  return html`
    <dl class="hands" aria-label=${words.t("modes:replay.hands")}>
      ${rows.map(([title, cards]) =>
        cards.length === 0
          ? nothing
          : html`
              <dt>${title}</dt>
              <dd>${renderCards(scene, sortHand(view.game, cards as CardCode[]))}</dd>
            `,
      )}
    </dl>
  `;
}
