import { html, nothing } from "lit";
import type { CardCode, HandfulChoice } from "../../../rules/index.js";
import { drawCard } from "../../playing-card/draw-card.js";
import type { DialogEvents, HandfulPick } from "../dialog-content.js";
import type { Scene } from "../scene.js";
import type { Words } from "../words.js";
import { fixedIn, isSame, missingFrom, pickOf, poolOf, toggled } from "./handful-pick.js";

/** A handful is put together: its level, and which trumps are shown where there are more than it takes. */
export function renderPicker(scene: Scene, offers: readonly HandfulChoice[], given: HandfulPick | null, events: DialogEvents) {
  const { words } = scene;
  const best = offers.at(-1);
  const pick = given ?? (best && pickOf(best));
  if (!pick) return nothing;
  const missing = missingFrom(pick);
  const choose = (next: HandfulPick) => events.onContent({ what: "pick-handful", pick: next });
  return html`
    <div class="levels" role="group" aria-label=${words.t("aside:handful.level")}>
      ${offers.map(
        (offer) => html`
          <button type="button" aria-pressed=${isSame(offer, pick.choice) ? "true" : "false"} @click=${() => choose(pickOf(offer))}>
            ${words.t(`aside:handful.level${offer.level}`, { count: offer.count })}
          </button>
        `,
      )}
    </div>
    <p>${pick.choice.withExcuse ? words.t("aside:handful.withExcuse") : words.t("aside:handful.choose", { count: pick.choice.count })}</p>
    <div class="pool" role="group" aria-label=${words.t("aside:handful.cards")}>
      ${poolOf(pick.choice).map((card) => renderPoolCard(scene, pick, card, () => choose(toggled(pick, card))))}
    </div>
    <p class="missing" role="status">${missingText(missing, words)}</p>
    <div class="ends">
      <button type="button" class="dismiss" @click=${events.onClose}>${words.t("aside:handful.cancel")}</button>
      <button type="button" class="show primary" aria-disabled=${missing === 0 ? nothing : "true"} @click=${() => missing === 0 && events.onShow(pick.cards)}>
        ${words.t("aside:handful.show")}
      </button>
    </div>
  `;
}

function renderPoolCard({ words, look }: Scene, { choice, cards }: HandfulPick, card: CardCode, onPick: () => void) {
  const shown = cards.includes(card);
  return html`
    <button
      type="button"
      class="pick"
      data-pick=${card}
      aria-pressed=${shown ? "true" : "false"}
      aria-disabled=${fixedIn(choice).includes(card) ? "true" : nothing}
      @click=${onPick}
    >
      ${drawCard(look, card)}
      <span class="visually-hidden">${words.card(card)}</span>
    </button>
  `;
}

function missingText(missing: number, words: Words): string {
  if (missing === 0) return words.t("aside:handful.ready");
  return missing > 0 ? words.t("aside:handful.missing", { count: missing }) : words.t("aside:handful.tooMany", { count: -missing });
}
