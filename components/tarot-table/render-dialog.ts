import { html, nothing } from "lit";
import type { CardCode, HandfulChoice, SeatView, Trick } from "../../rules/index.js";
import { fixedIn, isSame, missingFrom, poolOf, type HandfulPick } from "./handful-pick.js";
import { laidAside, type Laid } from "./render-seats.js";
import type { Scene } from "./scene.js";
import { winnerText } from "./status-text.js";
import type { Words } from "./words.js";

/** What lies over the table: something to look at again, or a handful to put together. */
export type DialogContent = { what: "last-trick"; trick: Trick } | { what: "pick-handful"; pick: HandfulPick } | Laid;

/** Whether what the dialog shows is still there: the page may have taken it back, or gone on. */
export function isThere(content: DialogContent, view: SeatView): boolean {
  switch (content.what) {
    case "last-trick":
      return view.tricks.some((trick) => trick.cards.join() === content.trick.cards.join());
    case "pick-handful":
      return view.choices.phase === "play" && view.choices.handfuls.some((offer) => isSame(offer, content.pick.choice));
    case "handful":
      return view.handfuls.some(({ seat }) => seat === content.seat);
    case "discard":
      return laidAside(view, content.seat).length > 0;
  }
}

export interface DialogEvents {
  onClose: () => void;
  onClosed: () => void;
  onLevel: (choice: HandfulChoice) => void;
  onPick: (card: CardCode) => void;
  onShow: () => void;
}

/** A native dialog: Escape closes it, and the focus goes back to where it came from. */
export function renderDialog(scene: Scene, content: DialogContent, events: DialogEvents) {
  const { words, view } = scene;
  return html`
    <dialog part="dialog" data-zone="dialog" aria-labelledby="dialog-title" @close=${events.onClosed} closedby="any">
      <div class="sheet">
        <h2 id="dialog-title">${titleOf(content, view, words)}</h2>
        ${renderContent(scene, content, events)}
        ${content.what === "pick-handful" ? nothing : html`<button type="button" class="dismiss" @click=${events.onClose}>${words.t("ui:table.button.close")}</button>`}
      </div>
    </dialog>
  `;
}

function titleOf(content: DialogContent, view: SeatView, words: Words): string {
  switch (content.what) {
    case "last-trick":
      return words.t("ui:table.lastTrick.title");
    case "pick-handful":
      return words.t("ui:table.handful.title");
    case "handful":
      return words.t("ui:table.handful.of", { name: words.name(content.seat) });
    case "discard":
      return content.seat === view.seat ? words.t("ui:table.discard.yours") : words.t("ui:table.discard.open");
  }
}

function renderContent(scene: Scene, content: DialogContent, events: DialogEvents) {
  const { view } = scene;
  switch (content.what) {
    case "last-trick":
      return renderTrick(scene, content.trick);
    case "pick-handful":
      return renderPicker(scene, content.pick, events);
    case "handful":
      return renderCards(scene, view.handfuls.find(({ seat }) => seat === content.seat)?.cards ?? []);
    case "discard":
      return renderCards(scene, laidAside(view, content.seat));
  }
}

function renderTrick({ view, words, deck }: Scene, trick: Trick) {
  return html`
    <ol class="past">
      ${trick.cards.map((card, place) => {
        const seat = (trick.leader + place) % view.players;
        return html`
          <li class=${seat === trick.winner ? "winning" : ""}>
            <playing-card card=${card} deck=${deck ?? nothing}></playing-card>
            <span>${words.name(seat)}</span>
          </li>
        `;
      })}
    </ol>
    <p>${winnerText(trick, view, words)}</p>
  `;
}

export function renderCards({ deck }: Scene, cards: readonly CardCode[]) {
  return html`<ul class="open-cards">
    ${cards.map((card) => html`<li><playing-card card=${card} deck=${deck ?? nothing}></playing-card></li>`)}
  </ul>`;
}

function renderPicker(scene: Scene, pick: HandfulPick, events: DialogEvents) {
  const { view, words } = scene;
  const offers = view.choices.phase === "play" ? view.choices.handfuls : [];
  const missing = missingFrom(pick);
  return html`
    <div class="levels" role="group" aria-label=${words.t("ui:table.handful.level")}>
      ${offers.map(
        (offer) => html`
          <button type="button" aria-pressed=${isSame(offer, pick.choice) ? "true" : "false"} @click=${() => events.onLevel(offer)}>
            ${words.t(`ui:table.handful.level${offer.level}`, { count: offer.count })}
          </button>
        `,
      )}
    </div>
    <p>${pick.choice.withExcuse ? words.t("ui:table.handful.withExcuse") : words.t("ui:table.handful.choose", { count: pick.choice.count })}</p>
    <div class="pool" role="group" aria-label=${words.t("ui:table.handful.cards")}>${poolOf(pick.choice).map((card) => renderPoolCard(scene, pick, card, events))}</div>
    <p class="missing">${missingText(missing, words)}</p>
    <div class="ends">
      <button type="button" class="dismiss" @click=${events.onClose}>${words.t("ui:table.handful.cancel")}</button>
      <button type="button" class="show primary" aria-disabled=${missing === 0 ? nothing : "true"} @click=${events.onShow}>${words.t("ui:table.handful.show")}</button>
    </div>
  `;
}

function renderPoolCard({ words, deck }: Scene, { choice, cards }: HandfulPick, card: CardCode, { onPick }: DialogEvents) {
  const shown = cards.includes(card);
  return html`
    <button
      type="button"
      class="pick"
      data-pick=${card}
      aria-pressed=${shown ? "true" : "false"}
      aria-disabled=${fixedIn(choice).includes(card) ? "true" : nothing}
      @click=${() => onPick(card)}
    >
      <playing-card card=${card} decorative deck=${deck ?? nothing}></playing-card>
      <span class="visually-hidden">${words.card(card)}</span>
    </button>
  `;
}

function missingText(missing: number, words: Words): string {
  if (missing === 0) return words.t("ui:table.handful.ready");
  return missing > 0 ? words.t("ui:table.handful.missing", { count: missing }) : words.t("ui:table.handful.tooMany", { count: -missing });
}
