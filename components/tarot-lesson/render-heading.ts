import { html, nothing } from "lit";
import type { LessonState } from "../../tutorials/index.js";
import { icon } from "../shared/icons.js";
import { paths } from "./icon-paths.js";
import type { LessonVoice } from "./lesson-voice.js";

/** What the lesson is called, what it is for, and how far the learner has come. */
export function renderHeading({ lesson, index, phase }: LessonState, voice: LessonVoice, restart: () => void) {
  const ended = phase.kind === "ended";
  const classOf = (place: number) => (ended || place < index ? "done" : place === index ? "now" : "");
  return html`
    <header part="heading">
      <p class="title" lang=${voice.textLanguage}>${voice.say(lesson.title)}</p>
      <h2 id="goal" lang=${voice.textLanguage}>${voice.say(lesson.goal)}</h2>
      ${renderRestart(voice.t("player:fromStart"), index === 0 && !ended, restart)}
      <div class="steps" aria-hidden="true">${lesson.steps.map((_, place) => html`<i class=${classOf(place)}></i>`)}</div>
    </header>
  `;
}

/** Back to the first step; keeps its place, unseen, while that is shown. */
function renderRestart(text: string, first: boolean, restart: () => void) {
  return html`
    <button type="button" class="restart" aria-label=${text} title=${text} aria-disabled=${first ? "true" : nothing} @click=${() => !first && restart()}>
      ${icon(paths.first)}
      <span aria-hidden="true">${text}</span>
    </button>
  `;
}
