import { html, nothing } from "lit";
import type { Problem } from "./lesson-source.js";
import type { Translate } from "./lesson-voice.js";

/** Codes with a sentence of their own; all others are faults in the file. */
const told: readonly string[] = ["no-lesson", "unknown-lesson", "unreachable", "too-large", "not-json", "unknown-kind"];

/** In the place of a lesson that cannot be shown: what is wrong, and where. */
export function renderProblem({ code, path }: Problem, t: Translate) {
  const place = path === "" ? code : `${code}: ${path}`;
  return html`
    <div part="problem" class="problem" role="group" aria-labelledby="problem">
      <h2 id="problem">${t("ui:lesson.problem.title")}</h2>
      <p>${t(`ui:lesson.problem.${told.includes(code) ? code : "fault"}`)}</p>
      ${told.includes(code) && path === "" ? nothing : html`<p class="place">${t("ui:lesson.problem.place")} <code>${place}</code></p>`}
    </div>
  `;
}
