import { html, nothing } from "lit";
import type { DealsError } from "./read-deals.js";
import type { Words } from "../shared/words.js";

const worded = ["not-json", "too-large", "missing-key", "players", "score-differs", "impossible"];

/** In place of a sheet whose data is not to be trusted: what is wrong, and where in the data. */
export function renderError(voice: Words, { code, path }: DealsError) {
  return html`
    <div part="error" class="error" role="alert">
      <p>${voice.t("ui:score.error.title")}</p>
      <p>${voice.t(`ui:score.error.${worded.includes(code) ? code : "value"}`)}${path === "" ? nothing : html` <code>${path}</code>`}</p>
    </div>
  `;
}
