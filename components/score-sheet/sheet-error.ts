import { renderProblemBox } from "../shared/problem-box.js";
import type { DealsError } from "./read-deals.js";
import type { Words } from "../shared/words.js";

const worded = ["not-json", "too-large", "missing-key", "players", "score-differs", "impossible"];

/** In place of a sheet whose data is not to be trusted: what is wrong, and where in the data. */
export function renderError(voice: Words, { code, path }: DealsError) {
  return renderProblemBox({
    title: voice.t("score:error.title"),
    sentences: [voice.t(`score:error.${worded.includes(code) ? code : "value"}`)],
    place: path === "" ? null : { label: voice.t("score:error.place"), path },
  });
}
