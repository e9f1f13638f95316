import { html, nothing } from "lit";
import type { ScoreSheetDeal } from "./score-entry.js";
import type { Words } from "../shared/words.js";

export interface Deletion {
  kind: "deleted";
  deal: number;
  removed: ScoreSheetDeal;
}

/** The last thing done. */
export type Deed = { kind: "added" | "changed" | "restored"; deal: number } | Deletion;

/** Tells the last thing done; a deleted deal can be put back. */
export function renderDeed(voice: Words, deed: Deed | null, restore: (deletion: Deletion) => void) {
  return html`
    <div class="deed">
      <p role="status">${deed ? voice.t(`score:form.${deed.kind}`, { number: voice.number(deed.deal + 1) }) : nothing}</p>
      ${deed?.kind === "deleted" ? html`<button type="button" class="undo" @click=${() => restore(deed)}>${voice.t("score:form.undo")}</button>` : nothing}
    </div>
  `;
}
