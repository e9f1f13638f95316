import type { ErrorDetail } from "../../shared/events.js";
import { renderProblemBox } from "../../shared/problem-box.js";
import { reasonText } from "../refusal-text.js";
import type { Words } from "../words.js";

/** Codes that are explained by the same sentence. */
const families: Readonly<Record<string, string>> = {
  "not-json": "text",
  "not-link": "link",
  checksum: "link",
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

/** What is wrong with a deal. */
export function problemSentences({ code, refusal }: ErrorDetail, words: Words): readonly string[] {
  return [words.t(`modes:problem.${families[code] ?? "shape"}`), ...(refusal ? [reasonText(refusal, words)] : [])];
}

/** In the place of a table that cannot be shown: what is wrong, and where. */
export function renderProblem(problem: ErrorDetail, words: Words) {
  const { path } = problem;
  return renderProblemBox({
    title: words.t("modes:problem.title"),
    sentences: problemSentences(problem, words),
    place: path === "" ? null : { label: words.t("modes:problem.place"), path },
  });
}
