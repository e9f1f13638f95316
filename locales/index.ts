/**
 * The texts, and the only door to i18next: one instance of our own (never the host page's), one lazy chunk a language.
 *
 * A key names its file first: `ui:bid.label`, `cards:name.HK`, `reasons:must-follow`, `lessons:overtrump.goal`.
 */
import { createInstance } from "i18next";
import { cores } from "./cores.js";
import type { FurtherFile } from "./further.js";
import type { Language } from "./languages.js";
import { defaultLanguage, languages } from "./languages.js";
import { spares } from "./spare.js";
import type { Tree } from "./tree.js";

export * from "./languages.js";

/**
 * Which file a key is of. Those of the lessons come in several chunks; `latin` and `german` name the cards of decks with
 * other suits than the French, and come with such a deck; `spare` is what can be said before anything is fetched.
 */
export type TextFile = (typeof files)[number];

const files = ["ui", "cards", "reasons", "lessons", "modes", "latin", "german", "settings", "aside", "overview", "score", "player", "spare"] as const;

/** Values for a text's placeholders. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Texts that a page sets in place of ours, by file. */
export type TextOverrides = Partial<Record<TextFile, Tree>>;

/**
 * What is fetched at once: `core`, without which no element shows itself; `course`, the titles and goals of all
 * lessons; `lesson/<id>`, the other texts of one; `modes`, those of a table that is no plain game; `settings`, those of
 * what a person can set; `aside`, those of a game's dialogs and of its end; `overview`, those of the course's overview;
 * `score`, those of the score sheet; `player`, those around a lesson; `latin`, `german`, the words of such suits.
 */
export type TextChunk = "core" | FurtherFile | `lesson/${string}`;

const i18n = createInstance();
// Initialised in the same tick: all texts come through addTexts, none through a backend. Lit writes text nodes, so nothing is escaped.
void i18n.init({
  initAsync: false,
  lng: defaultLanguage,
  fallbackLng: false,
  ns: files,
  defaultNS: "ui",
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
});

const loaded = new Set<string>();
const loading = new Map<string, Promise<void>>();
const overrides = new Map<Language, TextOverrides[]>();
const listeners = new Set<() => void>();
/** Texts without placeholders, once looked up: every card asks for its letters, each time it is drawn. */
const plain = new Map<string, string>();

for (const language of languages) addTexts(language, { spare: spares[language] });

/** Whether the texts of a language are there already, so that they can be shown without waiting. */
export function hasTexts(language: Language, chunk: TextChunk = "core"): boolean {
  return loaded.has(`${language}/${chunk}`);
}

/**
 * Fetches the texts of a language once, however often it is asked for.
 * Rejects when the chunk cannot be fetched; the next call tries again. Rejects with a RangeError for a lesson that we do not have.
 */
export function loadTexts(language: Language, chunk: TextChunk = "core"): Promise<void> {
  const key = `${language}/${chunk}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = fetchTexts(language, chunk).then(
      (texts) => {
        addTexts(language, texts);
        for (const own of overrides.get(language) ?? []) addTexts(language, own);
        loaded.add(key);
      },
      (error: unknown) => {
        loading.delete(key);
        throw error;
      },
    );
    loading.set(key, promise);
  }
  return promise;
}

/**
 * Replaces some of our texts by the host page's own, in one language, for all elements; they show at once.
 * @param texts only the keys to replace, nested as in `locales/<language>/`
 */
export function overrideTexts(language: Language, texts: TextOverrides): void {
  overrides.set(language, [...(overrides.get(language) ?? []), texts]);
  addTexts(language, texts);
  for (const listener of listeners) listener();
}

/** Calls back when texts were replaced. Returns the function that ends it. */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of a key in a language, or of the first of several that has one, its placeholders filled. Without a text it gives the key itself. */
export function text(language: Language, key: string | string[], values?: TextValues): string {
  if (values) return i18n.t(key, { ...values, lng: language });
  const place = `${language}/${key.toString()}`;
  let known = plain.get(place);
  if (known === undefined) plain.set(place, (known = i18n.t(key, { lng: language })));
  return known;
}

async function fetchTexts(language: Language, chunk: TextChunk): Promise<TextOverrides> {
  if (chunk === "core") return cores[language]();
  if (!isLesson(chunk)) return { [chunk === "course" ? "lessons" : chunk]: (await (await import("./further.js")).furtherFiles[chunk][language]()).default };
  const { lessonFiles } = await import("./lessons.js");
  const id = chunk.slice("lesson/".length);
  const files = Object.hasOwn(lessonFiles, id) ? lessonFiles[id] : undefined;
  if (!files) throw new RangeError(`no texts for a lesson "${id}"`);
  return { lessons: { [id]: (await files[language]()).default } };
}

function isLesson(chunk: TextChunk): chunk is `lesson/${string}` {
  return chunk.startsWith("lesson/");
}

function addTexts(language: Language, texts: TextOverrides): void {
  plain.clear();
  for (const [file, tree] of Object.entries(texts)) i18n.addResourceBundle(language, file, tree, true, true);
}
