import { html, nothing } from "lit";
import type { Refusal } from "../../rules/index.js";
import { reasonText, wouldDoText } from "./refusal-text.js";
import type { Words } from "./words.js";

/** The sentence that says how things stand; a refusal lies over it until it is closed or something else is done. */
export function renderStatus(text: string, refusal: Refusal | null, words: Words, onClose: () => void) {
  return html`
    <div class="standing">
      <p part="status" class="status">${text}</p>
      ${refusal ? renderBubble(refusal, words, onClose) : nothing}
    </div>
  `;
}

function renderBubble(refusal: Refusal, words: Words, onClose: () => void) {
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
