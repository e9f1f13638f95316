import { html, nothing } from "lit";
import { lessonAfter, type LessonState } from "../../tutorials/index.js";
import { tell } from "../shared/events.js";
import { icon } from "../shared/icons.js";
import { paths } from "./icon-paths.js";
import type { Translate } from "./lesson-voice.js";
import { learnt } from "./progress.js";
import type { TarotLesson } from "./tarot-lesson.js";

/** The lesson to go on with, once this one has ended; null where there is none. */
export function nextLesson(lesson: string | undefined, { phase }: LessonState): string | null {
  return phase.kind === "ended" && lesson !== undefined ? lessonAfter(lesson, learnt()) : null;
}

/** At the end of a lesson of the course: on to the one after it. */
export function renderNext(host: TarotLesson, lesson: string | undefined, state: LessonState, t: Translate) {
  const next = nextLesson(lesson, state);
  if (lesson === undefined || next === null) return nothing;
  return html`
    <button type="button" part="next-lesson" class="next-lesson primary" @click=${() => goOn(host, lesson, next)}>
      <span>${t("player:nextLesson", { title: t(`lessons:${next}.title`) })}</span>
      ${icon(paths.next)}
    </button>
  `;
}

function goOn(host: TarotLesson, lesson: string, next: string): void {
  if (!tell(host, "tarot-lesson-next", { lesson, next }, true)) return;
  host.step = null;
  host.lesson = next;
}
