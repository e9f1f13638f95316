import { problemBox, renderProblemBox } from "../shared/problem-box.js";
import type { Translate } from "../shared/words.js";

export const styles = [problemBox];

/** In place of what a page hands over and nobody can read. */
export function renderProblem(t: Translate) {
  return renderProblemBox({ title: t("modes:problem.panel"), sentences: [t("modes:problem.terms")], place: null });
}
