import { html, nothing } from "lit";
import { comingBack } from "../../tutorials/index.js";
import type { Shell } from "../shared/shell-element.js";
import type { QuizRun } from "./quiz-run.js";

/** What is asked about, how it has gone so far, and what comes back. */
export function renderHeading(run: QuizRun, t: Shell["t"]) {
  const { asked, right } = sum(run);
  return html`
    <header part="heading">
      <p class="title">${t("lessons:practice.title")}</p>
      <h2 id="title" tabindex="-1">${t(`lessons:practice.quiz.kind.${run.item.kind}`)}</h2>
      <p class="score">
        <span>${t("lessons:practice.quiz.tally", { right, asked })}</span>
        <span>${t("lessons:practice.quiz.streak", { streak: run.boxes.streak })}</span>
      </p>
      ${run.again && !run.tried ? html`<p class="again">${t("lessons:practice.quiz.again")}</p>` : nothing}
    </header>
  `;
}

function sum({ boxes }: QuizRun): { asked: number; right: number } {
  return Object.values(boxes.totals).reduce((all, total) => ({ asked: all.asked + total.asked, right: all.right + total.right }), { asked: 0, right: 0 });
}

/** What comes back, and when, in words. */
export function renderBack(run: QuizRun, t: Shell["t"]) {
  const { count: missed, after } = comingBack(run.boxes, run.kinds);
  if (missed === 0) return html`<p class="back">${t("lessons:practice.quiz.none")}</p>`;
  return html`<p class="back">${after === 0 ? t("lessons:practice.quiz.due", { missed }) : t("lessons:practice.quiz.back", { missed, count: after })}</p>`;
}
