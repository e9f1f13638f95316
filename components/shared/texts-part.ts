import type { Language, TextChunk } from "../../locales/index.js";
import { loadTexts } from "../../locales/index.js";
import { LazyPart } from "./lazy-part.js";

const parts = new Map<string, LazyPart<true>>();

/** Texts of a language beyond those that every element needs. */
export function textsPart(language: Language, chunk: TextChunk): LazyPart<true> {
  const key = `${language}/${chunk}`;
  const part =
    parts.get(key) ??
    new LazyPart<true>(async () => {
      await loadTexts(language, chunk);
      return true;
    });
  parts.set(key, part);
  return part;
}
