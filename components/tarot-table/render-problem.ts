import { html } from "lit";
import type { ErrorDetail } from "../shared/events.js";
import { renderProblemBox } from "../shared/problem-box.js";
import { reasonText } from "./refusal-text.js";
import type { Words } from "./words.js";

/** Codes that are explained by the same sentence. */
const families: Readonly<Record<string, string>> = {
  "not-json": "text",
  "too-large": "size",
  "too-deep": "size",
  "too-many-actions": "size",
  "wrong-type": "shape",
  "unknown-key": "shape",
  "missing-key": "shape",
  format: "shape",
  game: "game",
  players: "setup",
  dealer: "setup",
  "unknown-option": "setup",
  "option-value": "setup",
  "hand-count": "cards",
  "card-count": "cards",
  "unknown-card": "cards",
  "double-card": "cards",
  "bad-action": "action",
  "illegal-action": "illegal",
};

/** In the place of a table that cannot be shown: what is wrong, and where. */
export function renderProblem({ code, path, refusal }: ErrorDetail, words: Words) {
  return renderProblemBox({
    title: words.t("ui:table.problem.title"),
    sentences: [words.t(`ui:table.problem.${families[code] ?? "shape"}`), ...(refusal ? [reasonText(refusal, words)] : [])],
    place: path === "" ? null : { label: words.t("ui:table.problem.place"), path },
  });
}

/** In the place of a part of the table that could not be fetched. */
export function renderMissing(words: Words, onAgain: () => void) {
  return html`
    <div class="problem-box">
      <p class="title" role="alert">${words.t("ui:part.missing")}</p>
      <div><button type="button" class="again" @click=${onAgain}>${words.t("ui:part.again")}</button></div>
    </div>
  `;
}
