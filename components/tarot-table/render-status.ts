import { html, nothing } from "lit";
import type { Refusal } from "../../rules/index.js";
import { renderMissing } from "../shared/render-missing.js";
import type { TableInput } from "./table-input.js";
import { playPart } from "./table-parts.js";
import type { Words } from "./words.js";

/** The sentence that says how things stand; a refusal lies over it until it is closed or something else is done. */
export function renderStatus(text: string, refusal: Refusal | null, words: Words, { onCloseRefusal, onFetchAgain }: TableInput) {
  return html`
    <div class="standing">
      <p part="status" class="status">${text}</p>
      ${refusal ? (playPart.code?.renderRefusal(refusal, words, onCloseRefusal) ?? renderMissing(words, onFetchAgain)) : nothing}
    </div>
  `;
}
