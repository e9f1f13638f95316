/**
 * The texts, and the only door to i18next: one instance of our own (never the host page's), one lazy chunk a language.
 *
 * A key names its file first: `ui:bid.label`, `cards:name.HK`, `reasons:must-follow`, `lessons:overtrump.goal`.
 */
import { createInstance } from "i18next";
import type { Language } from "./languages.js";
import { defaultLanguage } from "./languages.js";

export * from "./languages.js";

/** The files of a language. `lessons` is a chunk of its own, fetched once a lesson is shown. */
export type TextFile = "ui" | "cards" | "reasons" | "lessons";

/** Values for a text's placeholders. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

type Tree = { readonly [key: string]: string | Tree };

/** Texts that a page sets in place of ours, by file. */
export type TextOverrides = Partial<Record<TextFile, Tree>>;

type Chunk = "core" | "lessons";

const chunks: Record<Language, Record<Chunk, () => Promise<TextOverrides>>> = {
  de: { core: async () => (await import("./de/index.js")).default, lessons: async () => (await import("./de/lessons.js")).default },
  fr: { core: async () => (await import("./fr/index.js")).default, lessons: async () => (await import("./fr/lessons.js")).default },
  sv: { core: async () => (await import("./sv/index.js")).default, lessons: async () => (await import("./sv/lessons.js")).default },
  en: { core: async () => (await import("./en/index.js")).default, lessons: async () => (await import("./en/lessons.js")).default },
};

const i18n = createInstance();
// Initialised in the same tick: all texts come through addTexts, none through a backend. Lit writes text nodes, so nothing is escaped.
void i18n.init({
  initAsync: false,
  lng: defaultLanguage,
  fallbackLng: false,
  ns: ["ui", "cards", "reasons", "lessons"],
  defaultNS: "ui",
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
});

const loaded = new Set<string>();
const loading = new Map<string, Promise<void>>();
const overrides = new Map<Language, TextOverrides[]>();
const listeners = new Set<() => void>();

/** Whether the texts of a language are there already, so that they can be shown without waiting. */
export function hasTexts(language: Language, chunk: Chunk = "core"): boolean {
  return loaded.has(`${language}/${chunk}`);
}

/**
 * Fetches the texts of a language once, however often it is asked for.
 * Rejects when the chunk cannot be fetched; the next call tries again.
 */
export function loadTexts(language: Language, chunk: Chunk = "core"): Promise<void> {
  const key = `${language}/${chunk}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = chunks[language][chunk]().then(
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

/** The text of a key in a language, its placeholders filled. A key without a text gives the key itself. */
export function text(language: Language, key: string, values: TextValues = {}): string {
  return i18n.t(key, { ...values, lng: language });
}

function addTexts(language: Language, texts: TextOverrides): void {
  for (const [file, tree] of Object.entries(texts)) i18n.addResourceBundle(language, file, tree, true, true);
}
