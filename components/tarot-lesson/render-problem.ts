import { html, nothing } from "lit";
import type { ErrorDetail } from "../shared/events.js";
import { renderProblemBox } from "../shared/problem-box.js";
import type { Translate } from "./lesson-voice.js";

/** Codes with a sentence of their own; all others are faults in the file. */
const told: readonly string[] = ["no-lesson", "unknown-lesson", "unreachable", "too-large", "not-json", "unknown-kind"];

/** Whether it may be there another time. */
export const mayCome = ({ code }: ErrorDetail): boolean => code === "unreachable";

/** In the place of a lesson that cannot be shown: what is wrong, and where; and another try, where that may help. */
export function renderProblem(problem: ErrorDetail, t: Translate, onAgain: () => void) {
  const { code, path } = problem;
  const known = told.includes(code);
  return renderProblemBox({
    title: t("player:problem.title"),
    sentences: [t(`player:problem.${known ? code : "fault"}`)],
    place: known && path === "" ? null : { label: t("player:problem.place"), path: path === "" ? code : `${code}: ${path}` },
    deed: mayCome(problem) ? html`<button type="button" class="again" @click=${onAgain}>${t("spare:again")}</button>` : nothing,
  });
}
