import { languages, type Language } from "../../../locales/index.js";
import type { Tree } from "../../../locales/tree.js";

/** Shorter ones stand in words of other languages too. */
const least = 8;

/** Sentences of all other languages than one, which that one does not happen to say as well. */
export async function foreignWords(language: Language, lesson: string): Promise<readonly string[]> {
  const own = await wordsOf(language, lesson);
  const others = await Promise.all(languages.filter((other) => other !== language).map((other) => wordsOf(other, lesson)));
  return [...new Set(others.flat())].filter((words) => words.length >= least && !own.some((known) => known.includes(words)));
}

/** What stands between placeholders. */
async function wordsOf(language: Language, lesson: string): Promise<string[]> {
  const files = ["ui", "player", "cards", "reasons", "course", `lessons/${lesson}`];
  const trees = await Promise.all(files.map((name) => read(`${language}/${name}`)));
  return trees.flatMap(leaves).flatMap((sentence) => sentence.replaceAll(/\s+/g, " ").split(/\s*\{\{\w+\}\}\s*/));
}

const trees = new Map<string, Promise<Tree>>();

function read(name: string): Promise<Tree> {
  const known = trees.get(name) ?? fetch(new URL(`../../../locales/${name}.json`, import.meta.url)).then((response) => response.json() as Promise<Tree>);
  trees.set(name, known);
  return known;
}

function leaves(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

/** What looks like a key where a text should be: `lesson.tool.next`. */
export const keyShown = /(?<![\w.])[a-z][\w-]*(?:\.[a-z][\w-]*)+(?![\w.])/;
