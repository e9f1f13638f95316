import { html, nothing } from "lit";
import type { Refusal } from "../../rules/index.js";
import { reasonText, wouldDoText } from "./refusal-text.js";
import type { Words } from "./words.js";

/** Why something was refused, and what would do; it can be closed. */
export function renderRefusal(refusal: Refusal, words: Words, onClose: () => void) {
  const wouldDo = wouldDoText(refusal, words);
  return html`
    <div part="refusal" class="bubble">
      <span class="sign" aria-hidden="true">!</span>
      <div>
        <p class="reason">${reasonText(refusal, words)}</p>
        ${wouldDo === null ? nothing : html`<p>${wouldDo}</p>`}
      </div>
      <button type="button" class="close" aria-label=${words.t("ui:table.button.close")} @click=${onClose}><span aria-hidden="true">×</span></button>
    </div>
  `;
}
