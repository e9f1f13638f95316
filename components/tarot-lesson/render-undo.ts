import { html, nothing } from "lit";
import { currentStep, type LessonState } from "../../tutorials/index.js";
import { icon } from "../shared/icons.js";
import { paths } from "./icon-paths.js";
import type { LessonController } from "./lesson-controller.js";
import type { Translate } from "./lesson-voice.js";

/** In free play: one card back, where Retry takes back all. Keeps its place, so that the table below keeps its own. */
export function renderUndo(run: LessonController, state: LessonState, t: Translate) {
  if (currentStep(state).kind !== "free" || (state.phase.kind !== "asking" && state.phase.kind !== "mistake")) return nothing;
  return html`
    <button type="button" part="undo" class="undo" aria-disabled=${run.can("undo") ? nothing : "true"} @click=${() => run.press("undo")}>
      ${icon(paths.undo, 18)}<span>${t("player:undo")}</span>
    </button>
  `;
}
