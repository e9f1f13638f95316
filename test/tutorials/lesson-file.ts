import overtrump from "../../tutorials/lessons/overtrump.json" with { type: "json" };
import type { LessonTexts } from "../../tutorials/index.js";
import { languages, loadTexts, text } from "../../locales/index.js";
import { textKeys } from "../../tutorials/lesson-texts.js";
import { loadLesson } from "../../tutorials/index.js";

// A lesson file before anybody has read it: any shape may be tried.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type LessonFile = any;

/** The bundled lesson's file, changed. */
export function lessonFile(change: (file: LessonFile) => void = () => undefined): LessonFile {
  const file: LessonFile = structuredClone(overtrump);
  change(file);
  return file;
}

/** A step of a file by its id. */
export const stepOf = (file: LessonFile, id: string): LessonFile => file.steps.find((step: { id: string }) => step.id === id);

/** The texts of one of the package's lessons in all languages, as trees. */
export async function lessonTexts(id = "overtrump"): Promise<LessonTexts> {
  const keys = [...textKeys(await loadLesson(id)).keys()];
  const entries = await Promise.all(
    languages.map(async (language) => {
      await Promise.all([loadTexts(language, "course"), loadTexts(language, `lesson/${id}`)]);
      const known = keys.map((key) => [key, text(language, `lessons:${key}`)] as const).filter(([key, found]) => found !== key);
      return [language, tree(known)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** `{ a: { b: "…" } }` for `[["a.b", "…"]]`. */
function tree(entries: readonly (readonly [string, string])[]): LessonFile {
  const root: LessonFile = {};
  for (const [key, value] of entries) {
    const parts = key.split(".");
    let at = root;
    for (const part of parts.slice(0, -1)) at = at[part] ??= {};
    at[parts.at(-1)!] = value;
  }
  return root;
}
