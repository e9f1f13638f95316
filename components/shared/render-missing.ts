import { html } from "lit";
import type { Translate } from "./words.js";

/**
 * In the place of what could not be fetched: that, and another try.
 * @param words of the element that lacks something
 */
export function renderMissing(words: { readonly t: Translate }, onAgain: () => void) {
  return html`
    <div class="absent">
      <p role="alert">${words.t("spare:missing")}</p>
      <button type="button" class="again" @click=${onAgain}>${words.t("spare:again")}</button>
    </div>
  `;
}
