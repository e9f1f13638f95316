import type { Finding, FindingCode, LessonTexts } from "./finding.js";
import type { Lesson, TextKey } from "./format.js";
import { keysIn, textIn, textKeys } from "./lesson-texts.js";
import { mostWords, mostWordsInAll, straightWay, wordCount } from "./reading.js";

const markup = /<[a-z!/]|&#?\w+;/i;
const placeholder = /\{\{|\$t\(/;

/** Every text in every language, plain and whole, and none that nothing shows. */
export function textFindings(lesson: Lesson, texts: LessonTexts): Finding[] {
  const used = textKeys(lesson);
  return Object.keys(texts).flatMap((language) => {
    const own = lesson.texts?.get(language);
    const read = (key: TextKey) => (lesson.texts ? own?.get(key) : textIn(texts[language], key));
    const present = lesson.texts ? [...(own?.keys() ?? [])] : keysIn(texts[language]).filter((key) => key.startsWith(`${lesson.id}.`));
    const found = (step: string | null, code: FindingCode, key: TextKey): Finding => ({ step, code, about: `${language} ${key}` });
    return [
      ...[...used].flatMap(([key, step]): Finding[] => {
        const text = read(key);
        if (text === undefined || text.trim() === "") return [found(step, "text-missing", key)];
        if (markup.test(text)) return [found(step, "text-markup", key)];
        if (placeholder.test(text)) return [found(step, "text-placeholder", key)];
        return wordCount(text) > mostWords ? [found(step, "text-long", key)] : [];
      }),
      ...present.filter((key) => !used.has(key)).map((key) => found(null, "text-unused", key)),
      ...tooLong(lesson, (key) => read(key) ?? "").map((about): Finding => ({ step: null, code: "lesson-long", about: `${language} ${about}` })),
    ];
  });
}

/** The number of words, where there are too many. */
function tooLong(lesson: Lesson, read: (key: TextKey) => string): string[] {
  const words = straightWay(lesson).reduce((sum, key) => sum + wordCount(read(key)), 0);
  return words > mostWordsInAll ? [String(words)] : [];
}
