import { html } from "lit";
import { courseLessons, courseStanding, type CourseStanding } from "../../tutorials/index.js";
import { announce } from "../shared/announcer.js";
import { icon } from "../shared/icons.js";
import type { Translate } from "../shared/words.js";
import { paths } from "../tarot-lesson/icon-paths.js";
import { keepLearnt, learnt } from "../tarot-lesson/progress.js";
import { progressSentence, titlesOf, wayOn } from "./sentences.js";
import type { TarotCourse } from "./tarot-course.js";

/** What the course is, how far the learner has come, the way on, and the shortcut. */
export function renderHeading(host: TarotCourse, standing: CourseStanding, t: Translate, choose: (lesson: string) => void) {
  const { lessons, next } = standing;
  return html`
    <header part="heading">
      <h2 id="title" tabindex="-1">${t("overview:title")}</h2>
      <p class="progress">${progressSentence(standing, t)}</p>
      <div class="steps" aria-hidden="true">${lessons.map(({ id, state }) => html`<i class="${state} ${id === next ? "next" : ""}"></i>`)}</div>
      ${next === null
        ? html`<p class="finished">${icon(paths.tick)}<span>${wayOn(standing, t)}</span></p>`
        : html`<button type="button" class="go primary" @click=${() => choose(next)}><span>${wayOn(standing, t)}</span>${icon(paths.next)}</button>`}
      ${renderShortcut(host, t)}
    </header>
  `;
}

/** For whoever plays other games of tricks: some lessons need not be taken. */
function renderShortcut(host: TarotCourse, t: Translate) {
  const familiar = courseLessons.filter((lesson) => lesson.familiar).map(({ id }) => id);
  const onChange = () => {
    keepLearnt({ ...learnt(), knowsTricks: !learnt().knowsTricks });
    const standing = courseStanding(learnt());
    announce(`${progressSentence(standing, t)} ${wayOn(standing, t)}`, host.language, "polite", host.ownerDocument);
  };
  return html`
    <label class="shortcut">
      <input type="checkbox" .checked=${learnt().knowsTricks} aria-labelledby="shortcut" aria-describedby="shortcut-about" @change=${onChange} />
      <span>
        <span id="shortcut">${t("overview:tricks.label")}</span>
        <span id="shortcut-about">${t("overview:tricks.about", { titles: titlesOf(familiar, t) })}</span>
      </span>
    </label>
  `;
}
