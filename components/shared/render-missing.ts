import { html } from "lit";
import type { Translate } from "./words.js";

/** In the place of what could not be fetched: that, and another try. */
export function renderMissing(t: Translate, onAgain: () => void) {
  return html`
    <div class="absent">
      <p role="alert">${t("spare:missing")}</p>
      <button type="button" class="again" @click=${onAgain}>${t("spare:again")}</button>
    </div>
  `;
}
