import { html } from "lit";
import type { Translate } from "../shared/words.js";

export type Panel = "export" | "import" | "reset";

const fieldIn = (event: Event): HTMLTextAreaElement | null => (event.currentTarget as HTMLElement).closest(".panel")?.querySelector("textarea") ?? null;

/** The progress as text, to be copied, or saved as a file. */
export function renderExport(text: string, t: Translate, onCopy: (field: HTMLTextAreaElement) => void) {
  const copy = (event: Event) => {
    const field = fieldIn(event);
    if (field) onCopy(field);
  };
  return html`
    <p>${t("overview:export.about")}</p>
    <textarea readonly rows="5" spellcheck="false" aria-label=${t("overview:export.text")} .value=${text}></textarea>
    <div class="deeds">
      <button type="button" class="copy" @click=${copy}>${t("overview:export.copy")}</button>
      <a class="button" download="tarot-progress.json" href="data:application/json;charset=utf-8,${encodeURIComponent(text)}">${t("overview:export.file")}</a>
    </div>
  `;
}

/** Progress from elsewhere, as text or as a file. */
export function renderImport(t: Translate, onText: (text: string) => void, onFile: (file: File) => void) {
  const take = (event: Event) => onText(fieldIn(event)?.value ?? "");
  const choose = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) onFile(file);
    // The same file can be chosen once more.
    input.value = "";
  };
  return html`
    <p>${t("overview:import.about")}</p>
    <textarea rows="5" spellcheck="false" autocomplete="off" aria-label=${t("overview:import.text")}></textarea>
    <div class="deeds">
      <button type="button" class="take" @click=${take}>${t("overview:import.take")}</button>
      <label class="button"><input type="file" class="visually-hidden" accept=".json,application/json" @change=${choose} />${t("overview:import.file")}</label>
    </div>
  `;
}

/** Nothing is forgotten by a slip. */
export function renderReset(t: Translate, onYes: () => void, onNo: () => void) {
  return html`
    <div role="group" aria-labelledby="ask">
      <p id="ask">${t("overview:reset.ask")}</p>
      <div class="deeds">
        <button type="button" class="yes" @click=${onYes}>${t("overview:reset.yes")}</button>
        <button type="button" class="no" @click=${onNo}>${t("overview:reset.no")}</button>
      </div>
    </div>
  `;
}
