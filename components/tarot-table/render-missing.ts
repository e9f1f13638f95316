import { html } from "lit";
import type { Words } from "./words.js";

/** In the place of a part of the table that could not be fetched. */
export function renderMissing(words: Words, onAgain: () => void) {
  return html`
    <div class="problem-box">
      <p class="title" role="alert">${words.t("spare:missing")}</p>
      <div><button type="button" class="again" @click=${onAgain}>${words.t("spare:again")}</button></div>
    </div>
  `;
}
