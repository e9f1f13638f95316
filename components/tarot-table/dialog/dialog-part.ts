import { html, nothing } from "lit";
import type { SeatView } from "../../../rules/index.js";
import type { DialogContent, DialogEvents } from "../dialog-content.js";
import { renderCards } from "../open-cards.js";
import { laidAside } from "../render-seats.js";
import type { Scene } from "../scene.js";
import type { Words } from "../words.js";
import { dialog } from "./dialog.styles.js";
import { isSame } from "./handful-pick.js";
import { renderKeys } from "./render-keys.js";
import { renderPicker } from "./render-picker.js";
import { renderLastTrick, renderTricks } from "./render-tricks.js";

export const styles = [dialog];

/** Whether what the dialog shows is still there: the page may have taken it back, or gone on. */
export function isThere(content: DialogContent, view: SeatView): boolean {
  switch (content.what) {
    case "last-trick":
      return view.tricks.some((trick) => trick.cards.join() === content.trick.cards.join());
    case "tricks":
      return view.tricks.length > 0;
    case "keys":
      return true;
    case "pick-handful":
      return offersOf(view).some((offer) => content.pick === null || isSame(offer, content.pick.choice));
    case "handful":
      return view.handfuls.some(({ seat }) => seat === content.seat);
    case "discard":
      return laidAside(view, content.seat).length > 0;
  }
}

/** A native dialog: Escape closes it, and the focus goes back to where it came from. */
export function renderDialog(scene: Scene, content: DialogContent, events: DialogEvents) {
  const { words, view } = scene;
  return html`
    <dialog part="dialog" data-zone="dialog" aria-labelledby="dialog-title" @close=${events.onClosed} closedby="any">
      <div class="sheet">
        <h2 id="dialog-title" tabindex="-1">${titleOf(content, view, words)}</h2>
        ${renderContent(scene, content, events)}
        ${content.what === "pick-handful" ? nothing : html`<button type="button" class="dismiss" @click=${events.onClose}>${words.t("ui:table.button.close")}</button>`}
      </div>
    </dialog>
  `;
}

function titleOf(content: DialogContent, view: SeatView, words: Words): string {
  switch (content.what) {
    case "last-trick":
      return words.t("aside:tricks.last");
    case "tricks":
      return words.t("aside:tricks.title");
    case "keys":
      return words.t("aside:keys.title");
    case "pick-handful":
      return words.t("aside:handful.title");
    case "handful":
      return words.t("aside:handful.of", { name: words.name(content.seat) });
    case "discard":
      return content.seat === view.seat ? words.t("ui:table.discard.yours") : words.t("ui:table.discard.open");
  }
}

function renderContent(scene: Scene, content: DialogContent, events: DialogEvents) {
  const { view } = scene;
  switch (content.what) {
    case "last-trick":
      return renderLastTrick(scene, content.trick, () => events.onContent({ what: "tricks" }));
    case "tricks":
      return renderTricks(scene);
    case "keys":
      return renderKeys(scene.words);
    case "pick-handful":
      return renderPicker(scene, offersOf(view), content.pick, events);
    case "handful":
      return renderCards(scene, view.handfuls.find(({ seat }) => seat === content.seat)?.cards ?? []);
    case "discard":
      return renderCards(scene, laidAside(view, content.seat));
  }
}

function offersOf({ choices }: SeatView) {
  return choices.phase === "play" ? choices.handfuls : [];
}
