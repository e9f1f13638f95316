import { html, nothing } from "lit";
import type { CourseStanding, LessonStanding } from "../../tutorials/index.js";
import { icon } from "../shared/icons.js";
import type { Translate } from "../shared/words.js";
import { paths } from "../tarot-lesson/icon-paths.js";
import { titleOf, titlesOf } from "./sentences.js";

/** Every lesson of the course, in order: what it is for, how it stands, and what is best taken before. */
export function renderLessons({ lessons, next }: CourseStanding, t: Translate, choose: (lesson: string) => void) {
  return html`
    <ol part="lessons" class="lessons" aria-label=${t("overview:lessons")}>
      ${lessons.map((lesson, place) => renderLesson(lesson, place + 1, lesson.id === next, t, choose))}
    </ol>
  `;
}

function renderLesson(lesson: LessonStanding, number: number, recommended: boolean, t: Translate, choose: (lesson: string) => void) {
  const { id, state, missing } = lesson;
  const names = `${state}${recommended ? " recommended" : ""}`;
  return html`
    <li part="item ${names}" class="item ${names}" data-lesson=${id}>
      <span class="number" aria-hidden="true">${state === "done" ? icon(paths.tick, 18) : number}</span>
      <h3>
        <button type="button" class="choose" aria-describedby="about-${id}" aria-current=${recommended ? "step" : nothing} @click=${() => choose(id)}>${titleOf(id, t)}</button>
      </h3>
      ${recommended ? html`<p class="badge">${t("overview:recommended")}</p>` : nothing}
      <div id="about-${id}" class="about">
        <p class="goal">${t(`lessons:${id}.goal`)}</p>
        <p class="state">${stateSentence(lesson, t)}</p>
        ${state === "open" && missing.length > 0 ? html`<p class="advice">${t("overview:bestAfter", { titles: titlesOf(missing, t) })}</p>` : nothing}
      </div>
    </li>
  `;
}

function stateSentence({ state, step, steps }: LessonStanding, t: Translate): string {
  return state === "begun" ? t("overview:state.begun", { step: step + 1, steps }) : t(`overview:state.${state}`);
}
