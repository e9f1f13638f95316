import type { CourseStanding, LessonId } from "../../tutorials/index.js";
import type { Translate } from "../shared/words.js";

export function titleOf(lesson: LessonId, t: Translate): string {
  return t(`lessons:${lesson}.title`);
}

/** Some titles have commas of their own. */
export function titlesOf(lessons: readonly LessonId[], t: Translate): string {
  return lessons.map((lesson) => titleOf(lesson, t)).join(" · ");
}

/** 5 of 17 lessons done */
export function progressSentence({ done, total }: CourseStanding, t: Translate): string {
  return t("overview:progress", { done, total });
}

/** What there is to do next, or that nothing is left. */
export function wayOn({ lessons, next, done }: CourseStanding, t: Translate): string {
  if (next === null) return t("overview:finished");
  const title = titleOf(next, t);
  if (lessons.some(({ id, state }) => id === next && state === "begun")) return t("overview:goOn", { title });
  return done > 0 ? t("overview:nextUp", { title }) : t("overview:begin", { title });
}
